import { pointLabels, pointsText as counted } from '../../games/rules/point-labels.ts';
import { texts } from '../texts.ts';

/** What points are called by default (G-7). */
const labels = pointLabels({ uiAttributes: {} });

/** `Earns about 27 Game points in Harvest Spin`: the game that gains most; null if it earns none, and for guests. */
export function pointsText(earns: readonly { programName: string; points: number }[]): string | null {
  const [most] = earns.toSorted((one, other) => other.points - one.points);
  if (!most || most.points <= 0) return null;
  return texts.points.in(counted(most.points, labels), most.programName);
}
