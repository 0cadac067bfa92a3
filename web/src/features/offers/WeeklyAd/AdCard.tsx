import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { TextLink } from '@larder/design-system/TextLink';
import { useAdTexts } from '../../../messages/savings/weekly-ad.ts';
import { isScreen } from '../../../app/routing/is-screen.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { AdCard_CouponFragment } from './AdCard.generated.ts';
import * as styles from './AdCard.css.ts';
import type { AdList } from './useAdList.ts';

interface AdCardProps {
  coupon: AdCard_CouponFragment;
  /** When most offers of the ad are good: said once, and of an offer only if its own are others. */
  usualDates: string | null;
  /** In a grid, on a page, or at the head of a page. */
  look: 'grid' | 'page' | 'lead';
  /** Is its picture the largest of the screen that opens? It loads ahead of all others. */
  isFirst?: boolean;
  onToggle: AdList['toggle'];
}

const sizes = { grid: 176, page: 200, lead: 360 } as const;

/** An offer of the weekly ad (S-53). */
export function AdCard({ coupon, usualDates, look, isFirst = false, onToggle }: AdCardProps) {
  const texts = useAdTexts();
  const { title, header, brand, description, dateRange, regularText, path, pictures, imageId } = coupon;
  const size = sizes[look];
  // In a grid, nothing stands between the page's title and its offers.
  const Name = look === 'grid' ? 'h2' : 'h3';
  const name = <Name className={look === 'lead' ? styles.leadTitle : styles.title}>{title}</Name>;
  const ticket = (
    <SavingsBadge as="strong" size={look === 'lead' ? 'hero' : 'value'} unit={header.unit ?? undefined}>
      {header.value}
    </SavingsBadge>
  );
  const picture = pictures ? (
    <ProductImage photo={pictures.photo} size={size} loads={isFirst ? 'first' : 'near'}>
      <Image
        src={look === 'lead' ? pictures.page : pictures.card}
        alt=""
        width={size}
        height={size}
        loads={isFirst ? 'first' : 'near'}
      />
    </ProductImage>
  ) : (
    <Picture imageId={imageId} size={size * 0.75} />
  );
  const dates = dateRange === usualDates ? null : <p className={styles.soft}>{dateRange}</p>;
  const regular = regularText === null ? null : <p className={styles.soft}>{regularText}</p>;
  if (look === 'grid')
    return (
      <li className={styles.card.grid}>
        <div className={styles.tile}>
          {ticket}
          <span className={styles.pictureInGrid}>{picture}</span>
        </div>
        <div className={styles.words}>
          <div className={styles.about}>
            {name}
            <RoundButton coupon={coupon} look={look} onToggle={onToggle} />
            {regular}
            <p className={styles.soft}>
              {[brand !== null && !title.startsWith(brand) ? `${brand}.` : '', description].join(' ').trim()}
            </p>
            {dates}
          </div>
          {isScreen(path) && (
            <p className={styles.links}>
              <TextLink href={path} standalone aria-label={texts.detailsOf(title)}>
                {texts.details}
              </TextLink>
              <TextLink href={`${path}#eligible`} standalone aria-label={texts.itemsOf(title)}>
                {texts.items}
              </TextLink>
            </p>
          )}
        </div>
      </li>
    );
  return (
    <li className={styles.card[look]}>
      <span className={styles.ticket[look]}>{ticket}</span>
      <div className={styles.beside[look]}>
        <span className={styles.name[look]}>{isScreen(path) ? <TextLink href={path}>{title}</TextLink> : name}</span>
        {regular}
        {dates}
      </div>
      <span className={styles.picture[look]}>{picture}</span>
      <RoundButton coupon={coupon} look={look} onToggle={onToggle} />
    </li>
  );
}

function RoundButton({ coupon, look, onToggle }: Pick<AdCardProps, 'coupon' | 'look' | 'onToggle'>) {
  const texts = useAdTexts();
  const isOn = coupon.action === 'ON_LIST';
  if (!isOn && coupon.action !== 'ADD_TO_LIST') return null;
  return (
    <span className={styles.corner[look]} data-needs-scripts>
      <button
        type="button"
        className={styles.round}
        aria-pressed={isOn}
        aria-label={texts.addOf(coupon.title)}
        onClick={(event) => onToggle(coupon, event)}
      >
        <Icon name={isOn ? 'check' : 'plus'} size={22} />
      </button>
    </span>
  );
}
