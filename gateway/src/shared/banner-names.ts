/**
 * The banners by key, as in host names (S-1, G-2). Their names match the content service's, for
 * when it can't be reached.
 */
export const bannerNames = {
  safeway: 'Safeway',
  vons: 'Vons',
  haggen: 'Haggen',
  albertsons: 'Albertsons',
  acme: 'ACME Markets',
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
  paknsave: "Pak 'n Save",
} as const;
export type BannerKey = keyof typeof bannerNames;
