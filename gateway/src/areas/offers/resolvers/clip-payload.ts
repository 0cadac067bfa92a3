import type { ClipCouponPayloadResolvers } from '../../../generated/resolvers.ts';
import { profileNeed } from '../rules/profile-need.ts';

export const ClipCouponPayload: ClipCouponPayloadResolvers = {
  /** S-153: the list is asked only about a profile that lacks something; null if no one can say, so that nothing is asked in vain. */
  async profileNeed({ clipped }, _, { session, sources, log }) {
    const shopper = clipped && (await session.shopper());
    if (!shopper) return null;
    try {
      const { email = null, phones = [] } = await sources.profile.profile(shopper.customerId);
      const need = profileNeed({ email, phone: phones[0]?.number ?? null }, false);
      if (need === null) return null;
      const { items } = await sources.offers.myList(clipped.storeId);
      return items.some(({ referenceId }) => referenceId !== clipped.couponId) ? null : need;
    } catch (error) {
      log.warn({ err: error }, 'what the profile lacks could not be found out');
      return null;
    }
  },
};
