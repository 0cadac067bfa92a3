import type { Offer } from '../offer.ts';
import type { Pool } from '../promos.ts';
import type { Reach } from '../reach.ts';

/** Lines that offers and promo pools tie together; what happens in one part changes nothing in another. */
export interface CartPart {
  lines: readonly number[];
  offers: readonly Offer[];
  pools: readonly Pool[];
}

/** Cuts a cart of so many lines into the smallest parts that can be decided one by one. */
export function partsOf(lines: number, offers: readonly Offer[], pools: readonly Pool[], reach: Reach): CartPart[] {
  const parent = Array.from({ length: lines }, (_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  const join = (members: readonly number[]): void => {
    for (const index of members) parent[rootOf(index)] = rootOf(members[0]!);
  };
  for (const offer of offers) join(reach.lines(offer));
  for (const pool of pools) join(pool.lines);

  const parts = new Map<number, { lines: number[]; offers: Offer[]; pools: Pool[] }>();
  for (const index of parent.keys()) {
    const root = rootOf(index);
    const part = parts.get(root);
    if (part) part.lines.push(index);
    else parts.set(root, { lines: [index], offers: [], pools: [] });
  }
  for (const offer of offers) {
    const [first] = reach.lines(offer);
    if (first !== undefined) parts.get(rootOf(first))?.offers.push(offer);
  }
  for (const pool of pools) parts.get(rootOf(pool.lines[0]!))?.pools.push(pool);
  return [...parts.values()];
}
