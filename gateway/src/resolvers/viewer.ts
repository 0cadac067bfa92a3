import type { RememberedShopperResolvers, ViewerResolvers } from '../generated/resolvers.ts';
import type { Shopper, ViewerModel } from '../models.ts';
import { destinationOf } from '../session/redirect-cookie.ts';
import { channels, userTypes } from './enums.ts';

/** Who is signed in now; an ended session names nobody. */
const present = ({ session, shopper }: ViewerModel): Shopper | null => (session === 'ACTIVE' ? shopper : null);

export const Viewer: ViewerResolvers = {
  userType: (viewer) => userTypes[present(viewer)?.userType ?? 'G'],
  firstName: (viewer) => present(viewer)?.firstName ?? null,
  expiresAt(viewer) {
    const shopper = present(viewer);
    return shopper && new Date(shopper.expireTime).toISOString();
  },
  async remembered(_, __, { jar, sources, log }) {
    if (jar.get('larder_remember') === undefined) return null;
    try {
      return await sources.identity.remembered();
    } catch (error) {
      log.warn({ err: error }, 'the remembered shopper could not be read');
      return null;
    }
  },
};

export const RememberedShopper: RememberedShopperResolvers = {
  handles: ({ handles }) => handles.map((handle) => ({ ...handle, channel: channels[handle.channel] })),
  destination: ({ siteType }, _, { jar }) => destinationOf(jar, siteType),
};
