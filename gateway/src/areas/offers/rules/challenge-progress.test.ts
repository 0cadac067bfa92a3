import { expect, test } from 'vitest';
import { challengeProgress, isComplete } from './challenge-progress.ts';

type Units = Parameters<typeof challengeProgress>[0]['units'];
const inWords = (units: Units, progressValue: number, targetValue: number) => {
  const { prefix, valueText } = challengeProgress({ units, progressValue, targetValue }, 'en');
  return `${prefix} ${valueText}`;
};

test.each(['ITEM', 'ITEMS', 'AMOUNT', 'QUANTITY_PRICE'] as const)('S-269 %s is Purchased', (units) => {
  expect(inWords(units, 2, 3)).toBe('Purchased 2 / 3');
});

test('S-270 DOLLARS is Purchased with $ before the values', () => {
  expect(inWords('DOLLARS', 18, 30)).toBe('Purchased $18 / $30');
  expect(inWords('DOLLARS', 18.5, 30)).toBe('Purchased $18.50 / $30');
});

test.each(['POUND', 'PER POUND'] as const)('S-271 %s is Purchased with Lbs after', (units) => {
  expect(inWords(units, 1.25, 4)).toBe('Purchased 1.25 / 4 Lbs');
});

test.each(['WEIGHT_VOLUME', 'WEIGHT/VOLUME', 'QUANTITY'] as const)('S-272 %s is Quantity', (units) => {
  expect(inWords(units, 1, 6)).toBe('Quantity 1 / 6');
});

test('S-273 without units it is Transactions', () => {
  expect(inWords(null, 1, 4)).toBe('Transactions 1 / 4');
});

test('S-268 the bar is as wide as progress over target', () => {
  expect(challengeProgress({ units: 'DOLLARS', progressValue: 18, targetValue: 30 }, 'en').percent).toBe(60);
});

test('X-6 S-121 progress beyond the target is capped there and complete', () => {
  const continuity = { units: 'ITEMS', progressValue: 5, targetValue: 3 } as const;
  expect(challengeProgress(continuity, 'en')).toMatchObject({ value: 3, target: 3, percent: 100, valueText: '3 / 3' });
  expect(isComplete(continuity)).toBe(true);
  expect(isComplete({ ...continuity, progressValue: 2.9 })).toBe(false);
});

test('a counted target of at most five is drawn as segments', () => {
  const segments = (units: Units, targetValue: number) =>
    challengeProgress({ units, progressValue: 0, targetValue }, 'en').segments;
  expect(segments('ITEMS', 5)).toBe(5);
  expect(segments(null, 4)).toBe(4);
  expect(segments('ITEMS', 6)).toBeNull();
  expect(segments('DOLLARS', 5)).toBeNull();
});
