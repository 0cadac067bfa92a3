import { expect, test } from 'vitest';
import type { Redemption } from '../../../generated/rest.ts';
import { aPrize } from '../../../testing/prize.ts';
import { aProgram } from '../../../testing/rows.ts';
import { noWords } from '../../games/rules/words/game-words.ts';
import { labelsOf } from './labels.ts';
import { redemptionResult } from './redemption-result.ts';
import { toldPrize, toldRecipe } from './told-prize.ts';

const shopper = { customerId: 'c1' } as never;
// 11:59 PM at the store is the next day in Greenwich.
const lastMoment = '2026-08-25T06:59:59.999Z';
const recipe = {
  recipeId: 'r1',
  title: 'Soup',
  imageId: 'soup',
  unlocked: true,
  ingredients: ['Leek'],
  steps: ['Boil.'],
};
const words = {
  language: 'es',
  programs: new Map([['HARVEST', { programCode: 'HARVEST', title: 'Cosecha', drawPrizeName: 'Un año de comida' }]]),
  prizes: new Map([['p-coffee', { prizeId: 'p-coffee', name: 'Café gratis', instructions: 'Muestra el código.' }]]),
  recipes: new Map([['r1', { recipeId: 'r1', title: 'Sopa', ingredients: ['Puerro'], steps: ['Hierve.'] }]]),
} as unknown as typeof noWords;
const got = (result: object, told = noWords) =>
  redemptionResult(
    { result: result as Redemption['result'], prizeId: 'p-coffee' },
    'America/Los_Angeles',
    shopper,
    told,
    'en',
  );

test('N-26 an offer is clipped and on My List, a reward has its value, each until a day of the store', () => {
  expect(got({ prizeType: 'B4U_OFFER', offerId: 'MF-1', expiresAt: lastMoment })).toMatchObject({
    offerId: 'MF-1',
    isClipped: true,
    isInMyList: true,
    expiresAtString: expect.stringMatching(/24/),
  });
  expect(got({ prizeType: 'REWARD', valueCents: 500, expiresAt: lastMoment })).toMatchObject({
    value: { amount: '5.00', currencyCode: 'USD' },
    expiresAtString: expect.stringMatching(/24/),
  });
});

test('S-28 a FreshPass says until when, and where it is managed', () => {
  expect(got({ prizeType: 'FRESH_PASS', until: lastMoment })).toMatchObject({
    href: '/freshpass/manage/subscribe',
    untilString: expect.stringMatching(/24/),
  });
});

test("a vendor's code is told in the shopper's words, with an address only if it is safe", () => {
  const vendor = {
    prizeType: 'VENDOR',
    instructions: 'Show the code.',
    url: 'https://vendor.example/a',
    expiresAt: null,
  };
  expect(got(vendor)).toMatchObject({ instructions: 'Show the code.', url: vendor.url, expiresAtString: null });
  expect(got({ ...vendor, url: 'javascript:alert(1)' })).toMatchObject({ url: null });
  expect(got({ ...vendor, url: null })).toMatchObject({ url: null });
  expect(got({ ...vendor, expiresAt: lastMoment }, words)).toMatchObject({
    instructions: 'Muestra el código.',
    expiresAtString: expect.stringMatching(/24/),
  });
});

test('a recipe, entries of a draw, and a choice of other prizes are passed on', () => {
  expect(got({ prizeType: 'RECIPE', recipe }, words)).toEqual({
    prizeType: 'RECIPE',
    recipe: { id: 'r1', isUnlocked: true, title: 'Sopa', imageId: 'soup', ingredients: ['Puerro'], steps: ['Hierve.'] },
  });
  expect(got({ prizeType: 'SWEEPSTAKES', drawDate: null })).toMatchObject({ drawDateString: null });
  expect(got({ prizeType: 'SWEEPSTAKES', drawDate: lastMoment })).toMatchObject({
    drawDateString: expect.stringMatching(/24/),
  });
  const others = { prizeType: 'ALTERNATE_PRIZES', prizes: [] };
  expect(got(others)).toEqual({
    prizeType: 'ALTERNATE_PRIZES',
    choice: others,
    shopper,
    timeZone: 'America/Los_Angeles',
  });
});

test('N-25 a prize is told as far as the retailer has written it', () => {
  const prize = aPrize({ terms: 'Once.', recipe: recipe as never, drawPrizeName: 'Groceries for a year' });
  expect(toldPrize(prize, noWords)).toBe(prize);
  expect(toldPrize(prize, words)).toMatchObject({
    name: 'Café gratis',
    shortDescription: 'At the coffee bar',
    description: 'One coffee of any size.',
    disclaimer: null,
    terms: 'Once.',
    recipe: { title: 'Sopa' },
    drawPrizeName: 'Un año de comida',
  });
  const all = { name: 'Café', shortDescription: 'Aquí', description: 'Uno.', disclaimer: 'No.', terms: 'Una vez.' };
  const told = { ...words, prizes: new Map([['p-coffee', { prizeId: 'p-coffee', ...all }]]) } as typeof words;
  expect(toldPrize(aPrize({ terms: 'Once.', disclaimer: 'None.' }), told)).toMatchObject(all);
  expect(toldPrize(aPrize(), words)).not.toHaveProperty('drawPrizeName');
});

test('N-25 a recipe keeps its ingredients and steps to itself until it is unlocked', () => {
  expect(toldRecipe(recipe as never, noWords)).toBe(recipe);
  const locked = { recipeId: 'r1', title: 'Soup', imageId: 'soup', unlocked: false };
  expect(toldRecipe(locked as never, words)).toEqual({ ...locked, title: 'Sopa' });
});

test('N-70 points are called as their game calls them, and rewards simply points', () => {
  const berries = aProgram({ uiAttributes: { tokenLabelSingular: 'Berry', tokenLabelPlural: 'Berries' } });
  const named = { singular: 'Berry', plural: 'Berries' };
  const gamePoints = { singular: 'Game point', plural: 'Game points' };
  expect(labelsOf({ rewardKind: 'EARN' }, { program: berries }, 'en')).toEqual(named);
  expect(labelsOf({ rewardKind: 'BURN' }, { program: berries }, 'en')).toEqual(named);
  expect(labelsOf({ rewardKind: 'EARN' }, null, 'en')).toEqual(gamePoints);
  expect(labelsOf({ rewardKind: 'BURN' }, null, 'en')).toEqual({ singular: 'point', plural: 'points' });
});
