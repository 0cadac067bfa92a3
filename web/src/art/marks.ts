import type { BannerMark } from '@larder/design-system/banners';
import { pageState } from '../page/page.ts';

const marks = pageState(() => new Map<string, BannerMark>());

/** Makes a banner's sign known to the page: it only needs its own. */
export const learnMark = (banner: string, mark: BannerMark): void => void marks().set(banner, mark);

/** A banner's sign; undefined for a banner that no one has named. */
export const signOf = (banner: string): BannerMark | undefined => marks().get(banner);

/** The drawing of a banner's sign, as SVG path data in a box of 28 by 28, to be filled. */
export const markOf = (banner: string): string => signOf(banner)?.drawing ?? '';
