import type { CouponResolvers } from '../../../generated/resolvers.ts';
import { productLoader, shopAt } from '../../catalog/published.ts';
import { shopOf } from '../../stores/published.ts';
import { isEligibleBuyX } from '../rules/buyx-eligibility.ts';
import { challengeProgress } from '../rules/challenge-progress.ts';
import { isChallenge } from '../rules/challenge-state.ts';
import { actionText, couponAction } from '../rules/coupon-action.ts';
import { couponIcon } from '../rules/coupon-icon.ts';
import { couponLink } from '../rules/coupon-link.ts';
import { couponPath, couponPictures, couponTitle } from '../rules/coupon-names.ts';
import { couponHeader, inStoreText } from '../rules/coupon-prices.ts';
import { couponState } from '../rules/coupon-state.ts';
import { dateRange, expiryOf, isExpired } from '../rules/expiry.ts';
import { kindOf } from '../rules/gallery/kind.ts';
import { programOf } from '../rules/offer-program.ts';
import { typeText } from '../rules/type-text.ts';
import { usageText } from '../rules/usage-text.ts';
import type { CouponModel } from '../models.ts';

/** S-119. */
const welcomeEvent = 'Welcome Offers';
/** S-83. */
const boxTop = '07';
/** As many prices as one call may name. */
const mostUpcs = 50;

const actionOf = ({ coupon, today }: CouponModel) => couponAction(coupon, isExpired(coupon.endLocal, today));

export const Coupon: CouponResolvers = {
  id: ({ coupon }) => coupon.offerId,
  path: ({ coupon }) => couponPath(coupon),
  program: ({ coupon }) => programOf(coupon.offerPgm),
  type: ({ coupon }) => coupon.offerType,
  typeText: ({ coupon }) => typeText(coupon.offerType),
  kind: ({ coupon }) => kindOf(coupon),
  icon: ({ coupon }) => couponIcon(coupon.iconImage),
  header: ({ coupon }) => couponHeader(coupon),
  title: ({ coupon }) => couponTitle(coupon),
  brand: ({ coupon }) => coupon.brand,
  description: ({ coupon }) => coupon.description,
  longDescription: ({ coupon }) => coupon.forUDescription,
  disclaimer: ({ coupon }) => coupon.disclaimer,
  limitsText: ({ coupon }) => coupon.limits,
  categoryId: ({ coupon }) => coupon.categoryType,
  categoryName: ({ coupon }) => coupon.category,
  events: ({ coupon }) => coupon.events,
  imageId: ({ coupon }) => coupon.imageId,
  pictures: ({ coupon }) => couponPictures(coupon.pictureId),
  expiryText: ({ coupon, today }) => expiryOf(coupon.endLocal, today).text,
  isExpiringSoon: ({ coupon, today }) => expiryOf(coupon.endLocal, today).isSoon,
  isExpired: ({ coupon, today }) => isExpired(coupon.endLocal, today),
  endsAt: ({ coupon }) => coupon.endDate,
  dateRange: ({ coupon }) => dateRange(coupon.startLocal, coupon.endLocal),
  usageText: ({ coupon }) => usageText(coupon, isChallenge(coupon)),
  inStoreText: ({ coupon }) => inStoreText(coupon),
  isClipped: ({ coupon }) => coupon.status === 'C' && coupon.offerDetail.isClippable,
  isInList: ({ coupon }) => couponState(coupon) === 'CLIPPED',
  action: actionOf,
  actionLabel: (model) => actionText(actionOf(model)).label,
  actionHiddenText: (model) => actionText(actionOf(model)).hidden,
  link: (model) => couponLink(actionOf(model), model.coupon),
  progress: ({ coupon: { continuity } }) => continuity && challengeProgress(continuity),
  appliesByItself: ({ coupon: { offerProtoType, offerDetail } }) =>
    isEligibleBuyX({ proto: offerProtoType, ...offerDetail }),
  isBoxTop: ({ coupon }) => coupon.offerSubPgm === boxTop,
  isWelcomeOffer: ({ coupon }) => coupon.events.includes(welcomeEvent),
  async products({ coupon: { upcList } }, { first }, context) {
    if (upcList.length === 0) return [];
    const { storeId, channel, zipCode } = await shopOf(context);
    const { sources, log } = context;
    const { prices } = await sources.catalog
      .prices(upcList.slice(0, mostUpcs), { storeId, channel })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'products of an offer could not be loaded');
        return { prices: [] };
      });
    const shop = await shopAt(context, { storeId, channel, zipCode });
    const bpns = [...new Set(prices.map(({ bpn }) => bpn))].slice(0, first ?? undefined);
    const products = await productLoader(context).loadMany(bpns.map((bpn) => ({ storeId, channel, bpn })));
    return products.flatMap((product) => (product instanceof Error || product === null ? [] : [{ product, shop }]));
  },
};
