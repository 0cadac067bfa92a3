import type { LoadedCart } from '../../cart/index.ts';
import { moveCart } from '../../cart/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import { addressesOf } from '../../profile/index.ts';
import { offeringsOf, shopRefusal } from '../../stores/index.ts';
import type { CheckoutBody } from '../contract/checkout.ts';
import { poNumberOf, takesPoNumber } from '../rules/checkout/po-number.ts';
import { invalidPoNumber } from '../rules/refusals.ts';
import { letGo } from '../slots/hold-slot.ts';
import { storeChannel } from '../slots/store-slots.ts';
import { keepChoices } from '../store/checkouts.ts';
import type { Checkout } from './load-checkout.ts';

const refused = (code: string, message: string, field: string) => new ServiceError(409, code, message, field);
const outside = () => refused('OUTSIDE_DELIVERY_AREA', "This store doesn't deliver there.", 'addressId');

/**
 * Moves a cart to another channel, or to the ZIP code of another address; the time held for it is let go (N-60).
 * @throws ServiceError 404 ADDRESS_NOT_FOUND; 409 CHANNEL_NOT_OFFERED, OUTSIDE_DELIVERY_AREA
 */
export async function choosePlace(
  trx: Transaction,
  cart: LoadedCart,
  { channel, addressId }: CheckoutBody,
  { member, now }: { member: Principal | null; now: Temporal.Instant },
): Promise<LoadedCart> {
  const { head } = cart;
  const isFixed = head.category === '3P_MARKETPLACE' || head.category === '1P_Wine';
  const to = channel ?? head.channel;
  const offering = (await offeringsOf(trx))(head.storeId);
  if (
    channel !== undefined &&
    channel !== head.channel &&
    (isFixed || !offering.channels.includes(storeChannel[channel]))
  )
    throw refused('CHANNEL_NOT_OFFERED', "This store doesn't offer that.", 'channel');
  const zipCode = addressId ? await zipOf(trx, member, addressId) : head.zipCode;
  if (addressId && to === 'DELIVERY' && shopRefusal(offering, { channel: 'delivery', zipCode })) throw outside();
  if (to === head.channel && (to !== 'DELIVERY' || zipCode === head.zipCode)) return cart;
  if (to !== head.channel) await letGo(trx, head.cartId);
  return moveCart(trx, cart, { storeId: head.storeId, channel: to, zipCode }, now);
}

async function zipOf(trx: Transaction, member: Principal | null, addressId: string): Promise<string> {
  const own = member ? await addressesOf(trx, member.customerId) : [];
  const found = own.find((each) => each.addressId === addressId);
  if (!found) throw notFound('ADDRESS_NOT_FOUND', 'Address not found.');
  return found.zipCode;
}

/** @throws ServiceError 400 PO_NUMBER_INVALID */
function keptPoNumber(text: string | null): string | null {
  const number = poNumberOf(text ?? '');
  if (number === null) throw invalidPoNumber();
  return number === '' ? null : number;
}

/** Keeps what was chosen, as far as the body names it. @throws ServiceError 400 PO_NUMBER_INVALID */
export async function keepBody(
  trx: Transaction,
  cartId: string,
  body: CheckoutBody,
  now: Temporal.Instant,
): Promise<void> {
  const { handOver, addressId, leaveAt, instructions, phone, paymentId, tipCents, ebtCents, poNumber } = body;
  const text = instructions?.trim();
  await keepChoices(
    trx,
    cartId,
    {
      ...(handOver === undefined ? {} : { hand_over: handOver }),
      ...(addressId === undefined ? {} : { address_id: addressId }),
      ...(leaveAt === undefined ? {} : { leave_at: leaveAt }),
      ...(instructions === undefined ? {} : { instructions: text ? text : null }),
      ...(phone === undefined ? {} : { phone }),
      ...(paymentId === undefined ? {} : { payment_id: paymentId }),
      ...(tipCents === undefined ? {} : { tip_cents: tipCents }),
      ...(ebtCents === undefined ? {} : { ebt_cents: ebtCents === 0 ? null : ebtCents }),
      ...(poNumber === undefined ? {} : { po_number: keptPoNumber(poNumber) }),
    },
    now,
  );
}

/** Refuses a choice that doesn't fit the others, so that nothing of it is kept. @throws ServiceError 409 */
export function refuseMisfits(checkout: Checkout, body: CheckoutBody): void {
  const { canBeUnattended, payments, handOver, ebtEligibleCents, cart } = checkout;
  if (body.handOver === 'UNATTENDED' && handOver === 'UNATTENDED' && !canBeUnattended)
    throw refused('UNATTENDED_RESTRICTED', 'Some items need ID at the door.', 'handOver');
  if (body.paymentId && !payments.some(({ id, problem }) => id === body.paymentId && problem === null))
    throw refused('PAYMENT_NOT_OFFERED', "This order can't be paid that way.", 'paymentId');
  if ((body.ebtCents ?? 0) > ebtEligibleCents)
    throw refused('EBT_TOO_MUCH', "SNAP benefits can't pay that much of this order.", 'ebtCents');
  if (body.poNumber?.trim() && !takesPoNumber(cart.head.category))
    throw refused('PO_NUMBER_NOT_TAKEN', 'Only orders of businesses have a PO number.', 'poNumber');
}
