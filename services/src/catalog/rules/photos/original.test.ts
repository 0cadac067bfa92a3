import { expect, test } from 'vitest';
import { edgeColor } from './color.ts';
import { burdenOf, mostBurden, sizeProblem } from './original.ts';
import { filesOf, sidesFor } from './photo.ts';

const jpeg = { kind: 'jpeg', channels: 3, bytesPerSample: 1 } as const;

test.each([
  [{ ...jpeg, width: 8000, height: 5000 }, null],
  [{ ...jpeg, width: 8000, height: 5001 }, 'is 8,000 × 5,001 pixels; at most 40 million of a JPEG are read'],
  [
    { ...jpeg, kind: 'avif', width: 4001, height: 2500 },
    'is 4,001 × 2,500 pixels; at most 10 million of an AVIF are read',
  ],
  [
    { kind: 'png', channels: 4, bytesPerSample: 2, width: 6000, height: 6000 },
    'is 6,000 × 6,000 pixels of 4 × 16 bits, which is more than can be read',
  ],
  [{ ...jpeg, width: 63, height: 60 }, 'is 63 × 60 pixels; the longer side has to be 64 at least'],
  [{ ...jpeg, width: 64, height: 8 }, null],
  [{ ...jpeg, width: 65, height: 8 }, "is 65 × 8 pixels, which is no product's shape"],
] as const)('%j: %s', (measured, problem) => expect(sizeProblem(measured)).toBe(problem));

test('four small originals are worked on at once, two of a few million pixels, or one that is larger', () => {
  const burden = (kind: 'jpeg' | 'avif', width: number, height: number) => burdenOf({ kind, width, height });
  expect([burden('jpeg', 640, 640), burden('avif', 640, 20)]).toEqual([1, 1]);
  expect([burden('jpeg', 641, 10), burden('jpeg', 2000, 2000), burden('avif', 1000, 1000)]).toEqual([2, 2, 2]);
  expect([burden('jpeg', 2000, 2001), burden('avif', 1000, 1001)]).toEqual([mostBurden, mostBurden]);
});

test('a photo has every size below its own, and its own up to the largest', () => {
  expect(sidesFor(64)).toEqual([64]);
  expect(sidesFor(320)).toEqual([96, 192, 320]);
  expect(sidesFor(321)).toEqual([96, 192, 320, 321]);
  expect(sidesFor(5000)).toEqual([96, 192, 320, 640, 1280]);
  expect(filesOf({ photoId: 'a', widths: [96, 120] })).toEqual([
    'a-96.avif',
    'a-96.webp',
    'a-120.avif',
    'a-120.webp',
    'a-share.jpg',
  ]);
});

test('the color of the edge is its mean, without the middle; what can be seen through has none', () => {
  const pixels = (edge: number[], middle: number[]) => ({
    data: Uint8Array.from([edge, edge, edge, edge, middle, edge, edge, edge, edge].flat()),
    width: 3,
    height: 3,
    channels: edge.length,
  });
  expect(edgeColor(pixels([244, 242, 0], [0, 0, 255]))).toBe('#f4f200');
  expect(edgeColor(pixels([244, 242, 0, 255], [0, 0, 0, 0]))).toBe('#f4f200');
  expect(edgeColor(pixels([244, 242, 0, 200], [0, 0, 0, 255]))).toBeNull();
});
