import { expect, test } from 'vitest';
import { cryptoRandom, randomInt, seededRandom } from './random.ts';

test('a seed repeats the same random values; another seed gives different ones', () => {
  const [one, same, other] = [seededRandom('a'), seededRandom('a'), seededRandom('b')];
  const drawn = one.bytes(100).toString('hex');
  expect(same.bytes(100).toString('hex')).toBe(drawn);
  expect(other.bytes(100).toString('hex')).not.toBe(drawn);
  expect(one.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('whole numbers stay below their limit and reach every value', () => {
  const drawn = Array.from({ length: 500 }, () => randomInt(seededRandomOnce, 6));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(randomInt(cryptoRandom, 1)).toBe(0);
});

const seededRandomOnce = seededRandom('dice');
