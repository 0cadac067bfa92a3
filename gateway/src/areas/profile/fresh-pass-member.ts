import type { GatewayContext } from '../../context.ts';

/** Is the household a member of FreshPass now (N-70)? No, if that can't be loaded; guests aren't. */
export async function isFreshPassMember({ sources, session, log }: GatewayContext): Promise<boolean> {
  const shopper = await session.shopper();
  if (shopper === null) return false;
  try {
    return (await sources.profile.freshPass(shopper.customerId)).isActive;
  } catch (error) {
    log.warn({ err: error }, "a household's FreshPass could not be loaded");
    return false;
  }
}
