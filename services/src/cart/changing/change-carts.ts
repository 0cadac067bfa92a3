import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { CartResultView } from '../contract/carts.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import { type Change, changeLine, type Drafted, draftOf, type Outcome } from '../rules/change-lines.ts';
import { byKind, type CartCategory } from '../rules/kinds.ts';
import { deleteCart, ensureCart, lockCarts, type CartHead, type Owner, type Place } from '../store/carts.ts';
import { countChange } from '../store/changes.ts';
import { linesOf, writeLines } from '../store/lines.ts';
import { factsOf, withChanges } from './draft-changes.ts';
import { newId } from './offered.ts';
import { type Target, targetsOf } from './targets.ts';

type Context = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

export interface AskedChanges {
  /** null: a guest without a cart, who gets one with the first line. */
  owner: Owner | null;
  /** Where carts shop that are made now. */
  place: Place;
  /** The kinds of carts that the caller's site keeps (S-165). */
  categories: readonly CartCategory[];
  /** The order that groceries go into; null for none. */
  orderNumber: string | null;
  changes: readonly Change[];
  /** Version that SET and REMOVE were chosen by. */
  ifMatch: number | null;
  once: Once;
}

/** What a request did: the same again when it is repeated (I-8). */
export interface Changed {
  guestCartId: string | null;
  results: CartResultView[];
}

/**
 * Makes changes of carts, each or none of its lines: what can be done is done, in one transaction; each refusal says why
 * (N-58, N-68). Carts are locked one after another in one order, and the catalog is asked before.
 */
export async function changeCarts(context: Context, asked: AskedChanges): Promise<Changed> {
  const { db, random } = context;
  const { targets, elsewhere } = await targetsOf(context, asked.owner, asked);
  return inTransaction(db, (trx) =>
    asked.once.run(trx, async (): Promise<Changed> => {
      const owner = asked.owner ?? { guestCartId: newId(random) };
      const outcomes = await changeTargets(trx, context, { ...asked, owner, targets });
      for (const [index, refusal] of elsewhere) outcomes[index] = nothing(refusal);
      // Of what isn't there in full, a new cart has what there is.
      const isNew =
        asked.owner === null &&
        !outcomes.some(({ refusal, quantity }) => refusal === null || (refusal === 'NOT_ENOUGH' && quantity));
      return {
        guestCartId: 'guestCartId' in owner && !isNew ? owner.guestCartId : null,
        results: outcomes.map((outcome, index) => resultOf(outcome, asked.changes[index]?.itemId ?? null, index)),
      };
    }),
  );
}

async function changeTargets(
  trx: Transaction,
  { clock, random }: Context,
  asked: Omit<AskedChanges, 'owner'> & { owner: Owner; targets: readonly Target[] },
): Promise<Outcome[]> {
  const { owner, changes, ifMatch } = asked;
  const isGuest = 'guestCartId' in owner;
  const outcomes = changes.map(({ kind }): Outcome => nothing(kind === 'ADD' ? 'PRODUCT_NOT_FOUND' : 'LINE_NOT_FOUND'));
  const at = clock.now();
  const byCart = new Map<string, Target>();
  const made = new Set<string>();
  for (const target of asked.targets.toSorted(byKind)) {
    // A guest has groceries only (S-158).
    if (isGuest && target.category !== '1P') {
      for (const index of target.changes) outcomes[index] = nothing('SIGN_IN_REQUIRED');
      continue;
    }
    const { category, sellerId, orderNumber, place } = target;
    if (target.cartId === null && orderNumber !== null) throw noOrderData();
    const fresh = newId(random);
    const cartId = target.cartId ?? (await ensureCart(trx, { cartId: fresh, owner, category, sellerId, place, at }));
    if (cartId === fresh) made.add(cartId);
    if (cartId === null) throw cartMerged();
    byCart.set(cartId, target);
  }
  const heads = await lockCarts(trx, owner, [...byCart.keys()]);
  // It was taken in since it was looked for: nothing is done, so that the same request may come again from the account.
  if (isGuest && heads.length < byCart.size) throw cartMerged();
  const lines = await linesOf(
    trx,
    heads.map(({ cartId }) => cartId),
  );
  for (const head of heads) {
    const { changes: indexes, goods } = byCart.get(head.cartId)!;
    const draft = draftOf(lines.get(head.cartId) ?? []);
    const facts = factsOf(head, goods, random, ifMatch);
    for (const index of indexes) outcomes[index] = changeLine(draft, changes[index]!, facts);
    // A cart is made with its first line.
    if (draft.touched.size === 0 && made.has(head.cartId)) await deleteCart(trx, head.cartId);
    else await keep(trx, head, draft, at);
  }
  return outcomes;
}

/** Makes changes of a cart that this transaction has locked. @returns the cart as it is then, and what came of each change */
export async function changeCart(
  trx: Transaction,
  { head, lines }: LoadedCart,
  changes: readonly Change[],
  { clock, random }: Pick<Context, 'clock' | 'random'>,
): Promise<{ cart: LoadedCart; outcomes: Outcome[] }> {
  const now = clock.now();
  const { cart, outcomes, draft } = await withChanges(trx, { head, lines }, changes, { clock, random });
  await keep(trx, head, draft, now);
  const version = head.version + (hasChanged(draft) ? 1 : 0);
  return { cart: { head: { ...head, version, updatedAt: now }, lines: cart.lines }, outcomes };
}

const hasChanged = ({ touched, gone }: Drafted): boolean => touched.size + gone.size > 0;

/** Writes what has changed of a locked cart, and counts it. */
export async function keep(trx: Transaction, head: CartHead, draft: Drafted, at: Temporal.Instant): Promise<void> {
  if (!hasChanged(draft)) return;
  const { lines, touched, gone } = draft;
  await writeLines(trx, head.cartId, { lines: [...touched].flatMap((id) => lines.get(id) ?? []), gone: [...gone] }, at);
  await countChange(trx, head, at);
}

const cartMerged = () => new ServiceError(409, 'CART_MERGED', 'This cart is in your account now.');

/** S-173: verbatim. */
export const noOrderData = (): ServiceError =>
  new ServiceError(404, 'NO_ORDER_DATA', 'No current order data available');

const nothing = (refusal: Outcome['refusal']): Outcome => ({
  itemId: null,
  entryId: null,
  name: null,
  quantity: null,
  refusal,
  maximum: null,
});

const resultOf = (
  { itemId, entryId, name, quantity, refusal, maximum }: Outcome,
  asked: string | null,
  index: number,
): CartResultView => ({
  index,
  itemId: itemId ?? asked ?? '',
  entryId,
  name,
  done: refusal === null,
  quantity,
  reasonCode: refusal,
  maximum,
});
