import { expect, test } from 'vitest';
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

test('G-2 there are twenty banners', () => {
  expect(Object.keys(bannerNames)).toHaveLength(20);
});
