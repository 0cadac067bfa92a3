import type { CouponConnectionResolvers } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { counted } from '../../../shared/counted.ts';
import { categoriesOf, groupsOf, kindsOf } from '../rules/gallery/facets.ts';
import { clippedText } from '../rules/gallery/clipped-text.ts';
import { couponSorts } from '../rules/gallery/sorts.ts';
import { profileNeed } from '../rules/profile-need.ts';
import type { CouponConnectionModel } from '../models.ts';
import { texts } from '../texts.ts';

export const CouponConnection: CouponConnectionResolvers = {
  edges: ({ page, today }) => page.edges.map(({ cursor, coupon }) => ({ cursor, node: { coupon, today } })),
  pageInfo: ({ page }) => ({ hasNextPage: page.hasNextPage, endCursor: page.edges.at(-1)?.cursor ?? null }),
  totalCount: ({ found }) => found.length,
  unfilteredCount: ({ all }) => all.length,
  countText: ({ found }) => (found.length === 1 ? texts.list.one : texts.list.count(counted(found.length))),
  groups: ({ all, wanted, today }) => groupsOf(all, wanted, today),
  categories: ({ all, wanted, today }) => categoriesOf(all, wanted, today),
  kinds: ({ all, wanted, today }) => kindsOf(all, wanted, today),
  sorts: () => couponSorts.map((sort) => ({ sort, label: texts.sorts[sort] })),
  sort: ({ sort }) => sort,
  clippedText: ({ all }) => clippedText(all),
  profileNeed: ({ all }, _, context) => profileNeedOf(all, context),
};

/** S-153: asked of the profile only if nothing is clipped; null if it can't be loaded, so that no one is asked in vain. */
async function profileNeedOf(all: CouponConnectionModel['all'], { session, sources, log }: GatewayContext) {
  const shopper = await session.shopper();
  if (!shopper || all.some(({ status }) => status === 'C')) return null;
  try {
    const { email = null, phones = [] } = await sources.profile.profile(shopper.customerId);
    return profileNeed({ email, phone: phones[0]?.number ?? null }, false);
  } catch (error) {
    log.warn({ err: error }, 'the profile could not be loaded');
    return null;
  }
}
