import type { GameConfig, ProgramPoints } from '../../../generated/rest.ts';

/** Points that the next play still needs; 0 when a welcome play is left or the balance is enough. */
export function pointsToNextPlay(
  points: Pick<ProgramPoints, 'totalGamePoints' | 'freePlays'>,
  game: Pick<GameConfig, 'costPoints'>,
): number {
  return points.freePlays > 0 ? 0 : Math.max(0, game.costPoints - points.totalGamePoints);
}
