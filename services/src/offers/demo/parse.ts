import type { Deal } from '../rules/terms/deal.ts';

/** A coupon of the tables. */
export interface DealRow {
  department: string;
  imageId: string;
  /** Which list of its department it is from: `dept`, `order`, `freshpass`...; null for a coupon on products. */
  list: string | null;
  /** Shelves whose products it is for; of two, the second is what is free. */
  shelves: readonly string[];
  /** A word that the products have in their name. */
  word: string | null;
  noun: string;
  /** null is any brand. */
  brandId: string | null;
  deal: Deal;
  flags: ReadonlySet<string>;
}

const cents = (dollars: string | undefined): number => Math.round(Number(dollars) * 100);
const money = String.raw`\$(\d+(?:\.\d\d)?)`;

type Reader = readonly [RegExp, (parts: readonly string[]) => Deal];
const readers: readonly Reader[] = [
  [
    new RegExp(`^${money} off ${money}`),
    ([off, least]) => ({ kind: 'SPEND', cents: cents(off), percent: 0, least: cents(least) }),
  ],
  [
    new RegExp(`^(\\d+)% off ${money}`),
    ([percent, least]) => ({ kind: 'SPEND', cents: 0, percent: Number(percent), least: cents(least) }),
  ],
  [
    new RegExp(`^${money} off(?: (\\d+))?`),
    ([off, quantity = '1']) => ({ kind: 'OFF', cents: cents(off), quantity: Number(quantity) }),
  ],
  [/^(\d+)% off/, ([percent]) => ({ kind: 'PERCENT', percent: Number(percent) })],
  [new RegExp(`^${money} each`), ([each]) => ({ kind: 'EACH', cents: cents(each) })],
  [
    new RegExp(`^(\\d+) for ${money}`),
    ([quantity, sum]) => ({ kind: 'FOR', quantity: Number(quantity), cents: cents(sum) }),
  ],
  [
    /^b(\d)(?:g| get)(\d)( half)?/,
    ([buy, get, half]) => ({ kind: 'GET', buy: Number(buy), get: Number(get), isHalf: half !== undefined }),
  ],
  [/^free/, () => ({ kind: 'FREE' })],
  [
    new RegExp(`^(\\d+) pts ${money}`),
    ([points, least]) => ({ kind: 'POINTS', points: Number(points), least: cents(least) }),
  ],
  [
    new RegExp(`^path (\\d+) (items|lb|visits) ${money}`),
    ([target, units, reward]) => ({
      kind: 'PATH',
      target: Number(target),
      units: units as 'items' | 'lb' | 'visits',
      cents: cents(reward),
    }),
  ],
  [
    new RegExp(`^path ${money} ${money}`),
    ([target, reward]) => ({ kind: 'PATH', target: cents(target) / 100, units: 'dollars', cents: cents(reward) }),
  ],
  [new RegExp(`^${money} reward`), ([reward]) => ({ kind: 'REWARD', cents: cents(reward) })],
  [/^([A-Z_]+) (\d+)$/, ([behavior = '', points]) => ({ kind: 'BEHAVIOR', behavior, points: Number(points) })],
  [/^cheapest/, () => ({ kind: 'CHEAPEST' })],
];

function dealIn(text: string): { deal: Deal; flags: ReadonlySet<string> } {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(text);
    if (found)
      return { deal: read(found.slice(1)), flags: new Set(text.slice(found[0].length).split(' ').filter(Boolean)) };
  }
  throw new Error(`Not a deal: ${text}`);
}

const lists: ReadonlySet<string> = new Set([
  'dept',
  'order',
  'points',
  'reward',
  'path',
  'behavior',
  'freshpass',
  'prize',
]);

/** The coupons of a table, in its order. @throws Error for a line that says nothing */
export function dealsIn(table: string): DealRow[] {
  let department = '';
  let imageId = '';
  return table.split('\n').flatMap((line): DealRow[] => {
    const title = /^# (.+) \| (\S+)$/.exec(line);
    if (title) [, department = '', imageId = ''] = title;
    if (title || line.trim() === '') return [];
    const [, head = '', pieces = ''] = /^([^:]+): (.+)$/.exec(line) ?? [];
    const [places = '', noun = ''] = head.split(' = ');
    const [shelfPart = '', word = null] = places.replace(/^pair /, '').split(' ~');
    const list = lists.has(head) ? head : null;
    return pieces.split('; ').map((piece) => {
      const [, brand = '', rest = piece] = list === null ? (/^(\S+) (.+)$/.exec(piece) ?? []) : [];
      return {
        department,
        imageId,
        list,
        shelves: list === null ? shelfPart.split(' + ') : [],
        word,
        noun,
        brandId: brand === '' || brand === '-' ? null : brand,
        ...dealIn(rest),
      };
    });
  });
}
