import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';
import { forgetAccount, keepAccount, knownAccount } from './known-account.ts';

test('G-64 G-66 the kind of the account stays known apart from remember-me, and is written once', () => {
  const jar = cookieJar('', false);
  expect(knownAccount(jar)).toBeNull();
  keepAccount(jar, { userType: 'R', siteType: 'B' });
  keepAccount(jar, { userType: 'R', siteType: 'B' });
  expect(jar.setCookies()).toEqual(['larder_account=R-B; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax']);
  expect(knownAccount(jar)).toEqual({ userType: 'R', siteType: 'B' });
  forgetAccount(jar);
  expect(knownAccount(jar)).toBeNull();
});

test.each(['R', 'R-X', 'X-C', 'R-C-B', ''])('a cookie that somebody else wrote says nothing: %o', (value) => {
  expect(knownAccount(cookieJar(`larder_account=${value}`, false))).toBeNull();
});
