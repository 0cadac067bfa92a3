import { kept } from './kept.ts';
import { bannerNames, type BannerKey } from './banner-names.ts';

/** The banner of hosts that are no banner's (G-2). */
export const defaultBanner: BannerKey = 'safeway';

/** What may stand before a banner in its hosts; `business` is the site of businesses (S-165). */
const prefixes = ['www', 'business'];

/** The banner of a host name, `haggen` for `www.haggen.com:4000`; safeway when the host is unknown (G-2). */
export const bannerOfHost = kept(200, (host): BannerKey => {
  const [first = '', second = ''] = host.toLowerCase().split(/[.:]/);
  const key = (prefixes.includes(first) ? second : first).replaceAll('-', '');
  return Object.hasOwn(bannerNames, key) ? (key as BannerKey) : defaultBanner;
});
