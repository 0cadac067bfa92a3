import { type Act, may, type Role } from './permissions.ts';

/**
 * Whose figures and work somebody sees: their own store's if it is only as store staff that they may, and null, for all
 * stores, if another of their roles lets them, too.
 */
export function storeOf(
  { roles, storeId }: { roles: readonly Role[]; storeId: string | null },
  asks: Act | 'NOTHING' = 'NOTHING',
): string | null {
  const others = roles.filter((role) => role !== 'STORE_STAFF');
  return asks !== 'NOTHING' && may(others, asks) ? null : storeId;
}
