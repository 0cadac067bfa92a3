import { describe, expect, test } from 'vitest';
import { avoidedIn, avoidedKey } from './avoided.ts';

const header = 'kind,words,allergens,ingredients,claims,believed';
const file = (...lines: readonly string[]) => [header, ...lines].join('\n');

test('N-55 a file says what shoppers avoid, by which words, and what tells that a product has it', () => {
  const avoided = avoidedIn(
    file(
      'PEANUTS,peanut|maní,PEANUTS,,peanut free|nut free,',
      'SUGAR,sugar|azúcar,,sugar|juice concentrate,sugar free|unsweetened,yes',
    ),
  );
  expect(avoided.get(avoidedKey(['peanuts']))).toEqual({
    kind: 'PEANUTS',
    allergens: ['PEANUTS'],
    ingredients: null,
    claim: "('peanut' <-> 'free') | ('nut' <-> 'free')",
    isClaimBelieved: false,
  });
  expect(avoided.get(avoidedKey(['maní']))).toBe(avoided.get(avoidedKey(['peanut'])));
  expect(avoided.get(avoidedKey(['azúcar']))).toMatchObject({
    ingredients: "'sugar' | ('juice' <-> 'concentrate')",
    claim: "('sugar' <-> 'free') | 'unsweetened'",
    isClaimBelieved: true,
  });
});

describe('N-55 a file of exclusions is refused, and says why, with', () => {
  test.each([
    ['other columns', 'kind,words\nNUTS,nut', `Line 1: the columns are ${header}`],
    [
      'a kind that nobody names',
      file('CATS,cat,FISH,,cat free,'),
      "Line 2 isn't something to avoid: CATS,cat,FISH,,cat free,",
    ],
    ['food, which is any', file('FOOD,food,FISH,,,'), "Line 2 isn't something to avoid: FOOD,food,FISH,,,"],
    ['a column too few', file('EGG,egg,EGG,,egg free'), "Line 2 isn't something to avoid: EGG,egg,EGG,,egg free"],
    ['an allergen that no label states', file('EGG,egg,EGGS,,egg free,'), 'Line 2: the allergens are '],
    ['nothing to tell it by', file('SALT,salt,,,salt free,'), 'Line 2: nothing tells what has it.'],
    [
      'a word twice',
      file('EGG,egg,EGG,,egg free,', 'SOY,soy|eggs,SOY,,soy free,'),
      'Line 3: eggs stands in two lines.',
    ],
  ])('%s', (_, csv, reason) => {
    expect(() => avoidedIn(csv)).toThrow(reason);
  });
});
