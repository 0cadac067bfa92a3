import type { Wanted } from '../known/known-carts.ts';

/**
 * What was added on the page before, which was left before it could be sent; nothing if it can't be read, or is another
 * account's. A guest's goes on after signing in (N-6).
 */
export function leftBehind(kept: unknown, owner: string): readonly Wanted[] {
  const { owner: whose, wanted } = (kept ?? {}) as { owner?: unknown; wanted?: unknown };
  if ((whose !== owner && whose !== 'guest') || !Array.isArray(wanted)) return [];
  return (wanted as (Partial<Wanted> | null)[]).filter(
    (each): each is Wanted => typeof each?.productId === 'string' && typeof each.name === 'string',
  );
}
