import type { CouponConnectionResolvers } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { galleryBanner } from '../rules/gallery/banner.ts';
import { categoriesOf, groupsOf, kindsOf } from '../rules/gallery/facets.ts';
import { clippedText } from '../rules/gallery/clipped-text.ts';
import { couponSorts } from '../rules/gallery/sorts.ts';
import { texts } from '../texts/index.ts';

export const CouponConnection: CouponConnectionResolvers = {
  edges: ({ page, reasons, today }, _, { language }) =>
    page.edges.map(({ cursor, coupon }) => {
      const reason = reasons.get(coupon.offerId);
      return {
        cursor,
        node: { coupon, today },
        reasonText: reason === undefined ? null : texts[language].deals.reasons[reason],
      };
    }),
  pageInfo: ({ page }) => ({ hasNextPage: page.hasNextPage, endCursor: page.edges.at(-1)?.cursor ?? null }),
  totalCount: ({ found }) => found.length,
  unfilteredCount: ({ all }) => all.length,
  countText: ({ found }, _, { language }) =>
    found.length === 1 ? texts[language].list.one : texts[language].list.count(counted(found.length)),
  banner: ({ all, wanted }, _, { language, mediaUrl }) => galleryBanner(all, wanted, { language, mediaUrl }),
  groups: ({ all, wanted, isGuest, today }, _, { language }) => groupsOf(all, wanted, today, isGuest, language),
  categories: ({ all, wanted, today }, _, { language }) => categoriesOf(all, wanted, today, language),
  kinds: ({ all, wanted, today }, _, { language }) => kindsOf(all, wanted, today, language),
  sorts: ({ isGuest }, _, { language }) => {
    const labels = { ...texts[language].sorts, ...(isGuest ? texts[language].sortsForGuests : {}) };
    return couponSorts.map((sort) => ({ sort, label: labels[sort] }));
  },
  sort: ({ sort }) => sort,
  clippedText: ({ all }, _, { language }) => clippedText(all, language),
};
