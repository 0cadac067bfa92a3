import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { farEnough, followed, watchPull } from './watch-pull.ts';

const moves = vi.fn<(distance: number) => void>();
const refreshes = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  moves.mockClear();
  refreshes.mockClear();
  Object.assign(window, { scrollY: 0 });
  document.body.removeAttribute('data-scroll-locked');
  stop = watchPull({ moves, refreshes });
});
afterEach(() => stop());

type Point = readonly [x: number, y: number];
/** A touch event with fingers at these points. @returns whether the browser may go on to scroll */
function touch(kind: string, fingers: readonly Point[], target: Element = document.body): boolean {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) });
  return target.dispatchEvent(event);
}
/** One finger goes from the first point over the others, and lets go. */
function drags([from, ...through]: readonly Point[], target?: Element): boolean[] {
  touch('touchstart', [from!], target);
  const free = through.map((point) => touch('touchmove', [point], target));
  touch('touchend', [], target);
  return free;
}

test('a finger that pulls far enough refreshes, and the browser does not scroll along', () => {
  expect(
    drags([
      [100, 100],
      [100, 104],
      [102, 180],
      [102, 320],
    ]),
  ).toEqual([true, false, false]);
  expect(moves).toHaveBeenLastCalledWith(0);
  expect(Math.max(...moves.mock.calls.map(([distance]) => distance))).toBeGreaterThanOrEqual(farEnough);
  expect(refreshes).toHaveBeenCalledTimes(1);
});

test('a short pull, and one that goes back, refresh nothing', () => {
  drags([
    [100, 100],
    [100, 140],
  ]);
  drags([
    [100, 100],
    [100, 330],
    [100, 110],
  ]);
  expect(refreshes).not.toHaveBeenCalled();
  expect(moves).toHaveBeenLastCalledWith(0);
});

test('scrolling, swiping across, two fingers, a scrolled page, and a dialog are left alone', () => {
  const pull: readonly Point[] = [
    [100, 100],
    [100, 330],
  ];
  expect(drags([...pull].reverse())).toEqual([true]);
  expect(
    drags([
      [100, 100],
      [200, 130],
      [200, 400],
    ]),
  ).toEqual([true, true]);
  touch('touchstart', [
    [100, 100],
    [200, 100],
  ]);
  expect(touch('touchmove', [pull[1]!, [200, 300]])).toBe(true);
  touch('touchend', []);
  Object.assign(window, { scrollY: 40 });
  expect(drags(pull)).toEqual([true]);
  Object.assign(window, { scrollY: 0 });
  document.body.setAttribute('data-scroll-locked', '1');
  expect(drags(pull)).toEqual([true]);
  expect(refreshes).not.toHaveBeenCalled();
});

test('a second finger gives the pull up, as a call does that comes in between', () => {
  touch('touchstart', [[100, 100]]);
  touch('touchmove', [[100, 330]]);
  touch('touchmove', [
    [100, 330],
    [200, 330],
  ]);
  touch('touchend', []);
  touch('touchstart', [[100, 100]]);
  touch('touchmove', [[100, 330]]);
  touch('touchcancel', []);
  touch('touchend', []);
  expect(refreshes).not.toHaveBeenCalled();
  expect(moves).toHaveBeenLastCalledWith(0);
});

test('the sign follows ever more slowly, and never beyond its end', () => {
  expect([followed(-20), followed(0)]).toEqual([0, 0]);
  expect(followed(100) - followed(50)).toBeLessThan(followed(50) - followed(0));
  expect(followed(5000)).toBeLessThanOrEqual(104);
});
