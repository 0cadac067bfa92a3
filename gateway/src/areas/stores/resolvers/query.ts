import { firstCharacters } from '../../../../../server-kit/characters.ts';
import { GraphQLError } from 'graphql';
import { isZipCode } from '../../../../../server-kit/zip-code.ts';
import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { defaultBanner } from '../../../shared/banner.ts';
import { shopOf, storeOfAll } from '../shop.ts';
import { texts } from '../texts/index.ts';

/** The longest name of a place that is looked for. */
const longestPlace = 80;

export const Query: Pick<QueryResolvers, 'hasStores' | 'shop' | 'store' | 'storeSearch'> = {
  hasStores: async (_, __, { sources, banner }) => (await storeOfAll(sources, banner)) !== null,

  async shop(_, __, context) {
    const choice = await shopOf(context);
    const store = await context.sources.stores.store(choice.storeId);
    return store && { choice, store };
  },

  async store(_, { id }, { sources, banner }) {
    const found = /^[\w-]{1,64}$/.test(id) ? await sources.stores.store(id) : null;
    // One that offers no way to shop isn't open.
    const store = found && found.channels.length > 0 ? found : null;
    // A banner without stores of its own shows the default banner's.
    const isShown =
      store?.banner === banner || (store?.banner === defaultBanner && !(await hasStores(sources, banner)));
    return isShown ? store : null;
  },

  async storeSearch(_, { place: typed }, { sources, banner, language }) {
    const asked = typed.trim().replace(/\s+/g, ' ');
    const isZip = isZipCode(asked);
    const isMalformedZip = !isZip && /^[\d\s-]+$/.test(asked);
    const isAsked = asked !== '' && asked.length <= longestPlace && !isMalformedZip;
    const found = isAsked ? await sources.stores.search(isZip ? asked.slice(0, 5) : asked, banner) : null;
    if (found === null) {
      const message =
        isMalformedZip || asked === ''
          ? texts[language].malformedZip
          : texts[language].placeNotFound(firstCharacters(asked, longestPlace));
      throw new GraphQLError(isZip ? texts[language].zipNotFound : message, {
        extensions: { code: 'BAD_USER_INPUT', status: 400 },
      });
    }
    const { city, state, stores } = found;
    const zipCode = isZip ? asked : found.zipCode;
    return {
      place: zipCode ?? texts[language].cityAndState(city, state),
      zipCode,
      city,
      state,
      stores: stores.map((near) => ({ ...near, zipCode: zipCode?.slice(0, 5) ?? null })),
    };
  },
};

const hasStores = async (
  { stores }: { stores: { defaultStore(banner: string): Promise<object | null> } },
  banner: string,
): Promise<boolean> => (await stores.defaultStore(banner)) !== null;
