import { houseBanners } from '../../../server-kit/house-banners.ts';

export type BannerKey = (typeof houseBanners)[number]['key'];

/** What the banners are called, for when the content service can't be reached (S-1, G-2). */
export const bannerNames = Object.fromEntries(houseBanners.map(({ key, name }) => [key, name])) as Readonly<
  Record<BannerKey, string>
>;
