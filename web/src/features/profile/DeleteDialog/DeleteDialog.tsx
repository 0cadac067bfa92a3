import { useProfileTexts } from '../../../messages/profile.ts';
import { RemovalDialog } from '../../identity/RemovalDialog.tsx';
import { type Deletable, useDelete } from './useDelete.ts';

interface DeleteDialogProps {
  what: Deletable;
  /** What the shopper calls it: a street, a number. */
  name: string;
  onClose: () => void;
}

/** Asks before an address or a number is deleted (N-3). */
export function DeleteDialog({ what, name, onClose }: DeleteDialogProps) {
  const { deleting: texts } = useProfileTexts();
  const { isBusy, send } = useDelete();
  return (
    <RemovalDialog
      title={texts.title(name)}
      text={what.kind === 'address' ? texts.addressText : texts.phoneText}
      words={texts}
      doneText={texts.done(name)}
      isBusy={isBusy}
      remove={() => send(what)}
      onClose={onClose}
    />
  );
}
