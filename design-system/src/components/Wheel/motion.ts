import { type Point, polar } from './geometry.ts';

/** Fields in the order of the odds: paper, sky, mint, peach. */
export const wheelTints = ['paper', 'sky', 'mint', 'peach'] as const;
export type WheelTint = (typeof wheelTints)[number];

/** How a spin moves: 4200 ms, fast at first, long to come to rest. */
export const spin = { milliseconds: 4200, turns: 3, easing: [0.12, 0.72, 0.08, 1] as const };

/** Tint of a field; neighbors never share one, also where the last meets the first. */
export function wheelTint(index: number, count: number): WheelTint {
  const last = index === count - 1 && count % wheelTints.length === 1 && count > 1;
  return wheelTints[(last ? 2 : index) % wheelTints.length] ?? 'paper';
}

/** Path of one field of `count` around `center`, clockwise from the top. */
export function wheelSegmentPath(index: number, count: number, center: Point, radius: number): string {
  const step = 360 / count;
  const [from, to] = [polar(center, radius, index * step), polar(center, radius, (index + 1) * step)];
  const large = step > 180 ? 1 : 0;
  return `M${center.x} ${center.y}L${from.x} ${from.y}A${radius} ${radius} 0 ${large} 1 ${to.x} ${to.y}Z`;
}

/**
 * Degrees to which the wheel has to be turned so that the middle of `segment` stands under the pointer:
 * at least `turns` whole turns clockwise after `from`. With no turns it is the nearest rest, never backwards.
 */
export function wheelRotation(segment: number, count: number, turns: number, from = 0): number {
  const step = 360 / count;
  const rest = (((-(segment + 0.5) * step) % 360) + 360) % 360;
  const start = from + turns * 360;
  return start + ((((rest - start) % 360) + 360) % 360);
}

/** The field under the pointer at a rotation. */
export function segmentAtPointer(rotation: number, count: number): number {
  const step = 360 / count;
  return Math.floor(((((-rotation % 360) + 360) % 360) + 1e-9) / step) % count;
}

/** Progress (0 to 1) of a cubic-bezier easing at a time (0 to 1). */
export function bezier([x1, y1, x2, y2]: readonly [number, number, number, number], time: number): number {
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
}

/** Times (0 to 1, ascending) at which an edge between two fields passes the pointer. */
export function tickTimes(from: number, to: number, count: number, easing = spin.easing): number[] {
  const step = 360 / count;
  const times: number[] = [];
  for (let edge = (Math.floor(from / step) + 1) * step; edge < to; edge += step) {
    const wanted = (edge - from) / (to - from);
    let [low, high] = [0, 1];
    for (let i = 0; i < 30; i += 1) {
      const middle = (low + high) / 2;
      if (bezier(easing, middle) < wanted) low = middle;
      else high = middle;
    }
    times.push((low + high) / 2);
  }
  return times;
}

/** Keyframes of the pointer: it is pushed aside by every edge and springs back. */
export function pointerKeyframes(ticks: readonly number[], milliseconds: number): Keyframe[] {
  const spring = 90 / milliseconds;
  const frames: Keyframe[] = [{ offset: 0, transform: 'rotate(0deg)' }];
  ticks.forEach((tick, index) => {
    const back = Math.min(tick + spring, ticks[index + 1] ?? 1, 1);
    frames.push({ offset: tick, transform: 'rotate(-13deg)' });
    if (back > tick) frames.push({ offset: back, transform: 'rotate(0deg)' });
  });
  frames.push({ offset: 1, transform: 'rotate(0deg)' });
  return frames;
}
