import { expect, test } from 'vitest';
import { aProgram } from '../../../testing/rows.ts';
import { programsInOrder } from './program-order.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const playable = aProgram({ code: 'PLAYABLE', endDate: '2026-12-31T00:00:00.000Z' });
const inProgress = aProgram({ code: 'IN_PROGRESS' });
const notStarted = aProgram({ code: 'NOT_STARTED', optInStatus: 'NOT_OPTED_IN' });
const toCome = aProgram({ code: 'TO_COME', optInStatus: 'NOT_OPTED_IN', startDate: '2026-08-20T00:00:00.000Z' });
const over = aProgram({ code: 'OVER', endDate: '2026-07-31T00:00:00.000Z' });
const overLater = aProgram({ code: 'OVER_LATER', endDate: '2026-08-01T00:00:00.000Z' });
const all = [over, toCome, notStarted, overLater, inProgress, playable];
const codes = (points: Map<string, { gameplaysAvailable: number }>) =>
  programsInOrder(all, points, now, 'en').map((program) => program.code);

test('playable games come first, finished ones last', () => {
  const points = new Map([
    ['PLAYABLE', { gameplaysAvailable: 3 }],
    ['IN_PROGRESS', { gameplaysAvailable: 0 }],
    ['OVER', { gameplaysAvailable: 2 }],
  ]);
  expect(codes(points)).toEqual(['PLAYABLE', 'IN_PROGRESS', 'NOT_STARTED', 'TO_COME', 'OVER_LATER', 'OVER']);
});

test('without points, games in progress are sorted by their end', () => {
  expect(codes(new Map()).slice(0, 2)).toEqual(['IN_PROGRESS', 'PLAYABLE']);
});

test('one play is enough to come first, of equal games the first to end, and of these the first by code', () => {
  const points = new Map([['B', { gameplaysAvailable: 1 }]]);
  const games = ['C', 'A', 'B'].map((code) => aProgram({ code }));
  const early = aProgram({ code: 'Z', endDate: '2026-08-30T00:00:00.000Z' });
  const codesOf = (programs: (typeof early)[]) => programsInOrder(programs, points, now, 'en').map(({ code }) => code);
  expect(codesOf([...games, early])).toEqual(['B', 'Z', 'A', 'C']);
  expect(codesOf([early, ...games.toReversed()])).toEqual(['B', 'Z', 'A', 'C']);
});

test('a game that has not begun stands behind one that can be joined, though it ends first', () => {
  const soon = { endDate: '2026-08-25T00:00:00.000Z' };
  const upcoming = { ...toCome, ...soon };
  const codesOf = programsInOrder([upcoming, notStarted], new Map(), now, 'en').map(({ code }) => code);
  expect(codesOf).toEqual(['NOT_STARTED', 'TO_COME']);
});
