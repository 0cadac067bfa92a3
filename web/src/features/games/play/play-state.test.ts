import { expect, test } from 'vitest';
import { atRest, playState } from './play-state.ts';
import type { PlayAnswer } from './send-play.ts';
import { showsLastPlay } from '../../../storage/unfinished-play.ts';

const play = { id: 'play-1' } as never;
const answer = {} as PlayAnswer;

test('the picture moves only after the server has answered', () => {
  const busy = playState(atRest, { type: 'started' });
  expect(busy).toMatchObject({ phase: 'busy', play: null });
  expect(playState(busy, { type: 'settled' }).phase).toBe('busy');
  expect(playState(busy, { type: 'answered', play, answer })).toMatchObject({ phase: 'revealing', isFresh: true });
});

test('a picture at rest lets go of the answer', () => {
  const revealing = playState(atRest, { type: 'answered', play, answer });
  expect(playState(revealing, { type: 'settled' })).toMatchObject({ phase: 'settled', answer: null });
});

test('T-39 a play that is shown again is not news', () => {
  expect(playState(atRest, { type: 'restored', play, jars: [1, 2, 3] })).toMatchObject({
    phase: 'settled',
    isFresh: false,
    picks: { jars: [1, 2, 3] },
  });
});

test('jars are picked before a play only', () => {
  const pick = { type: 'picked', pick: { type: 'toggle', jar: 4 } } as const;
  expect(playState(atRest, pick).picks.jars).toEqual([4]);
  expect(playState({ ...atRest, phase: 'busy' }, pick).picks.jars).toEqual([]);
});

const lastPlay = { id: 'play-1', playedAt: '2026-08-05T21:14:00Z' };
const soon = Date.parse(lastPlay.playedAt) + 60_000;

test('T-39 the last play is shown at rest where it was not seen to the end', () => {
  const kept = { playKey: 'k', clientSeed: 's', playId: 'play-1' };
  expect(showsLastPlay(lastPlay, { unfinished: kept, seen: null, now: soon })).toBe(true);
  expect(showsLastPlay(lastPlay, { unfinished: null, seen: null, now: soon })).toBe(true);
});

test('a play that was seen, or is a day old, does not stand in the way of the next', () => {
  expect(showsLastPlay(lastPlay, { unfinished: null, seen: 'play-1', now: soon })).toBe(false);
  expect(showsLastPlay(lastPlay, { unfinished: null, seen: null, now: soon + 25 * 3_600_000 })).toBe(false);
});
