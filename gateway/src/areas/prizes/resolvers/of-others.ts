import type { MeResolvers, PlayResolvers, ProgramResolvers } from '../../../generated/resolvers.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { wonPrizeStatus } from '../rules/won-prize-status.ts';
import { groceryRewards } from './grocery-rewards.ts';
import { gameWords } from '../../games/published.ts';
import { findPrize } from './prize.ts';
import { prizeModels } from './prize-models.ts';
import { findRedemption } from './redemption.ts';
import { wallet } from './wallet.ts';
import { wonPrize, wonTransaction } from './won-prize.ts';

/** This area's additions to other areas' types. */
export const Me: MeResolvers = {
  prize: (shopper, { id }, context) => findPrize(context, shopper, id),
  redemption: (shopper, { id }, context) => findRedemption(context, shopper, id),
  groceryRewards,
  wallet,
};

export const Program: ProgramResolvers = {
  async prizes({ program: { code, timeZone }, shopper }, _, context) {
    const { storeId, userType } = shopper;
    const prizes = await context.sources.prizes.prizes(code, { storeId, userType });
    return prizeModels(context, prizes, { shopper, timeZone });
  },
  wonPrizes: async ({ program, shopper }, _, context) => {
    const { sources, jar, language } = context;
    const [rows, words] = await Promise.all([sources.prizes.wonPrizes(program.code, shopper.uuid), gameWords(context)]);
    return rows.map((row) => wonTransaction(row, zonesOf(jar, program.timeZone), words, language));
  },
};

export const Play: PlayResolvers = {
  async prize({ play: { prize }, timeZone }, _, context) {
    if (!prize) return null;
    const { clock, jar, language } = context;
    const status = wonPrizeStatus(prize, clock.now());
    return wonPrize(
      prize,
      { status, redeemedAt: prize.redeemedAt },
      zonesOf(jar, timeZone),
      await gameWords(context),
      language,
    );
  },
};
