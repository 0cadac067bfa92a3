import { CouponCard as Card } from '@larder/design-system/CouponCard';
import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { TextLink } from '@larder/design-system/TextLink';
import type { MouseEvent, ReactNode } from 'react';
import { isScreen } from '../../../app/routing/is-screen.ts';
import type { ListLayout } from '../../../ui/list-controls/layout.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import { useOffersTexts } from '../../../messages/offers.ts';
import { useInLanguage } from '../../../ui/in-language.tsx';
import { CouponAction } from './CouponAction.tsx';
import { done, soon } from './CouponCard.css.ts';
import type { CouponCard_CouponFragment } from './CouponCard.generated.ts';

interface CouponCardProps {
  /** Below the heading that the card stands under. */
  headingLevel?: 2 | 3;
  /** In a list an item of it, elsewhere an article. */
  as?: 'li' | 'article';
  coupon: CouponCard_CouponFragment;
  /** Why it is shown: "You buy this often". */
  note?: string | null | undefined;
  /** In a list, everything stands in one row where there is room. */
  layout?: ListLayout;
  /** Clips it, activates it, or adds it to the list, whichever it offers. */
  onClip: (event: MouseEvent) => void;
  /** The way back from a clip that was just made. */
  undo?: ReactNode;
}

/** A coupon of a gallery, in every state (S-41 to S-49). */
export function CouponCard({
  as = 'li',
  headingLevel = 3,
  coupon,
  note,
  layout = 'grid',
  onClip,
  undo,
}: CouponCardProps) {
  const texts = useOffersTexts();
  const inLanguage = useInLanguage();
  const { title, path, header, pictures, imageId, inStoreText, progress, link, action, actionLabel } = coupon;
  const isUnderWay = action === 'IN_PROGRESS' || action === 'COMPLETED';
  const wayOn = link && isUnderWay && isScreen(link.path) ? <TextLink href={link.path}>{link.text}</TextLink> : null;
  const button = <CouponAction coupon={coupon} onClip={onClip} />;
  return (
    <Card
      as={as}
      headingLevel={headingLevel}
      strip={layout === 'list'}
      value={header.value}
      unit={header.unit ?? undefined}
      title={inLanguage(title, coupon.titleLanguage)}
      note={note}
      description={header.isPrice ? inLanguage(coupon.description, coupon.descriptionLanguage) : undefined}
      picture={
        pictures ? (
          <ProductImage photo={pictures.photo} size={104}>
            <Image src={pictures.card} alt="" width={104} height={104} />
          </ProductImage>
        ) : (
          <Picture imageId={imageId} size={68} />
        )
      }
      details={
        <>
          <TextLink href={path} aria-label={texts.detailsOf(title)} standalone>
            {texts.details}
          </TextLink>
          {wayOn ?? (inStoreText ? <span>{inStoreText}</span> : undefined)}
        </>
      }
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
      action={
        undo ? (
          <span className={done}>
            {button}
            {undo}
          </span>
        ) : (
          button
        )
      }
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
