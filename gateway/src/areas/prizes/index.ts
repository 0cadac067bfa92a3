import { defineArea, forEachVisit } from '../../area.ts';
import { GroceryRewards } from './resolvers/grocery-rewards.ts';
import { Me, Play, Program } from './resolvers/of-others.ts';
import { prizeMutations } from './resolvers/prize-mutations.ts';
import { Prize } from './resolvers/prize.ts';
import { AlternateChoice, Redemption, RedemptionResult } from './resolvers/redemption.ts';
import { prizesSource } from './source.ts';

/** Prizes, what they cost and deliver, and the household's wallet. */
export const prizes = defineArea({
  name: 'prizes',
  resolvers: {
    Mutation: prizeMutations,
    Me,
    Program,
    Play,
    Prize,
    GroceryRewards,
    Redemption,
    RedemptionResult,
    AlternateChoice,
  },
  source: { of: 'games', open: forEachVisit(({ client }) => prizesSource(client('games'))) },
});
