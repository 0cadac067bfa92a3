import type { GatewayContext } from '../context.ts';
import { identityCookies } from '../session/cookie-names.ts';
import { knownAccount } from '../session/known-account.ts';
import type { Shopper } from '../session/shopper.ts';
import type { SiteType } from '../session/sites.ts';
import { rememberDestination } from '../session/redirect-cookie.ts';
import { signInRefusal, signInUnavailable } from './errors.ts';

/** Lets a signed-in shopper on (G-63, G-68). @throws the refusal; where the page was is remembered for afterwards */
export async function requireShopper(context: GatewayContext): Promise<void> {
  if (await context.session.shopper()) return;
  const viewer = await context.session.viewer();
  if (viewer.session === 'UNAVAILABLE') throw signInUnavailable(context.language);
  await rememberPage(context, viewer.shopper);
  throw signInRefusal(viewer, context.language);
}

async function rememberPage(context: GatewayContext, shopper: Shopper | null): Promise<void> {
  const { jar, pagePath } = context;
  const siteType = shopper?.siteType ?? knownAccount(jar)?.siteType ?? (await rememberedSiteType(context));
  rememberDestination(jar, pagePath, siteType);
}

/**
 * Where a browser without any session signs in; the page that it asked for is remembered. null when there is a session,
 * good or not: what becomes of it is known when an operation needs it.
 */
export async function guestSignInPath(context: GatewayContext): Promise<string | null> {
  const { jar, session } = context;
  if (jar.get(identityCookies.session) !== undefined || jar.get(identityCookies.refresh) !== undefined) return null;
  const { signInPath } = await session.viewer();
  await rememberPage(context, null);
  return signInPath;
}

/** Only a remember-me cookie is left: whose account it is decides the name of the redirect cookie (G-64), else the host. */
async function rememberedSiteType({ jar, site, sources, log }: GatewayContext): Promise<SiteType> {
  if (jar.get(identityCookies.remember) === undefined) return site;
  try {
    return (await sources.identity.remembered())?.siteType ?? site;
  } catch (error) {
    log.warn({ err: error }, 'the remembered shopper could not be read');
    return site;
  }
}
