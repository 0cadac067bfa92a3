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

test('N-79 how far a product goes with another is the cosine of the two, less for few baskets', () => {
  const of = { baskets: 16, partners: new Map([['sauce', 6]]) };
  // 6 of 16 and 9 baskets: 6 / 12, weighed with 6 / (6 + 3).
  expect(partnersOf(of, new Map([['sauce', 9]]))).toEqual([{ itemId: 'sauce', score: (6 / 12) * (6 / 9), baskets: 6 }]);
  // A partner counts at least the baskets with both.
  const [odd] = partnersOf(of, new Map([['sauce', 1]]));
  expect(odd?.score).toBeCloseTo((6 / Math.sqrt(16 * 6)) * (6 / 9), 12);
});

test('two baskets are enough, a partner whose baskets nobody counted is left out, and equal ones go by product', () => {
  const of = {
    baskets: 9,
    partners: new Map([
      ['tea', 2],
      ['honey', 2],
      ['rare', 1],
      ['lost', 5],
      ['best', 4],
    ]),
  };
  const baskets = new Map([
    ['tea', 4],
    ['honey', 4],
    ['rare', 4],
    ['best', 4],
  ]);
  expect(partnersOf(of, baskets).map(({ itemId }) => itemId)).toEqual(['best', 'honey', 'tea']);
});

test('of a huge basket the first products count, in whatever order they lie in it', () => {
  const items = Array.from({ length: largestBasket + 1 }, (_, at) => `item${1000 + at}`);
  for (const basket of [items, items.toReversed()]) {
    const counted = countTogether([basket]);
    expect([counted.size, counted.has(items.at(-1)!)]).toEqual([largestBasket, false]);
  }
  const whole = items.slice(0, largestBasket).toReversed();
  expect([...countTogether([whole]).keys()]).toEqual(whole);
});

test('of equally frequent partners those with the smaller number are kept, most frequent first', () => {
  const partners = new Map([
    ['c', 1],
    ['a', 1],
    ['b', 2],
    ['d', 1],
  ]);
  expect([...addedTogether(undefined, { baskets: 2, partners }).partners.keys()]).toEqual(['b', 'a', 'c', 'd']);
  expect(addedTogether({ baskets: 3, partners: new Map([['d', 9]]) }, { baskets: 2, partners })).toMatchObject({
    baskets: 5,
    partners: new Map([
      ['d', 10],
      ['b', 2],
      ['a', 1],
      ['c', 1],
    ]),
  });
});
