import { expect, test } from 'vitest';
import { identity } from '../../../messages/en/identity.ts';
import { clockOf } from '../one-time-code/countdown.ts';
import { destinationName, samePath } from './destination.ts';

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null, undefined])(
  'after signing in nobody is sent to %s',
  (path) => {
    expect(samePath(path)).toBe('/foru.html');
  },
);

test('after signing in the shopper goes on where the way was broken off', () => {
  expect(samePath('/games/game-details/HARVEST?x=1')).toBe('/games/game-details/HARVEST?x=1');
});

test('the place to go on to is said in words', () => {
  expect(destinationName('/games/game-details/HARVEST', identity)).toBe('your game');
  expect(destinationName('/games/game-grid', identity)).toBe('Play & Earn');
  expect(destinationName('/somewhere', identity)).toBeUndefined();
  expect(destinationName(null, identity)).toBeUndefined();
});

test('a wait is shown in minutes and seconds', () => {
  expect([0, 24, 60, 872].map(clockOf)).toEqual(['0:00', '0:24', '1:00', '14:32']);
});
