import type {
  AlternateChoiceResolvers,
  RedemptionResolvers,
  RedemptionResultResolvers,
} from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import type { Shopper } from '../../../session/shopper.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { RedemptionModel, RedemptionResultModel } from '../models.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { redemptionResult } from '../rules/redemption-result.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { gameWords } from '../../games/published.ts';
import { prizeNamed } from '../../games/rules/words/game-words.ts';
import { findPrize } from './prize.ts';

/** One of the household's redemptions, by its id; null if there is none. */
export async function findRedemption(
  { sources }: GatewayContext,
  shopper: Shopper,
  id: string,
): Promise<RedemptionModel | null> {
  try {
    return { redemption: await sources.prizes.redemption(id), shopper, timeZone: shopper.storeTimeZone };
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

const named = async ({ prizeId, name }: RedemptionModel['redemption'], context: GatewayContext) =>
  prizeNamed(await gameWords(context), prizeId, name);

export const Redemption: RedemptionResolvers = {
  id: ({ redemption }) => redemption.redemptionId,
  receipt: ({ redemption }) => redemption.receipt,
  prizeId: ({ redemption }) => redemption.prizeId,
  prizeType: ({ redemption }) => redemption.prizeType,
  prizeName: async ({ redemption }, _, context) => (await named(redemption, context)).name,
  language: async ({ redemption }, _, context) => (await named(redemption, context)).language,
  imageId: ({ redemption }) => redemption.imageId,
  source: ({ redemption }) => redemption.source,
  status: ({ redemption }) => redemption.status,
  redeemedAt: ({ redemption }) => redemption.redeemedAt,
  redeemedAtString: ({ redemption, timeZone }, _, { jar, language }) =>
    dayString(redemption.redeemedAt, zonesOf(jar, timeZone).shopperZone, language),
  pointsSpent: ({ redemption }) => redemption.pointsSpent,
  pointsLeft: ({ redemption }) => redemption.totalGamePoints,
  result: async ({ redemption, timeZone, shopper }, _, context) =>
    redemptionResult(redemption, timeZone, shopper, await gameWords(context), context.language),
};

const resultTypes = {
  B4U_OFFER: 'RedeemedOffer',
  REWARD: 'RedeemedReward',
  FRESH_PASS: 'RedeemedFreshPass',
  VENDOR: 'RedeemedCode',
  ALTERNATE_PRIZES: 'AlternateChoice',
  RECIPE: 'UnlockedRecipe',
  SWEEPSTAKES: 'SweepstakesEntry',
} as const satisfies Record<RedemptionResultModel['prizeType'], string>;

export const RedemptionResult: RedemptionResultResolvers = {
  __resolveType: ({ prizeType }) => resultTypes[prizeType],
};

export const AlternateChoice: AlternateChoiceResolvers = {
  choices: ({ choice, shopper }, _, context) =>
    Promise.all(choice.choiceIds.map((prizeId) => findPrize(context, shopper, prizeId))),
  chooseBy: ({ choice }) => choice.chooseBy,
  chooseByString: ({ choice, timeZone }, _, { language }) => dayString(choice.chooseBy, timeZone, language),
  defaultChoice: ({ choice, shopper }, _, context) => findPrize(context, shopper, choice.defaultChoiceId),
  async chosen({ choice, shopper, timeZone }, _, { sources }) {
    if (choice.chosenRedemptionId === null) return null;
    return { redemption: await sources.prizes.redemption(choice.chosenRedemptionId), shopper, timeZone };
  },
};
