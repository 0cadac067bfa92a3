import { describe, expect, test } from 'vitest';
import { choiceWords, chosenPoints, demandPlaces, halfLifeDays, placesWithin, weightOn } from './demand.ts';

const today = '2026-08-05';
const ago = (days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString();
const choice = (bpn: string, day: string, opened: number, added = 0) => ({ bpn, day, opened, added });

test.each([
  ['Whole Milk ', 'whole milk'],
  ['Plátanos', 'platano'],
  ['¿?', null],
  ['x'.repeat(101), null],
])('N-55 %j is counted as %j', (text, words) => {
  expect(choiceWords(text)).toBe(words);
});

describe('N-55 what shoppers choose', () => {
  test('counts half after two weeks', () => {
    expect(weightOn(today, today)).toBe(1);
    expect(weightOn(ago(halfLifeDays), today)).toBe(0.5);
    expect(chosenPoints([choice('a', ago(0), 4), choice('b', ago(14), 4)], today)).toEqual(
      new Map([
        ['a', 4],
        ['b', 2],
      ]),
    );
  });

  test('counts more when it goes into a cart', () => {
    const points = chosenPoints([choice('opened', today, 6), choice('added', today, 0, 6)], today);
    expect(points.get('added')).toBeGreaterThan(points.get('opened')!);
  });

  test('is chance while few do', () => {
    expect(chosenPoints([choice('a', ago(1), 1, 1)], today)).toEqual(new Map());
    expect(chosenPoints([choice('a', ago(1), 1, 1), choice('a', ago(2), 1)], today).has('a')).toBe(true);
  });
});

describe('N-55 demand', () => {
  const places = (chosen: Record<string, number>, sold: Record<string, number> = {}) =>
    demandPlaces(new Map(Object.entries(chosen)), new Map(Object.entries(sold)));

  test('what the same words led others to counts more than what the store sells anyway', () => {
    const found = places({ asked: 30 }, { sold: 30 });
    expect(found.get('asked')).toBeGreaterThan(found.get('sold')!);
  });

  test('never lifts a product past what it is told apart by', () => {
    const found = places({ a: 1e9 }, { a: 1e9 });
    expect(found.get('a')).toBe(placesWithin.demand);
    expect(placesWithin.usual + placesWithin.demand + placesWithin.popularity).toBeLessThan(10_000_000);
    expect(placesWithin.usual).toBeGreaterThan(placesWithin.demand + placesWithin.popularity);
  });
});
