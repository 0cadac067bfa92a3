import type { Screen } from './screen.ts';

/** A number or a day that a screen tells. */
export interface Fact {
  /** What it is of: everything told of the same has to be the same. */
  of: string;
  value: string;
  /** Where, and in which words. */
  said: string;
}

const count = String.raw`([\d,]+)`;
const products = new RegExp(`${count} products?$`);
const listed = new RegExp(`^${count} products?(?:, ${count} of them)?(?:$| (?!of ))`);
const inCarts = new RegExp(`^Shopping cart, ${count} items?(?:, (\\$[\\d,.]+))?$`);
const unread = new RegExp(`^${count} unread (?:notices?|messages?)$`);
const departments = new RegExp(`^All ${count} departments$`);
/** A department, an aisle, or one of its shelves. */
const department = /^\/shop\/[^/?]+(?:\/[^/?]+(?:\?shelf=[\w.-]+)?)?$/;
const game = /^\/games\/game-details\/([^/]+)$/;

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

/** Every count, sum, and day of a screen whose meaning is known by where it stands. */
export function factsIn(screen: Screen): Fact[] {
  const fact = (of: string, value: string | number, words: string): Fact => ({
    of,
    value: String(value),
    said: `${screen.name}: “${words}”`,
  });
  return [
    ...screen.links.flatMap(({ path, text }) => {
      const [, found] = department.test(path) ? (products.exec(text) ?? []) : [];
      return found === undefined ? [] : [fact(`products of ${path}`, numberIn(found), text)];
    }),
    ...listFacts(screen, fact),
    ...[...screen.labels, ...screen.lines].flatMap((text) => {
      const [, items, total] = inCarts.exec(text) ?? [];
      const [, messages] = unread.exec(text) ?? [];
      return [
        ...(items === undefined ? [] : [fact('items in the cart', numberIn(items), text)]),
        ...(total === undefined ? [] : [fact('sum of the cart', total, text)]),
        ...(messages === undefined ? [] : [fact('unread messages', numberIn(messages), text)]),
      ];
    }),
    ...cartFacts(screen, fact),
    ...departmentFacts(screen, fact),
    ...gameFacts(screen, fact),
  ];
}

type Tell = (of: string, value: string | number, words: string) => Fact;

/** What the list of a department says of itself: in its heading, and in its filters. */
function listFacts({ path, isNarrowed, lines }: Screen, fact: Tell): Fact[] {
  if (isNarrowed || !department.test(path)) return [];
  const heading = lines.find((line) => listed.test(line)) ?? '';
  const [, all, here = all] = listed.exec(heading) ?? [];
  if (all === undefined || here === undefined) return [];
  const at = lines.findIndex((line, index) => line === 'Pickup' && /^[\d,]+$/.test(lines[index + 1] ?? ''));
  const pickup = lines[at + 1] ?? '';
  return [
    fact(`products of ${path}`, numberIn(all), heading),
    fact(`products for pickup of ${path}`, numberIn(here), heading),
    ...(at >= 0 ? [fact(`products for pickup of ${path}`, numberIn(pickup), `Pickup ${pickup}`)] : []),
  ];
}

/** What the carts on their page come to, as the header tells it of all of them. */
function cartFacts({ path, lines }: Screen, fact: Tell): Fact[] {
  if (path !== '/erums/cart/') return [];
  const after = (words: string) => lines.flatMap((line, at) => (line === words ? (lines[at + 1] ?? []) : []));
  const sums = after('Estimated total').map((sum) => Math.round(numberIn(sum.replace('$', '')) * 100));
  const counts = lines.flatMap((line) => /^(\d+) items? · /.exec(line)?.[1] ?? []);
  const told = lines.flatMap((line) => {
    const [, found] = /^\d+ carts, ([\d,]+) items\b/.exec(line) ?? [];
    return found === undefined ? [] : [fact('items in the cart', numberIn(found), line)];
  });
  if (sums.length === 0 || sums.length !== counts.length) return told;
  const total = sums.reduce((sum, each) => sum + each, 0) / 100;
  return [
    ...told,
    fact(
      'items in the cart',
      counts.reduce((sum, each) => sum + Number(each), 0),
      `${counts.join(' + ')} items`,
    ),
    fact(
      'sum of the cart',
      total.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      'the sum of estimated totals',
    ),
  ];
}

function departmentFacts({ path, lines, links }: Screen, fact: Tell): Fact[] {
  const told = lines.flatMap((line) => {
    const [, found] = departments.exec(line) ?? [];
    return found === undefined ? [] : [fact('departments', numberIn(found), line)];
  });
  if (path !== '/shop') return told;
  const shown = new Set(links.flatMap((link) => (/^\/shop\/[^/?]+$/.test(link.path) ? [link.path] : [])));
  return [...told, fact('departments', shown.size, 'as many as it lists')];
}

/** Points, plays, and the end of each game: on its own page, and on what leads there. */
function gameFacts({ path, lines, cards }: Screen, fact: Tell): Fact[] {
  const own = game.exec(path)?.[1];
  const places = [
    ...(own === undefined ? [] : [{ code: own, words: lines }]),
    ...cards.flatMap((card) => {
      const code = game.exec(card.path ?? '')?.[1];
      return code === undefined ? [] : [{ code, words: card.lines }];
    }),
  ];
  return places.flatMap(({ code, words }) =>
    words.flatMap((line, at) => {
      const before = words[at - 1] ?? '';
      const after = words[at + 1] ?? '';
      const [, left] = /^(\d+) plays? left(?: ·.*)?$/.exec(line) ?? [];
      const [, end] = /\bEnds ([A-Z][a-z]{2} \d{1,2})\b/.exec(line) ?? [];
      const points =
        line !== 'Game points' ? null : /^[\d,]+$/.test(before) ? before : /^[\d,]+$/.test(after) ? after : null;
      return [
        ...(left === undefined ? [] : [fact(`plays left of ${code}`, left, line)]),
        ...(line === 'Plays left' && /^\d+$/.test(after)
          ? [fact(`plays left of ${code}`, after, `${line} ${after}`)]
          : []),
        ...(end === undefined ? [] : [fact(`end of ${code}`, end, line)]),
        ...(points === null ? [] : [fact(`points of ${code}`, numberIn(points), `${points} ${line}`)]),
      ];
    }),
  );
}

/** What is told of the same in different ways, one line for each. */
export function contradictions(facts: readonly Fact[]): string[] {
  return [...Map.groupBy(facts, ({ of }) => of)].flatMap(([of, told]) => {
    const ways = [...Map.groupBy(told, ({ value }) => value)];
    if (ways.length < 2) return [];
    return [`${of}: ${ways.map(([value, [first]]) => `${value} (${first?.said})`).join('; ')}`];
  });
}
