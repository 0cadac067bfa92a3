import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Dialog } from '@larder/design-system/Dialog';
import { Icon } from '@larder/design-system/Icon';
import { Note } from '@larder/design-system/Note';
import { useLocation } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { sign } from './FailedClip.css.ts';

export interface FailedClipProps {
  /** Why a clip failed, in plain words. */
  title: string;
  advice: string;
  /** The same in those of the catalog of errors: 200: Coupon Expired; null if there is no such line (S-220). */
  line: string | null;
  onClose: () => void;
}

/** `#errorModal`: says why a coupon was not clipped (S-54, S-220), and leads to others. */
export function FailedClip({ title, advice, line, onClose }: FailedClipProps) {
  const texts = useOffersTexts();
  const isGallery = useLocation().pathname === screens.coupons;
  return (
    <Dialog
      id="errorModal"
      open
      onOpenChange={(open) => open || onClose()}
      picture={
        <span className={sign}>
          <Icon name="triangle-alert" size={28} />
        </span>
      }
      title={title}
      description={advice}
      closeLabel={texts.close}
      actions={
        isGallery ? (
          <Button tone="primary" size="large" block onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <>
            <ButtonLink tone="primary" size="large" block href={screens.coupons} onClick={onClose}>
              {texts.similar}
            </ButtonLink>
            <Button tone="plain" block onClick={onClose}>
              {texts.close}
            </Button>
          </>
        )
      }
    >
      {line === null || line === advice ? null : <Note>{line}</Note>}
    </Dialog>
  );
}
