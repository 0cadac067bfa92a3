import { describe, expect, test } from 'vitest';
import { sampleOf, themes, variantsOf } from './looks.ts';

const stories = (count: number) => Array.from({ length: count }, (_, number) => `story-${number}`);
const titles = ['Components/Actions/Button', 'Components/Overlays/Dialog', 'Storefront/Screens/Game grid'];

describe.each(titles)('the sample of %s', (title) => {
  test.each([1, 2, 3, 7, 11, 12, 40])('with %i stories meets every variant in one of them', (count) => {
    const sample = sampleOf(title, stories(count));
    expect(sample).toHaveLength(count);
    const met = sample.flat();
    expect(met).toHaveLength(variantsOf(title).length);
    expect(new Set(met)).toEqual(new Set(variantsOf(title)));
  });

  test('spreads the variants evenly over the stories', () => {
    const counts = sampleOf(title, stories(4)).map((variants) => variants.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test('is the same in each run', () => {
    expect(sampleOf(title, stories(5))).toEqual(sampleOf(title, stories(5)));
  });

  test('is everything when all is asked for', () => {
    for (const variants of sampleOf(title, stories(5), true)) expect(variants).toEqual(variantsOf(title));
  });
});

test('not every component begins with the same story', () => {
  const many = Array.from({ length: 60 }, (_, number) => `Components/Group/Part${number}`);
  const begins = many.map((title) => sampleOf(title, stories(12)).findIndex(([variant]) => variant === themes[0]));
  expect(new Set(begins).size).toBeGreaterThan(6);
});
