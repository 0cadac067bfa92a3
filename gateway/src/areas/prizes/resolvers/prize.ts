import { GraphQLError } from 'graphql';
import type { PrizeResolvers } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import type { Shopper } from '../../../session/shopper.ts';
import type { PrizeModel } from '../models.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { dayString, dayTimeZoneString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';
import { labelsOf } from '../rules/labels.ts';
import { prizeHold } from '../rules/prize-hold.ts';
import { pointsMissing, prizeState, prizeStateText } from '../rules/prize-state.ts';
import { recipe } from '../rules/recipe.ts';
import { soonString } from '../../../shared/soon-string.ts';
import { givenOutText, isLow, stockText } from '../rules/stock-text.ts';
import { texts } from '../texts/index.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { prizeModel } from './prize-models.ts';
import { wonTransaction } from './won-prize.ts';
import { findProgram, gameWords, programAfter } from '../../games/published.ts';
import type { Language } from '../../../shared/language.ts';

/** There is no such prize (G-81). */
export function prizeNotFound(language: Language): GraphQLError {
  return new GraphQLError(texts[language].prizeNotFound, { extensions: { code: 'PRIZE_NOT_FOUND', status: 404 } });
}

/** One prize by its id. @throws an error if there is no such prize (G-81) */
export async function findPrize(context: GatewayContext, shopper: Shopper, prizeId: string): Promise<PrizeModel> {
  try {
    const prize = await context.sources.prizes.prize(prizeId, shopper.storeId);
    return await prizeModel(context, prize, { shopper, timeZone: shopper.storeTimeZone });
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) throw prizeNotFound(context.language);
    throw error;
  }
}

/** The shopper's points in the prize's game; null before the opt-in, or if they can't be loaded. */
async function pointsNow({ prize }: PrizeModel, { sources }: GatewayContext): Promise<number | null> {
  if (prize.cannotRedeemReason === 'NOT_OPTED_IN') return null;
  const points = await sources.games.points(prize.programCode).catch(() => null);
  return points?.totalGamePoints ?? null;
}

/** Points missing for a prize, worded with the game's labels. */
async function stateText(model: PrizeModel, context: GatewayContext): Promise<string | null> {
  const { prize, shopper, timeZone } = model;
  const missing = pointsMissing(prizeState(prize), prize.costPoints, await pointsNow(model, context));
  const program = await programAfter(context, shopper, prize.programCode);
  return prizeStateText(
    prize,
    {
      missing,
      labels: labelsOf(prize, program, context.language),
      timeZone,
    },
    context.language,
  );
}

export const Prize: PrizeResolvers = {
  id: ({ prize }) => prize.prizeId,
  programCode: ({ prize }) => prize.programCode,
  program: ({ prize, shopper }, _, context) => findProgram(context, shopper, prize.programCode),
  prizeType: ({ prize }) => prize.prizeType,
  rewardKind: ({ prize }) => prize.rewardKind,
  name: ({ prize }) => prize.name,
  language: ({ language }) => language,
  title: ({ prize }) => prize.drawPrizeName ?? prize.name,
  shortDescription: ({ prize }) => prize.shortDescription,
  description: ({ prize }) => prize.description,
  imageId: ({ prize }) => prize.imageId,
  costPoints: ({ prize }) => prize.costPoints,
  quantityTotal: ({ prize }) => prize.quantityTotal,
  quantityLeft: ({ prize }) => prize.quantityLeft,
  quantityLeftText: ({ prize }, _, { language }) => stockText(prize.quantityLeft, language),
  givenOut: ({ prize }) => prize.givenOut ?? null,
  givenOutText: ({ prize }, _, { language }) => givenOutText(prize, language),
  isLow: ({ prize }) => isLow(prize.quantityLeft),
  available: ({ prize }) => prize.available,
  state: ({ prize }) => prizeState(prize),
  stateText: (model, _, context) => stateText(model, context),
  pointsMissing: async (model, _, context) =>
    pointsMissing(prizeState(model.prize), model.prize.costPoints, await pointsNow(model, context)),
  pointsNow: (model, _, context) => pointsNow(model, context),
  async pointsAfter(model, _, context) {
    const points = model.prize.cannotRedeemReason === null ? await pointsNow(model, context) : null;
    return points === null ? null : points - model.prize.costPoints;
  },
  perUserLimit: ({ prize }) => prize.perUserLimit,
  perDayLimit: ({ prize }) => prize.perDayLimit,
  userRedeemed: ({ prize }) => prize.userRedeemed,
  redeemedToday: ({ prize }) => prize.redeemedToday,
  againFrom: ({ prize }) => prize.againFrom,
  againFromString: ({ prize, timeZone }, _, { clock, language }) =>
    prize.againFrom && soonString(prize.againFrom, timeZone, clock.now(), language),
  canHold: ({ prize }) => prize.canHold,
  hold: ({ prize, timeZone }, _, { clock, language }) =>
    prize.hold && prizeHold(prize.hold, timeZone, clock.now(), language),
  hasStockAlert: ({ prize }) => prize.stockAlert,
  minimumAge: ({ prize }) => prize.minimumAge ?? 0,
  startDate: ({ prize }) => prize.startDate,
  endDate: ({ prize }) => prize.endDate,
  redeemBy: ({ prize }) => prize.redeemBy,
  redeemByString: ({ prize, timeZone }, _, { language }) => dayString(prize.redeemBy, timeZone, language),
  approximateValue: ({ prize }) => money(prize.arvCents),
  oneIn: ({ prize }) => prize.oneIn,
  disclaimer: ({ prize }) => prize.disclaimer,
  terms: ({ prize }) => prize.terms,
  vendorName: ({ prize }) => prize.vendorName,
  rewardUntilString: ({ prize, timeZone }, _, { language }) =>
    prize.rewardUntil ? dayString(prize.rewardUntil, timeZone, language) : null,
  offerId: ({ prize }) => prize.offerId,
  recipe: ({ prize }) => prize.recipe && recipe(prize.recipe),
  drawDate: ({ prize }) => prize.drawDate,
  drawDateString: ({ prize, timeZone }, _, { language }) =>
    prize.drawDate && dayTimeZoneString(prize.drawDate, timeZone, language),
  entriesEach: ({ prize }) => prize.entriesEach,
  myEntries: ({ prize }) => prize.myEntries,
  choices: ({ prize, shopper }, _, context) =>
    Promise.all(prize.choiceIds.map((prizeId) => findPrize(context, shopper, prizeId))),
  defaultChoiceId: ({ prize }) => prize.defaultChoiceId,
  wins: async ({ prize, shopper, timeZone }, _, context) => {
    const { sources, jar, language } = context;
    const [wins, words] = await Promise.all([
      sources.prizes.wonPrizes(prize.programCode, shopper.uuid),
      gameWords(context),
    ]);
    return wins
      .filter((win) => win.prizeId === prize.prizeId)
      .map((win) => wonTransaction(win, zonesOf(jar, timeZone), words, language));
  },
  redemptions: async ({ prize, shopper, timeZone }, _, { sources }) =>
    (await sources.prizes.redemptions(prize.prizeId)).map((redemption) => ({ redemption, shopper, timeZone })),
};
