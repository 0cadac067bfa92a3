import type { CouponResolvers } from '../../../generated/resolvers.ts';
import { productLoader, shopAt } from '../../catalog/published.ts';
import { eligibleProducts } from '../eligible-products.ts';
import { isFreshPassMember } from '../../profile/published.ts';
import { shopOf } from '../../stores/published.ts';
import { isEligibleBuyX } from '../rules/card/buyx-eligibility.ts';
import { challengeProgress } from '../rules/challenge-progress.ts';
import { isChallenge } from '../rules/challenge-state.ts';
import { actionText, couponAction } from '../rules/coupon-action.ts';
import { descriptionOf, limitsText, longDescriptionOf } from '../rules/card/deal-words.ts';
import { descriptionLanguage, disclaimerLanguage, ownTexts } from '../rules/card/own-texts.ts';
import { couponIcon } from '../rules/card/coupon-icon.ts';
import { couponLink, freshPassPath, isForMembers } from '../rules/coupon-link.ts';
import { couponName, couponPath, couponPictures, couponTitle } from '../rules/coupon-names.ts';
import { couponHeader, inStoreText, payText, regularText } from '../rules/coupon-prices.ts';
import { couponState } from '../rules/coupon-state.ts';
import { dateRange, expiryOf, isExpired, isUpcoming, startText } from '../rules/expiry.ts';
import { kindOf } from '../rules/gallery/kind.ts';
import { programOf } from '../rules/offer-program.ts';
import { typeText } from '../rules/card/type-text.ts';
import { usageText } from '../rules/card/usage-text.ts';
import { whereText } from '../rules/where-text.ts';
import { texts } from '../texts/index.ts';
import type { CouponModel } from '../models.ts';
import { departmentName } from '../../catalog/rules/department-name.ts';

/** S-119. */
const welcomeEvent = 'Welcome Offers';
/** S-83. */
const boxTop = '07';
const actionOf = ({ coupon, today }: CouponModel) =>
  couponAction(coupon, isExpired(coupon.endLocal, today), isUpcoming(coupon.startLocal, today));

export const Coupon: CouponResolvers = {
  id: ({ coupon }) => coupon.offerId,
  path: ({ coupon }) => couponPath(coupon),
  program: ({ coupon }) => programOf(coupon.offerPgm),
  type: ({ coupon }) => coupon.offerType,
  typeText: ({ coupon }, _, { language }) => typeText(coupon.offerType, language),
  kind: ({ coupon }) => kindOf(coupon),
  icon: ({ coupon }) => couponIcon(coupon.iconImage),
  header: ({ coupon }, _, { language }) => couponHeader(coupon, language),
  title: ({ coupon }, _, { language }) => couponTitle(coupon, language),
  titleLanguage: ({ coupon }, _, { language }) => couponName(coupon, language).language,
  brand: ({ coupon }) => coupon.brand,
  description: ({ coupon }, _, { language }) => descriptionOf(coupon, language),
  descriptionLanguage: ({ coupon }, _, { language }) => descriptionLanguage(coupon, language),
  longDescription: ({ coupon }, _, { language }) => longDescriptionOf(coupon, language),
  disclaimer: ({ coupon }, _, { language }) => ownTexts(coupon, language).disclaimer ?? coupon.disclaimer,
  disclaimerLanguage: ({ coupon }, _, { language }) => disclaimerLanguage(coupon, language),
  limitsText: ({ coupon }, _, { language }) => limitsText(coupon, language),
  categoryId: ({ coupon }) => coupon.categoryType,
  categoryName: ({ coupon }, _, { language }) => departmentName(coupon.categoryType, coupon.category, language),
  events: ({ coupon }) => coupon.events,
  imageId: ({ coupon }) => coupon.imageId,
  pictures: ({ coupon }, _, { language }) => couponPictures(coupon, couponTitle(coupon, language), language),
  expiryText: ({ coupon, today }, _, { language }) => expiryOf(coupon.endLocal, today, language).text,
  isExpiringSoon: ({ coupon, today }, _, { language }) => expiryOf(coupon.endLocal, today, language).isSoon,
  isExpired: ({ coupon, today }) => isExpired(coupon.endLocal, today),
  endsAt: ({ coupon }) => coupon.endDate,
  dateRange: ({ coupon }, _, { language }) => dateRange(coupon.startLocal, coupon.endLocal, language),
  usageText: ({ coupon }, _, { language }) => usageText(coupon, isChallenge(coupon), language),
  inStoreText: ({ coupon }, _, { language }) => inStoreText(coupon, language),
  regularText: ({ coupon }, _, { language }) => regularText(coupon, language),
  payText: ({ coupon }, _, { language }) => payText(coupon, language),
  whereText: ({ coupon }, _, { language }) => whereText(coupon.channels, language),
  withOthersText: ({ coupon: { combinesWith } }, _, { language }) =>
    combinesWith ? texts[language].withOthers[combinesWith] : null,
  isClipped: ({ coupon }) => coupon.status === 'C' && coupon.offerDetail.isClippable,
  isInList: ({ coupon }) => couponState(coupon) === 'CLIPPED',
  action: actionOf,
  actionLabel(model, _, { language }) {
    const action = actionOf(model);
    return action === 'UPCOMING'
      ? startText(model.coupon.startLocal, model.today, language)
      : actionText(action, language).label;
  },
  actionHiddenText: (model, _, { language }) => actionText(actionOf(model), language).hidden,
  link: (model, _, { language }) => couponLink(actionOf(model), model.coupon, language),
  isForMembers: ({ coupon }) => isForMembers(coupon),
  joinPath: async ({ coupon }, _, context) =>
    isForMembers(coupon) && !(await isFreshPassMember(context)) ? freshPassPath : null,
  progress: ({ coupon: { continuity } }, _, { language }) => continuity && challengeProgress(continuity, language),
  appliesByItself: ({ coupon: { offerProtoType, offerDetail } }) =>
    isEligibleBuyX({ proto: offerProtoType, ...offerDetail }),
  isBoxTop: ({ coupon }) => coupon.offerSubPgm === boxTop,
  isWelcomeOffer: ({ coupon }) => coupon.events.includes(welcomeEvent),
  async products(model, { first }, context) {
    const bpns = (await eligibleProducts(model, context)).slice(0, first ?? undefined);
    if (bpns.length === 0) return [];
    const { storeId, channel, zipCode } = await shopOf(context);
    const shop = await shopAt(context, { storeId, channel, zipCode });
    const products = await productLoader(context).loadMany(bpns.map((bpn) => ({ storeId, channel, bpn })));
    return products.flatMap((product) => (product instanceof Error || product === null ? [] : [{ product, shop }]));
  },
  productCount: async (model, _, context) => (await eligibleProducts(model, context)).length,
};
