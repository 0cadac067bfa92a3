// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepCookie } from '../keep-cookie.ts';
import { seenPlays } from './seen-plays.ts';

afterEach(() => {
  keepCookie('larder_seen_plays', null);
  keepCookie('larder_scheme', null);
  vi.restoreAllMocks();
});

test('T-39 the last ten results that were shown are known, the newest first', () => {
  expect(seenPlays.lacks('play-1')).toBe(true);
  for (let number = 1; number <= 12; number++) seenPlays.add(`play-${number}`);
  seenPlays.add('play-5');
  expect(document.cookie).toBe(
    'larder_seen_plays=play-5.play-12.play-11.play-10.play-9.play-8.play-7.play-6.play-4.play-3',
  );
  expect(seenPlays.lacks('play-5')).toBe(false);
  expect(seenPlays.lacks('play-2')).toBe(true);
  expect(seenPlays.lacks(null)).toBe(false);
});

test('T-39 a result counts as shown for a day, beside whatever other cookies the page has', () => {
  keepCookie('larder_scheme', 'dark');
  const write = vi.spyOn(document, 'cookie', 'set');
  seenPlays.add('play-1');
  expect(write).toHaveBeenLastCalledWith('larder_seen_plays=play-1; Path=/; Max-Age=86400; SameSite=Lax');
  write.mockRestore();
  seenPlays.add('play-2');
  expect(document.cookie).toContain('larder_seen_plays=play-2.play-1');
  expect([seenPlays.lacks('play-1'), seenPlays.lacks('dark')]).toEqual([false, true]);
});

test('T-39 on the server, where there is no document, no result is known to be shown', () => {
  vi.stubGlobal('document', undefined);
  expect(seenPlays.lacks('play-1')).toBe(true);
  vi.unstubAllGlobals();
});
