import { CheckoutBar } from '../../features/checkout/Bar/CheckoutBar.tsx';
import { moneyText } from '../../features/checkout/money-text.ts';
import type { Checkout, Step } from '../../features/checkout/steps.ts';
import { useCheckoutTexts } from '../../messages/checkout.ts';
import { chosenSlot } from '../../ui/TimePicker/slot-days.ts';

interface ScreenBarProps {
  checkout: Checkout;
  step: Step;
  /** Id of the time that is chosen in the first step. */
  time: string;
  isGuest: boolean;
  isBusy: boolean;
  /** Name of the wallet whose sheet is open; null while none is. */
  waitsFor: string | null;
  /** Accepts what is new since the quote that the shopper saw; undefined unless something is. */
  onAccept: (() => void) | undefined;
}

/** The bar of each step: what is chosen, the total, and what comes next. */
export function ScreenBar({ checkout, step, time, isGuest, isBusy, waitsFor, onAccept }: ScreenBarProps) {
  const texts = useCheckoutTexts();
  const { channel, days, slot, total, cart } = checkout;
  const isInStore = channel === 'IN_STORE';
  const chosen = step === 'TIME' && !isInStore ? chosenSlot(days, time, texts) : null;
  const label = {
    TIME: isInStore ? texts.time.inStore.use : texts.time.use,
    DETAILS: texts.details.use,
    REVIEW: onAccept ? texts.changed.accept : isGuest ? texts.review.signIn : texts.review.place,
  }[step];
  const text = {
    TIME: isInStore ? undefined : chosen ? texts.time.detail(chosen.text, chosen.fee) : texts.time.choose,
    DETAILS: slot?.text,
    REVIEW: slot?.text ?? cart.placeText,
  }[step];
  const placing = waitsFor === null ? texts.review.placing : texts.review.waitingFor(waitsFor);
  return (
    <CheckoutBar
      totalLabel={onAccept ? texts.summary.newTotal : texts.summary.total}
      total={moneyText(total)}
      text={text}
      label={label}
      isBusy={isBusy}
      busyLabel={{ TIME: texts.time.holding, DETAILS: texts.saving, REVIEW: placing }[step]}
      onPress={onAccept}
    />
  );
}
