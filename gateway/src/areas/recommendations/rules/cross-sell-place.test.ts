import { expect, test } from 'vitest';
import { canCrossSell } from './cross-sell-place.ts';

const place = { storeId: '2300', categoryId: 'pantry', bpn: '970000001' };

test('S-146 cross-sell is asked for only where store, category, and product exist', () => {
  expect(canCrossSell(place)).toBe(true);
  for (const missing of Object.keys(place)) expect(canCrossSell({ ...place, [missing]: ' ' })).toBe(false);
});
