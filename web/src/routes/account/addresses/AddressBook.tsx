import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Toast } from '@larder/design-system/Toast';
import { Suspense, useEffect, useRef, useState } from 'react';
import { beside, list, padded } from '../../../features/profile/AccountPage/AccountPage.css.ts';
import { AddressCard } from '../../../features/profile/AddressCard/AddressCard.tsx';
import { AddressForm } from '../../../features/profile/AddressForm/AddressForm.tsx';
import type { ZipLook } from '../../../features/profile/AddressForm/useZipPlace.ts';
import { DeliveryCard } from '../../../features/profile/DeliveryCard/DeliveryCard.tsx';
import { DeletePart } from '../../../features/profile/parts.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { useProfileTexts } from '../../../messages/profile.ts';
import type { AddressesQuery } from './Addresses.generated.ts';
import { useUndo } from './useUndo.ts';

type Me = NonNullable<AddressesQuery['me']>;

interface AddressBookProps {
  me: Me;
  profile: NonNullable<Me['profile']>;
  states: AddressesQuery['referenceData']['states'];
}

/** The shopper's addresses, one below another, or the one being edited (G-50). */
export function AddressBook({ me, profile, states }: AddressBookProps) {
  const { addresses: texts } = useProfileTexts();
  const { addresses, phones } = profile;
  /** What is being edited: a saved address by its id, or a new one. */
  const [open, setOpen] = useState<{ id: string | null } | null>(null);
  const [deleting, setDeleting] = useState<(typeof addresses)[number] | null>(null);
  const [look, setLook] = useState<ZipLook>({ kind: 'none' });
  const undo = useUndo();
  const fresh = useRef<HTMLElement>(null);
  const edited = addresses.find(({ id }) => id === open?.id) ?? null;
  const isWriting = open !== null && (open.id === null || edited !== null);
  const phone = (phones.find(({ isPrimary }) => isPrimary) ?? phones[0])?.number ?? null;
  const known = look.kind === 'found' ? look.found : null;

  useEffect(() => {
    if (undo.savedId && !isWriting) fresh.current?.focus();
  }, [undo.savedId, isWriting]);

  return (
    <div className={beside}>
      <div className={list}>
        {isWriting && (
          <AddressForm
            key={open.id}
            address={edited}
            name={me}
            states={states}
            onLook={setLook}
            onCancel={() => {
              setOpen(null);
              document.getElementById('page-title')?.focus();
            }}
            onSaved={(saved) => {
              undo.remember(saved, edited);
              setOpen(null);
            }}
          />
        )}
        {!isWriting && addresses.length === 0 && (
          <Card padding="none">
            <div className={padded.list}>
              <EmptyState
                picture={<Picture imageId="house" size={96} />}
                title={texts.emptyTitle}
                headingLevel={2}
                actions={
                  <Button tone="primary" size="large" onClick={() => setOpen({ id: null })}>
                    {texts.add}
                  </Button>
                }
              >
                {texts.emptyText}
              </EmptyState>
            </div>
          </Card>
        )}
        {!isWriting &&
          addresses.map((address) => (
            <AddressCard
              key={address.id}
              ref={address.id === undo.savedId ? fresh : undefined}
              address={address}
              phone={phone}
              store={me.store.name}
              isFresh={address.id === undo.savedId}
              onEdit={() => setOpen({ id: address.id })}
              onDelete={() => setDeleting(address)}
            />
          ))}
        {!isWriting && addresses.length > 0 && (
          <div>
            <Button tone="plain" icon="plus" onClick={() => setOpen({ id: null })}>
              {texts.addAnother}
            </Button>
          </div>
        )}
        {isWriting && (
          <Text size="meta" tone="soft">
            {texts.zipSource} <TextLink href="https://www.geonames.org">GeoNames</TextLink>, {texts.zipLicense}
          </Text>
        )}
      </div>
      <DeliveryCard place={isWriting ? known : (addresses[0] ?? null)} store={me.store.name} />
      {deleting && (
        <Suspense>
          <DeletePart
            what={{ kind: 'address', id: deleting.id }}
            name={deleting.address}
            onClose={() => setDeleting(null)}
          />
        </Suspense>
      )}
      {undo.toast && (
        <Toast {...(undo.undo ? { action: { label: texts.undo, onClick: undo.undo } } : {})}>{undo.toast}</Toast>
      )}
    </div>
  );
}
