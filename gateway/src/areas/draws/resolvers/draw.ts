import type { DrawEntriesResolvers, DrawResolvers } from '../../../generated/resolvers.ts';
import { dayString, dayTimeZoneString } from '../../../shared/date-strings.ts';
import { dollars } from '../../../shared/dollars.ts';
import { ordinal } from '../../../shared/ordinal.ts';
import { gameWords } from '../../games/published.ts';
import { drawPrizeNamed, titled } from '../../games/rules/words/game-words.ts';
import { drawOdds } from '../rules/draw-odds.ts';
import { drawSteps } from '../rules/draw-steps.ts';
import { texts } from '../texts/index.ts';

export const Draw: DrawResolvers = {
  id: ({ drawId }) => drawId,
  programTitle: async ({ programCode, programTitle }, _, context) =>
    titled(await gameWords(context), programCode, programTitle),
  prizeName: async ({ programCode, prizeName }, _, context) =>
    drawPrizeNamed(await gameWords(context), programCode, prizeName).name,
  prizeValueString: ({ prizeValueCents }) => dollars(prizeValueCents),
  minimumAge: ({ minimumAge }) => minimumAge ?? 0,
  isOpen: ({ state, opensAt, closesAt }, _, { clock }) => {
    const now = clock.now().epochMilliseconds;
    return state === 'OPEN' && Date.parse(opensAt) <= now && now <= Date.parse(closesAt);
  },
  closesAtString: ({ closesAt, timeZone }, _, { language }) => dayTimeZoneString(closesAt, timeZone, language),
  drawsAt: ({ drawnAt, drawsAt }) => drawnAt ?? drawsAt,
  drawsAtString: ({ drawnAt, drawsAt, timeZone }, _, { language }) =>
    dayTimeZoneString(drawnAt ?? drawsAt, timeZone, language),
  drawDateString: ({ drawnAt, drawsAt, timeZone }, _, { language }) =>
    dayString(drawnAt ?? drawsAt, timeZone, language),
  async oddsString({ drawId, entryCount, winnerCount }, _, { sources, session, language }) {
    if (!(await session.shopper())) return null;
    const { entries } = await sources.draws.myEntries(drawId);
    return entries > 0 ? drawOdds(entries, entryCount, winnerCount, language) : null;
  },
  newEntryOddsString: ({ entryCount, freeEntries, winnerCount }, _, { language }) =>
    drawOdds(freeEntries, entryCount + freeEntries, winnerCount, language),
  steps: (draw, _, { language }) => drawSteps(draw, language),
  places: ({ places, winnerCount }) =>
    places.map((place) => ({
      ...place,
      isAlternate: place.place > winnerCount,
      alternateNumber: place.place > winnerCount ? place.place - winnerCount : null,
    })),
  file: ({ drawId, file, entryCount }) =>
    file === null
      ? null
      : {
          href: `/draws/${drawId}.jsonl`,
          name: `${drawId}.jsonl`,
          lines: entryCount + 1,
          entriesHref: `/draws/${drawId}.csv`,
          headHref: `/draws/${drawId}.json`,
        },
  async myEntries({ drawId }, _, { sources, session }) {
    return (await session.shopper()) ? sources.draws.myEntries(drawId) : null;
  },
  async myWin({ drawId, state }, _, { sources, session }) {
    if (state !== 'PUBLISHED' || !(await session.shopper())) return null;
    return (await sources.draws.wins()).find((win) => win.drawId === drawId) ?? null;
  },
};

export const DrawEntries: DrawEntriesResolvers = {
  count: ({ entries }) => entries,
  limit: ({ entryLimit }) => entryLimit,
  bestPlace: ({ bestPlace }) => bestPlace ?? null,
  bestPlaceText: ({ bestPlace }, _, { language }) =>
    bestPlace ? texts[language].draw.bestPlace(ordinal(bestPlace, language)) : null,
  left: ({ entries, entryLimit }) => Math.max(0, entryLimit - entries),
  entryIds: ({ entryIds }, { first }) => entryIds.slice(0, first),
};
