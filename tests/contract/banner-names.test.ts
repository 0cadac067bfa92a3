import { expect, test } from 'vitest';
import { bannerList } from '../../design-system/src/theme/banner-list.ts';
import { bannerNames } from '../../gateway/src/shared/banner-names.ts';
import { banners } from '../../services/src/content/documents/banners.ts';

/** What a shopper reads is what the content service publishes. */
const published = Object.fromEntries(banners.map(({ key, name }) => [key, name]));

test('S-1 G-2 the gateway names a banner as the content service does, for when that is away', () => {
  expect(bannerNames).toEqual(published);
});

test('S-1 each theme has the name of its banner', () => {
  expect(Object.fromEntries(bannerList.map(({ key, name }) => [key, name]))).toEqual(published);
});
