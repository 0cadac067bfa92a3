import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import type { CartCategory } from '../rules/kinds.ts';
import { type ChosenOption, type Line } from '../rules/line.ts';
import { cartOfOrder, deleteCart, ensureCart, findCart, lockCarts, type Owner, type Place } from '../store/carts.ts';
import { countChange } from '../store/changes.ts';
import { linesOf, writeLines } from '../store/lines.ts';
import { newId } from './offered.ts';

/** A line of an order as it is now. */
export interface PlacedLine {
  entryId: string;
  itemId: string;
  name: string;
  quantity: number;
  /** Of each package, in hundredths of a pound; null unless sold by weight. */
  weight: number | null;
  options: readonly ChosenOption[];
  comments: string | null;
  substitution: Line['substitution'];
}

/** A pending order that is about to be changed. */
export interface EditableOrder extends Place {
  orderNumber: string;
  householdId: string;
  /** `1P` if omitted. */
  category?: CartCategory;
  sellerId?: string | null;
  /** What it was priced by: its lines keep their prices, and its offers and its moment stay (N-40). */
  inputs: QuoteInputs;
  lines: readonly PlacedLine[];
}

const loaded = async (db: Database, head: LoadedCart['head']): Promise<LoadedCart> => ({
  head,
  lines: (await linesOf(db, [head.cartId])).get(head.cartId) ?? [],
});

/**
 * Loads an owner's cart and locks it until the transaction ends; null if it isn't theirs, or is no more. Who still names a
 * guest's cart means the household's that took it in.
 */
export async function lockCart(
  trx: Transaction,
  { cartId, owner }: { cartId: string; owner: Owner },
): Promise<LoadedCart | null> {
  const found = await findCart(trx, { cartId, owner });
  const [head] = found ? await lockCarts(trx, owner, [found.cartId]) : [];
  return head ? loaded(trx, head) : null;
}

/** An owner's cart as it is, without locking it; null if it isn't theirs, or is no more. */
export async function readCart(db: Database, asked: { cartId: string; owner: Owner }): Promise<LoadedCart | null> {
  const head = await findCart(db, asked);
  return head && loaded(db, head);
}

/** Takes these lines out of a cart that this transaction has locked: they have been ordered. What is kept for later stays. */
export async function emptyCart(trx: Transaction, { head, lines }: LoadedCart, at: Temporal.Instant): Promise<void> {
  const later = lines.filter(({ saved }) => saved > 0).map((line) => ({ ...line, ...outOf(head) }));
  const gone = lines.filter(({ saved }) => saved === 0).map(({ entryId }) => entryId);
  await writeLines(trx, head.cartId, { lines: later, gone }, at);
  await countChange(trx, head, at);
}

const outOf = ({ version }: LoadedCart['head']) => ({
  quantity: 0,
  changedVersion: version + 1,
  growth: { since: version + 1, adds: [] },
});

/**
 * Begins to change a pending order: its lines are a cart until they are saved or dropped (S-111). One that has begun goes on
 * as it is. @returns the cart, locked
 */
export async function openEditCart(
  trx: Transaction,
  order: EditableOrder,
  { random, now }: { random: Random; now: Temporal.Instant },
): Promise<LoadedCart> {
  const { orderNumber, householdId, storeId, channel, zipCode, category = '1P', sellerId = null, inputs } = order;
  const owner = { householdId };
  const place = { storeId, channel, zipCode };
  const made = newId(random);
  const draft = { cartId: made, owner, category, sellerId, orderNumber, ordered: inputs, place, at: now };
  const cartId = await ensureCart(trx, draft);
  if (cartId === made) await writeLines(trx, cartId, { lines: order.lines.map((line) => editLine(line, inputs)) }, now);
  const cart = await lockCart(trx, { cartId: cartId ?? '', owner });
  if (!cart) throw new Error(`order ${orderNumber} is being changed by another household`);
  return cart;
}

const editLine = ({ itemId, ...line }: PlacedLine, { cart }: QuoteInputs): Line => ({
  ...line,
  bpn: itemId,
  saved: 0,
  isOneTime: false,
  told: { cents: cart.find(({ lineId }) => lineId === line.entryId)?.listCents ?? 0, reason: null },
  changedVersion: 0,
  growth: { since: 0, adds: [] },
  placed: { quantity: line.quantity, weight: line.weight },
});

/** The cart of an order that is being changed, with its lines; null if it isn't. */
export async function editCartOf(db: Database, orderNumber: string): Promise<LoadedCart | null> {
  const head = await cartOfOrder(db, orderNumber);
  return head ? loaded(db, head) : null;
}

/** Ends changing an order; nothing is left of what wasn't saved. @returns was it being changed? */
export async function closeEditCart(trx: Transaction, orderNumber: string, at: Temporal.Instant): Promise<boolean> {
  const head = await cartOfOrder(trx, orderNumber);
  if (!head) return false;
  await countChange(trx, head, at);
  await deleteCart(trx, head.cartId);
  return true;
}
