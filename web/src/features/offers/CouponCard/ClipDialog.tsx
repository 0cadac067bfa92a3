import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Note } from '@larder/design-system/Note';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { ClipFailure } from './useClip.ts';

/** Says why a coupon was not clipped (S-54, S-220). */
export function ClipDialog({ failure, onClose }: { failure: ClipFailure; onClose: () => void }) {
  const texts = useOffersTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={failure.title}
      description={failure.advice}
      closeLabel={texts.close}
      actions={
        <Button tone="primary" block onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {failure.line === null ? null : <Note>{failure.line}</Note>}
    </Dialog>
  );
}
