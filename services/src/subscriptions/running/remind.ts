import { goodsAt } from '../../catalog/index.ts';
import { customerById, postMail, postText } from '../../identity/index.ts';
import { clippedOffers } from '../../offers/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { storeDay } from '../../platform/store-day.ts';
import { wantedWays } from '../../profile/index.ts';
import { storeById } from '../../stores/index.ts';
import { type EndingCoupon, endingCoupons } from '../rules/ending-coupons.ts';
import { reminderMail } from '../rules/reminder-mail.ts';
import { reminderNotice } from '../rules/run-notices.ts';
import { changePercent, needsAcceptance } from '../rules/price-guard.ts';
import type { RunLine } from '../rules/run-lines.ts';
import { lockPlan, noteReminded, planOf } from '../store/plans.ts';
import type { PlanRow } from '../store/tables.ts';
import { runOf } from '../store/runs.ts';
import { dueItems, linesOf } from './due-items.ts';
import type { RunContext } from './run-plan.ts';
import { tell } from './tell.ts';

/** Tells a household a week before what comes, what it costs, and which prices rose too much to be charged without a tap (N-65). */
export async function remind(context: RunContext, householdId: string, date: string): Promise<void> {
  const { db, clock } = context;
  const plan = await planOf(db, householdId);
  if (!plan || (await runOf(db, householdId, date))) return;
  const at = clock.now();
  const due = await dueItems(db, householdId, date);
  const lines = await linesOf(db, plan, due, at);
  const accepted = new Map(due.map(({ subscriptionId, acceptedCents }) => [subscriptionId, acceptedCents]));
  const changes = lines.flatMap(({ subscriptionId, name, cents }) => {
    const before = accepted.get(subscriptionId) ?? null;
    if (before === null || cents === 0 || cents === before) return [];
    return [{ name, percent: changePercent(cents, before), needsTap: needsAcceptance(cents, before) }];
  });
  const ending = await endingBefore(db, plan, lines, { date, now: at });
  const parts = reminderNotice({ date, lines, changes, ending });
  const deepLink = changes.some(({ needsTap }) => needsTap) ? '/schedule-and-save#prices' : '/schedule-and-save';
  await inTransaction(db, async (trx) => {
    const now = await lockPlan(trx, householdId);
    // Somebody else has reminded of it meanwhile.
    if (!now || (now.reminded_through !== null && now.reminded_through >= date)) return;
    await tell(trx, context, { householdId, parts, at, occasion: `ahead:${date}`, deepLink });
    await noteReminded(trx, householdId, date);
    await write(context, trx, now.customer_id, reminderMail(parts, now.language));
  });
}

/** Clipped coupons of what comes that end before it does. */
async function endingBefore(
  db: Database,
  { household_id: householdId, store_id: storeId, channel }: PlanRow,
  lines: readonly RunLine[],
  { date, now }: { date: string; now: Temporal.Instant },
): Promise<EndingCoupon[]> {
  const store = await storeById(db, storeId);
  if (!store) return [];
  const coming = lines.filter(({ outcome }) => outcome === 'ORDERED');
  const ids = coming.map(({ itemId }) => itemId);
  const goods = await goodsAt(db, ids, { storeId, channel }, now);
  const items = coming.flatMap(({ itemId, name }) => {
    const found = goods.get(itemId);
    return found ? [{ name, upc: found.upc, departmentId: found.place.department.departmentId }] : [];
  });
  const today = storeDay(now, store.timeZone).date.toString();
  return endingCoupons(await clippedOffers(db, { householdId, store, now }), items, { today, date });
}

/** By email and text, as far as the shopper who set it up wants that. */
async function write(
  context: RunContext,
  trx: Transaction,
  customerId: string,
  words: ReturnType<typeof reminderMail>,
): Promise<void> {
  const customer = await customerById(trx, customerId);
  const wants = await wantedWays(trx, customerId, 'SCHEDULE_AND_SAVE');
  if (wants.text && customer?.phone) await postText(context, trx, { to: customer.phone, ...words });
  if (wants.email && customer?.email) await postMail(context, trx, { to: customer.email, ...words });
}
