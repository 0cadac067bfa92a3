import type { ActivityItem, MeResolvers } from '../../../generated/resolvers.ts';
import type { ActivityItem as RestItem } from '../../../generated/rest.ts';
import { activityAmount } from '../rules/activity-amount.ts';
import { filterCounts, typesOf } from '../rules/activity-filter.ts';
import { activityState } from '../rules/activity-state.ts';
import { activityDetail, balanceText, shopperDay } from '../rules/activity-words.ts';
import { dayString } from '../../../shared/date-strings.ts';
import type { Titled } from '../rules/words/item-title.ts';
import { type GameWords, titled } from '../rules/words/game-words.ts';
import { itemTitles } from './item-titles.ts';
import { gameWords } from './words.ts';
import { type Zones, zonesOf } from '../../../session/time-zone.ts';
import type { Language } from '../../../shared/language.ts';

/** Most days the services go back (G-117). */
export const longestLookBack = 180;
export const within = (value: number, most: number) => Math.min(Math.max(1, value), most);

interface Told extends Zones {
  now: Temporal.Instant;
  words: GameWords;
  titles: (item: RestItem) => Titled;
}

/** One item of the activity, in words (N-24). */
export function activityItem(
  item: RestItem,
  { now, storeZone, shopperZone, words, titles }: Told,
  language: Language,
): ActivityItem {
  const day = shopperDay(item.at, now, shopperZone, language);
  return {
    id: item.id,
    at: item.at,
    dateString: dayString(item.at, shopperZone, language),
    day: day.date,
    dayString: day.words,
    programCode: item.programCode,
    detail: activityDetail(
      { ...item, programTitle: titled(words, item.programCode, item.programTitle) },
      shopperZone,
      language,
    ),
    state: activityState(item, storeZone, language),
    balanceText: balanceText(item, language),
    type: item.type,
    ...titles(item),
    points: item.points,
    amountText: activityAmount(item, language),
    isPending: item.status === 'PENDING',
  };
}

/** A page of the activity in all games (G-83, G-117). */
export const activity: NonNullable<MeResolvers['activity']> = async (
  { uuid, storeTimeZone },
  { filter, programCode, first, after },
  context,
) => {
  const { sources, clock, jar, language } = context;
  const page = await sources.games.activityPage(uuid, {
    days: longestLookBack,
    programCode: programCode ?? undefined,
    types: typesOf(filter),
    pageSize: first,
    pageToken: after ?? undefined,
  });
  const counts = filterCounts(page.counts);
  const [words, titles] = await Promise.all([gameWords(context), itemTitles(context, page.items)]);
  const told = { now: clock.now(), words, titles, ...zonesOf(jar, storeTimeZone) };
  return {
    edges: page.items.map((item) => ({ cursor: item.pageToken, node: activityItem(item, told, language) })),
    pageInfo: { hasNextPage: page.nextPageToken !== null, endCursor: page.items.at(-1)?.pageToken ?? null },
    totalCount: counts.find((each) => each.filter === filter)?.count ?? 0,
    counts,
    programs: page.programs.map(({ code, title }) => ({ code, title: titled(words, code, title) })),
    days: page.days,
    timeZone: told.shopperZone,
    sinceString: dayString(page.since, told.shopperZone, language),
    note: page.note,
  };
};
