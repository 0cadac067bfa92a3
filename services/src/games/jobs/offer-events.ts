import type { OfferMessages } from '../../offers/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { offerReturned, offerRewarded } from '../points/offer-rewards.ts';

/** Posts what challenges and coupons bring, and takes it back (N-46). A return that comes before its reward fails, and comes again later. */
export async function startOfferEvents({ db, random, jobs }: Pick<ServiceContext, 'db' | 'random' | 'jobs'>) {
  const at = (text: string) => Temporal.Instant.from(text);
  await jobs.listen<OfferMessages['offer.rewarded']>('offer.rewarded', 'games.offer-rewarded', async (reward) => {
    await inTransaction(db, (trx) => offerRewarded(trx, random, { ...reward, at: at(reward.at) }));
  });
  await jobs.listen<OfferMessages['offer.returned']>('offer.returned', 'games.offer-returned', async (reward) => {
    await inTransaction(db, (trx) => offerReturned(trx, random, { ...reward, at: at(reward.at) }));
  });
}
