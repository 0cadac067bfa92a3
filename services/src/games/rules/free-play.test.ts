import { expect, test } from 'vitest';
import { mayTakeFreePlay } from './free-play.ts';

test.each([null, 'INSUFFICIENT_POINTS', 'NEGATIVE_BALANCE'] as const)(
  'N-28 N-11 a free play is there for whoever may play or only lacks points: %s',
  (reason) => expect(mayTakeFreePlay(reason)).toBe(true),
);

test.each(['NOT_OPTED_IN', 'PROGRAM_NOT_STARTED', 'PROGRAM_ENDED', 'DAILY_LIMIT', 'TOTAL_LIMIT'] as const)(
  'N-28 a free play is refused for whatever else rules out a play: %s',
  (reason) => expect(mayTakeFreePlay(reason)).toBe(false),
);
