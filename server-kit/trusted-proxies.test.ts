import { expect, test } from 'vitest';
import { trustedProxiesIn } from './trusted-proxies.ts';

test('proxies are addresses, networks, and the names of those that are private', () => {
  const text = 'loopback, linklocal,uniquelocal, 10.0.0.0/8, 203.0.113.7, fd00::/8, ::1';
  expect(trustedProxiesIn(text)).toEqual(text.split(/, ?/));
});

test.each(['everyone', '10.0.0.0/33', 'fd00::/129', '10.0.0', 'loopback;10.0.0.1', ''])('%j is no proxy', (wrong) => {
  expect(trustedProxiesIn(`loopback,${wrong}`)).toEqual({ wrong });
});
