import type { GameCard_ProgramFragment } from '../GameCard/GameCard.generated.ts';
import { nextStepOf } from '../GameCard/next-step.ts';

interface Arranged {
  /** The featured game. */
  feature: GameCard_ProgramFragment | undefined;
  /** Running and upcoming games; those the shopper can't join come last. */
  others: GameCard_ProgramFragment[];
  over: GameCard_ProgramFragment[];
}

/**
 * The order of games on the page; within each group, the store's order.
 * @param featuredId the featured game
 */
export function arranged(programs: readonly GameCard_ProgramFragment[], featuredId: string | undefined): Arranged {
  const kindOf = (program: GameCard_ProgramFragment) => nextStepOf(program).kind;
  const feature = programs.find(({ id }) => id === featuredId);
  const rest = programs.filter((program) => program !== feature && kindOf(program) !== 'over');
  return {
    feature,
    others: [...rest].sort((a, b) => Number(kindOf(a) === 'refused') - Number(kindOf(b) === 'refused')),
    over: programs.filter((program) => program !== feature && kindOf(program) === 'over'),
  };
}
