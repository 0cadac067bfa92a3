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
