import { goodsAt } from '../../catalog/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { guestKey, noteChange } from '../../platform/live/notes.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { draftOf } from '../rules/change-lines.ts';
import type { CartCategory } from '../rules/kinds.ts';
import { mergeLines } from '../rules/merge-lines.ts';
import { type Message, mergeMessages } from '../rules/messages.ts';
import { cartsOf, closeGuestCart, ensureCart, lockCarts, noteMerged, type Owner } from '../store/carts.ts';
import { linesOf, writeLines } from '../store/lines.ts';
import { keep } from './change-carts.ts';
import { factsOf } from './draft-changes.ts';
import { newId } from './offered.ts';

/**
 * A household that signs in takes in the guest's cart of its browser: exactly once, however often and from however many
 * tabs it is asked (N-6). A cart that another account has taken in is left alone. A guest who has got two carts, from two
 * tabs that were first at once, keeps one in the same way. @param into the kind of cart that takes groceries. @returns what to tell, by cart
 */
export async function mergeGuestCart(
  { db, clock, random }: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  owner: Owner,
  guestCartId: string,
  into: CartCategory = '1P',
): Promise<ReadonlyMap<string, readonly Message[]>> {
  const isGuest = 'guestCartId' in owner;
  if (isGuest && owner.guestCartId === guestCartId) return new Map();
  const [guest] = await cartsOf(db, { guestCartId });
  if (!guest) return new Map();
  const mine = (await cartsOf(db, owner)).find(
    ({ category, orderNumber }) => category === into && orderNumber === null,
  );
  const place = { storeId: guest.storeId, channel: guest.channel, zipCode: guest.zipCode };
  const before = (await linesOf(db, [guest.cartId])).get(guest.cartId) ?? [];
  const bpns = [...new Set(before.map(({ bpn }) => bpn))];
  const at = clock.now();
  const goods = await goodsAt(db, bpns, mine ?? place, at);
  return inTransaction(db, async (trx) => {
    const closed = await closeGuestCart(trx, guestCartId, at);
    if (!closed) return new Map();
    await noteChange(trx, guestKey(guestCartId), { kind: 'CART', id: closed.cartId, version: closed.version });
    const made = { cartId: newId(random), owner, category: into, sellerId: null, place, at };
    const [head] = await lockCarts(trx, owner, [(await ensureCart(trx, made)) ?? '']);
    if (!head) return new Map();
    const lines = await linesOf(trx, [head.cartId, closed.cartId]);
    const taken = lines.get(closed.cartId) ?? [];
    const draft = draftOf(lines.get(head.cartId) ?? []);
    const merged = mergeLines(draft, taken, factsOf(head, goods, random));
    await noteMerged(trx, closed.cartId, head.cartId);
    await writeLines(trx, closed.cartId, { lines: [], gone: taken.map(({ entryId }) => entryId) }, at);
    await keep(trx, head, draft, at);
    return new Map([[head.cartId, mergeMessages(merged, isGuest)]]);
  });
}
