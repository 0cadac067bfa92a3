import type { QueryResolvers, DealForYouResolvers, DealsForYouResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { dealsAnswer } from '../deals-answer.ts';
import { pageSizeOf, shownDeals } from '../rules/deals/personalized-deals.ts';
import { isExpired } from '../rules/expiry.ts';
import { offersShop } from '../offers-shop.ts';
import { texts } from '../texts/index.ts';

export const dealsQuery: Pick<QueryResolvers, 'dealsForYou'> = {
  async dealsForYou(_, { first }, context) {
    const { session, sources, log } = context;
    if (!(await session.shopper())) return null;
    const shop = await offersShop(context);
    const [answer, offers] = await Promise.all([
      dealsAnswer(context, shop, pageSizeOf(first)),
      sources.offers.gallery(shop.storeId).catch((error: unknown) => {
        log.warn({ err: error }, 'the offers of deals could not be loaded');
        return [];
      }),
    ]);
    if (answer === null) return null;
    const current = offers.filter(({ endLocal }) => !isExpired(endLocal, shop.today));
    const shown = shownDeals(answer.deals, current, first);
    return shown.length === 0 ? null : { shown, today: shop.today, generatedAt: answer.generatedAt };
  },
};

export const DealsForYou: DealsForYouResolvers = {
  title: (_, __, { language }) => texts[language].deals.title,
  deals: ({ shown, today }) => shown.map((each) => ({ ...each, today })),
  generatedAt: ({ generatedAt }) => generatedAt,
};

export const DealForYou: DealForYouResolvers = {
  coupon: ({ offer, today }) => ({ coupon: offer, today }),
  reason: ({ deal }) => deal.reason.code,
  reasonText: ({ deal }, _, { language }) => texts[language].deals.reasons[deal.reason.code],
  price: ({ deal }) => (deal.priceCents === null ? null : money(deal.priceCents)),
};
