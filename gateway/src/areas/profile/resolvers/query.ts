import { GraphQLError } from 'graphql';
import type { MeResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { isZipCode } from '../../../../../server-kit/zip-code.ts';
import { texts } from '../texts.ts';

export const Query: QueryResolvers = {
  async zipPlace(_, { zipCode }, { sources }) {
    const asked = zipCode.trim();
    if (!isZipCode(asked)) throw notAZipCode();
    const { address2, region } = (await sources.profile.zipToCity(asked)).geo;
    return { zipCode: asked, city: address2, state: region };
  },

  referenceData: () => ({}),
};

export const Me: MeResolvers = { profile: ({ customerId }, _, { sources }) => sources.profile.profile(customerId) };

/** The input can't be a ZIP code (N-7). */
function notAZipCode(): GraphQLError {
  return new GraphQLError(texts.zip.malformed, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}
