import { Alert } from '@larder/design-system/Alert';
import { AlertDialog } from '@larder/design-system/AlertDialog';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Suspense, useState } from 'react';
import { useProfileTexts } from '../../../messages/profile.ts';
import { OneTimeCodePart } from '../../identity/parts.ts';
import { type Deletable, useDelete } from './useDelete.ts';

interface DeleteDialogProps {
  what: Deletable;
  /** What the shopper calls it: a street, a number. */
  name: string;
  onClose: () => void;
}

/** Asks before an address or a number is deleted, and for a code where signing in was long ago (N-3). */
export function DeleteDialog({ what, name, onClose }: DeleteDialogProps) {
  const { deleting: texts } = useProfileTexts();
  const announce = useAnnounce();
  const [failed, setFailed] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, send } = useDelete();

  const confirm = async () => {
    setFailed(null);
    const outcome = await send(what);
    if (outcome.kind === 'failed') return setFailed(outcome.message);
    if (outcome.kind === 'step-up') return setIsConfirming(true);
    onClose();
    if (outcome.kind === 'session-ended') return undefined;
    announce(texts.done(name));
    // The button that opened the question is gone with what it deleted.
    setTimeout(() => document.getElementById('page-title')?.focus());
  };

  if (isConfirming)
    return (
      <Suspense>
        <OneTimeCodePart
          open
          onOpenChange={setIsConfirming}
          onConfirmed={() => {
            setIsConfirming(false);
            void confirm();
          }}
        />
      </Suspense>
    );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.title(name)}
      description={what.kind === 'address' ? texts.addressText : texts.phoneText}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      busy={isBusy}
      busyLabel={texts.busy}
      onConfirm={() => void confirm()}
    >
      {failed !== null && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
    </AlertDialog>
  );
}
