import { expect, test } from 'vitest';
import { minimumOf } from './minimum.ts';

test.each([
  ['1P', 2000, 0, 1000],
  ['1P', 2999, 0, 1],
  ['1P', 3000, 0, 0],
  ['1P', 9000, 0, 0],
  ['1P', 3500, 501, 1],
  ['1P_Wine', 0, 0, 3000],
  ['1P_B2B', 2999, 0, 1],
] as const)(
  'N-60 a cart of %s worth %i less promos of %i misses %i',
  (category, listCents, promoCents, missingCents) => {
    expect(minimumOf(category, { listCents, promoCents })).toEqual({ minimumCents: 3000, missingCents });
  },
);

test.each(['3P_MARKETPLACE', '1P_SNS'] as const)('N-60 a cart of %s has no minimum', (category) => {
  expect(minimumOf(category, { listCents: 1, promoCents: 0 })).toEqual({ minimumCents: null, missingCents: 0 });
});
