import { expect, test } from 'vitest';
import { aGame } from '../../../testing/rows.ts';
import { isAlternate, shoppersGame } from './shoppers-game.ts';

const standIn = {
  prizeId: 'p-coffee',
  reason: 'AGE_NOT_MET' as const,
  name: '$1 off produce',
  imageId: 'green-apple',
};

test('T-30 N-5 shoppers who are too young see what they really get, at the same odds', () => {
  const others = shoppersGame(aGame(), {}, 'en');
  const own = shoppersGame(aGame(), { standIns: [standIn] }, 'en');
  expect(own.odds[1]).toMatchObject({
    label: '$1 off produce',
    shortLabel: 'Other prize',
    imageId: 'green-apple',
    insteadOf: 'Free coffee',
    oneIn: 4,
  });
  expect(own.odds.filter(({ insteadOf }) => insteadOf !== null)).toHaveLength(1);
  expect(own.odds.map(({ oneIn }) => oneIn)).toEqual(others.odds.map(({ oneIn }) => oneIn));
  expect(others.odds.every(({ insteadOf }) => insteadOf === null)).toBe(true);
});

test('T-30 the gifts on a board work the same way', () => {
  const board = {
    stamps: 4,
    stampImageIds: [],
    gifts: [{ atStamp: 4, prizeId: 'p-coffee', label: 'Free coffee', imageId: 'hot-beverage' }],
  };
  expect(shoppersGame(aGame({ board }), { standIns: [standIn] }, 'en').board?.gifts).toEqual([
    { atStamp: 4, prizeId: 'p-coffee', label: '$1 off produce', imageId: 'green-apple' },
  ]);
});

test('T-41 what the table announced is not an alternate; replacing a prize that is gone still is', () => {
  const own = shoppersGame(aGame(), { standIns: [standIn] }, 'en');
  expect(isAlternate({ isAlternate: true, oddsIndex: 1 }, own)).toBe(false);
  expect(isAlternate({ isAlternate: true, oddsIndex: 2 }, own)).toBe(true);
  expect(isAlternate({ isAlternate: true, oddsIndex: 1 }, null)).toBe(true);
  expect(isAlternate({ isAlternate: false, oddsIndex: 2 }, own)).toBe(false);
});
