import { demandKeptDays, halfLifeDays, mostSold, replaceSold } from '../../catalog/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { forgetSold, soldBy, storesSince } from '../store/sold.ts';
import { countAll } from './count-all.ts';

/** Tells the catalog what each store sells most, as of last night, for the order of what a search finds (N-55). */
export async function countSold({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const since = today.subtract({ days: demandKeptDays }).toString();
  // A store that has sold nothing since is told once more.
  const longAgo = today.subtract({ days: 2 * demandKeptDays }).toString();
  await countAll(db);
  await forgetSold(db, longAgo);
  for (const storeId of await storesSince(db, longAgo)) {
    const sold = await soldBy(db, { storeId, since, today: today.toString(), halfLifeDays, most: mostSold });
    await inTransaction(db, (trx) => replaceSold(trx, storeId, sold));
  }
}
