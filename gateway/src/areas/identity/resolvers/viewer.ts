import { identityCookies } from '../../../session/cookie-names.ts';
import type { JoiningResolvers, RememberedShopperResolvers, ViewerResolvers } from '../../../generated/resolvers.ts';
import type { Shopper, Viewer as Visitor } from '../../../session/shopper.ts';
import { destinationOf } from '../../../session/redirect-cookie.ts';
import { channels } from '../rules/sign-in-channels.ts';
import { userTypes } from '../rules/user-types.ts';

/** The signed-in shopper; an expired session names no one. */
const present = ({ session, shopper }: Visitor): Shopper | null => (session === 'ACTIVE' ? shopper : null);

export const Viewer: ViewerResolvers = {
  userType: (viewer) => userTypes[present(viewer)?.userType ?? 'G'],
  site: (viewer, _, { site }) => ((present(viewer)?.siteType ?? site) === 'B' ? 'BUSINESS' : 'HOUSEHOLDS'),
  firstName: (viewer) => present(viewer)?.firstName ?? null,
  expiresAt(viewer) {
    const shopper = present(viewer);
    return shopper && new Date(shopper.expireTime).toISOString();
  },
  async remembered(_, __, { jar, sources, log }) {
    if (jar.get(identityCookies.remember) === undefined) return null;
    try {
      return await sources.identity.remembered();
    } catch (error) {
      log.warn({ err: error }, 'the remembered shopper could not be read');
      return null;
    }
  },
  async joining(_, __, { jar, sources, log }) {
    if (jar.get(identityCookies.joining) === undefined) return null;
    try {
      return await sources.identity.joining();
    } catch (error) {
      log.warn({ err: error }, 'the joining could not be read');
      return null;
    }
  },
};

export const Joining: JoiningResolvers = { channel: ({ channel }) => channels[channel] };

export const RememberedShopper: RememberedShopperResolvers = {
  handles: ({ handles }) => handles.map((handle) => ({ ...handle, channel: channels[handle.channel] })),
  destination: ({ siteType }, _, { jar }) => destinationOf(jar, siteType),
};
