import type { CartLine } from './cart.ts';
import { canBeDiscounted, countsToward } from './eligibility.ts';
import type { Offer } from './offer.ts';
import type { Pool } from './promos.ts';

/** Lines that offers and promo pools tie together; what happens in one part changes nothing in another. */
export interface CartPart {
  lines: readonly number[];
  offers: readonly Offer[];
  pools: readonly Pool[];
}

/** Cuts a cart into the smallest parts that can be decided one by one. */
export function partsOf(lines: readonly CartLine[], offers: readonly Offer[], pools: readonly Pool[]): CartPart[] {
  const parent = lines.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  const join = (members: readonly number[]): void => {
    for (const index of members) parent[rootOf(index)] = rootOf(members[0]!);
  };
  const touched = offers.map((offer) => linesOf(offer, lines));
  for (const members of touched) join(members);
  for (const pool of pools) join(pool.lines);

  const parts = new Map<number, { lines: number[]; offers: Offer[]; pools: Pool[] }>();
  for (const index of lines.keys()) {
    const root = rootOf(index);
    const part = parts.get(root);
    if (part) part.lines.push(index);
    else parts.set(root, { lines: [index], offers: [], pools: [] });
  }
  for (const [index, offer] of offers.entries()) {
    const [first] = touched[index]!;
    if (first !== undefined) parts.get(rootOf(first))?.offers.push(offer);
  }
  for (const pool of pools) parts.get(rootOf(pool.lines[0]!))?.pools.push(pool);
  return [...parts.values()];
}

/** Lines whose units an offer may take. */
const linesOf = (offer: Offer, lines: readonly CartLine[]): number[] =>
  [...lines.keys()].filter((index) => canBeDiscounted(offer, lines[index]!) || countsToward(offer, lines[index]!));

/** Lines that more than one of the offers may take units of. */
export function contendedLines(lines: readonly CartLine[], offers: readonly Offer[]): Set<number> {
  const [once, twice] = [new Set<number>(), new Set<number>()];
  for (const offer of offers) for (const index of linesOf(offer, lines)) (once.has(index) ? twice : once).add(index);
  return twice;
}
