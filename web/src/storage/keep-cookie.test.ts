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
