import { expect, test } from 'vitest';
import { guestRequest } from './guest-request.ts';

const ask = (cookie = '', path = '/stores?zip=94103') =>
  guestRequest({
    host: 'haggen.localhost',
    url: new URL(path, 'http://haggen.localhost'),
    cookie,
    acceptLanguage: 'en-US',
  });

test.each([
  'larder_session=a',
  'larder_refresh=a',
  'larder_remember=a',
  'larder_joining=a',
  'larder_account=R-C',
  'larder_session=',
  'larder_session',
  'a=1; larder_session=x; b=2',
  'a=1;larder_session=x',
  '  larder_refresh = x',
  'ABS_ELEVATED_SESSION=x',
  'larder_something_new=1',
])('a page is private to whoever brings %s: signed in, signed in before, or not known to be a guest', (cookie) => {
  expect(ask(cookie)).toBeNull();
});

test('a guest brings nothing along but what a guest chooses', () => {
  const plain = ask();
  expect(plain).toMatchObject({ host: 'haggen.localhost', language: 'en', cookie: '' });
  expect(
    ask('larder_browser=0f8c-11; larder_time_zone=Asia%2FTokyo; _ga=GA1.2; ACI_S_ECommRedirectURL=%2Ffoo'),
  ).toEqual(plain);
  expect(ask('larder_scheme=<script>')).toEqual(plain);
  expect(ask('_ga=1; larder_scheme=dark')?.cookie).toBe('larder_scheme=dark');
  expect(ask('larder_density=compact; _ga=1')?.cookie).toBe('larder_density=compact');
  expect(ask('larder_density=loose')).toEqual(plain);
  const shop = 'larder_shop=2910.DELIVERY.94103';
  expect(ask(`${shop}; larder_scheme=dark`)?.cookie).toBe(ask(`larder_scheme=dark;${shop}`)?.cookie);
  expect(ask(shop)?.cookie).toBe(shop);
  expect(ask('larder_shop=../evil')).toEqual(plain);
  expect(ask('larder_language=fr')).toEqual(plain);
  expect(ask('larder_language=es; larder_scheme=dark')).toMatchObject({ language: 'es', cookie: 'larder_scheme=dark' });
});

test('only pages that are the same for every guest are kept, under addresses that a person would type', () => {
  expect(ask('', '/info/privacy')).not.toBeNull();
  for (const path of ['/games/game-grid', '/inbox', '/account/sign-in.html', '/info', '/verify/spin'])
    expect(ask('', path)).toBeNull();
  expect(ask('', `/stores?zip=${'9'.repeat(600)}`)).toBeNull();
});
