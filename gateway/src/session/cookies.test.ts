import { expect, test } from 'vitest';
import { cookieJar } from './cookies.ts';

test('only the named cookies travel on', () => {
  const jar = cookieJar('larder_session=s1; theme=dark; larder_refresh=r1', false);
  expect(jar.header(['larder_session', 'larder_refresh', 'larder_remember'])).toBe(
    'larder_session=s1; larder_refresh=r1',
  );
});

test('a cookie that a service sets reaches the browser unchanged and the next call of the visit', () => {
  const jar = cookieJar('larder_session=old', false);
  const line = 'larder_session=new%3D; Path=/; HttpOnly; SameSite=Lax; Max-Age=1800';
  jar.take([line]);
  expect(jar.setCookies()).toEqual([line]);
  expect(jar.header(['larder_session'])).toBe('larder_session=new%3D');
});

test('a cookie that a service clears is gone', () => {
  const jar = cookieJar('larder_session=s1; larder_refresh=r1', false);
  jar.take(['larder_session=; Path=/; Max-Age=0', 'larder_refresh=gone; Max-Age=0; Path=/']);
  expect(jar.header(['larder_session', 'larder_refresh'])).toBe('');
});

test('a cookie of our own is HttpOnly, same-site, and Secure where the site is', () => {
  const jar = cookieJar('', true);
  jar.set('larder_browser', 'b1', 60);
  expect(jar.get('larder_browser')).toBe('b1');
  expect(jar.setCookies()).toEqual(['larder_browser=b1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
  jar.clear('larder_browser');
  expect(jar.get('larder_browser')).toBeUndefined();
});
