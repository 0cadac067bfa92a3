import { expect, test } from 'vitest';
import { type Named, toldApart } from './told-apart.ts';

const blend: Named = { name: 'Italian Blend', full: 'Meadow Lane Italian Blend', size: '8 oz' };

test.each<[Partial<Named>, string, string]>([
  [{ name: 'Mozzarella', full: 'Meadow Lane Mozzarella' }, 'Italian Blend', 'Mozzarella'],
  [{ full: 'Harbor Italian Blend' }, 'Meadow Lane Italian Blend', 'Harbor Italian Blend'],
  [{ size: '16 oz' }, 'Italian Blend, 8 oz', 'Italian Blend, 16 oz'],
  [{ size: null }, 'Italian Blend, 8 oz', 'Italian Blend'],
  [{}, 'Italian Blend', 'Italian Blend'],
])('N-41 a swap beside what was ordered, which differs by %j, is told apart: %s, %s', (differs, one, other) => {
  expect(toldApart(blend, { ...blend, ...differs })).toEqual([one, other]);
});
