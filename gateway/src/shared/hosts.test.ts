import { expect, test } from 'vitest';
import { allowedHosts, hostsIn, isHost, ownHosts } from './hosts.ts';

test('a list of hosts has names, and names with anything before them', () => {
  expect(hostsIn('www.vons.com, *.Haggen.com')).toEqual(['www.vons.com', '*.haggen.com']);
  for (const wrong of ['', 'vons.com:443', 'https://vons.com', '*', 'a.*.com', 'vons com'])
    expect(hostsIn(`vons.com,${wrong}`)).toEqual({ wrong });
});

test.each([
  ['localhost:4000', true],
  ['haggen.localhost', true],
  ['WWW.Haggen.LOCALHOST.:4000', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['haggen.evil.example', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['haggen.localhost.evil', false],
  ['127.0.0.2', false],
])('G-2 by itself the site is at %s: %s', (host, is) => {
  expect(allowedHosts(ownHosts)(host)).toBe(is);
});

test('G-2 a retailer’s hosts are allowed as written', () => {
  const isAllowed = allowedHosts(['www.vons.com', '*.haggen.com']);
  expect(['www.vons.com', 'shop.haggen.com:443'].map(isAllowed)).toEqual([true, true]);
  expect(['vons.com', 'haggen.com', 'evil-haggen.com', 'www.vons.com.evil.example'].some(isAllowed)).toBe(false);
});

test.each([
  'haggen.localhost:4000',
  'www.vons.com',
  'www.vons.com.',
  'localhost',
  '127.0.0.1:80',
  '[::1]:4000',
  'my_service:4000',
  '',
])('G-2 %s may be the host of a site', (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  'haggen.localhost:99999',
  'haggen..localhost',
  'haggen localhost',
  'vons.com/path',
  'user@vons.com',
  'vons.com?x',
  '[::::]',
  '1.2.3.4.5',
  'a%00b',
  'vons.com, haggen.com',
  `${'a.'.repeat(200)}com`,
  '\u00e9.com',
])('G-2 %s is no host, and no banner is read from it', (host) => {
  expect(isHost(host)).toBe(false);
});
