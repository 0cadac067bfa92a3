import { expect, test } from 'vitest';
import { browserId, knownBrowserId } from './browser-id.ts';
import { cookieJar } from './cookies.ts';
import { testSeal } from '../testing/seal.ts';
import { sealWith } from './seal.ts';

const id = '3f0c4e2a-0000-4000-8000-000000000001';
const uuid = () => id;
const visit = (cookie: string) => ({ jar: cookieJar(cookie, false), seal: testSeal, uuid });
const cookieOf = (value: string) => `larder_browser=${value}`;

test('N-17 a browser keeps its id for a year, signed', () => {
  const first = visit('');
  expect(browserId(first)).toBe(id);
  expect(browserId({ ...first, uuid: () => 'another-id' })).toBe(id);
  const [line = ''] = first.jar.setCookies();
  expect(line).toMatch(
    new RegExp(`^larder_browser=${id}\\.[\\w-]{43}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax$`),
  );
  const next = visit(line.slice(0, line.indexOf(';')));
  expect(browserId({ ...next, uuid: () => 'another-id' })).toBe(id);
  expect(next.jar.setCookies()).toEqual([]);
});

test('T-101 an id that a client made up, changed, or signed for something else is none', () => {
  const signed = testSeal.sign('larder_browser', id);
  const [, signature = ''] = signed.split('.');
  const madeUp = [
    id,
    'b-12345678',
    `b-12345678.${signature}`,
    `${id}.${signature.slice(0, -2)}AA`,
    `${id}.${signature}x`,
    `.${signature}`,
    signature,
    'a%0Ab',
    sealWith('another secret, of another site here').sign('larder_browser', id),
    testSeal.sign('larder_other', id),
  ];
  expect(madeUp.filter((value) => knownBrowserId(visit(cookieOf(value))) !== null)).toEqual([]);
  expect(knownBrowserId(visit(cookieOf(signed)))).toBe(id);
  const fresh = visit(cookieOf('b-12345678'));
  expect(browserId(fresh)).toBe(id);
  expect(fresh.jar.setCookies()).toHaveLength(1);
});
