import { Carousel } from '@larder/design-system/Carousel';
import { Heading } from '@larder/design-system/Heading';
import { useOffersTexts } from '../../../messages/offers.ts';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';

const count = 50;
const pictures = ['butter', 'shrimp', 'broccoli', 'blueberries', 'egg', 'honey-pot'] as const;
const words = [
  ['Butter', '16 oz'],
  ['Wild Shrimp', '12 oz'],
  ['Broccoli', '1 lb'],
  ['Blueberries', '6 oz'],
  ['Eggs', '12 count'],
  ['Honey', '12 oz'],
] as const;

const coupons = Array.from({ length: count }, (_, at): CouponCard_CouponFragment => {
  const [name, size] = words[at % words.length]!;
  const value = `$${(0.5 * (1 + (at % 8))).toFixed(2)}`;
  return {
    __typename: 'Coupon',
    id: `sample-${at + 1}`,
    path: '#',
    title: `Sample ${at + 1}: ${name}`,
    description: size,
    titleLanguage: 'en',
    descriptionLanguage: 'en',
    header: { __typename: 'CouponHeader', value, unit: 'off', isPrice: true },
    imageId: pictures[at % pictures.length]!,
    pictures: null,
    expiryText: '',
    isExpiringSoon: false,
    usageText: '',
    inStoreText: null,
    isBoxTop: false,
    action: 'CLIP',
    actionLabel: 'Clip Coupon',
    actionHiddenText: null,
    link: null,
    progress: null,
  };
});

/** About 50 made-up coupons, for whoever works on the carousel; off unless `storage/coupons/mock-carousel.ts` says otherwise (S-277). */
export function MockCarousel() {
  const { carousel } = useOffersTexts();
  return (
    <Carousel
      label={carousel.sample}
      previousLabel={carousel.previous}
      nextLabel={carousel.next}
      item="coupon"
      heading={
        <Heading level={2} size="title">
          {carousel.sample}
        </Heading>
      }
    >
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} as="article" coupon={coupon} onClip={() => undefined} />
      ))}
    </Carousel>
  );
}
