import type { GatewayContext } from '../../../context.ts';
import type { MeResolvers } from '../../../generated/resolvers.ts';
import type { Shopper } from '../../../session/shopper.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { itemTitles } from './item-titles.ts';
import { longestLookBack } from './activity.ts';

/** Which transactions: of one program or all, and from where. */
interface HistoryPage {
  programCode?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** A page of a household's rewards transactions (G-84, N-14). */
export async function historyOf(
  { householdId, storeTimeZone }: Pick<Shopper, 'householdId' | 'storeTimeZone'>,
  { programCode, first, after }: HistoryPage,
  context: Pick<GatewayContext, 'sources' | 'jar' | 'language' | 'log'>,
) {
  const { sources, jar, language } = context;
  const { items, nextPageToken } = await sources.games.rewardsHistory(householdId, {
    days: longestLookBack,
    programCode: programCode ?? undefined,
    pageSize: first,
    pageToken: after ?? undefined,
  });
  const titles = await itemTitles(context, items);
  const { shopperZone } = zonesOf(jar, storeTimeZone);
  return {
    items: items.map(({ orderNumber, storeName, ...item }) => {
      const { title: description, language: written } = titles({
        ...item,
        orderNumber,
        storeName,
        title: item.description,
      });
      return {
        ...item,
        description,
        language: written,
        dateString: dayString(item.at, shopperZone, language),
        orderNumber: orderNumber ?? null,
        storeName: storeName ?? null,
      };
    }),
    pageInfo: { hasNextPage: nextPageToken !== null, endCursor: nextPageToken },
  };
}

export const rewardsHistory: NonNullable<MeResolvers['rewardsHistory']> = (shopper, page, context) =>
  historyOf(shopper, page, context);
