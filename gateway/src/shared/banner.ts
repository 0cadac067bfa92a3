import { kept } from './kept.ts';
import { bannerNames, type BannerKey } from './banner-names.ts';

/** The banner of hosts that are no banner's (G-2). */
export const defaultBanner: BannerKey = 'safeway';

/** The banner of a host name, `haggen` for `www.haggen.com:4000`; safeway when the host is unknown (G-2). */
export const bannerOfHost = kept(200, (host): BannerKey => {
  const [first = '', second = ''] = host.toLowerCase().split(/[.:]/);
  const key = (first === 'www' ? second : first).replaceAll('-', '');
  return Object.hasOwn(bannerNames, key) ? (key as BannerKey) : defaultBanner;
});
