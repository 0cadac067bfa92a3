import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Line, optionKey } from '../rules/line.ts';
import type { LineReason } from '../rules/refusals.ts';
import { cartDb, type LineRow } from './tables.ts';

const lineOf = (row: LineRow): Line => ({
  entryId: row.entry_id,
  bpn: row.bpn,
  weight: row.weight === 0 ? null : row.weight,
  quantity: row.quantity,
  saved: row.saved_quantity,
  name: row.name,
  options: row.options,
  comments: row.comments,
  isOneTime: row.is_one_time,
  substitution: { kind: row.substitution, itemId: row.substitute_bpn },
  told: { cents: row.told_cents, reason: row.told_reason === '' ? null : (row.told_reason as LineReason) },
  changedVersion: row.changed_version,
  growth: row.growth ?? { since: row.changed_version, adds: [] },
  placed: row.placed_quantity === null ? null : { quantity: row.placed_quantity, weight: row.placed_weight },
});

/** The lines of carts, removed ones too, by cart, first added first. */
export async function linesOf(db: Database, cartIds: readonly string[]): Promise<ReadonlyMap<string, Line[]>> {
  if (cartIds.length === 0) return new Map();
  const rows = await cartDb(db)
    .selectFrom('cart.line')
    .selectAll()
    .where('cart_id', 'in', cartIds)
    .orderBy('position')
    .execute();
  const byCart = new Map<string, Line[]>(cartIds.map((cartId) => [cartId, []]));
  for (const row of rows) byCart.get(row.cart_id)?.push(lineOf(row));
  return byCart;
}

/** What is in a household's open carts now, by number; what was removed is not, nor what orders that are being changed hold. */
export async function itemsInCarts(db: Database, householdId: string): Promise<ReadonlySet<string>> {
  const rows = await cartDb(db)
    .selectFrom('cart.line')
    .innerJoin('cart.cart', 'cart.cart.cart_id', 'cart.line.cart_id')
    .select('cart.line.bpn')
    .distinct()
    .where('cart.cart.household_id', '=', householdId)
    .where('cart.cart.status', '=', 'OPEN')
    .where('cart.cart.order_number', 'is', null)
    .where('cart.line.quantity', '>', 0)
    .execute();
  return new Set(rows.map(({ bpn }) => bpn));
}

const rowOf = (cartId: string, line: Line, at: Temporal.Instant) => ({
  cart_id: cartId,
  entry_id: line.entryId,
  bpn: line.bpn,
  option_key: optionKey(line.options),
  weight: line.weight ?? 0,
  quantity: line.quantity,
  saved_quantity: line.saved,
  name: line.name,
  options: JSON.stringify(line.options),
  comments: line.comments,
  is_one_time: line.isOneTime,
  substitution: line.substitution.kind,
  substitute_bpn: line.substitution.itemId,
  told_cents: line.told.cents,
  told_reason: line.told.reason ?? '',
  changed_version: line.changedVersion,
  growth: JSON.stringify(line.growth),
  changed_at: at,
  placed_quantity: line.placed?.quantity ?? null,
  placed_weight: line.placed?.weight ?? null,
});

/** Writes lines of a cart that its transaction has locked; `gone` are forgotten first. */
export async function writeLines(
  trx: Transaction,
  cartId: string,
  { lines, gone = [] }: { lines: readonly Line[]; gone?: readonly string[] },
  at: Temporal.Instant,
): Promise<void> {
  const db = cartDb(trx);
  if (gone.length > 0)
    await db.deleteFrom('cart.line').where('cart_id', '=', cartId).where('entry_id', 'in', gone).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('cart.line')
    .values(lines.map((line) => rowOf(cartId, line, at)))
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'entry_id']).doUpdateSet((of) => ({
        weight: of.ref('excluded.weight'),
        quantity: of.ref('excluded.quantity'),
        saved_quantity: of.ref('excluded.saved_quantity'),
        name: of.ref('excluded.name'),
        options: of.ref('excluded.options'),
        option_key: of.ref('excluded.option_key'),
        comments: of.ref('excluded.comments'),
        is_one_time: of.ref('excluded.is_one_time'),
        substitution: of.ref('excluded.substitution'),
        substitute_bpn: of.ref('excluded.substitute_bpn'),
        told_cents: of.ref('excluded.told_cents'),
        told_reason: of.ref('excluded.told_reason'),
        changed_version: of.ref('excluded.changed_version'),
        growth: of.ref('excluded.growth'),
        changed_at: of.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** What a shopper was told about a line, and is told now. */
export interface Told {
  entryId: string;
  was: Line['told'];
  now: Line['told'];
}

/** Notes what a shopper is told; what somebody else has told in the meantime isn't told again. @returns what is new */
export async function noteTold(db: Database, cartId: string, told: readonly Told[]): Promise<ReadonlySet<string>> {
  if (told.length === 0) return new Set();
  const { rows } = await sql<{ entry_id: string }>`
    update cart.line set told_cents = told.now_cents, told_reason = told.now_reason
    from unnest(${told.map(({ entryId }) => entryId)}::text[], ${told.map(({ was }) => was.cents)}::int[],
      ${told.map(({ was }) => was.reason ?? '')}::text[], ${told.map(({ now }) => now.cents)}::int[],
      ${told.map(({ now }) => now.reason ?? '')}::text[])
      as told (entry_id, was_cents, was_reason, now_cents, now_reason)
    where line.cart_id = ${cartId} and line.entry_id = told.entry_id
      and line.told_cents = told.was_cents and line.told_reason = told.was_reason
    returning line.entry_id`.execute(db);
  return new Set(rows.map(({ entry_id: entryId }) => entryId));
}

/** Forgets lines that were removed before, and can't be brought back any more. @returns how many */
export async function forgetRemoved(db: Database, before: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await cartDb(db)
    .deleteFrom('cart.line')
    .where('quantity', '=', 0)
    .where('saved_quantity', '=', 0)
    .where('changed_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
