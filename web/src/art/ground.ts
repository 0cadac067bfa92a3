import type { BannerMark } from '@larder/design-system/banners';

/** What a banner's sign is drawn on, as SVG path data in a box of 28 by 28. */
export const groundOf: Record<BannerMark['ground'], string> = {
  disc: 'M14 0a14 14 0 0 1 0 28 14 14 0 0 1 0-28Z',
  square: 'M7 0h14a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z',
  shield: 'M4 0h20a4 4 0 0 1 4 4v10c0 7-5.5 11.5-14 14C5.5 25.5 0 21 0 14V4a4 4 0 0 1 4-4Z',
};
