import { texts } from '../texts/en.ts';

/** Names of the banners by key, from which host names are read (S-1, G-2). */
export const bannerNames = {
  safeway: 'Safeway',
  vons: 'Vons',
  haggen: 'Haggen',
  albertsons: 'Albertsons',
  acme: 'ACME',
  andronicos: "Andronico's",
  balduccis: "Balducci's",
  carrs: 'Carrs',
  jewelosco: 'Jewel-Osco',
  kingsfood: 'Kings Food Markets',
  pavilions: 'Pavilions',
  randalls: 'Randalls',
  shaws: "Shaw's",
  starmarket: 'Star Market',
  tomthumb: 'Tom Thumb',
  unitedsupermarkets: 'United Supermarkets',
  marketstreet: 'Market Street',
  amigos: 'Amigos',
  lucky: 'Lucky',
  paknsave: "Pak 'N Save",
} as const;
export type BannerKey = keyof typeof bannerNames;

const defaultBanner: BannerKey = 'safeway';

/** The banner of a host name, `haggen` for `www.haggen.com:4000`; safeway when the host is unknown (G-2). */
export function bannerOfHost(host: string): BannerKey {
  const [first = '', second = ''] = host.toLowerCase().split(/[.:]/);
  const key = (first === 'www' ? second : first).replaceAll('-', '');
  return Object.hasOwn(bannerNames, key) ? (key as BannerKey) : defaultBanner;
}

/** `Safeway for U` (G-3). */
export function forUTitle(name: string): string {
  return texts.banner.forU(name);
}
