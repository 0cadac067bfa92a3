import { Icon } from '@larder/design-system/Icon';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Text } from '@larder/design-system/Text';
import { type FormEvent, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { type Fault, Faults } from '../StepAlert/StepAlert.tsx';
import { StepFoot } from '../StepFoot/StepFoot.tsx';
import type { StepProps } from '../step-props.ts';
import { problemsOf } from '../steps.ts';
import { moneyText } from '../money-text.ts';
import * as styles from './PaymentStep.css.ts';
import { Tips } from './Tips.tsx';
import { PoNumber } from './PoNumber.tsx';
import { Snap } from './Snap.tsx';
import { snapCents, type SnapEntry, snapEntryOf } from './snap.ts';
import { tipCents, type TipEntry, tipEntryOf } from './tip.ts';

interface PaymentStepProps extends StepProps {
  /** A link to how it is handed over, where that decides what can be chosen. */
  placeLink: React.ReactNode;
}

const paymentId = 'checkout-payment';
const tipId = 'checkout-tip';
const snapId = 'checkout-snap';
const poId = 'checkout-po-number';

/** Where a refusal of the service's belongs. */
const fieldIds: Readonly<Record<string, string>> = {
  tipCents: tipId,
  ebtCents: snapId,
  snapCents: snapId,
  poNumber: poId,
};

/** How it is paid (N-64): what can't be chosen says why. A delivery can have a tip, a business's order a PO number (S-165). */
export function PaymentStep({ checkout, change, onDone, placeLink }: PaymentStepProps) {
  const { payment } = useCheckoutTexts();
  const { payments, tips, total, holdText, snap, purchaseOrder } = checkout;
  const offered = payments.filter(({ isOffered }) => isOffered);
  // Whoever meets us pays then, unless they say otherwise.
  const [chosen, setChosen] = useState(
    () =>
      (
        offered.find(({ id }) => id === checkout.paymentId) ??
        offered.find(({ id }) => id === 'HAND_OVER') ??
        offered[0]
      )?.id ?? '',
  );
  const [tip, setTip] = useState<TipEntry>(() => tipEntryOf(checkout));
  const [benefits, setBenefits] = useState<SnapEntry>(() => snapEntryOf(snap));
  const [poNumber, setPoNumber] = useState(purchaseOrder?.number ?? '');
  const [tried, setTried] = useState<{ count: number; faults: readonly Fault[] }>({ count: 0, faults: [] });
  const isDelivered = tips.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isBusy) return;
    const again = (faults: readonly Fault[]) => setTried(({ count }) => ({ count: count + 1, faults }));
    const cents = isDelivered ? tipCents(tip) : null;
    const ebt = snap ? snapCents(benefits, snap) : null;
    const faults = [
      ...(chosen === '' ? [{ id: paymentId, message: payment.missing }] : []),
      ...(ebt === undefined && snap ? [{ id: snapId, message: payment.snap.invalid(moneyText(snap.eligible)) }] : []),
      ...(cents === undefined ? [{ id: tipId, message: payment.tipInvalid }] : []),
    ];
    if (faults.length > 0) return again(faults);
    const kept = await change.keep({
      paymentId: chosen,
      ...(typeof cents === 'number' ? { tipCents: cents } : {}),
      ...(typeof ebt === 'number' ? { snapCents: ebt } : {}),
      ...(purchaseOrder ? { poNumber } : {}),
    });
    if (kept.kind === 'kept') onDone();
    else if (kept.kind === 'refused') again([{ id: fieldIds[kept.field ?? ''] ?? paymentId, message: kept.message }]);
  };
  const standing = problemsOf(checkout, 'PAYMENT')
    .filter(({ code }) => code !== 'PAYMENT_NEEDED')
    .map(({ message }) => ({ id: paymentId, message }));
  const faults = tried.faults.length > 0 ? tried.faults : standing;
  const errorOf = (id: string) => faults.find((fault) => fault.id === id)?.message;
  const name = payments.find(({ id }) => id === chosen)?.name;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.step}>
      <Faults faults={faults} attempt={tried.count} />
      <div className={styles.ways} id={paymentId}>
        <RadioCards
          legend={payment.legend}
          legendHidden
          name="payment"
          options={payments.map(({ id, name: title, text, isOffered, problem }) => ({
            value: id,
            title,
            description: <Way text={text} problem={problem} />,
            end: <Icon name={id === 'HAND_OVER' ? 'shopping-basket' : 'smartphone'} size={24} />,
            disabled: !isOffered,
          }))}
          value={chosen}
          error={errorOf(paymentId)}
          onChange={(id) => {
            setChosen(id);
            setTried(({ count, faults: last }) => ({ count, faults: last.filter((fault) => fault.id !== paymentId) }));
          }}
        />
        {checkout.handOver.kind === 'UNATTENDED' && offered.length < payments.length && placeLink}
      </div>
      {snap && <Snap id={snapId} snap={snap} entry={benefits} error={errorOf(snapId)} onChange={setBenefits} />}
      {isDelivered && <Tips id={tipId} tips={tips} entry={tip} error={errorOf(tipId)} onChange={setTip} />}
      {purchaseOrder && (
        <PoNumber
          id={poId}
          purchaseOrder={purchaseOrder}
          value={poNumber}
          error={errorOf(poId)}
          onChange={setPoNumber}
        />
      )}
      {holdText && <Text tone="soft">{holdText}</Text>}
      <StepFoot
        title={
          name
            ? `${moneyText(total)} · ${snap && benefits.choice !== 'none' ? payment.snap.and(name) : name}`
            : moneyText(total)
        }
        text={payment.next}
        label={payment.use}
        isBusy={change.isBusy}
      />
    </form>
  );
}

/** What a way to pay means; one that can't be chosen stays, with the reason. */
const Way = ({ text, problem }: { text: string; problem: string | null }) => (
  <>
    {text}{' '}
    {problem && (
      <span className={styles.problem}>
        <Icon name="ban" size={16} />
        {problem}
      </span>
    )}
  </>
);
