import { expect, test } from 'vitest';
import { atOnce, type Steps, together } from './steps.ts';

/** Work of three parts that counts those it did. */
function counting(end: () => string) {
  const parts: number[] = [];
  const work = function* (): Steps<string> {
    for (const part of [1, 2, 3]) {
      parts.push(part);
      yield;
    }
    return end();
  };
  return { parts, work: together(work()) };
}

test('I-7 work that two ask for is done once, in the turns of both', () => {
  const { parts, work } = counting(() => 'done');
  const [one, other] = [work(), work()];
  one.next();
  other.next();
  expect(parts).toEqual([1, 2]);
  expect([atOnce(other), atOnce(one), atOnce(work())]).toEqual(['done', 'done', 'done']);
  expect(parts).toEqual([1, 2, 3]);
});

test('all who ask for work that fails hear of its error', () => {
  const { work } = counting(() => {
    throw new Error('a rule is broken');
  });
  const [one, other] = [work(), work()];
  one.next();
  expect(() => atOnce(other)).toThrow('a rule is broken');
  expect(() => atOnce(one)).toThrow('a rule is broken');
});
