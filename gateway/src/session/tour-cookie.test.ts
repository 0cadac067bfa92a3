import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { closeStop, openStop, tourOf } from './tour-cookie.ts';

test('a browser keeps the open stop, and which stops were opened', () => {
  const jar = cookieJar('', false);
  expect(tourOf(jar)).toBeNull();
  openStop(jar, 3);
  openStop(jar, 1);
  openStop(jar, 3);
  expect(tourOf(jar)).toEqual({ stop: 3, seen: [1, 3] });
  expect(jar.setCookies().at(-1)).toBe('larder_tour=3.1-3; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
});

test('a closed stop was seen all the same; without a tour there is nothing to close', () => {
  const jar = cookieJar('larder_tour=10.2-10', false);
  closeStop(jar);
  expect(tourOf(jar)).toEqual({ stop: null, seen: [2, 10] });
  const none = cookieJar('', false);
  closeStop(none);
  expect(none.setCookies()).toEqual([]);
});

test.each(['', '3', '3.', '3.1,2', 'x.1', '100.1', '3.1-'])('a cookie of %j is no tour', (value) => {
  expect(tourOf({ get: () => value })).toBeNull();
});
