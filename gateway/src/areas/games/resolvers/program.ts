import type {
  OfficialRulesResolvers,
  PlayabilityResolvers,
  ProgramResolvers,
  RulesSectionResolvers,
} from '../../../generated/resolvers.ts';
import type { ProgramPoints } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { endDateString, endDateTimeString } from '../rules/end-date-string.ts';
import { gameState, hasBegun } from '../rules/game-status.ts';
import { filledText } from '../rules/game-texts.ts';
import { optInRefusal } from '../rules/opt-in-refusal.ts';
import { minimumAge } from '../rules/minimum-age.ts';
import { playability } from '../rules/playability.ts';
import { pointLabels, pointsText } from '../rules/point-labels.ts';
import { textBlocks } from '../../../shared/text-blocks.ts';
import { safeAddress } from '../../../shared/safe-address.ts';
import { browserId } from '../../../session/browser-id.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { gameSummaryEmpty } from './errors.ts';
import { activityItem, longestLookBack, within } from './activity.ts';
import { game } from './game.ts';
import { programPoints } from './program-points.ts';

export const Program: ProgramResolvers = {
  id: ({ program }) => program.code,
  code: ({ program }) => program.code,
  type: ({ program }) => program.type,
  title: ({ program, game: config }) => config?.title ?? program.code,
  tagline: ({ program, game: config }) => config && filledText(config.tagline, config, program),
  optInStatus: ({ program }) => program.optInStatus,
  startDate: ({ program }) => program.startDate,
  endDate: ({ program }) => program.endDate,
  postProgLiveDate: ({ program }) => program.postProgLiveDate,
  redeemByString: ({ program }) => dayString(program.postProgLiveDate, program.timeZone),
  gameStatus: ({ program }, _, { clock }) => gameState(program, clock.now()).status,
  gameStatusValue: ({ program }, _, { clock }) => gameState(program, clock.now()).value,
  gameStatusLabel: ({ program }, _, { clock }) => gameState(program, clock.now()).label,
  hasBegun: ({ program }, _, { clock }) => hasBegun(program, clock.now()),
  endDateString: ({ program }, _, { clock }) => endDateString(program, clock.now()),
  endDateTimeString: ({ program }, _, { clock }) => endDateTimeString(program, clock.now()),
  minimumAge: ({ program, defaultMinimumAge }) => minimumAge(program, defaultMinimumAge),
  pointLabels: ({ program }) => pointLabels(program),
  links: ({ program: { uiAttributes } }, _, { log }) => ({
    rules: safeAddress(uiAttributes.RULESURL, log, 'RULESURL') ?? null,
    faq: safeAddress(uiAttributes.FAQURL, log, 'FAQURL') ?? null,
    game: safeAddress(uiAttributes.GAMEURL, log, 'GAMEURL') ?? null,
  }),
  howItWorksSeen: ({ program }) => program.howItWorks,

  points({ program, points }, _, { sources }) {
    if (points) return programPoints(points, program.timeZone);
    return sources.games.points(program.code).then((asked) => asked && programPoints(asked, program.timeZone));
  },

  async estimatePoints({ program, shopper }, { lines }, { sources }) {
    const points = await sources.games.estimatePoints(program.code, shopper.storeId, lines);
    return points === null ? null : { points, text: pointsText(points, pointLabels(program)) };
  },

  game({ program, game: config, gameError }) {
    if (gameError) throw gameError;
    if (!config) throw gameSummaryEmpty();
    return game(config, program);
  },

  playability({ program, game: config, points }, _, { sources, clock }) {
    const from = (known: ProgramPoints | null) =>
      playability({ program, points: known, game: config, now: clock.now() });
    return points ? from(points) : sources.games.points(program.code).then(from, () => from(null));
  },

  async lastPlay({ program, game: config }, _, { sources }) {
    const { lastPlay } = await sources.games.lastPlay(program.code);
    return lastPlay && { play: lastPlay, timeZone: program.timeZone, game: config };
  },

  officialRules: ({ program, shopper }, _, { sources }) => sources.games.rules(program.code, shopper.storeId),

  optInRefusal: ({ program }, _, { clock }) => optInRefusal(program, clock.now()),

  async optInRequirements({ program, shopper: { storeId } }, _, { sources, clock, jar, uuid }) {
    const { needsDateOfBirth, needsResidency, refusedUntil } = await sources.games.optInRequirements({
      programCode: program.code,
      storeId,
      browserId: browserId(jar, uuid),
    });
    const isRefused = refusedUntil !== null && Date.parse(refusedUntil) > clock.now().epochMilliseconds;
    return { needsDateOfBirth, needsResidency, isRefused };
  },

  async activity({ program, shopper: { uuid } }, { days, first }, { sources, clock, jar }) {
    const lookBack = within(days ?? longestLookBack, longestLookBack);
    const items = await sources.games.activity(program.code, { uuid, days: lookBack });
    const told = { now: clock.now(), ...zonesOf(jar, program.timeZone) };
    return items.slice(0, first).map((item) => activityItem(item, told));
  },
};

export const OfficialRules: OfficialRulesResolvers = {
  effectiveFromString: ({ effectiveFrom, timeZone }) => dayString(effectiveFrom, timeZone),
};

export const RulesSection: RulesSectionResolvers = { blocks: ({ text }) => textBlocks(text) };

export const Playability: PlayabilityResolvers = {
  async nextCommit({ programCode, canPlay }, _, { sources }) {
    return canPlay ? (await sources.games.lastPlay(programCode)).nextCommit : null;
  },
};
