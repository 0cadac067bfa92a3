import { expect, test } from 'vitest';
import { sectionOf, statesOf, walletPlaceOf, walletSections, walletStates, walletToken } from './wallet.ts';

test('N-26 what needs action comes first, what can be used next, then what is used, and what is over last', () => {
  expect(walletSections.map((section) => [section, statesOf(section)])).toEqual([
    ['NEEDS_YOU', ['TO_CLAIM', 'TO_CHOOSE', 'HELD']],
    ['READY', ['TO_REDEEM', 'READY', 'CLAIMED']],
    ['USED', ['RUNNING', 'USED']],
    ['OVER', ['EXPIRED', 'REVOKED']],
  ]);
});

test.each(walletStates)('N-26 a prize that is %s stands in one section', (state) => {
  expect(walletSections.filter((section) => statesOf(section).includes(state))).toEqual([sectionOf(state)]);
});

const place = { section: 3, rank: -1_754_420_400_000, itemId: 'win-0b1c_2' };

test('N-24 where a page ended is found again', () => {
  expect(walletPlaceOf(walletToken(place))).toEqual(place);
  expect(walletToken(place)).toMatch(/^[\w-]+$/);
  expect(walletPlaceOf(walletToken({ section: 0, rank: 0, itemId: 'a' }))).toEqual({
    section: 0,
    rank: 0,
    itemId: 'a',
  });
  const longest = { section: 1, rank: Number.MAX_SAFE_INTEGER, itemId: 'x'.repeat(80) };
  expect(walletPlaceOf(walletToken(longest))).toEqual(longest);
});

test.each([
  ['nothing', ''],
  ['a section too far', '4|1|a'],
  ['no rank', '1||a'],
  ['a rank that is no number', '1|1.5|a'],
  ['a rank that is too long', `1|${'9'.repeat(17)}|a`],
  ['two signs', '1|--1|a'],
  ['no item', '1|1|'],
  ['an item with a capital', '1|1|A'],
  ['an item that is too long', `1|1|${'x'.repeat(81)}`],
  ['something before', '11|1|a'],
  ['something after', '1|1|a|'],
])('N-24 a token with %s is not one of ours', (_, text) => {
  expect(walletPlaceOf(Buffer.from(text).toString('base64url'))).toBeNull();
});
