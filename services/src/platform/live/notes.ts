import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Where changes of carts, orders, and lists are announced: `h:household-1 CART cart-1 7`. */
export const changeChannel = 'larder_changes';

export const changeKinds = ['CART', 'ORDER', 'LIST'] as const;

/** Something that has changed: which, and how far it has come. Never what is in it. */
export interface Change {
  kind: (typeof changeKinds)[number];
  /** Cart id, order number, or `my-list`. */
  id: string;
  /** Rises with each change of the same thing. */
  version: number;
}

/** What notes call a household. */
export const householdKey = (householdId: string): string => `h:${householdId}`;

/** What notes call a guest, whose cart id stays secret. */
export const guestKey = (guestCartId: string): string =>
  `g:${createHash('sha256').update(guestCartId).digest('base64url').slice(0, 22)}`;

/** Tells whoever follows what is an owner's, on every instance, once the transaction commits. */
export async function noteChange(trx: Transaction, owner: string, { kind, id, version }: Change): Promise<void> {
  await sql`select pg_notify(${changeChannel}, ${`${owner} ${kind} ${id} ${version}`})`.execute(trx);
}

const form = /^(\S+) (CART|ORDER|LIST) (\S+) (\d+)$/;

/** What a note says; null for one that nobody here has written. */
export function changeIn(note: string): { owner: string; change: Change } | null {
  const [, owner, kind, id, version] = form.exec(note) ?? [];
  if (owner === undefined || id === undefined) return null;
  return { owner, change: { kind: kind as Change['kind'], id, version: Number(version) } };
}
