import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMarks, spread } from './marks.ts';

test('numbers keep their distance and stay in the figure', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 10 }), (places) => {
      const sorted = spread(places, 16, 384).toSorted((a, b) => a - b);
      expect(sorted.filter((place) => place < 16 || place > 384)).toEqual([]);
      expect(sorted.filter((place, index) => index > 0 && place - sorted[index - 1]! < 32)).toEqual([]);
    }),
  );
});

test('a part that holds another is pointed at near its start, the part inside by its middle', () => {
  const button = { x: 100, y: 56, width: 200, height: 48 };
  const icon = { x: 124, y: 70, width: 20, height: 20 };
  expect(placeMarks([button, icon], { width: 400, height: 160 })).toEqual([
    { x: 112, y: 16, toX: 112, toY: 53 },
    { x: 134, y: 144, toX: 134, toY: 93 },
  ]);
});

test('no line crosses another part where there is a way round it', () => {
  const label = { x: 60, y: 50, width: 280, height: 24 };
  const field = { x: 60, y: 80, width: 280, height: 48 };
  const hint = { x: 60, y: 134, width: 280, height: 20 };
  const marks = placeMarks([label, field, hint], { width: 400, height: 204 });
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [200, 16],
    [16, 104],
    [200, 188],
  ]);
});
