import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, OpenTourStopInput, UserError } from '../../../generated/resolvers.ts';
import { identityCookies } from '../../../session/cookie-names.ts';
import { closeStop, openStop, tourOf } from '../../../session/tour-cookie.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { texts } from '../texts/index.ts';

export const tourMutations: Pick<MutationResolvers, 'openTourStop' | 'closeTourStop'> = {
  async openTourStop(_, { input }, context) {
    const problem = await enter(context, input);
    if (problem) return { tour: null, userErrors: [problem] };
    openStop(context.jar, Math.min(99, Math.max(1, input.stop)));
    return { tour: tourOf(context.jar), userErrors: [] };
  },

  closeTourStop(_, __, { jar }) {
    closeStop(jar);
    return { tour: tourOf(jar) };
  },
};

/** Becomes whoever the stop is for; answers why not outside of a demo. */
async function enter(context: GatewayContext, { visitor, shopperKey }: OpenTourStopInput): Promise<UserError | null> {
  const { sources, session, language } = context;
  const noTour = { code: 'NOT_FOUND', message: texts[language].noTour, field: null, limit: null };
  if ((await sources.identity.demoShoppers()).length === 0) return noTour;
  if (visitor !== 'ANYONE') leaveSession(context);
  if (visitor !== 'SHOPPER') return null;
  try {
    session.adopt(await sources.identity.demoSignIn(shopperKey ?? ''));
    return null;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return noTour;
    throw error;
  }
}

/**
 * This browser goes on without its session, which is not ended: what the page that is being left still asks for is
 * answered, and nothing of it signs out whoever comes next.
 */
function leaveSession({ session, jar }: GatewayContext): void {
  for (const name of [identityCookies.session, identityCookies.refresh])
    if (jar.get(name) !== undefined) jar.clear(name);
  session.end();
}
