import type { GameConfig, ProgramPoints } from '../../../generated/rest.ts';

/** Points still missing for the next play; 0 if a welcome play is left or the balance is enough. */
export function pointsToNextPlay(
  points: Pick<ProgramPoints, 'totalGamePoints' | 'freePlays'>,
  game: Pick<GameConfig, 'costPoints'>,
): number {
  return points.freePlays > 0 ? 0 : Math.max(0, game.costPoints - points.totalGamePoints);
}
