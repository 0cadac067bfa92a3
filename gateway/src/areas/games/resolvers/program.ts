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
import { titled } from '../rules/words/game-words.ts';
import { textBlocks } from '../../../shared/text-blocks.ts';
import { safeAddress } from '../../../shared/safe-address.ts';
import { browserId } from '../../../session/browser-id.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { gameSummaryEmpty } from './errors.ts';
import { activityItem, longestLookBack, within } from './activity.ts';
import { game } from './game.ts';
import { itemTitles } from './item-titles.ts';
import { gameWords } from './words.ts';
import { programPoints } from './program-points.ts';

export const Program: ProgramResolvers = {
  id: ({ program }) => program.code,
  code: ({ program }) => program.code,
  type: ({ program }) => program.type,
  title: ({ program, game: config }) => config?.title ?? program.code,
  language: ({ language }) => language,
  tagline: ({ program, game: config }, _, { language }) =>
    config && filledText(config.tagline, config, program, language),
  optInStatus: ({ program }) => program.optInStatus,
  startDate: ({ program }) => program.startDate,
  endDate: ({ program }) => program.endDate,
  postProgLiveDate: ({ program }) => program.postProgLiveDate,
  redeemByString: ({ program }, _, { language }) => dayString(program.postProgLiveDate, program.timeZone, language),
  gameStatus: ({ program }, _, { clock, language }) => gameState(program, clock.now(), language).status,
  gameStatusValue: ({ program }, _, { clock, language }) => gameState(program, clock.now(), language).value,
  gameStatusLabel: ({ program }, _, { clock, language }) => gameState(program, clock.now(), language).label,
  hasBegun: ({ program }, _, { clock }) => hasBegun(program, clock.now()),
  endDateString: ({ program }, _, { clock, language }) => endDateString(program, clock.now(), language),
  endDateTimeString: ({ program }, _, { clock, language }) => endDateTimeString(program, clock.now(), language),
  minimumAge: ({ program, defaultMinimumAge }) => minimumAge(program, defaultMinimumAge),
  pointLabels: ({ program }, _, { language }) => pointLabels(program, language),
  links: ({ program: { uiAttributes } }, _, { log }) => ({
    rules: safeAddress(uiAttributes.RULESURL, log, 'RULESURL') ?? null,
    faq: safeAddress(uiAttributes.FAQURL, log, 'FAQURL') ?? null,
    game: safeAddress(uiAttributes.GAMEURL, log, 'GAMEURL') ?? null,
  }),
  howItWorksSeen: ({ program }) => program.howItWorks,

  points({ program, points }, _, { sources, language }) {
    if (points) return programPoints(points, program.timeZone, language);
    return sources.games
      .points(program.code)
      .then((asked) => asked && programPoints(asked, program.timeZone, language));
  },

  async estimatePoints({ program, shopper }, { lines }, { sources, language }) {
    const points = await sources.games.estimatePoints(program.code, shopper.storeId, lines);
    return points === null ? null : { points, text: pointsText(points, pointLabels(program, language)) };
  },

  game({ program, game: config, gameError }, _, { language }) {
    if (gameError) throw gameError;
    if (!config) throw gameSummaryEmpty(language);
    return game(config, program, language);
  },

  playability({ program, game: config, points }, _, { sources, clock, language }) {
    const from = (known: ProgramPoints | null) =>
      playability({ program, points: known, game: config, now: clock.now() }, language);
    return points ? from(points) : sources.games.points(program.code).then(from, () => from(null));
  },

  async lastPlay({ program, game: config }, _, { sources }) {
    const { lastPlay } = await sources.games.lastPlay(program.code);
    return lastPlay && { play: lastPlay, timeZone: program.timeZone, game: config };
  },

  officialRules: ({ program, shopper }, _, { sources }) => sources.games.rules(program.code, shopper.storeId),

  optInRefusal: ({ program }, _, { clock, language }) => optInRefusal(program, clock.now(), language),

  async optInRequirements({ program, shopper: { storeId } }, _, context) {
    const { sources, clock } = context;
    const { needsDateOfBirth, needsResidency, refusedUntil } = await sources.games.optInRequirements({
      programCode: program.code,
      storeId,
      browserId: browserId(context),
    });
    const isRefused = refusedUntil !== null && Date.parse(refusedUntil) > clock.now().epochMilliseconds;
    return { needsDateOfBirth, needsResidency, isRefused };
  },

  async activity({ program, shopper: { uuid } }, { days, first }, context) {
    const { sources, clock, jar, language } = context;
    const lookBack = within(days ?? longestLookBack, longestLookBack);
    const items = await sources.games.activity(program.code, { uuid, days: lookBack });
    const shown = items.slice(0, first);
    const [words, titles] = await Promise.all([gameWords(context), itemTitles(context, shown)]);
    const told = { now: clock.now(), words, titles, ...zonesOf(jar, program.timeZone) };
    return shown.map((item) => activityItem(item, told, language));
  },
};

export const OfficialRules: OfficialRulesResolvers = {
  programTitle: async ({ programCode, programTitle }, _, context) =>
    titled(await gameWords(context), programCode, programTitle),
  effectiveFromString: ({ effectiveFrom, timeZone }, _, { language }) => dayString(effectiveFrom, timeZone, language),
};

export const RulesSection: RulesSectionResolvers = { blocks: ({ text }) => textBlocks(text) };

export const Playability: PlayabilityResolvers = {
  async nextCommit({ programCode, canPlay }, _, { sources }) {
    return canPlay ? (await sources.games.lastPlay(programCode)).nextCommit : null;
  },
};
