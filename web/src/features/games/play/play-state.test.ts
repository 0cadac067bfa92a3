import { expect, test } from 'vitest';
import { atRest, playState } from './play-state.ts';
import type { PlayAnswer } from './send-play.ts';

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
