import { expect, test } from 'vitest';
import { addedTogether, countTogether, largestBasket, partnersKept, partnersOf, type Together } from './together.ts';

const baskets = [['pasta', 'sauce', 'milk'], ['pasta', 'sauce'], ['milk', 'bread'], ['milk', 'bread'], ['milk']];

test('N-79 baskets are counted by product and by pair', () => {
  const counted = countTogether(baskets);
  expect(counted.get('pasta')).toEqual({
    baskets: 2,
    partners: new Map([
      ['sauce', 2],
      ['milk', 1],
    ]),
  });
  expect(counted.get('milk')?.baskets).toBe(4);
});

test('N-79 what is counted in parts is what is counted at once', () => {
  const [first, second] = [countTogether(baskets.slice(0, 2)), countTogether(baskets.slice(2))];
  const whole = countTogether(baskets);
  for (const item of whole.keys()) {
    const parts = [first, second].flatMap((part) => part.get(item) ?? []);
    const added = parts.reduce<Together | undefined>(addedTogether, undefined);
    expect([item, added?.baskets, new Map(added?.partners)]).toEqual([
      item,
      whole.get(item)?.baskets,
      new Map(whole.get(item)?.partners),
    ]);
  }
});

test('N-79 what goes with a product comes before what goes with everything', () => {
  const counted = countTogether([...baskets, ...baskets, ['pasta', 'milk']]);
  const counts = new Map([...counted].map(([item, each]) => [item, each.baskets]));
  expect(partnersOf(counted.get('pasta')!, counts).map(({ itemId }) => itemId)).toEqual(['sauce', 'milk']);
});

test('a pair that came once is chance', () => {
  const counted = countTogether([['tea', 'honey']]);
  expect(partnersOf(counted.get('tea')!, new Map([['honey', 1]]))).toEqual([]);
});

test('the most frequent partners are kept, and huge baskets count in part', () => {
  const many = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${1000 + at}`);
  const partners = new Map(many('item', 2 * partnersKept).map((item, at) => [item, at + 1]));
  const added = addedTogether(undefined, { baskets: 9, partners });
  expect(added.partners.size).toBe(partnersKept);
  expect(added.partners.get(`item${1000 + 2 * partnersKept - 1}`)).toBe(2 * partnersKept);
  expect(countTogether([many('huge', 1000)]).size).toBe(largestBasket);
});
