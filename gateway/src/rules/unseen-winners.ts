import type { SweepstakesWinner } from '../generated/rest.ts';

/** Wins that the shopper has not acknowledged; acknowledged ones never show again (G-60, G-61, I-9). */
export function unseenWinners(winners: readonly SweepstakesWinner[]): SweepstakesWinner[] {
  return winners.filter((winner) => !winner.displayed);
}
