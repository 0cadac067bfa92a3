import { Button } from '@larder/design-system/Button';
import { CouponCard as Card } from '@larder/design-system/CouponCard';
import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { MouseEvent } from 'react';
import { isScreen } from '../../../app/routing/is-screen.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { soon } from './CouponCard.css.ts';
import type { CouponCard_CouponFragment } from './CouponCard.generated.ts';

/** What a card can do, by its action; the rest says what was done. */
const icons = { CLIP: 'scissors', ADD_TO_LIST: 'plus', ACTIVATE: 'flag' } as const;

interface CouponCardProps {
  coupon: CouponCard_CouponFragment;
  /** Clips it, activates it, or adds it to the list, whichever it offers. */
  onClip: (event: MouseEvent) => void;
}

/** A coupon of a gallery, in every state (S-41 to S-49). */
export function CouponCard({ coupon, onClip }: CouponCardProps) {
  const { title, header, pictures, imageId, inStoreText, progress, link, action, actionLabel } = coupon;
  const isUnderWay = action === 'IN_PROGRESS' || action === 'COMPLETED';
  const wayOn = link && isUnderWay && isScreen(link.path) ? <TextLink href={link.path}>{link.text}</TextLink> : null;
  return (
    <Card
      value={header.value}
      unit={header.unit ?? undefined}
      title={title}
      description={header.isPrice ? coupon.description : undefined}
      picture={
        pictures ? (
          <Image src={pictures.card} alt="" width={104} height={104} />
        ) : (
          <Picture imageId={imageId} size={68} />
        )
      }
      details={wayOn ?? (inStoreText ? <span>{inStoreText}</span> : undefined)}
      terms={<Terms coupon={coupon} />}
      progress={
        progress && isUnderWay ? (
          <ProgressBar
            label={actionLabel}
            valueText={`${progress.prefix} ${progress.valueText}`}
            value={progress.value}
            max={progress.target}
            segments={progress.segments ?? undefined}
            complete={action === 'COMPLETED'}
          />
        ) : undefined
      }
      action={<Action coupon={coupon} onClip={onClip} />}
    />
  );
}

function Terms({ coupon: { expiryText, isExpiringSoon, usageText } }: Pick<CouponCardProps, 'coupon'>) {
  return (
    <>
      {isExpiringSoon ? (
        <span className={soon}>
          <Icon name="clock" size={18} /> {expiryText}
        </span>
      ) : (
        expiryText
      )}
      <br />
      {usageText}
    </>
  );
}

function Action({ coupon, onClip }: CouponCardProps) {
  const { action, actionLabel, actionHiddenText, title } = coupon;
  if (action !== 'CLIP' && action !== 'ADD_TO_LIST' && action !== 'ACTIVATE') {
    const isDone = action === 'CLIPPED' || action === 'ON_LIST' || action === 'COMPLETED';
    // "Coupon has already been Clipped".
    const words = (
      <>
        {actionHiddenText && <VisuallyHidden>{actionHiddenText} </VisuallyHidden>}
        {actionLabel}
      </>
    );
    return isDone ? <Status kind="done">{words}</Status> : <Text tone="soft">{words}</Text>;
  }
  return (
    <span data-needs-scripts>
      <Button
        tone={action === 'ADD_TO_LIST' ? 'outline' : 'brand'}
        icon={icons[action]}
        aria-label={`${actionLabel}: ${title}`}
        onClick={onClip}
      >
        {actionLabel}
      </Button>
    </span>
  );
}
