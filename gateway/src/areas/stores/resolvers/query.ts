import { GraphQLError } from 'graphql';
import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { isZipCode } from '../../../../../server-kit/zip-code.ts';
import { texts } from '../texts.ts';

export const Query: Pick<QueryResolvers, 'storeSearch'> = {
  async storeSearch(_, { zipCode: typed }, { sources, banner }) {
    const zipCode = typed.trim();
    const found = isZipCode(zipCode) ? await sources.stores.search(zipCode.slice(0, 5), banner) : null;
    if (found === null)
      throw new GraphQLError(isZipCode(zipCode) ? texts.zipNotFound : texts.malformedZip, {
        extensions: { code: 'BAD_USER_INPUT', status: 400 },
      });
    return {
      ...found,
      zipCode,
      stores: found.stores.map(({ store, distanceMiles }) => ({
        store,
        distance: texts.distance(distanceMiles.toFixed(1)),
      })),
    };
  },
};
