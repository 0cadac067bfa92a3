import { isTheirs } from '../../../storage/whose.ts';
import type { Wanted } from '../known/known-carts.ts';

/** What was added on the page before, which was left before it could be sent; nothing if it can't be read, or is another account's. */
export function leftBehind(kept: unknown, owner: string): readonly Wanted[] {
  const { owner: whose, wanted } = (kept ?? {}) as { owner?: unknown; wanted?: unknown };
  if (!isTheirs(whose, owner) || !Array.isArray(wanted)) return [];
  return (wanted as (Partial<Wanted> | null)[]).filter(
    (each): each is Wanted => typeof each?.productId === 'string' && typeof each.name === 'string',
  );
}
