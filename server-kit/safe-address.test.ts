import { expect, test } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

test.each(['/', '/foru.html', '/games/game-details/SPIN?from=menu#faq', 'https://www.example.com/a?b=1'])(
  '%s may appear in a page',
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
])('%j may not', (address) => expect(isSafeAddress(address)).toBe(false));
