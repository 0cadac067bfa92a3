import type { PriceContext } from '../../../../pricing/cart.ts';
import { slotOf } from '../../../../pricing/eligibility.ts';
import { isOrderLevel, type Offer, paysLater } from '../../../../pricing/offer.ts';
import type { OfferRecord } from './record.ts';

/**
 * What may meet an offer on one unit of its goods (N-36): one store offer, one maker's coupon, and so on; `ITEM_OFFERS` for
 * one on the whole order, which stands beside those on its goods; `ANY` for what lowers no price.
 */
export const combinations = [
  'ANY',
  'ITEM_OFFERS',
  'STORE',
  'CATEGORY_AND_ITEM',
  'MAKER',
  'MAKER_AND_ITEM',
  'MAKER_AND_CATEGORY',
  'NONE',
] as const;
export type Combination = (typeof combinations)[number];

type Policy = Pick<PriceContext, 'stackPolicy'>;
type Slotted = Pick<Offer, 'funding' | 'buy'>;

const maker: Slotted = { funding: 'MF', buy: { upcs: [] } };
const category: Slotted = { funding: 'STORE', buy: {} };
const item: Slotted = { funding: 'STORE', buy: { upcs: [] } };

/** May both be on one unit? */
const meet = (one: Slotted, other: Slotted, policy: Policy): boolean =>
  (slotOf(one, policy).own & slotOf(other, policy).barredBy) === 0;

/** What an offer may meet, by how its banner lets coupons meet. */
export function combinesWith(
  { proto, rule, funding, card }: Pick<OfferRecord, 'proto' | 'rule' | 'funding'> & { card: Behaving },
  policy: Policy,
): Combination {
  const rewardPoints = rule.rewardPoints ?? null;
  if (card.qualificationBehavior !== null || paysLater({ proto, rewardPoints })) return 'ANY';
  if (isOrderLevel({ proto, rewardPoints })) return 'ITEM_OFFERS';
  const own = { funding, buy: rule.buy };
  const [withMaker, withCategory, withItem] = [maker, category, item].map((other) => meet(own, other, policy));
  if (funding === 'MF') {
    if (!withCategory && !withItem) return 'NONE';
    return meet(category, item, policy) ? 'CATEGORY_AND_ITEM' : 'STORE';
  }
  if (!withMaker) return 'NONE';
  if (withItem) return 'MAKER_AND_ITEM';
  return withCategory ? 'MAKER_AND_CATEGORY' : 'MAKER';
}

type Behaving = Pick<OfferRecord['card'], 'qualificationBehavior'>;
