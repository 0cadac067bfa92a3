import { publicPrices } from '../../catalog/index.ts';
import { iso } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { dealPrice } from '../rules/deals/price.ts';
import { modelId, rankDeals } from '../rules/deals/rank.ts';
import { dealWords } from '../rules/deals/words.ts';
import { endLocal, instantOf } from '../rules/record.ts';
import { purchasesOf } from '../store/purchases.ts';
import { dayOf, offersAt } from './offers-at.ts';

/** Whose deals, where, and how many. */
export interface DealsAsked {
  householdId: string;
  storeId: string;
  channel: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  size: number;
  now: Temporal.Instant;
}

/** The best deals for a household that it can clip and hasn't yet (N-43, S-198). @throws ServiceError 404 STORE_NOT_FOUND */
export async function dealsFor(db: Database, { householdId, storeId, channel, size, now }: DealsAsked) {
  const [{ store, all }, bought] = await Promise.all([
    offersAt(db, { storeId, householdId, now }),
    purchasesOf(db, householdId),
  ]);
  const offers = all.flatMap(({ offer, standing }) =>
    offer.pgm === 'PD' && offer.card.isClippable && standing.clipId === null ? [offer] : [],
  );
  const deals = rankDeals(offers, bought, dayOf(now, store.timeZone)).slice(0, size);
  const upcs = deals.flatMap(({ upc }) => upc ?? []);
  const prices = await publicPrices(db, upcs, { storeId, channel, today: dayOf(now, store.timeZone) });
  return {
    dealsInfo: deals.map(({ offer, rank, score, reason, upc }) => {
      const cents = upc === null ? undefined : prices.get(upc);
      return {
        offerId: offer.offerId,
        offerPgm: 'PD' as const,
        rank,
        score,
        reason: { code: reason, text: dealWords[reason] },
        expiresAt: iso(instantOf(endLocal(offer), store.timeZone)),
        priceCents: cents === undefined ? null : dealPrice(offer, cents),
      };
    }),
    modelConfigurationId: modelId,
    generatedAt: iso(now),
  };
}
