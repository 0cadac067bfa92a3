import { expect, test } from 'vitest';
import { settingsOf } from './banner-settings.ts';

test('N-36 a banner without settings of its own takes one manufacturer and one store offer for a unit, and none on a free one', () => {
  expect(settingsOf('haggen')).toEqual({
    stackPolicy: 'MF_PLUS_STORE',
    couponOnFreeUnit: false,
    subscriptionRate: 500,
  });
});

test('N-36 a banner may differ in one of them, and the others stay', () => {
  const different = { acme: { stackPolicy: 'ONE_PER_UNIT' } } as const;
  expect(settingsOf('acme', different)).toEqual({ ...settingsOf('haggen'), stackPolicy: 'ONE_PER_UNIT' });
});
