import { expect, test } from 'vitest';
import { browserId } from './browser-id.ts';
import { cookieJar } from './cookies.ts';

const uuid = () => '3f0c4e2a-0000-4000-8000-000000000001';

test('N-17 a browser keeps its id for a year', () => {
  const jar = cookieJar('', false);
  expect(browserId(jar, uuid)).toBe(uuid());
  expect(browserId(jar, () => 'another-id')).toBe(uuid());
  expect(jar.setCookies()).toEqual([`larder_browser=${uuid()}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`]);
});

test('a known browser gets no new cookie, an unreadable id a new one', () => {
  const known = cookieJar('larder_browser=b-12345678', false);
  expect(browserId(known, uuid)).toBe('b-12345678');
  expect(known.setCookies()).toEqual([]);
  expect(browserId(cookieJar('larder_browser=a%0Ab', false), uuid)).toBe(uuid());
});
