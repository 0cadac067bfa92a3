import type { Transaction } from '../../platform/database/database.ts';
import { shoppableStore } from '../../stores/index.ts';
import type { AddSubscriptionBody } from '../contract/subscriptions.ts';
import { itemNow } from '../rules/item-now.ts';
import { defaultFrequency } from '../../constants.ts';
import { ensurePlan } from '../store/plans.ts';
import { insertSubscription, subscriptionsOf, updateSubscription } from '../store/subscriptions.ts';
import { changingOf, type Deps, type Member, openDate } from './household.ts';
import { refuseTooMany, subscribableGoods } from './items.ts';

/** When a plan's orders come unless the shopper says otherwise: ten in the morning, paid for when they do. */
const usual = { channel: 'PICKUP', minute: 600, payment_id: 'HAND_OVER' } as const;

/**
 * Subscribes to products, all of them or none; what a household has already is changed (S-103, N-65). The price it accepts is
 * today's, never what a client says.
 * @throws ServiceError 404 STORE_NOT_FOUND, PRODUCT_NOT_FOUND; 409 CHANNEL_NOT_OFFERED, NOT_SUBSCRIBABLE, RUN_CLOSED;
 * 400 DATE_OUT_OF_RANGE, TOO_MANY
 */
export async function subscribe(
  trx: Transaction,
  deps: Deps,
  { customerId, householdId, banner }: Member,
  { originationStoreId: storeId, items, language = 'en' }: AddSubscriptionBody,
): Promise<void> {
  await shoppableStore(trx, { storeId, banner, channel: 'pickup', zipCode: null });
  const { clock, random } = deps;
  const place = { address_id: null, zip_code: null, phone: null, reminded_through: null };
  const plan = { household_id: householdId, customer_id: customerId, banner, store_id: storeId, language };
  await ensurePlan(trx, { ...plan, ...usual, ...place, updated_at: clock.now() });
  const changing = await changingOf(trx, deps, householdId);
  const goods = await subscribableGoods(
    changing,
    items.map(({ productBpn }) => productBpn),
  );
  const known = new Map((await subscriptionsOf(trx, householdId)).map((row) => [row.item_id, row]));
  for (const [index, item] of items.entries()) {
    const { productBpn: itemId, quantity, frequency, isSubstitutable = true, startDateTime } = item;
    const found = goods.get(itemId)!;
    refuseTooMany(found, quantity, `items[${index}].quantity`);
    const date = (await openDate(changing, startDateTime, `items[${index}].startDateTime`)).toString();
    const wished = {
      quantity,
      weeks: frequency?.count ?? defaultFrequency,
      anchor_date: date,
      next_run_date: date,
      skip_dates: [],
      is_substitutable: isSubstitutable,
      status: 'ACTIVE',
      accepted_cents: itemNow(found, changing.plan.channel)?.cents ?? found.price!.priceCents,
      updated_at: changing.now,
    } as const;
    const before = known.get(itemId);
    if (before) await updateSubscription(trx, before.subscription_id, { ...wished, skip_dates: [] });
    else {
      const subscriptionId = random.uuid();
      const row = { ...wished, subscription_id: subscriptionId, household_id: householdId, item_id: itemId };
      await insertSubscription(trx, { ...row, skip_dates: [], last_run_date: null, created_at: changing.now });
      known.set(itemId, { ...row, skip_dates: [], last_run_date: null, created_at: changing.now, version: 1 });
    }
  }
}
