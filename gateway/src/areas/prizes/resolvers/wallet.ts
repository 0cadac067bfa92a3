import type { MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { walletItem } from '../rules/wallet-item.ts';
import { zonesOf } from '../../../session/time-zone.ts';

/** A page of the household's prizes from all its games (N-26). */
export const wallet: NonNullable<MeResolvers['wallet']> = async (
  { uuid, storeTimeZone },
  { programCode, first, after },
  { sources, clock, jar, language },
) => {
  const page = await sources.prizes.wallet(uuid, {
    programCode: programCode ?? undefined,
    pageSize: first,
    pageToken: after ?? undefined,
  });
  const zones = zonesOf(jar, storeTimeZone);
  const now = clock.now();
  return {
    edges: page.items.map((item) => ({ cursor: item.pageToken, node: walletItem(item, zones, now, language) })),
    pageInfo: { hasNextPage: page.nextPageToken !== null, endCursor: page.items.at(-1)?.pageToken ?? null },
    totalCount: page.counts.reduce((sum, { count }) => sum + count, 0),
    counts: page.counts,
    programs: page.programs,
    entries: page.entries.map(({ drawsAt, timeZone, ...entries }) => ({
      ...entries,
      drawsAt,
      drawDateString: dayString(drawsAt, timeZone, language),
    })),
    timeZone: zones.shopperZone,
  };
};
