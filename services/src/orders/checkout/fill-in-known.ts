import type { LoadedCart } from '../../cart/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { addressesOf } from '../../profile/index.ts';
import { choicesOf, type Choices, keepChoices } from '../store/checkouts.ts';
import { lastChoicesOf } from '../store/last-choices.ts';

/**
 * Keeps for a cart what its household chose last, as far as nothing is chosen yet: what is known is never asked again
 * (N-60), but for a note to the driver, which is of its day. It is kept, not looked up anew, so that an order from another tab changes nothing that a shopper has reviewed. An
 * address is taken only where the cart is delivered already.
 */
export async function fillInKnown(
  trx: Transaction,
  { head }: LoadedCart,
  { member, now }: { member: Principal | null; now: Temporal.Instant },
): Promise<void> {
  if (member === null) return;
  const chosen = await choicesOf(trx, head.cartId);
  const wantsAddress = head.channel === 'DELIVERY' && chosen.address_id === null;
  if (chosen.phone !== null && chosen.payment_id !== null && !wantsAddress) return;
  const last = await lastChoicesOf(trx, { householdId: member.householdId, category: head.category });
  const known: Partial<Omit<Choices, 'shown'>> = {
    ...(chosen.phone === null && last.phone !== null ? { phone: last.phone } : {}),
    ...(chosen.payment_id === null && last.paymentId !== null ? { payment_id: last.paymentId } : {}),
  };
  const { kind, address, leaveAt } = last.delivery ?? {};
  if (wantsAddress && address?.zipCode === head.zipCode) {
    const saved = await addressesOf(trx, member.customerId);
    if (saved.some(({ addressId }) => addressId === address.addressId))
      Object.assign(known, {
        address_id: address.addressId,
        hand_over: chosen.hand_over ?? (kind === 'UNATTENDED' ? kind : 'ATTENDED'),
        leave_at: chosen.leave_at ?? leaveAt ?? null,
      });
  }
  if (Object.keys(known).length > 0) await keepChoices(trx, head.cartId, known, now);
}
