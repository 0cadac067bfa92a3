import type { Prototype } from '../../../../../pricing/offer.ts';
import type { OfferRule } from '../record.ts';
import type { Deal } from './deal.ts';

type Goods = { upcs: string[] } | { department: string } | Record<never, never>;

const amount = (value: number) => ({ type: 'AMOUNT_OFF' as const, value });
const percent = (value: number) => ({ type: 'PERCENT' as const, value: value * 100 });
const free = { type: 'FREE' as const, value: 0 };
const nothing = { qty: 1, discount: amount(0) };

/** The rule that a deal is priced by (N-34). @param second what is free, if it's something else than what is bought */
export function ruleOf(deal: Deal, of: Goods, second: Goods | null): { proto: Prototype; rule: OfferRule } {
  const one = (proto: Prototype, rule: Partial<OfferRule> & Pick<OfferRule, 'buy' | 'get'>) => ({
    proto,
    rule: { maxApplications: 1, ...rule },
  });
  switch (deal.kind) {
    case 'OFF':
      return one('ITEM_DISCOUNT', {
        buy: { ...of, minQty: deal.quantity },
        get: { qty: 1, discount: amount(deal.cents) },
      });
    case 'OVER':
      return one('ITEM_DISCOUNT', {
        buy: { ...of, minCents: deal.least },
        get: { qty: 1, discount: amount(deal.cents) },
      });
    case 'WEIGHT':
      return one('ITEM_DISCOUNT', {
        buy: { ...of, minWeight: deal.hundredths },
        get: { qty: 1, discount: amount(deal.cents) },
      });
    case 'PERCENT':
      return one('ITEM_DISCOUNT', { buy: of, get: { qty: 1, discount: percent(deal.percent) }, maxApplications: 6 });
    case 'EACH':
      return one('ITEM_DISCOUNT', {
        buy: of,
        get: { qty: 1, discount: { type: 'FIXED_PRICE', value: deal.cents } },
        maxApplications: 2,
      });
    case 'FOR':
      return one('MUST_BUY', {
        buy: { ...of, minQty: deal.quantity },
        get: { qty: deal.quantity, discount: { type: 'FIXED_PRICE', value: deal.cents } },
        maxApplications: 2,
      });
    case 'GET': {
      const get = { qty: deal.get, discount: deal.isHalf ? percent(50) : free };
      const buy = { ...of, minQty: deal.buy };
      return second
        ? one('BUYX_GETY', { buy, get: { ...second, ...get } })
        : one('BUYX_GETX', { buy, get, maxApplications: 2 });
    }
    case 'FREE':
      return one('ITEM_DISCOUNT', { buy: of, get: { qty: 1, discount: free } });
    case 'SPEND':
      return one('REWARDS_FLAT', {
        buy: { ...of, minCents: deal.least },
        get: { qty: 1, discount: deal.percent > 0 ? percent(deal.percent) : amount(deal.cents) },
      });
    case 'POINTS':
      return one('REWARDS_FLAT', { buy: { ...of, minCents: deal.least }, get: nothing, rewardPoints: deal.points });
    case 'PATH':
      return one('REWARDS_ACCUMULATION', {
        buy:
          deal.units === 'dollars'
            ? { ...of, minCents: deal.target * 100 }
            : deal.units === 'lb'
              ? { ...of, minWeight: deal.target * 100 }
              : { ...of, minQty: deal.target },
        get: nothing,
        rewardCents: deal.cents,
        rewards: 1,
      });
    case 'REWARD':
      return one('REWARDS_FLAT', { buy: { minCents: deal.cents }, get: { qty: 1, discount: amount(deal.cents) } });
    case 'BEHAVIOR':
      return one('CUSTOM', { buy: {}, get: nothing, rewardPoints: deal.points, custom: { name: 'BEHAVIOR' } });
    case 'CHEAPEST':
      return one('CUSTOM', {
        buy: of,
        get: { qty: 1, discount: percent(50) },
        custom: { name: 'CHEAPEST_UNIT' },
      });
  }
}
