import type { QueryResolvers } from '../generated/resolvers.ts';
import { forUTitle } from '../rules/banner.ts';
import { bannerNames } from '../rules/banner-names.ts';
import { navigationFor } from '../rules/navigation.ts';
import { safeAddress } from '../rules/safe-address.ts';
import { notAZipCode } from '../errors.ts';
import { isZipCode } from '../rules/zip-code.ts';
import { userTypes } from './enums.ts';
import { gamesConfigOrNull, required } from './shared.ts';

export const Query: QueryResolvers = {
  async banner(_, __, context) {
    const key = context.banner;
    const { config } = await gamesConfigOrNull(context);
    const banner = config?.banners.find((each) => each.key === key);
    const name = banner?.name ?? bannerNames[key];
    return { id: key, name, host: banner?.host ?? `${key}.localhost`, forUTitle: forUTitle(name) };
  },

  viewer: (_, __, { session }) => session.viewer(),

  me: async (_, __, { session }) => required(await session.shopper()),

  async leftNavigation(_, __, { banner, sources: { content }, log }) {
    try {
      const navigation = (await content.leftNavigation(banner)) ?? (await content.leftNavigation('master'));
      return navigationFor(navigation?.items ?? [], { key: banner, name: bannerNames[banner] }).filter(
        ({ href }) => safeAddress(href, log, 'left navigation') !== null,
      );
    } catch (error) {
      log.warn({ err: error }, 'left navigation failed');
      return [];
    }
  },

  async logos(_, __, { sources }) {
    const { freshPassLogo, forULogo, rewardsLogo, defaultLogo } = (await sources.content.logos()).root.responsivegrid
      .j4u_logos;
    return { freshPass: freshPassLogo, forU: forULogo, rewards: rewardsLogo, default: defaultLogo };
  },

  async zipPlace(_, { zipCode }, { sources }) {
    const asked = zipCode.trim();
    if (!isZipCode(asked)) throw notAZipCode();
    const { address2, region } = (await sources.profile.zipToCity(asked)).geo;
    return { zipCode: asked, city: address2, state: region };
  },

  officialRules: (_, { programCode }, { sources }) => sources.games.publicRules(programCode),

  referenceData: () => ({}),

  async demoShoppers(_, __, { sources, log }) {
    try {
      const shoppers = await sources.identity.demoShoppers();
      return shoppers.map((shopper) => ({ ...shopper, userType: userTypes[shopper.userType] }));
    } catch (error) {
      log.warn({ err: error }, 'demo shoppers failed');
      return [];
    }
  },
};
