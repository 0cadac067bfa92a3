import { goodsForOffers, promotedGoods } from '../../catalog/index.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { hasOffers, offersById, publishOffers } from '../store/offers.ts';
import { bonusPath, bonusPathIds } from './bonus-path.ts';
import { demoOffers } from './offers.ts';
import { adWeeks, weeklyAds } from './weekly-ads.ts';

/** Products of a store's weekly ad. */
const adSize = 24;

/** Demo coupons and weekly ads for the products in the catalog; once per database. @param timeZone decides what today is */
export async function seedDemoOffers(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  timeZone: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder demo offers');
    const now = clock.now();
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    const isNew = !(await hasOffers(trx));
    // Data from an earlier version gets the challenges added since.
    if ((await offersById(trx, bonusPathIds)).size === bonusPathIds.length) return;
    const goods = await goodsForOffers(trx);
    await publishOffers(trx, bonusPath(goods, today), now);
    if (!isNew) return;
    await publishOffers(trx, demoOffers(goods, today), now);
    const weeks = adWeeks(today);
    const ad = await promotedGoods(trx, adSize, today.toString());
    await publishOffers(trx, weeklyAds(ad, weeks.now), now);
    // What goes on being on promotion, and isn't in the ad already.
    const lasting = await promotedGoods(trx, 3 * adSize, weeks.next.until.toString());
    const inAd = new Set(ad.map(({ storeId, upc }) => `${storeId} ${upc}`));
    const coming = lasting.filter(({ storeId, upc }) => !inAd.has(`${storeId} ${upc}`));
    const byStore = [...Map.groupBy(coming, ({ storeId }) => storeId).values()];
    await publishOffers(
      trx,
      weeklyAds(
        byStore.flatMap((own) => own.slice(0, adSize)),
        weeks.next,
      ),
      now,
    );
  });
}
