import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Inline } from '@larder/design-system/Inline';
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
  onDelete: () => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** A saved delivery address, with the store that delivers. */
export function AddressCard({ address, phone, store, isFresh, onEdit, onDelete, ref }: AddressCardProps) {
  const { addresses: texts, deleting, settings } = useProfileTexts();
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
        <Inline gap={2}>
          <Button tone="outline" icon="pencil" onClick={onEdit}>
            <span aria-hidden="true">{texts.edit}</span>
            <VisuallyHidden>{texts.editOf(address.address)}</VisuallyHidden>
          </Button>
          <Button tone="plain" icon="trash-2" onClick={onDelete}>
            <span aria-hidden="true">{deleting.action}</span>
            <VisuallyHidden>{deleting.actionOf(address.address)}</VisuallyHidden>
          </Button>
        </Inline>
      </div>
    </Card>
  );
}
