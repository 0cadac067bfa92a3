import { expect, test } from 'vitest';
import { type TrackFacts, trackPoints } from './track.ts';

const zone = 'America/Los_Angeles';
/** Wednesday, Aug 5, 10:42 AM in San Francisco. */
const now = Temporal.Instant.from('2026-08-05T17:42:00Z');
const four = '2026-08-06T23:00:00.000Z';
const text = (given: Partial<TrackFacts>) =>
  trackPoints(
    [{ kind: 'PICKING', state: 'AHEAD', at: null, from: null, by: null, ...given }],
    'PICKUP',
    zone,
    now,
    'en',
  )[0]?.text;

test('N-61 a point of the way has its moment, from when or by when it comes, or nothing', () => {
  expect(text({ at: four, from: four, by: four })).toBe('Thu, 4 PM');
  expect(text({ from: four, by: four })).toBe('Thu, from 4 PM');
  expect(text({ by: four })).toBe('Thu, by 4 PM');
  expect(text({})).toBeNull();
});

test('N-61 the cut-off is a moment, whichever way the service tells it', () => {
  expect([text({ kind: 'LOCKED', from: four }), text({ kind: 'LOCKED', by: four })]).toEqual([
    'Thu, 4 PM',
    'Thu, 4 PM',
  ]);
  expect(text({ kind: 'LOCKED' })).toBeNull();
});
