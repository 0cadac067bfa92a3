import { lazyPart } from '../../app/loading/loadable.tsx';
import { NearShelf } from '../../ui/NearShelf/NearShelf.tsx';
import type { CouponCarouselProps } from './carousel/CouponCarousel.tsx';

const CouponCarousel = lazyPart(
  async () => (await import('./carousel/CouponCarousel.tsx')).CouponCarousel,
  'src/features/offers/carousel/CouponCarousel.tsx',
);

/** Coupons below what a page is about. @param reserve class that keeps room for them, of `NearShelf` */
export const CouponShelf = ({ reserve, ...props }: CouponCarouselProps & { reserve?: string }) => (
  <NearShelf {...(reserve ? { reserve } : {})}>
    <CouponCarousel {...props} />
  </NearShelf>
);
