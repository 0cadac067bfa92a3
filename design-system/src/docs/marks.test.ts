import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMarks, spread } from './marks.ts';

test('numbers keep their order and their distance, and stay in the figure', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 10 }), (places) => {
      const result = spread(places, 400);
      const sorted = result.toSorted((a, b) => a - b);
      for (const [index, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(16);
        expect(place).toBeLessThanOrEqual(384);
        if (index > 0) expect(place - sorted[index - 1]!).toBeGreaterThanOrEqual(32);
      }
    }),
  );
});

const figure = { width: 400, height: 160 };

test('a flat picture has its numbers above and below, a part that holds another is pointed at by its edge', () => {
  const button = { x: 100, y: 56, width: 200, height: 48 };
  const icon = { x: 124, y: 70, width: 20, height: 20 };
  const words = { x: 152, y: 68, width: 120, height: 24 };
  expect(placeMarks([button, icon, words], button, figure)).toEqual([
    { x: 108, y: 16, toX: 108, toY: 62 },
    { x: 134, y: 144, toX: 134, toY: 84 },
    { x: 212, y: 16, toX: 212, toY: 74 },
  ]);
});

test('a high picture has them at the side that is nearer', () => {
  const card = { x: 56, y: 56, width: 288, height: 300 };
  const title = { x: 76, y: 76, width: 100, height: 24 };
  const close = { x: 290, y: 76, width: 44, height: 44 };
  const marks = placeMarks([title, close], card, { width: 400, height: 412 });
  expect(marks.map(({ x }) => x)).toEqual([16, 384]);
});
