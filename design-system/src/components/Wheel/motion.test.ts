import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bezier, pointerKeyframes, segmentAtPointer, spin, tickTimes, wheelRotation, wheelTint } from './motion.ts';

const wheels = fc.integer({ min: 2, max: 16 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    segment: fc.integer({ min: 0, max: count - 1 }),
    turns: fc.integer({ min: 0, max: 5 }),
    from: fc.integer({ min: -720, max: 7200 }),
  }),
);

test('T-103 the wheel always comes to rest on the field that the server drew, spinning or not', () => {
  fc.assert(
    fc.property(wheels, ({ count, segment, turns, from }) => {
      expect(segmentAtPointer(wheelRotation(segment, count, turns, from), count)).toBe(segment);
      expect(segmentAtPointer(wheelRotation(segment, count, 0), count)).toBe(segment);
    }),
  );
});

test('the wheel turns forward, the asked number of turns and less than one more', () => {
  fc.assert(
    fc.property(wheels, ({ count, segment, turns, from }) => {
      const turned = wheelRotation(segment, count, turns, from) - from;
      expect(turned).toBeGreaterThanOrEqual(turns * 360);
      expect(turned).toBeLessThan((turns + 1) * 360);
    }),
  );
});

test('the pointer ticks once for every edge that passes it, in order of time', () => {
  fc.assert(
    fc.property(wheels, ({ count, segment }) => {
      const to = wheelRotation(segment, count, 3);
      const ticks = tickTimes(0, to, count);
      expect(ticks).toHaveLength(Math.floor(to / (360 / count)));
      expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
      for (const tick of ticks) expect(tick > 0 && tick < 1).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('the pointer starts and ends upright and its keyframes never go back in time', () => {
  const frames = pointerKeyframes(tickTimes(0, wheelRotation(2, 8, 3), 8), spin.milliseconds);
  const offsets = frames.map((frame) => frame.offset ?? 0);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect([frames.at(0)?.['transform'], frames.at(-1)?.['transform']]).toEqual(['rotate(0deg)', 'rotate(0deg)']);
});

test('a spin starts fast and comes to rest slowly', () => {
  expect(bezier(spin.easing, 0)).toBeCloseTo(0, 3);
  expect(bezier(spin.easing, 0.3)).toBeGreaterThan(0.7);
  expect(bezier(spin.easing, 1)).toBeCloseTo(1, 3);
});

test('neighboring fields of a wheel never have the same tint', () => {
  for (let count = 2; count <= 16; count += 1)
    for (let index = 0; index < count; index += 1)
      expect(wheelTint(index, count), `${index} of ${count}`).not.toBe(wheelTint((index + 1) % count, count));
});
