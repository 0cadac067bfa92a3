// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepCookie } from './keep-cookie.ts';

afterEach(() => {
  keepCookie('scheme', null);
  vi.restoreAllMocks();
});

test('what is already stored is not written again', () => {
  keepCookie('scheme', 'dark');
  const write = vi.spyOn(document, 'cookie', 'set');
  keepCookie('scheme', 'dark');
  expect(write).not.toHaveBeenCalled();
  keepCookie('scheme', 'light');
  expect(document.cookie).toContain('scheme=light');
  keepCookie('scheme', null);
  expect(document.cookie).not.toContain('scheme');
});

test('a value is kept for a year, or as long as it is told to be, on the whole site and for no other', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  keepCookie('scheme', 'dark');
  expect(write).toHaveBeenLastCalledWith('scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax');
  keepCookie('scheme', 'light', 60);
  expect(write).toHaveBeenLastCalledWith('scheme=light; Path=/; Max-Age=60; SameSite=Lax');
});

test('a value is removed whatever it is', () => {
  keepCookie('scheme', 'null');
  keepCookie('scheme', null);
  expect(document.cookie).not.toContain('scheme');
});
