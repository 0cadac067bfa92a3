import type { MeResolvers, PlayResolvers, ProgramResolvers } from '../../../generated/resolvers.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { wonPrizeStatus } from '../rules/won-prize-status.ts';
import { groceryRewards } from './grocery-rewards.ts';
import { findPrize } from './prize.ts';
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
  async prizes({ program: { code, timeZone }, shopper }, _, { sources }) {
    const { storeId, userType } = shopper;
    const prizes = await sources.prizes.prizes(code, { storeId, userType });
    return prizes.map((prize) => ({ prize, shopper, timeZone }));
  },
  wonPrizes: async ({ program, shopper }, _, { sources, jar, language }) =>
    (await sources.prizes.wonPrizes(program.code, shopper.uuid)).map((row) =>
      wonTransaction(row, zonesOf(jar, program.timeZone), language),
    ),
};

export const Play: PlayResolvers = {
  prize({ play: { prize }, timeZone }, _, { clock, jar, language }) {
    if (!prize) return null;
    const status = wonPrizeStatus(prize, clock.now());
    return wonPrize(prize, { status, redeemedAt: prize.redeemedAt }, zonesOf(jar, timeZone), language);
  },
};
