import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('long work leaves a turn to others after each of its parts, and answers in the end', async () => {
  const order: string[] = [];
  function* work(name: string) {
    for (const part of [1, 2, 3]) {
      order.push(`${name}${part}`);
      yield;
    }
    return name;
  }
  expect(await Promise.all([inTurns(work('a')), inTurns(work('b'))])).toEqual(['a', 'b']);
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});
