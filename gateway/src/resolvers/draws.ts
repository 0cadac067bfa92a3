import type {
  DrawEntriesResolvers,
  DrawResolvers,
  InboxResolvers,
  MutationResolvers,
  QueryResolvers,
  SweepstakesWinResolvers,
  UserError,
} from '../generated/resolvers.ts';
import { userErrorsOf } from '../errors.ts';
import { canClaim } from '../rules/can-claim.ts';
import { dayString, dayTimeZoneString } from '../rules/date-strings.ts';
import { dollars } from '../rules/dollars.ts';
import { drawOdds } from '../rules/draw-odds.ts';
import { drawSteps } from '../rules/draw-steps.ts';
import { refusalText } from '../rules/error-text.ts';
import { ordinal } from '../rules/ordinal.ts';
import { isRealDate } from '../rules/opt-in-input.ts';
import { texts } from '../texts/en.ts';
import { browserId } from '../session/browser-id.ts';
import { zonesOf } from '../session/time-zone.ts';
import { required } from './shared.ts';
import { safeAddress } from '../rules/safe-address.ts';

export const drawQueries: Pick<QueryResolvers, 'draw' | 'draws' | 'freeEntryChallenge'> = {
  draw: (_, { id }, { sources }) => sources.draws.draw(id),
  async draws(_, { programCode }, { sources, log }) {
    try {
      return await sources.draws.draws(programCode ?? undefined);
    } catch (error) {
      log.warn({ err: error }, 'draws could not be read');
      return [];
    }
  },
  freeEntryChallenge: (_, { programCode }, { sources }) => sources.draws.freeEntryChallenge(programCode),
};

export const Draw: DrawResolvers = {
  id: ({ drawId }) => drawId,
  prizeValueString: ({ prizeValueCents }) => dollars(prizeValueCents),
  minimumAge: ({ minimumAge }) => minimumAge ?? 0,
  isOpen: ({ state, opensAt, closesAt }, _, { clock }) => {
    const now = clock.now().epochMilliseconds;
    return state === 'OPEN' && Date.parse(opensAt) <= now && now <= Date.parse(closesAt);
  },
  closesAtString: ({ closesAt, timeZone }) => dayTimeZoneString(closesAt, timeZone),
  drawsAt: ({ drawnAt, drawsAt }) => drawnAt ?? drawsAt,
  drawsAtString: ({ drawnAt, drawsAt, timeZone }) => dayTimeZoneString(drawnAt ?? drawsAt, timeZone),
  drawDateString: ({ drawnAt, drawsAt, timeZone }) => dayString(drawnAt ?? drawsAt, timeZone),
  async oddsString({ drawId, entryCount, winnerCount }, _, { sources, session }) {
    if (!(await session.shopper())) return null;
    const { entries } = await sources.draws.myEntries(drawId);
    return entries > 0 ? drawOdds(entries, entryCount, winnerCount) : null;
  },
  newEntryOddsString: ({ entryCount, freeEntries, winnerCount }) =>
    drawOdds(freeEntries, entryCount + freeEntries, winnerCount),
  steps: (draw) => drawSteps(draw),
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
  bestPlaceText: ({ bestPlace }) => (bestPlace ? texts.draw.bestPlace(ordinal(bestPlace)) : null),
  left: ({ entries, entryLimit }) => Math.max(0, entryLimit - entries),
  entryIds: ({ entryIds }, { first }) => entryIds.slice(0, first),
};

export const SweepstakesWin: SweepstakesWinResolvers = {
  id: ({ programCode, prizeId }) => `${programCode}:${prizeId}`,
  prizeValueString: ({ prizeValueCents }) => dollars(prizeValueCents),
  drawDateString: ({ drawDate, timeZone }) => dayString(drawDate, timeZone),
  claimByString: ({ claimBy, timeZone }) => dayString(claimBy, timeZone),
  isAcknowledged: ({ displayed }) => displayed,
  canClaim: (win, _, { clock }) => canClaim(win, clock.now()),
};

export const Inbox: InboxResolvers = {
  unreadCount: ({ inbox }) => inbox.unread,
  notices: ({ inbox, timeZone }, _, { jar, log }) =>
    inbox.notices
      .filter(({ deepLink }) => safeAddress(deepLink, log, 'notice') !== null)
      .map(({ noticeId, type, title, body, deepLink, createdAt, read }) => ({
        id: noticeId,
        type,
        title,
        body,
        href: deepLink,
        createdAt,
        dateString: dayString(createdAt, zonesOf(jar, timeZone).shopperZone),
        isRead: read,
      })),
};

const claimRefusals: ReadonlySet<string> = new Set(['CLAIM_EXPIRED', 'WIN_NOT_FOUND']);
const acknowledgeRefusals: ReadonlySet<string> = new Set(['WIN_NOT_FOUND']);
const freeEntryRefusals: ReadonlySet<string> = new Set([
  'EMPLOYEE_EXCLUDED',
  'AGE_NOT_MET',
  'NOT_ELIGIBLE_STATE',
  'STATE_INVALID',
  'ENTRY_LIMIT_REACHED',
  'SWEEPSTAKES_CLOSED',
  'SWEEPSTAKES_NOT_OPEN',
  'PROOF_OF_WORK_INVALID',
  'DATE_OF_BIRTH_INVALID',
  'INVALID',
  'REQUIRED',
  'TOO_LONG',
  'TOO_SHORT',
]);

type DrawMutation = 'acknowledgeWin' | 'claimWin' | 'enterFree' | 'markNoticeRead';

export const drawMutations: Pick<MutationResolvers, DrawMutation> = {
  async acknowledgeWin(_, { input }, { session, sources }) {
    const me = required(await session.shopper());
    try {
      await sources.draws.acknowledge(input);
      return { me, userErrors: [] };
    } catch (error) {
      return { me, userErrors: userErrorsOf(error, acknowledgeRefusals) };
    }
  },

  async claimWin(_, { input }, { sources }) {
    try {
      return { win: await sources.draws.claim(input), userErrors: [] };
    } catch (error) {
      return { win: null, userErrors: userErrorsOf(error, claimRefusals) };
    }
  },

  async enterFree(_, { input }, { sources, jar, uuid, log }) {
    const { address2, state, dateOfBirth, ...rest } = input;
    if (!isRealDate(dateOfBirth)) return { entry: null, draw: null, userErrors: [badDate] };
    try {
      const { drawId, entryIds, entries, entryLimit } = await sources.draws.enterFree({
        ...rest,
        dateOfBirth,
        state: state.trim().toUpperCase(),
        browserId: browserId(jar, uuid),
        ...(address2 ? { address2 } : {}),
      });
      const draw = await sources.draws.draw(drawId).catch((error: unknown) => {
        log.warn({ err: error }, 'the draw could not be read after the entry');
        return null;
      });
      return { entry: { entryIds, count: entries, limit: entryLimit }, draw, userErrors: [] };
    } catch (error) {
      return { entry: null, draw: null, userErrors: userErrorsOf(error, freeEntryRefusals) };
    }
  },

  async markNoticeRead(_, { input: { noticeId } }, { session, sources }) {
    const { storeTimeZone: timeZone } = required(await session.shopper());
    return { inbox: { inbox: await sources.draws.markNoticeRead(noticeId), timeZone } };
  },
};

const badDate: UserError = {
  code: 'DATE_OF_BIRTH_INVALID',
  message: refusalText('DATE_OF_BIRTH_INVALID', ''),
  field: 'dateOfBirth',
};
