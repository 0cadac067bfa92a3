import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import type { Ref } from 'react';
import { useProfileTexts } from '../../../messages/profile.ts';
import { AddressLines } from './AddressLines.tsx';
import type { AddressForm_AddressFragment } from './AddressForm.generated.ts';
import { choices, savedLines } from './AddressForm.css.ts';

interface ConflictNoticeProps {
  saved: AddressForm_AddressFragment;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeSaved: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Someone else has saved the address since it was opened: theirs is above, the shopper's still in the form (N-8). */
export function ConflictNotice({ saved, isBusy, onKeepMine, onTakeSaved, ref }: ConflictNoticeProps) {
  const texts = useProfileTexts().addressForm.conflict;
  return (
    <Alert tone="warning" title={texts.title} headingLevel={2} live={false} tabIndex={-1} ref={ref}>
      <Stack gap={3}>
        <p>{texts.text}</p>
        <address className={savedLines}>
          <AddressLines address={saved} />
        </address>
        <p>{texts.yours}</p>
        <div className={choices}>
          <Button tone="outline" size="small" busy={isBusy} onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button tone="plain" size="small" disabled={isBusy} onClick={onTakeSaved}>
            {texts.takeTheirs}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
