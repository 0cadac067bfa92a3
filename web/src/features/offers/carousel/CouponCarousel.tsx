import { carouselLimit } from '../../../constants.ts';
import { useApolloClient } from '@apollo/client/react';
import { Carousel } from '@larder/design-system/Carousel';
import { Heading } from '@larder/design-system/Heading';
import { TextLink } from '@larder/design-system/TextLink';
import { Suspense, useEffect, useState } from 'react';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { isMockCarouselOn } from '../../../storage/coupons/mock-carousel.ts';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import { useClip } from '../CouponCard/useClip.ts';
import { type CarouselKind, loadCarousel, operationOf } from './carousel-kinds.ts';
import type { CarouselCouponsQuery, CarouselDealsQuery, QualifyingCouponsQuery } from './CarouselCoupons.generated.ts';
import type { CarouselCoupon } from './kept-bundles.ts';
import * as styles from './CouponCarousel.css.ts';

const MockCarousel = lazyPart(async () => (await import('./MockCarousel.tsx')).MockCarousel);

export interface CouponCarouselProps {
  kind: CarouselKind;
  /** Shown instead if there is none of that kind. */
  otherwise?: CouponCarouselProps | undefined;
  /** Its heading; personalized deals bring their own. */
  title: string;
}

/** A row of coupons with previous and next (S-56). A row without coupons is not there. */
export function CouponCarousel(props: CouponCarouselProps) {
  if (isMockCarouselOn())
    return (
      <Suspense>
        <MockCarousel />
      </Suspense>
    );
  return <LoadedCarousel {...props} />;
}

function LoadedCarousel({ kind, otherwise, title }: CouponCarouselProps) {
  const client = useApolloClient();
  const { query, variables } = operationOf(kind) as { query: Parameters<typeof useKnownAnswer>[0]; variables: object };
  const [isLoaded, setLoaded] = useState(false);
  // Equal kinds are the same one, however often they are written anew.
  const key = JSON.stringify(kind);
  useEffect(() => {
    let isOver = false;
    void loadCarousel(client, JSON.parse(key) as CarouselKind)
      .catch(() => false)
      .then(() => isOver || setLoaded(true));
    return () => {
      isOver = true;
    };
  }, [client, key]);
  const answer = useKnownAnswer(query, variables) as Answer | undefined;
  const coupons = couponsIn(answer).slice(0, carouselLimit);
  const reasons = new Map(answer?.dealsForYou?.deals.map(({ coupon, reasonText }) => [coupon.id, reasonText]));
  if (coupons.length > 0)
    return <CouponRow title={answer?.dealsForYou?.title || title} kind={kind} coupons={coupons} reasons={reasons} />;
  if (!isLoaded) return null;
  // Its place is not empty then, and keeps no room.
  return otherwise ? <CouponCarousel key={otherwise.kind.kind} {...otherwise} /> : <span hidden />;
}

type Answer = Partial<CarouselCouponsQuery & QualifyingCouponsQuery & CarouselDealsQuery>;

const couponsIn = (answer: Answer | undefined): readonly CarouselCoupon[] =>
  answer?.coupons?.edges.map(({ node }) => node) ??
  answer?.offersForProduct ??
  answer?.dealsForYou?.deals.map(({ coupon }) => coupon) ??
  [];

/** Where all of them are. */
const hrefOf = (kind: CarouselKind): string =>
  screens.coupons +
  (kind.kind === 'aisle'
    ? `?category=${encodeURIComponent(kind.category)}`
    : kind.kind === 'p13n'
      ? '?show=picked-for-you'
      : '');

interface CouponRowProps {
  title: string;
  kind: CarouselKind;
  coupons: readonly CarouselCoupon[];
  /** Why each was picked for the shopper, by id. */
  reasons: ReadonlyMap<string, string>;
}

function CouponRow({ title, kind, coupons, reasons }: CouponRowProps) {
  const texts = useOffersTexts();
  const { clip, undoOf, dialogs } = useClip();
  return (
    <>
      <Carousel
        label={title}
        previousLabel={texts.carousel.previous}
        nextLabel={texts.carousel.next}
        item="coupon"
        heading={
          <div className={styles.heading}>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <TextLink href={hrefOf(kind)} standalone aria-label={texts.carousel.seeAllOf(title)}>
              {texts.carousel.seeAll}
            </TextLink>
          </div>
        }
      >
        {coupons.map((coupon) => (
          <CouponCard
            key={coupon.id}
            as="article"
            coupon={coupon}
            note={reasons.get(coupon.id)}
            onClip={(event) => void clip(coupon, event)}
            undo={undoOf(coupon)}
          />
        ))}
      </Carousel>
      {dialogs}
    </>
  );
}
