import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { destinationOf, forgetDestination, isReturnPath, rememberDestination } from './redirect-cookie.ts';

test('G-63 S-161 S-258 the page is kept in ACI_S_ECommRedirectURL for 600 s', () => {
  const jar = cookieJar('', false);
  rememberDestination(jar, '/games/game-details/HARVEST?from=mail', 'C');
  expect(jar.setCookies()).toEqual([
    'ACI_S_ECommRedirectURL=%2Fgames%2Fgame-details%2FHARVEST%3Ffrom%3Dmail; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(destinationOf(jar, 'C')).toBe('/games/game-details/HARVEST?from=mail');
});

test('G-64 G-75 business accounts have a cookie of another name, which comes first for them', () => {
  const jar = cookieJar('ACI_S_ECommRedirectURL=%2Ffoo', false);
  rememberDestination(jar, '/bar', 'B');
  expect(jar.setCookies()[0]).toMatch(/^ACI_S_B2BRedirectURL=%2Fbar;/);
  expect(destinationOf(jar, 'B')).toBe('/bar');
  expect(destinationOf(jar, 'C')).toBe('/foo');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'games',
  '',
  '/a\nb',
  '/account/sign-in.html',
  '/account/re-sign-in.html?x=1',
  `/${'a'.repeat(2000)}`,
])('only paths of this site are written and honored, not %o', (path) => {
  expect(isReturnPath(path)).toBe(false);
  const jar = cookieJar(`ACI_S_ECommRedirectURL=${encodeURIComponent(path)}`, false);
  rememberDestination(jar, path, 'C');
  expect(jar.setCookies()).toEqual([]);
  expect(destinationOf(jar, 'C')).toBeNull();
});

test('after arriving both cookies are gone', () => {
  const jar = cookieJar('ACI_S_ECommRedirectURL=%2Ffoo; ACI_S_B2BRedirectURL=%2Fbar', false);
  forgetDestination(jar);
  expect(destinationOf(jar, 'C')).toBeNull();
  expect(jar.setCookies()).toHaveLength(2);
});
