import type { MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { gameWords } from '../../games/published.ts';
import { drawPrizeNamed, titled } from '../../games/rules/words/game-words.ts';
import { walletItem } from '../rules/wallet-item.ts';
import { zonesOf } from '../../../session/time-zone.ts';

/** A page of the household's prizes from all its games (N-26). */
export const wallet: NonNullable<MeResolvers['wallet']> = async (
  { uuid, storeTimeZone },
  { programCode, first, after },
  context,
) => {
  const { sources, clock, jar, language } = context;
  const [page, words] = await Promise.all([
    sources.prizes.wallet(uuid, {
      programCode: programCode ?? undefined,
      pageSize: first,
      pageToken: after ?? undefined,
    }),
    gameWords(context),
  ]);
  const zones = zonesOf(jar, storeTimeZone);
  const now = clock.now();
  return {
    edges: page.items.map((item) => ({ cursor: item.pageToken, node: walletItem(item, zones, now, words, language) })),
    pageInfo: { hasNextPage: page.nextPageToken !== null, endCursor: page.items.at(-1)?.pageToken ?? null },
    totalCount: page.counts.reduce((sum, { count }) => sum + count, 0),
    counts: page.counts,
    programs: page.programs.map((each) => ({ ...each, title: titled(words, each.code, each.title) })),
    entries: page.entries.map(({ drawsAt, timeZone, ...entries }) => ({
      ...entries,
      programTitle: titled(words, entries.programCode, entries.programTitle),
      prizeName: drawPrizeNamed(words, entries.programCode, entries.prizeName).name,
      drawsAt,
      drawDateString: dayString(drawsAt, timeZone, language),
    })),
    timeZone: zones.shopperZone,
  };
};
