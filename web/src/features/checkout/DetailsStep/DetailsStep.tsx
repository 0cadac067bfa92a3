import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { type FormEvent, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { phoneText } from '../../profile/phone.ts';
import { PaymentFields } from '../Payment/PaymentFields.tsx';
import { paymentIds, usePayment } from '../Payment/usePayment.ts';
import { type AddressBook, Addresses } from '../Place/Addresses.tsx';
import { Contact } from '../Place/Contact.tsx';
import { HandOverFields } from '../Place/HandOverFields.tsx';
import {
  choicesOf,
  controlId,
  entryOf,
  faultOf,
  faultsOf,
  placeFaults,
  type PlaceEntry,
} from '../Place/place-choices.ts';
import { type Fault, Faults } from '../StepAlert/StepAlert.tsx';
import { stepForm, type StepProps } from '../step-props.ts';
import { problemsOf } from '../steps.ts';
import * as styles from './DetailsStep.css.ts';

interface DetailsStepProps extends StepProps {
  /** The shopper's addresses; null for a guest, and `failed` when they can't be loaded. */
  book: AddressBook | 'failed' | null;
  onSignIn: () => void;
}

/** Where the order is handed over and how, how the shopper is reached, and how it is paid (N-60): each is filled in as far as it is known. */
export function DetailsStep({ checkout, change, onDone, book, onSignIn }: DetailsStepProps) {
  const texts = useCheckoutTexts();
  const { channel, handOver, notices } = checkout;
  const isDelivery = channel === 'DELIVERY' || channel === 'SHIPPING';
  // A parcel needs nobody to be reached on the day, nor does who is there.
  const needsPhone = channel === 'DELIVERY' || channel === 'PICKUP';
  const known = book === null || book === 'failed' ? null : book;
  const addresses = known?.addresses ?? [];
  const [entry, setEntry] = useState(() => {
    const first = entryOf(checkout, { addressIds: addresses.map(({ id }) => id), phone: known?.phone ?? null });
    return { ...first, phone: phoneText(first.phone) };
  });
  const [isAdding, setIsAdding] = useState(isDelivery && known !== null && addresses.length === 0);
  const [tried, setTried] = useState<{ count: number; faults: readonly Fault[] }>({ count: 0, faults: [] });
  const payment = usePayment(checkout);
  const again = (faults: readonly Fault[]) => setTried(({ count }) => ({ count: count + 1, faults }));
  const forget = (control: string) =>
    setTried(({ count, faults }) => ({ count, faults: faults.filter(({ id }) => id !== control) }));

  const set = <Field extends keyof PlaceEntry>(field: Field, value: PlaceEntry[Field]) => {
    setEntry((last) => ({ ...last, [field]: value }));
    forget(controlId(field));
    if (field === 'kind') void handOverAs(value as PlaceEntry['kind']);
  };
  // Kept at once: it decides how the order can be paid.
  const handOverAs = async (kind: PlaceEntry['kind']) => {
    const kept = await change.keep({ handOver: kind, ...(kind === 'UNATTENDED' ? { leaveAt: entry.leaveAt } : {}) });
    if (kept.kind !== 'refused') return;
    setEntry((last) => ({ ...last, kind: entry.kind }));
    again([faultOf(kept)]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isBusy) return;
    const faults = [...faultsOf(entry, { isDelivery, needsPhone, isGuest: book === null }, texts), ...payment.faults()];
    if (faults.length > 0) return again(faults);
    const place = isDelivery || needsPhone ? choicesOf(entry, isDelivery) : {};
    const kept = await change.keep({ ...place, ...payment.choices() });
    if (kept.kind === 'kept') {
      again([]);
      onDone(kept.checkout);
    } else if (kept.kind === 'refused') {
      const id = paymentIds[kept.field as keyof typeof paymentIds];
      again([id ? { id, message: kept.message } : faultOf(kept)]);
    }
  };

  const standing = [
    ...placeFaults(checkout, tried.count > 0),
    ...problemsOf(checkout, 'PAYMENT')
      .filter(({ code }) => code !== 'PAYMENT_NEEDED')
      .map(({ message }) => ({ id: paymentIds.paymentId, message })),
  ].filter(({ id }) => !tried.faults.some((fault) => fault.id === id));
  const faults = [...tried.faults, ...standing];
  const errorOf = (id: string) => faults.find((fault) => fault.id === id)?.message;
  const age = notices.find(({ code }) => code === 'AGE');
  return (
    <div className={styles.step}>
      <Faults faults={faults} attempt={tried.count} />
      {isDelivery ? (
        <Addresses
          book={book}
          value={entry.addressId}
          error={errorOf(controlId('addressId'))}
          isAdding={isAdding}
          onAdd={setIsAdding}
          onChange={(id) => set('addressId', id)}
          onSignIn={onSignIn}
        />
      ) : (
        handOver.text && <Text>{handOver.text}</Text>
      )}
      <form
        id={stepForm}
        method="dialog"
        noValidate
        hidden={isAdding}
        onSubmit={(event) => void submit(event)}
        className={styles.step}
      >
        {channel === 'DELIVERY' && (
          <HandOverFields
            handOver={handOver}
            entry={entry}
            error={errorOf(controlId('kind'))}
            noteError={errorOf(controlId('instructions'))}
            onChange={set}
          />
        )}
        {needsPhone && (
          <Contact value={entry.phone} error={errorOf(controlId('phone'))} onChange={(phone) => set('phone', phone)} />
        )}
        <PaymentFields checkout={checkout} payment={payment} errorOf={errorOf} />
        {age && <Note icon="badge-check">{age.text}</Note>}
      </form>
    </div>
  );
}
