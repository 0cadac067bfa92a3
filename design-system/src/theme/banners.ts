import { bannerList } from './banner-list.ts';

/** A mark in a 28 by 28 box: a shape in the action color with a drawing in on-action. */
export interface BannerMark {
  ground: 'disc' | 'square' | 'shield';
  /** SVG path data. */
  drawing: string;
}

export interface Banner {
  /** First label of the host, and the value of `data-banner`. */
  key: BannerKey;
  /** As it is written in the wordmark. */
  name: string;
  mark: BannerMark;
}

const drawings: Record<string, string> = {
  leaves:
    'M13 22C6.5 19 4.5 12.5 7.5 6c5 3.5 6.700 9 5.500 16Zm2 0c-.6-4.600 1.300-9.300 6.500-12 1.200 5.400-1 10-6.500 12Z',
  sprout:
    'M13 22v-5.300C8.700 16.500 6 13.600 5.600 8.600c5 .2 7.900 2.600 8.400 6.600.5-5 3.300-8 8.400-8.600-.1 6-2.600 9.400-7.400 10V22h-2Z',
  sunrise: 'M6 17a8 8 0 0 1 16 0h-3.200a4.800 4.800 0 0 0-9.600 0H6Zm-1 2h18v2.600H5V19Zm8-14h2v2.600h-2V5Z',
  apple:
    'M14.600 9.200c.2-2.400 1.400-3.900 3.700-4.400.2 2.500-1.100 4.200-3.700 4.400Zm-.6 1c2.700-1.300 6.500-.2 6.500 4.300 0 4-2.700 8-4.700 8-.8 0-1.200-.5-1.800-.5s-1 .5-1.800.5c-2 0-4.700-4-4.700-8 0-4.500 3.800-5.600 6.500-4.300Z',
  wheat:
    'M13 23v-5.500c-3-.2-4.600-1.800-4.800-4.600 2.300 0 4 .9 4.800 2.600v-3c-2.500-.6-3.800-2.300-3.600-5 2 .2 3.300 1.200 3.700 2.700.1-2 .4-3.600 .9-5.200.5 1.600.8 3.200.9 5.200.4-1.500 1.700-2.500 3.700-2.700.2 2.700-1.100 4.400-3.600 5v3c.8-1.700 2.500-2.600 4.800-2.600-.2 2.800-1.800 4.400-4.800 4.600V23h-2Z',
  basket:
    'M5.500 12h17l-2 10h-13l-2-10Zm3-1.500 4-6 1.700 1.100-3.300 4.900H8.500Zm11 0h-2.400l-3.300-4.900 1.700-1.100 4 6Z',
  star: 'm14 4.800 2.700 6 6.500.6-4.900 4.300 1.500 6.400-5.800-3.400-5.800 3.400 1.500-6.400-4.900-4.300 6.500-.6 2.700-6Z',
  crown: 'm5.500 9 4.600 4L14 6.500l3.900 6.500 4.600-4-1.600 10H7.100L5.500 9Zm1.700 11.500h13.600V23H7.200v-2.500Z',
  tree: 'M14 4.500c3.900 0 7 2.900 7 6.400 0 3.300-2.500 5.900-5.700 6.300V23h-2.600v-5.800C9.500 16.800 7 14.200 7 10.900c0-3.500 3.100-6.400 7-6.400Z',
  mountain: 'm4.500 21 7-12.500 3.200 5.600 2.100-3.300L23.500 21h-19Z',
  wave: 'M4.500 13c2.400-2.700 4.700-2.700 7.100 0s4.700 2.700 7.100 0c1.600-1.800 3.200-2.400 4.800-1.800v3.200c-1.300-.4-2.400 0-3.500 1.200-3 3.200-6.500 3.200-9.500 0-1.700-1.900-3.200-1.900-4.900 0l-1.100 1V13Z',
  clover:
    'M14 13.200c-2.600-2.200-3.600-4.100-2.900-5.900.7-1.600 2.200-1.600 2.900-.2.700-1.400 2.200-1.400 2.900.2.700 1.800-.3 3.700-2.900 5.900Zm.7.700c2.300-2.500 4.400-3.400 6.100-2.500 1.600.8 1.500 2.300 0 2.900 1.400.7 1.400 2.200-.3 2.900-1.800.6-3.700-.500-5.800-3.300Zm-1.400 0c-2.300-2.500-4.400-3.400-6.100-2.500-1.600.8-1.500 2.300 0 2.900-1.400.7-1.400 2.200.3 2.900 1.800.6 3.700-.5 5.800-3.300Zm-.2 1.500h1.800c0 3 .6 5.200 1.900 7h-2.300c-1.100-1.900-1.500-4.200-1.400-7Z',
};

/** The banners of the house (G-2, S-1), the default one first. The signs are drawings of our own. */
export const banners = bannerList.map(({ key, name, ground, drawing }) => ({
  key,
  name,
  mark: { ground, drawing: drawings[drawing] ?? drawing },
}));

export type BannerKey = (typeof bannerList)[number]['key'];
export const bannerKeys: readonly BannerKey[] = banners.map(({ key }) => key);
export const defaultBanner: BannerKey = 'safeway';

const home: Banner = banners.find((one) => one.key === defaultBanner)!;

/** The banner of a key, or the default one for an unknown key. */
export const bannerOf = (key: string): Banner => banners.find((one) => one.key === key) ?? home;
