import { freshPass } from './fresh-pass.ts';
import { GraphQLError } from 'graphql';
import type { MeResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { isZipCode } from '../../../../../server-kit/zip-code.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

export const Query: QueryResolvers = {
  async zipPlace(_, { zipCode }, { sources, language }) {
    const asked = zipCode.trim();
    if (!isZipCode(asked)) throw notAZipCode(language);
    const { address2, region } = (await sources.profile.zipToCity(asked)).geo;
    return { zipCode: asked, city: address2, state: region };
  },

  referenceData: () => ({}),
};

export const Me: MeResolvers = {
  freshPass,
  profile: ({ customerId }, _, { sources }) => sources.profile.profile(customerId),
};

/** The input can't be a ZIP code (N-7). */
function notAZipCode(language: Language): GraphQLError {
  return new GraphQLError(texts[language].zip.malformed, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}
