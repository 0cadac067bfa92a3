// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepCookie } from '../keep-cookie.ts';
import { seenPlays } from './seen-plays.ts';

afterEach(() => keepCookie('larder_seen_plays', null));

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
