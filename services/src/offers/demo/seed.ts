import { goodsForOffers, promotedGoods } from '../../catalog/index.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { hasOffers, publishOffers } from '../store/offers.ts';
import { demoOffers } from './offers.ts';
import { weeklyAds } from './weekly-ads.ts';

/** Products of a store's weekly ad. */
const adSize = 24;

/** Demo coupons and weekly ads for the products in the catalog; once per database. @param timeZone decides what today is */
export async function seedDemoOffers(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  timeZone: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder demo offers');
    if (await hasOffers(trx)) return;
    const now = clock.now();
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    await publishOffers(trx, demoOffers(await goodsForOffers(trx), today), now);
    await publishOffers(trx, weeklyAds(await promotedGoods(trx, adSize, today.toString()), today), now);
  });
}
