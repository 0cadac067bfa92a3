import { expect, test } from 'vitest';
import { askedGoods, longestAsk } from './stock-ask.ts';

test('an ask is the same in small letters, without accents, in the singular, and whatever parts its words', () => {
  const same = [
    'pumpkin spice creamer',
    'Pumpkin-Spice CREAMERS',
    '  pumpkin\t spice,creamer ',
    'pümpkin spice creamer',
  ];
  expect(new Set(same.map((text) => askedGoods(text)?.words))).toEqual(new Set(['pumpkin spice creamer']));
  expect(askedGoods('spice pumpkin creamer')?.words).not.toBe('pumpkin spice creamer');
});

test('it is kept as it was typed, on one line, with nothing in it that could turn text around', () => {
  expect(askedGoods('  Crème \n fraîche\u202E 30% ')).toEqual({
    words: 'creme fraiche 30%',
    typed: 'Crème fraîche 30%',
  });
});

test.each(['', '   ', '!?%', '\u200B', 'x'.repeat(longestAsk + 1)])('%j asks for nothing', (text) => {
  expect(askedGoods(text)).toBeNull();
});
