import { Stepper } from '@larder/design-system/Stepper';
import { TextLink } from '@larder/design-system/TextLink';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutStep } from '../../../graphql/schema-types.ts';
import { type CheckoutTexts, useCheckoutTexts } from '../../../messages/checkout.ts';
import { HoldClock } from '../HoldClock/HoldClock.tsx';
import { type Checkout, stepsOf } from '../steps.ts';
import { moneyText } from '../money-text.ts';
import * as styles from './CheckoutSteps.css.ts';

interface CheckoutStepsProps {
  checkout: Checkout;
  /** null while all of them are done and something else has to be answered. */
  current: CheckoutStep | null;
  hrefOf: (step: CheckoutStep) => string;
  /** Opens a step again; once it is kept, the shopper is back where they were. */
  onChange: (step: CheckoutStep) => void;
  onHoldEnded: () => void;
  /** What there is to do in the current step. */
  children?: ReactNode;
}

/** The steps: what was chosen in those that are done, with a way back to each, the current one as a card, and those to come. */
export function CheckoutSteps({ checkout, current, hrefOf, onChange, onHoldEnded, children }: CheckoutStepsProps) {
  const texts = useCheckoutTexts();
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(current);
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    const heading = list.current?.querySelector<HTMLElement>('[aria-current="step"] h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [current]);

  const steps = stepsOf(checkout).filter((step) => current !== null || step !== 'REVIEW');
  const at = current === null ? steps.length : steps.indexOf(current);
  const held = checkout.slot?.heldUntil;
  return (
    <div ref={list}>
      <Stepper
        kind="sections"
        label={texts.steps}
        doneLabel={texts.done}
        current={current ?? undefined}
        steps={steps.map((step, index) => {
          const title = titleOf(step, checkout, texts);
          const isCurrent = step === current;
          const note = isCurrent ? leadOf(step, checkout, texts) : summaryOf(step, checkout, texts);
          return {
            key: step,
            title,
            note: (
              <span className={styles.note}>
                {note}
                {step === 'TIME' && held && <HoldClock until={held} onEnded={onHoldEnded} />}
              </span>
            ),
            ...(index < at
              ? {
                  action: (
                    <TextLink
                      href={hrefOf(step)}
                      standalone
                      aria-label={texts.changeStep(title)}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                        event.preventDefault();
                        onChange(step);
                      }}
                    >
                      {texts.change}
                    </TextLink>
                  ),
                }
              : {}),
            ...(isCurrent ? { children } : {}),
          };
        })}
      />
    </div>
  );
}

/** In the store, the first step is about the way alone. */
const isInStore = (step: CheckoutStep, channel: Checkout['channel']): boolean =>
  step === 'TIME' && channel === 'IN_STORE';

const titleOf = (step: CheckoutStep, { handOver, channel }: Checkout, texts: CheckoutTexts): string =>
  step === 'PLACE' ? handOver.title : isInStore(step, channel) ? texts.time.way : texts.stepTitle[step];

/** What the current step asks. */
function leadOf(step: CheckoutStep, { channel }: Checkout, texts: CheckoutTexts): string {
  if (step === 'PLACE') return channel === 'PICKUP' ? texts.place.pickupLead : texts.place.lead;
  if (isInStore(step, channel)) return texts.time.inStore.lead;
  return { TIME: texts.time, ITEMS: texts.items, PAYMENT: texts.payment, REVIEW: texts.review }[step].lead;
}

/** What is chosen in another step, or will be unless it is changed. */
function summaryOf(step: CheckoutStep, checkout: Checkout, { time, payment }: CheckoutTexts): string {
  const { slot, channel, handOver, substitutionText, payments, paymentId, snap, purchaseOrder } = checkout;
  switch (step) {
    case 'TIME':
      if (channel === 'IN_STORE') return time.inStore.note;
      return slot
        ? time.note(time.channel[channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'], slot.text, slot.feeText)
        : '';
    case 'PLACE':
      return handOver.text ?? '';
    case 'ITEMS':
      return substitutionText;
    case 'PAYMENT': {
      const name =
        payments.find(({ id }) => id === paymentId)?.name ?? (handOver.kind === 'UNATTENDED' ? payment.online : '');
      const way =
        snap?.paid && paymentId !== null ? payment.snap.split(moneyText(snap.paid), moneyText(snap.rest), name) : name;
      return [way, purchaseOrder?.number && payment.po.of(purchaseOrder.number)].filter(Boolean).join(' · ');
    }
    case 'REVIEW':
      return '';
  }
}
