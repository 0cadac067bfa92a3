import { type Point, round } from './geometry.ts';

/** The board's own units. */
export const board = { width: 648, height: 712 };
const columns = [120, 324, 528];
const [top, bottom] = [128, 614];

const rowsOf = (count: number) => Math.ceil(count / columns.length);
const rowGap = (count: number) => (rowsOf(count) > 1 ? (bottom - top) / (rowsOf(count) - 1) : 0);

/** Places of a trail of `count` stamps: rows of three from the bottom up, to and fro. */
export function trailPoints(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns.length);
    const column = index % columns.length;
    const x = columns[row % 2 === 0 ? column : columns.length - 1 - column] ?? 0;
    return { x, y: round(bottom - row * rowGap(count)) };
  });
}

/** Path through the places `first` to `last` (from 1); a row leads to the next by a half circle outside. */
export function trailPath(count: number, first: number, last: number): string {
  const points = trailPoints(count).slice(Math.max(0, first - 1), last);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (before.y === point.y) return `L${point.x} ${point.y}`;
      const radius = round((before.y - point.y) / 2);
      return `A${radius} ${radius} 0 0 ${before.x > board.width / 2 ? 0 : 1} ${point.x} ${point.y}`;
    })
    .join('');
}

/** Points from one place to another (from 1, `from` may be 0 for the start of the board), `steps` for each stamp. */
export function trailWalk(count: number, from: number, to: number, steps = 8): Point[] {
  const points = trailPoints(count);
  const start = points[Math.max(0, from - 1)];
  if (!start) return [];
  const walk: Point[] = [start];
  for (let place = Math.max(1, from); place < to; place += 1) {
    const [a, b] = [points[place - 1], points[place]];
    if (!a || !b) break;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      if (a.y === b.y) walk.push({ x: round(a.x + (b.x - a.x) * part), y: a.y });
      else {
        const radius = (a.y - b.y) / 2;
        const side = a.x > board.width / 2 ? 1 : -1;
        walk.push({
          x: round(a.x + side * radius * Math.sin(Math.PI * part)),
          y: round(a.y - radius + radius * Math.cos(Math.PI * part)),
        });
      }
    }
  }
  return walk;
}

/** The first gift after `stamps`, and how many stamps it is away; null when none is left. */
export function nextGift<Gift extends { atStamp: number }>(
  gifts: readonly Gift[],
  stamps: number,
): { gift: Gift; stampsToGo: number } | null {
  const gift = gifts.filter((g) => g.atStamp > stamps).sort((a, b) => a.atStamp - b.atStamp)[0];
  return gift ? { gift, stampsToGo: gift.atStamp - stamps } : null;
}
