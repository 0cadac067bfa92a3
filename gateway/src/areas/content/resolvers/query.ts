import type { GatewayContext } from '../../../context.ts';
import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { type BannerKey, bannerNames } from '../../../shared/banner-names.ts';
import { safeAddress } from '../../../shared/safe-address.ts';
import { documentFor } from '../rules/document.ts';
import { forUTitle } from '../rules/for-u-title.ts';
import { navigationFor } from '../rules/navigation.ts';
import { gamesConfigOrNull } from './games-config.ts';

/** The banner as published, or else as known here. */
async function bannerOf(context: GatewayContext): Promise<{ key: BannerKey; name: string; host: string }> {
  const key = context.banner;
  const { config } = await gamesConfigOrNull(context);
  const banner = config?.banners.find((each) => each.key === key);
  return { key, name: banner?.name ?? bannerNames[key], host: banner?.host ?? `${key}.localhost` };
}

export const Query: QueryResolvers = {
  async banner(_, __, context) {
    const { key, name, host } = await bannerOf(context);
    return { id: key, name, host, forUTitle: forUTitle(name, context.language) };
  },

  async leftNavigation(_, __, context) {
    const { banner, sources, log } = context;
    try {
      const { content } = sources;
      const navigation = (await content.leftNavigation(banner)) ?? (await content.leftNavigation('master'));
      return navigationFor(navigation?.items ?? [], await bannerOf(context), context.language).filter(
        ({ href }) => safeAddress(href, log, 'left navigation') !== null,
      );
    } catch (error) {
      log.warn({ err: error }, 'left navigation failed');
      return [];
    }
  },

  async document(_, { name }, context) {
    // Don't call upstream for something that can't be a name.
    if (!/^[a-z-]{1,32}$/.test(name)) return null;
    const found = await context.sources.content.document(name, context.banner, context.language);
    if (!found) return null;
    const document = documentFor(found, await bannerOf(context), context.language);
    const isSafe = ({ href }: { href: string }) => safeAddress(href, context.log, 'a text page') !== null;
    return {
      ...document,
      sections: document.sections.map((section) => ({
        ...section,
        link: section.link && isSafe(section.link) ? section.link : null,
      })),
    };
  },

  async logos(_, __, { sources }) {
    const { freshPassLogo, forULogo, rewardsLogo, defaultLogo } = (await sources.content.logos()).root.responsivegrid
      .j4u_logos;
    return { freshPass: freshPassLogo, forU: forULogo, rewards: rewardsLogo, default: defaultLogo };
  },
};
