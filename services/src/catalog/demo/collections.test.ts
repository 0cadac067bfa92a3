import { expect, test } from 'vitest';
import { demoCollections } from './collections.ts';
import { demoProducts } from './products.ts';

test.each(['2026-01-15', '2026-04-15', '2026-08-05', '2026-11-22'])(
  'every product picked for %s is in the demo',
  (day) => {
    const today = Temporal.PlainDate.from(day);
    const collections = demoCollections(demoProducts(today), today);
    expect(collections.map(({ collectionId }) => collectionId)).toEqual([
      'on-sale',
      'in-season',
      'half-hour-suppers',
      'breakfast',
    ]);
    const picked = collections.filter(({ filters }) => filters === null);
    for (const { bpns } of picked) expect(new Set(bpns).size).toBeGreaterThanOrEqual(12);
  },
);

test('what is in season changes', () => {
  const inSeason = (day: string) => {
    const today = Temporal.PlainDate.from(day);
    return demoCollections(demoProducts(today), today)[1]?.bpns;
  };
  expect(inSeason('2026-06-01')).toEqual(inSeason('2026-08-31'));
  expect(inSeason('2026-12-01')).not.toEqual(inSeason('2026-08-31'));
});
