import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { TextLink } from '@larder/design-system/TextLink';
import { type TouchEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { AdCard } from '../../features/offers/WeeklyAd/AdCard.tsx';
import type { AdList } from '../../features/offers/WeeklyAd/useAdList.ts';
import { useAdTexts } from '../../messages/savings/weekly-ad.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { ProductImage } from '../../ui/ProductImage/ProductImage.tsx';
import { allPath, leftOf, pagePath } from './ad-view.ts';
import type { AdWeek } from '../../graphql/schema-types.ts';
import type { WeeklyAdQuery } from './WeeklyAd.generated.ts';
import * as styles from './weekly-ad.css.ts';

type Ad = NonNullable<WeeklyAdQuery['weeklyAd']>;
type Page = Ad['pages'][number];

/** How far a finger has to go to turn the page, in pixels. */
const farEnough = 60;

interface AdPagesProps {
  usualDates: string | null;
  pages: readonly Page[];
  /** The page that is open. */
  page: number;
  week: AdWeek;
  onToggle: AdList['toggle'];
}

/** The ad as one leafs through it: a page on a phone, two beside each other where there is room; every page is an address. */
export function AdPages({ pages, page, week, usualDates, onToggle }: AdPagesProps) {
  const texts = useAdTexts();
  const navigate = useNavigate();
  const began = useRef<{ x: number; y: number } | null>(null);
  const left = leftOf(page);
  const open = pages.filter(({ number }) => number === left || number === left + 1);
  const last = pages.length;

  const turnTo = (to: number) => {
    if (to >= 1 && to <= last) void navigate(pagePath(to, week), { preventScrollReset: true });
  };
  const touch = ({ touches: { 0: first } }: TouchEvent) => {
    began.current = first ? { x: first.clientX, y: first.clientY } : null;
  };
  const lift = ({ changedTouches: { 0: first }, currentTarget }: TouchEvent) => {
    if (!first || !began.current) return;
    const [x, y] = [first.clientX - began.current.x, first.clientY - began.current.y];
    began.current = null;
    if (Math.abs(x) < farEnough || Math.abs(x) < 2 * Math.abs(y)) return;
    const isOn = x < 0 === (getComputedStyle(currentTarget).direction !== 'rtl');
    turnTo(page + (isOn ? 1 : -1));
  };
  return (
    <>
      <div className={styles.spread} onTouchStart={touch} onTouchEnd={lift}>
        {left > 1 && (
          <Link href={pagePath(left - 2, week)} className={styles.turnBack} aria-label={texts.previousPage} rel="prev">
            <Icon name="chevron-left" size={24} />
          </Link>
        )}
        {open.map((each) => (
          <section
            key={each.number}
            className={styles.leaf}
            aria-labelledby={`ad-page-${each.number}`}
            data-beside={each.number === page ? undefined : ''}
          >
            <Heading level={2} size="feature" id={`ad-page-${each.number}`}>
              {each.title}
            </Heading>
            <ul className={styles.offers}>
              {each.offers.map((coupon, at) => (
                <AdCard
                  key={coupon.id}
                  coupon={coupon}
                  usualDates={usualDates}
                  look={at === 0 ? 'lead' : 'page'}
                  isFirst={at === 0 && each.number === page}
                  onToggle={onToggle}
                />
              ))}
            </ul>
            <p className={styles.folio}>{each.number}</p>
          </section>
        ))}
        {left + 2 <= last && (
          <Link href={pagePath(left + 2, week)} className={styles.turnOn} aria-label={texts.nextPage} rel="next">
            <Icon name="chevron-right" size={24} />
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        <nav aria-label={texts.allPages}>
          <ul className={styles.thumbs}>
            {pages.map((each) => (
              <li key={each.number}>
                <Thumb
                  page={each}
                  week={week}
                  isOpen={each.number === left || each.number === left + 1}
                  isBeside={each.number === left + 1}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <span data-needs-scripts>
            <LinkButton icon="printer" onClick={() => window.print()}>
              {texts.print}
            </LinkButton>
          </span>
          <TextLink href={screens.stores} standalone>
            {texts.otherStore}
          </TextLink>
        </div>
      </div>
      <div className={styles.bar}>
        {page > 1 ? (
          <Link href={pagePath(page - 1, week)} className={styles.step} aria-label={texts.previousPage}>
            <Icon name="chevron-left" size={24} />
          </Link>
        ) : (
          <span />
        )}
        <span className={styles.place}>{texts.place(page, last)}</span>
        <Link href={allPath(week)} className={styles.step} aria-label={`${texts.all} ${texts.pages}`}>
          <Icon name="layout-grid" size={22} />
        </Link>
        {page < last ? (
          <ButtonLink tone="outline" href={pagePath(page + 1, week)} aria-label={texts.nextPage}>
            {texts.next}
          </ButtonLink>
        ) : (
          <ButtonLink tone="outline" href={pagePath(1, week)}>
            {texts.page(1)}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface ThumbProps {
  page: Page;
  week: AdWeek;
  isOpen: boolean;
  /** Is it the second of the two pages, which a phone doesn't show? */
  isBeside: boolean;
}

function Thumb({ page: { number, title, offers }, week, isOpen, isBeside }: ThumbProps) {
  const texts = useAdTexts();
  return (
    <Link
      href={pagePath(number, week)}
      className={styles.thumb}
      aria-label={texts.pageOf(number, title)}
      aria-current={isOpen ? 'true' : undefined}
      data-beside={isBeside || undefined}
    >
      <span className={styles.thumbPage}>
        {offers.slice(0, 3).map(({ id, pictures, imageId }, at) => {
          const size = at === 0 ? 40 : 26;
          return (
            <span key={id} className={at === 0 ? styles.thumbLead : styles.thumbOther}>
              {pictures ? (
                <ProductImage photo={pictures.photo} size={size}>
                  <Image src={pictures.card} alt="" width={size} height={size} />
                </ProductImage>
              ) : (
                <Picture imageId={imageId} size={size} />
              )}
            </span>
          );
        })}
      </span>
      {number}
    </Link>
  );
}
