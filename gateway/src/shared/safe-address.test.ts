import { expect, test } from 'vitest';
import { isSafeAddress, safeAddress } from './safe-address.ts';

test.each(['/', '/foru.html', '/games/game-details/SPIN?from=menu#faq', 'https://www.example.com/a?b=1'])(
  '%s can stand in a page',
  (address) => expect(isSafeAddress(address)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'http://www.example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:',
  'foru.html',
  '',
])('%j can not', (address) => expect(isSafeAddress(address)).toBe(false));

test('an address that is left out is logged without itself', () => {
  const lines: object[] = [];
  const log = { warn: (facts: object) => void lines.push(facts) };
  expect(safeAddress('javascript:alert(1)', log, 'left navigation')).toBeNull();
  expect(safeAddress('/games', log, 'left navigation')).toBe('/games');
  expect(safeAddress(undefined, log, 'left navigation')).toBeUndefined();
  expect(lines).toEqual([{ what: 'left navigation' }]);
});
