import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Status } from '@larder/design-system/Status';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { Ref } from 'react';
import { useProfileTexts } from '../../../messages/profile.ts';
import type { AddressForm_AddressFragment } from '../AddressForm/AddressForm.generated.ts';
import { phoneText } from '../phone.ts';
import { inner, lines } from './AddressCard.css.ts';
import { AddressLines } from '../AddressForm/AddressLines.tsx';

interface AddressCardProps {
  address: AddressForm_AddressFragment;
  /** Ten digits of the primary number. */
  phone: string | null;
  store: string;
  /** Has it been saved on this page? */
  isFresh: boolean;
  onEdit: () => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** A saved delivery address, with the store that delivers. */
export function AddressCard({ address, phone, store, isFresh, onEdit, ref }: AddressCardProps) {
  const { addresses: texts, settings } = useProfileTexts();
  const from = address.deliveredFrom?.name ?? texts.notDelivered(store);
  return (
    <Card as="article" padding="none" aria-label={address.address} tabIndex={-1} ref={ref}>
      <div className={inner}>
        {isFresh && <Status kind="done">{texts.savedJustNow}</Status>}
        <address className={lines}>
          <AddressLines address={address} />
        </address>
        <DefinitionList
          kind="rows"
          items={[
            { label: texts.phone, value: phone ? `${phoneText(phone)}, ${settings.primary}` : null },
            { label: texts.deliversFrom, value: from },
          ]}
        />
        <div>
          <Button tone="outline" icon="pencil" onClick={onEdit}>
            <span aria-hidden="true">{texts.edit}</span>
            <VisuallyHidden>{texts.editOf(address.address)}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  );
}
