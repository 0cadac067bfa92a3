import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Loader } from '@larder/design-system/Loader';
import { Note } from '@larder/design-system/Note';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Stack } from '@larder/design-system/Stack';
import { Suspense } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { useMessages } from '../../../messages/messages.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { AddressFormPart } from '../../profile/parts.ts';
import * as styles from './Place.css.ts';
import { controlId } from './place-choices.ts';

interface SavedAddress {
  id: string;
  address: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
}

/** What the shopper has saved. */
export interface AddressBook {
  name: { firstName: string; lastName: string };
  phone: string | null;
  addresses: readonly SavedAddress[];
  states: readonly { code: string; name: string }[];
}

interface AddressesProps {
  book: AddressBook | 'failed' | null;
  /** Id of the chosen address; empty if none is. */
  value: string;
  error: string | undefined;
  /** Is a new one being written? Then nothing else is asked until it is saved. */
  isAdding: boolean;
  onAdd: (isAdding: boolean) => void;
  onChange: (id: string) => void;
  onSignIn: () => void;
}

/** The saved addresses, and a new one in place (G-50). A guest's come with signing in. */
export function Addresses({ book, value, error, isAdding, onAdd, onChange, onSignIn }: AddressesProps) {
  const { place } = useCheckoutTexts();
  if (book === 'failed') return <LoadFailed title={place.couldNotLoad} />;
  if (book === null)
    return (
      <Note icon="map-pin">
        <Stack gap={2} align="start">
          <span>
            <b>{place.guestTitle}.</b> {place.guestText}
          </span>
          <Button tone="outline" size="small" onClick={onSignIn}>
            {place.signIn}
          </Button>
        </Stack>
      </Note>
    );
  const { addresses, name, states } = book;
  if (isAdding)
    return (
      <div className={styles.part} id={controlId('addressId')}>
        <Heading level={3} size="label" id="page-title" tabIndex={-1}>
          {place.newAddress}
        </Heading>
        <Suspense fallback={<Waiting />}>
          <AddressFormPart
            address={null}
            name={name}
            states={states}
            onLook={() => undefined}
            onCancel={() => onAdd(false)}
            onSaved={({ id }) => {
              onAdd(false);
              onChange(id);
            }}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={`${styles.part} ${styles.pairs}`} id={controlId('addressId')}>
      <RadioCards
        legend={place.addresses}
        legendHidden
        name="addressId"
        options={addresses.map(({ id, address, address2, city, state, zipCode }) => ({
          value: id,
          title: address2 ? `${address}, ${address2}` : address,
          description: `${city}, ${state} ${zipCode}`,
        }))}
        marks="start"
        value={value}
        error={error}
        onChange={onChange}
      />
      <div>
        <Button tone="plain" size="small" icon="plus" onClick={() => onAdd(true)}>
          {place.add}
        </Button>
      </div>
    </div>
  );
}

const Waiting = () => <Loader label={useMessages().frame.unavailable.again} />;
