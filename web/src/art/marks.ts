import { bannerOf } from '@larder/design-system/banners';

/** The drawing of a banner's sign, as SVG path data in a box of 28 by 28, to be filled. */
export const markOf = (banner: string): string => bannerOf(banner).mark.drawing;
