import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PricedPersonalOffer } from '../rules/personal-offer.ts';
import { couponDb } from './tables.ts';

/** An order, and whose it is. */
interface OwnOrder {
  orderNumber: string;
  householdId: string;
}

/** A household's own offers that an order may use: clipped, good now, and in no other order. */
export async function usablePersonalOffers(
  db: Database,
  { householdId, now }: { householdId: string; now: Temporal.Instant },
): Promise<PricedPersonalOffer[]> {
  const rows = await couponDb(db)
    .selectFrom('offers.personal_offer')
    .select(['offer_id', 'value_cents', 'department_id', 'clipped_at', 'expires_at'])
    .where('household_id', '=', householdId)
    .where('status', '=', 'C')
    .where('order_number', 'is', null)
    .where('expires_at', '>=', now)
    .execute();
  return rows.flatMap(({ offer_id: offerId, department_id: departmentId, clipped_at: clippedAt, ...row }) =>
    departmentId === null || clippedAt === null
      ? []
      : [{ offerId, departmentId, clippedAt, valueCents: row.value_cents, expiresAt: row.expires_at }],
  );
}

/** Which of these own offers another order of the household holds or has used; they are locked. */
export async function takenPersonalOffers(
  trx: Transaction,
  { orderNumber, householdId }: OwnOrder,
  offerIds: readonly string[],
): Promise<string[]> {
  if (offerIds.length === 0) return [];
  const rows = await couponDb(trx)
    .selectFrom('offers.personal_offer')
    .select(['offer_id', 'order_number'])
    .where('household_id', '=', householdId)
    .where('offer_id', 'in', [...offerIds])
    .orderBy('offer_id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ offer_id: offerId, order_number: holder }) =>
    holder === null || holder === orderNumber ? [] : [offerId],
  );
}

/** Lets an order hold exactly these of the household's own offers; what it held beyond is free again. */
export async function holdPersonalOffers(
  trx: Transaction,
  { orderNumber, householdId }: OwnOrder,
  offerIds: readonly string[],
): Promise<void> {
  await releasePersonalOffers(trx, orderNumber, offerIds);
  if (offerIds.length === 0) return;
  await couponDb(trx)
    .updateTable('offers.personal_offer')
    .set({ order_number: orderNumber })
    .where('household_id', '=', householdId)
    .where('offer_id', 'in', [...offerIds])
    .where('order_number', 'is', null)
    .execute();
}

/** Frees what an order holds and hasn't used, but for these. */
export async function releasePersonalOffers(
  trx: Transaction,
  orderNumber: string,
  but: readonly string[] = [],
): Promise<void> {
  await couponDb(trx)
    .updateTable('offers.personal_offer')
    .set({ order_number: null })
    .where('order_number', '=', orderNumber)
    .where('redeemed_at', 'is', null)
    .$if(but.length > 0, (rest) => rest.where('offer_id', 'not in', [...but]))
    .execute();
}

/** What an order holds is used for good. */
export async function redeemPersonalOffers(trx: Transaction, orderNumber: string, at: Temporal.Instant): Promise<void> {
  await couponDb(trx)
    .updateTable('offers.personal_offer')
    .set({ redeemed_at: at })
    .where('order_number', '=', orderNumber)
    .where('redeemed_at', 'is', null)
    .execute();
}

/** What a household's own offers are called, and until when they are good. */
export const personalOfferNames = (db: Database, householdId: string, offerIds: readonly string[]) =>
  couponDb(db)
    .selectFrom('offers.personal_offer')
    .select(['offer_id as offerId', 'title', 'prize_id as prizeId', 'expires_at as expiresAt'])
    .where('household_id', '=', householdId)
    .where('offer_id', 'in', [...offerIds])
    .execute();
