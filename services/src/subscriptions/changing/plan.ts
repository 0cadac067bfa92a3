import type { Transaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import { wholePayments } from '../../orders/index.ts';
import { addressesOf } from '../../profile/index.ts';
import { shoppableStore } from '../../stores/index.ts';
import type { PlanBody } from '../contract/subscriptions.ts';
import { putPlan } from '../store/plans.ts';
import { changingOf, type Deps, type Member } from './household.ts';

/**
 * Changes where, how, and when a household's subscriptions come, from the next run that isn't an order yet.
 * @throws ServiceError 404 NO_PLAN, STORE_NOT_FOUND, ADDRESS_NOT_FOUND; 409 ADDRESS_NEEDED, CHANNEL_NOT_OFFERED,
 * OUTSIDE_DELIVERY_AREA, PAYMENT_NOT_OFFERED
 */
export async function changePlan(
  trx: Transaction,
  deps: Deps,
  { customerId, householdId, banner }: Member,
  body: PlanBody,
): Promise<void> {
  const { plan, now } = await changingOf(trx, deps, householdId);
  const wished = {
    ...plan,
    customer_id: customerId,
    banner,
    store_id: body.storeId ?? plan.store_id,
    channel: body.channel ?? plan.channel,
    minute: body.minute ?? plan.minute,
    address_id: body.addressId === undefined ? plan.address_id : body.addressId,
    phone: body.phone === undefined ? plan.phone : body.phone,
    payment_id: body.paymentId ?? plan.payment_id,
    language: body.language ?? plan.language,
    updated_at: now,
  };
  const zipCode = wished.address_id === null ? null : await zipOf(trx, customerId, wished.address_id);
  const isDelivered = wished.channel === 'DELIVERY';
  if (isDelivered && zipCode === null)
    throw new ServiceError(409, 'ADDRESS_NEEDED', 'Choose a delivery address first.', 'addressId');
  await shoppableStore(trx, {
    storeId: wished.store_id,
    banner,
    channel: isDelivered ? 'delivery' : 'pickup',
    zipCode,
  });
  if (!wholePayments(deps.config).includes(wished.payment_id))
    throw new ServiceError(409, 'PAYMENT_NOT_OFFERED', "This way to pay isn't offered.", 'paymentId');
  await putPlan(trx, { ...wished, zip_code: zipCode });
}

async function zipOf(trx: Transaction, customerId: string, addressId: string): Promise<string> {
  const found = (await addressesOf(trx, customerId)).find((each) => each.addressId === addressId);
  if (!found) throw notFound('ADDRESS_NOT_FOUND', 'Address not found.');
  return found.zipCode;
}
