import type { MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { longestLookBack } from './activity.ts';

/** A page of the household's rewards transactions (G-84, N-14). */
export const rewardsHistory: NonNullable<MeResolvers['rewardsHistory']> = async (
  { householdId, storeTimeZone },
  { programCode, first, after },
  { sources, jar },
) => {
  const { items, nextPageToken } = await sources.games.rewardsHistory(householdId, {
    days: longestLookBack,
    programCode: programCode ?? undefined,
    pageSize: first,
    pageToken: after ?? undefined,
  });
  const { shopperZone } = zonesOf(jar, storeTimeZone);
  return {
    items: items.map(({ orderNumber, storeName, ...item }) => ({
      ...item,
      dateString: dayString(item.at, shopperZone),
      orderNumber: orderNumber ?? null,
      storeName: storeName ?? null,
    })),
    pageInfo: { hasNextPage: nextPageToken !== null, endCursor: nextPageToken },
  };
};
