import { expect, test } from 'vitest';
import { filledPath } from './rest-call.ts';

test('a part of a path stays one step, whatever it holds', () => {
  expect(filledPath('/prizes/{prizeId}/hold', { prizeId: 'a/../b?c' })).toBe('/prizes/a%2F..%2Fb%3Fc/hold');
  expect(filledPath('/inbox')).toBe('/inbox');
});
