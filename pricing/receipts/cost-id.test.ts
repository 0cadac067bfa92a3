import { expect, test } from 'vitest';
import type { CartLine } from '../cart.ts';
import { context, line, offer } from '../testing/samples.ts';
import { costIdOf } from './cost-id.ts';
import { quoteInputs, quoteOf } from './digest.ts';

const idOf = (...cart: CartLine[]) => {
  const inputs = quoteInputs(cart, [offer()], context());
  return costIdOf(quoteOf(inputs), inputs);
};
const eggs = line({ lineId: 'eggs', upc: 'eggs' });

test('N-60 what is agreed to is the same in any order of the lines', () => {
  expect(idOf(line(), eggs)).toBe(idOf(eggs, line()));
});

test('N-52 N-60 which lines SNAP benefits pay for is a part of it', () => {
  const ids = [
    idOf(line(), eggs),
    idOf(line({ isPaidWithEbt: true }), eggs),
    idOf(line(), { ...eggs, isPaidWithEbt: true }),
  ];
  expect(new Set(ids).size).toBe(3);
});
