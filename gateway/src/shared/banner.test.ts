import { expect, test } from 'vitest';
import { houseBanners } from '../../../server-kit/house-banners.ts';
import { bannerOfHost } from './banner.ts';
import { bannerNames } from './banner-names.ts';

test.each([
  ['haggen.localhost:4000', 'haggen'],
  ['www.vons.com', 'vons'],
  ['PAK-N-SAVE.localhost', 'paknsave'],
  ['localhost:4000', 'safeway'],
  ['127.0.0.1', 'safeway'],
  ['constructor.localhost', 'safeway'],
  ['', 'safeway'],
])('G-2 the host %s is %s', (host, banner) => {
  expect(bannerOfHost(host)).toBe(banner);
});

test('G-2 every banner of the house has a host', () => {
  for (const { key, name } of houseBanners)
    expect([bannerOfHost(`www.${key}.com`), bannerNames[key]]).toEqual([key, name]);
});
