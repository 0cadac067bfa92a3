import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

test('an address that is left out is not spelled out in the log', () => {
  const lines: object[] = [];
  const log = { warn: (facts: object) => void lines.push(facts) };
  expect(safeAddress('javascript:alert(1)', log, 'left navigation')).toBeNull();
  expect(safeAddress('/games', log, 'left navigation')).toBe('/games');
  expect(safeAddress(undefined, log, 'left navigation')).toBeUndefined();
  expect(lines).toEqual([{ what: 'left navigation' }]);
});
