import { Stepper } from '@larder/design-system/Stepper';
import { TextLink } from '@larder/design-system/TextLink';
import { type ReactNode, useEffect, useRef } from 'react';
import { type CheckoutTexts, useCheckoutTexts } from '../../../messages/checkout.ts';
import { HoldClock } from '../HoldClock/HoldClock.tsx';
import { type Checkout, type Step, stepsOf } from '../steps.ts';
import { moneyText } from '../money-text.ts';
import * as styles from './CheckoutSteps.css.ts';

interface CheckoutStepsProps {
  checkout: Checkout;
  /** null while all of them are done and something else has to be answered. */
  current: Step | null;
  hrefOf: (step: Step) => string;
  /** Opens a step again; once it is kept, the shopper is back where they were. */
  onChange: (step: Step) => void;
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
const isInStore = (step: Step, channel: Checkout['channel']): boolean => step === 'TIME' && channel === 'IN_STORE';

const titleOf = (step: Step, { channel }: Checkout, { stepTitle, time }: CheckoutTexts): string => {
  if (step === 'DETAILS') return stepTitle.DETAILS[channel];
  return isInStore(step, channel) ? time.way : stepTitle[step];
};

/** What the current step asks. */
const leadOf = (step: Step, { channel }: Checkout, { time, details, review }: CheckoutTexts): string =>
  isInStore(step, channel) ? time.inStore.lead : { TIME: time, DETAILS: details, REVIEW: review }[step].lead;

/** What is chosen in another step, or will be unless it is changed. */
function summaryOf(step: Step, checkout: Checkout, { time, payment }: CheckoutTexts): string {
  const { slot, channel, handOver, payments, paymentId, snap, purchaseOrder } = checkout;
  if (step === 'REVIEW') return '';
  if (step === 'TIME') {
    if (channel === 'IN_STORE') return time.inStore.note;
    return slot ? time.note(time.channel[channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'], slot.text, slot.feeText) : '';
  }
  const name =
    payments.find(({ id }) => id === paymentId)?.name ?? (handOver.kind === 'UNATTENDED' ? payment.online : '');
  const way =
    snap?.paid && paymentId !== null ? payment.snap.split(moneyText(snap.paid), moneyText(snap.rest), name) : name;
  return [handOver.text, way, purchaseOrder?.number && payment.po.of(purchaseOrder.number)].filter(Boolean).join(' · ');
}
