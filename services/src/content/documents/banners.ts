import type { Static } from 'typebox';
import { houseBanners } from '../../../../server-kit/house-banners.ts';
import type { Banner } from '../contract/content.ts';

/** All banners, the default one first (S-1, G-2); each has a theme, since its theme's file is what makes it one. */
export const banners: readonly Static<typeof Banner>[] = houseBanners.map((banner) => ({
  ...banner,
  host: `${banner.key}.localhost`,
  themed: true,
}));
