import { deniedDays } from './dates.ts';
import { contradictions, factsIn } from './facts.ts';
import type { Screen } from './screen.ts';
import { wrongSums } from './sums.ts';

/** Everything on one screen that can't be true, or not beside the rest of it. */
export const wrongNumbers = (screen: Screen, today: Temporal.PlainDate): string[] => [
  ...contradictions(factsIn(screen)),
  ...deniedDays(screen, today),
  ...wrongSums(screen),
];
