import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { type FormEvent, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { phoneText } from '../../profile/phone.ts';
import { type Fault, Faults } from '../StepAlert/StepAlert.tsx';
import { StepFoot } from '../StepFoot/StepFoot.tsx';
import type { StepProps } from '../step-props.ts';
import { type AddressBook, Addresses } from './Addresses.tsx';
import { HandOverFields } from './HandOverFields.tsx';
import * as styles from './PlaceStep.css.ts';
import { choicesOf, controlId, entryOf, faultOf, faultsOf, placeFaults, type PlaceEntry } from './place-choices.ts';

interface PlaceStepProps extends StepProps {
  /** The shopper's addresses; null for a guest, and `failed` when they can't be loaded. */
  book: AddressBook | 'failed' | null;
  onSignIn: () => void;
}

/** Where the order is handed over, and how (N-60): at the store, to a person at the door, or left there. */
export function PlaceStep({ checkout, change, onDone, book, onSignIn }: PlaceStepProps) {
  const texts = useCheckoutTexts();
  const { place } = texts;
  const { channel, handOver, slot, notices } = checkout;
  const isDelivery = channel === 'DELIVERY' || channel === 'SHIPPING';
  // A parcel needs nobody to be reached on the day.
  const needsPhone = channel !== 'SHIPPING';
  const known = book === null || book === 'failed' ? null : book;
  const addresses = known?.addresses ?? [];
  const [entry, setEntry] = useState(() => {
    const first = entryOf(checkout, { addressIds: addresses.map(({ id }) => id), phone: known?.phone ?? null });
    return { ...first, phone: phoneText(first.phone) };
  });
  const [isAdding, setIsAdding] = useState(isDelivery && known !== null && addresses.length === 0);
  const [tried, setTried] = useState<{ count: number; faults: readonly Fault[] }>({ count: 0, faults: [] });
  const set = <Field extends keyof PlaceEntry>(field: Field, value: PlaceEntry[Field]) => {
    setEntry((last) => ({ ...last, [field]: value }));
    setTried(({ count, faults }) => ({ count, faults: faults.filter(({ id }) => id !== controlId(field)) }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isBusy) return;
    const again = (faults: readonly Fault[]) => setTried(({ count }) => ({ count: count + 1, faults }));
    const faults = faultsOf(entry, { isDelivery, needsPhone, isGuest: book === null }, texts);
    if (faults.length > 0) return again(faults);
    const kept = await change.keep(choicesOf(entry, isDelivery));
    if (kept.kind === 'kept') {
      again([]);
      onDone();
    } else if (kept.kind === 'refused') again([faultOf(kept)]);
  };

  const standing = placeFaults(checkout, tried.count > 0).filter(
    ({ id }) => !tried.faults.some((fault) => fault.id === id),
  );
  const faults = [...tried.faults, ...standing];
  const errorOf = (field: keyof PlaceEntry) => faults.find(({ id }) => id === controlId(field))?.message;
  const age = notices.find(({ code }) => code === 'AGE');
  const chosen = addresses.find(({ id }) => id === entry.addressId);
  const placeName = chosen && entry.kind === 'UNATTENDED' ? place.at[entry.leaveAt](chosen.address) : chosen?.address;
  return (
    <div className={styles.step}>
      <Faults faults={faults} attempt={tried.count} />
      {isDelivery ? (
        <Addresses
          book={book}
          value={entry.addressId}
          error={errorOf('addressId')}
          isAdding={isAdding}
          onAdd={setIsAdding}
          onChange={(id) => set('addressId', id)}
          onSignIn={onSignIn}
        />
      ) : (
        <Text>{handOver.text}</Text>
      )}
      <form noValidate hidden={isAdding} onSubmit={(event) => void submit(event)} className={styles.step}>
        {channel === 'DELIVERY' && (
          <HandOverFields
            handOver={handOver}
            entry={entry}
            error={errorOf('kind')}
            noteError={errorOf('instructions')}
            onChange={set}
          />
        )}
        {needsPhone && (
          <TextField
            id={controlId('phone')}
            name="phone"
            type="tel"
            autoComplete="tel-national"
            label={place.phone}
            hint={place.phoneHint}
            error={errorOf('phone')}
            value={entry.phone}
            onChange={(phone) => set('phone', phone)}
          />
        )}
        {age && <Note icon="badge-check">{age.text}</Note>}
        <StepFoot
          title={isDelivery ? placeName : handOver.title}
          text={slot ? `${slot.text}. ${slot.noteText}` : undefined}
          label={isDelivery ? (chosen ? place.use.DELIVERY : place.continue) : place.use.PICKUP}
          isBusy={change.isBusy}
        />
      </form>
    </div>
  );
}
