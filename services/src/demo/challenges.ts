import { tellChallenges } from '../offers/index.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import type { Random } from '../platform/random.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoTimeZone } from './shop.ts';
import { demoShoppers } from './shoppers.ts';

/** How far the demo shoppers have come with challenges, as their cards show it. */
const reached: Readonly<Record<string, readonly (readonly [offerId: string, value: number])[]>> = {
  maya: [
    ['bonus-berries', 2],
    ['bonus-vegetables', 18],
    ['bonus-visits', 4],
  ],
  theo: [['bonus-vegetables', 41.5]],
  hanna: [['bonus-berries', 1]],
};

/** Tells a household what the demo shopper of that key has reached. */
export const tellReached = (
  trx: Transaction,
  random: Random,
  key: string,
  household: { householdId: string; at: Temporal.Instant },
): Promise<void> => tellChallenges(trx, random, household, new Map(reached[key]));

/** The demo shoppers' challenges. Seeded after the offers, and after the orders, which came before them. */
export async function seedDemoChallenges({
  db,
  clock,
  random,
}: Pick<ServiceContext, 'db' | 'clock' | 'random'>): Promise<void> {
  const at = clock.now();
  const { customers } = demoShoppers(at.toZonedDateTimeISO(demoTimeZone).toPlainDate());
  await inTransaction(db, async (trx) => {
    for (const { key, householdId } of customers) await tellReached(trx, random, key, { householdId, at });
  });
}
