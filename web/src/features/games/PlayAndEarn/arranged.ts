import type { GameCard_ProgramFragment } from '../GameCard/GameCard.generated.ts';
import { nextStepOf } from '../GameCard/next-step.ts';

interface Arranged {
  /** The game that stands large. */
  feature: GameCard_ProgramFragment | undefined;
  /** Games that run or open later; those that the shopper can't join stand last. */
  others: GameCard_ProgramFragment[];
  over: GameCard_ProgramFragment[];
}

/**
 * The order of the games on the page; within each group as the store gives them.
 * @param featuredId the game that stands large
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
