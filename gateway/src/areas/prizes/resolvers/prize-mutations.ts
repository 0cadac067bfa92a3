import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import type { Shopper } from '../../../session/shopper.ts';
import type { PrizeModel } from '../models.ts';
import { labelsOf } from '../rules/labels.ts';
import { prizeHold } from '../rules/prize-hold.ts';
import { prizeRefusals, prizeRefusalText } from '../rules/prize-refusal.ts';
import { findPrize } from './prize.ts';
import { programAfter, programPoints } from '../../games/published.ts';
import { required } from '../../../session/shopper.ts';

/** A refusal in the shopper's words. @throws any other error as it is */
async function refused(
  error: unknown,
  context: GatewayContext,
  { prize, shopper, timeZone }: PrizeModel,
  expectedCost = 0,
): Promise<UserError[]> {
  // Anything but a refusal is thrown before more is fetched.
  userErrorsOf(error, prizeRefusals, {}, context.language);
  const program = await programAfter(context, shopper, prize.programCode);
  const labels = labelsOf(prize, program, context.language);
  return userErrorsOf(
    error,
    prizeRefusals,
    (refusal) =>
      prizeRefusalText(refusal, { expectedCost, labels, timeZone, now: context.clock.now() }, context.language),
    context.language,
  );
}

/** What was done is done: if the prize can't be read afterward, it is null and logged, not an error. */
async function prizeAfter(context: GatewayContext, shopper: Shopper, prizeId: string): Promise<PrizeModel | null> {
  try {
    return await findPrize(context, shopper, prizeId);
  } catch (error) {
    context.log.warn({ err: error }, 'the prize could not be read after the change');
    return null;
  }
}

async function pointsAfter({ sources, log, language }: GatewayContext, { prize, timeZone }: PrizeModel) {
  try {
    const points = await sources.games.points(prize.programCode);
    return points && programPoints(points, timeZone, language);
  } catch (error) {
    log.warn({ err: error }, 'the points could not be read after the change');
    return null;
  }
}

export const prizeMutations: Pick<
  MutationResolvers,
  'redeemPrize' | 'holdPrize' | 'releasePrizeHold' | 'chooseAlternatePrize' | 'setStockAlert'
> = {
  async redeemPrize(_, { input: { prizeId, winId, quantity, expectedCost, clientRequestId } }, context) {
    const shopper = required(await context.session.shopper());
    const found = await findPrize(context, shopper, prizeId);
    const { timeZone } = found;
    const after = async () => ({
      prize: await prizeAfter(context, shopper, prizeId),
      points: await pointsAfter(context, found),
    });
    try {
      const redemption = await context.sources.prizes.redeem({
        programCode: found.prize.programCode,
        prizeId,
        prizeType: found.prize.prizeType,
        quantity,
        storeId: shopper.storeId,
        expectedCost,
        clientRequestId,
        ...(winId ? { transactionId: winId } : {}),
      });
      return { redemption: { redemption, shopper, timeZone }, ...(await after()), userErrors: [] };
    } catch (error) {
      const userErrors = await refused(error, context, found, expectedCost);
      return { redemption: null, ...(await after()), userErrors };
    }
  },

  async holdPrize(_, { input: { prizeId, clientRequestId } }, context) {
    const shopper = required(await context.session.shopper());
    const found = await findPrize(context, shopper, prizeId);
    try {
      const hold = await context.sources.prizes.holdPrize(prizeId, clientRequestId);
      return {
        hold: prizeHold(hold, found.timeZone, context.clock.now(), context.language),
        prize: await prizeAfter(context, shopper, prizeId),
        userErrors: [],
      };
    } catch (error) {
      const userErrors = await refused(error, context, found);
      return { hold: null, prize: await prizeAfter(context, shopper, prizeId), userErrors };
    }
  },

  async releasePrizeHold(_, { input: { prizeId } }, context) {
    const shopper = required(await context.session.shopper());
    await context.sources.prizes.releasePrizeHold(prizeId);
    return { prize: await prizeAfter(context, shopper, prizeId) };
  },

  async setStockAlert(_, { input: { prizeId, isOn } }, context) {
    const shopper = required(await context.session.shopper());
    const found = await findPrize(context, shopper, prizeId);
    const { prizes } = context.sources;
    try {
      await (isOn ? prizes.askForStock(prizeId) : prizes.forgetStock(prizeId));
      return { prize: await prizeAfter(context, shopper, prizeId), userErrors: [] };
    } catch (error) {
      const userErrors = await refused(error, context, found);
      return { prize: await prizeAfter(context, shopper, prizeId), userErrors };
    }
  },

  async chooseAlternatePrize(_, { input: { prizeId, redemptionId, winId, choiceId, clientRequestId } }, context) {
    const shopper = required(await context.session.shopper());
    const found = await findPrize(context, shopper, prizeId);
    try {
      const redemption = await context.sources.prizes.choose({
        choiceId,
        clientRequestId,
        ...(redemptionId ? { redemptionId } : {}),
        ...(winId ? { transactionId: winId } : {}),
      });
      return {
        redemption: { redemption, shopper, timeZone: found.timeZone },
        prize: await prizeAfter(context, shopper, prizeId),
        userErrors: [],
      };
    } catch (error) {
      const userErrors = await refused(error, context, found);
      return { redemption: null, prize: await prizeAfter(context, shopper, prizeId), userErrors };
    }
  },
};
