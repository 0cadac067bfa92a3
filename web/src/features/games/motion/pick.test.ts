import { expect, test } from 'vitest';
import { noPicks, pickJar, shuffledJars } from './pick.ts';

const picked = (...jars: number[]) => jars.reduce((picks, jar) => pickJar(picks, { type: 'toggle', jar }), noPicks);

test('a shopper picks three jars, in the order of picking', () => {
  expect(picked(4, 0, 8)).toEqual({ jars: [4, 0, 8], refused: null });
});

test('a fourth jar is refused and the three stay', () => {
  expect(picked(4, 0, 8, 1)).toEqual({ jars: [4, 0, 8], refused: 1 });
});

test('a jar that is picked again goes back, and the refusal is forgotten', () => {
  expect(picked(4, 0, 8, 1, 0)).toEqual({ jars: [4, 8], refused: null });
});

test('"Pick for me" keeps what is picked and fills up to three', () => {
  expect(pickJar(picked(5), { type: 'fill', order: [5, 2, 7, 0] }).jars).toEqual([5, 2, 7]);
});

test('the order for "Pick for me" holds every jar once, whatever chance says', () => {
  for (const chance of [0, 0.5, 0.999])
    expect([...shuffledJars(() => chance)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
