import { Alert } from '@larder/design-system/Alert';
import { AlertDialog } from '@larder/design-system/AlertDialog';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Suspense, useState } from 'react';
import { OneTimeCodePart } from './parts.ts';

/** What became of it. `step-up`: signing in was too long ago, a code is wanted first (N-3). */
export type Removal =
  | { kind: 'removed' }
  | { kind: 'failed'; message: string }
  | { kind: 'step-up' }
  | { kind: 'session-ended' };

interface RemovalDialogProps {
  title: string;
  text: string;
  words: { confirm: string; keep: string; busy: string; failed: string };
  /** Said once it is gone. */
  doneText: string;
  isBusy: boolean;
  remove: () => Promise<Removal>;
  onClose: () => void;
}

/** Asks before something of the account is removed, and for a code where signing in was long ago (N-3). */
export function RemovalDialog({ title, text, words, doneText, isBusy, remove, onClose }: RemovalDialogProps) {
  const announce = useAnnounce();
  const [failed, setFailed] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);

  const confirm = async () => {
    setFailed(null);
    const outcome = await remove();
    if (outcome.kind === 'failed') return setFailed(outcome.message);
    if (outcome.kind === 'step-up') return setIsConfirming(true);
    if (outcome.kind === 'removed') {
      announce(doneText);
      // The button that opened the question is gone with what it removed: a closing overlay goes where the page moved the focus.
      document.getElementById('page-title')?.focus();
    }
    onClose();
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
      title={title}
      description={text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={isBusy}
      busyLabel={words.busy}
      onConfirm={() => void confirm()}
    >
      {failed !== null && (
        <Alert tone="error" size="small" title={words.failed}>
          {failed}
        </Alert>
      )}
    </AlertDialog>
  );
}
