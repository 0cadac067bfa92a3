import { expect, test } from 'vitest';
import { bonusPathStatus, clamped, isOnPath } from './challenge.ts';

const endAt = Temporal.Instant.from('2026-08-31T06:59:59.999Z');
const before = endAt.subtract({ hours: 1 });
const after = endAt.add({ hours: 1 });

test('X-6 progress never passes its target, or it would never be complete', () => {
  expect([clamped(2, 3), clamped(3, 3), clamped(41.5, 30), clamped(-1, 3)]).toEqual([2, 3, 30, 0]);
});

test('N-46 a challenge is untouched, in progress, completed, or over', () => {
  expect(bonusPathStatus({ reached: null, target: 3, endAt }, before)).toBe('');
  expect(bonusPathStatus({ reached: 2, target: 3, endAt }, before)).toBe('inprogress');
  expect(bonusPathStatus({ reached: 4, target: 3, endAt }, after)).toBe('completed');
  expect(bonusPathStatus({ reached: 2, target: 3, endAt }, after)).toBe('expired');
});

test('N-46 a challenge is on the Bonus Path of who has activated it, or has come some way', () => {
  const touched = { clipId: 'c1', reached: 0, rewards: 0 };
  expect(isOnPath({ card: { units: null } }, touched)).toBe(true);
  expect(isOnPath({ card: { units: 'ITEMS' } }, { ...touched, clipId: null })).toBe(false);
  expect(isOnPath({ card: { units: 'ITEMS' } }, { clipId: null, reached: 1, rewards: 0 })).toBe(true);
  expect(isOnPath({ card: {} }, touched)).toBe(false);
});

test('N-46 a challenge is completed at its very target, and over after its very end', () => {
  const status = (reached: number | null, now = before) => bonusPathStatus({ reached, target: 3, endAt }, now);
  expect([0, -1, 1, 2, 3].map((reached) => status(reached))).toEqual(['', '', 'inprogress', 'inprogress', 'completed']);
  expect([status(2, endAt), status(2, endAt.add({ milliseconds: 1 })), status(null, after)]).toEqual([
    'inprogress',
    'expired',
    'expired',
  ]);
  expect(bonusPathStatus({ reached: null, target: 0, endAt }, before)).toBe('');
});

test('N-46 a reward that was earned keeps a challenge on the path', () => {
  const untouched = { clipId: null, reached: 0, rewards: 0 };
  expect(isOnPath({ card: { units: 'ITEMS' } }, { ...untouched, rewards: 1 })).toBe(true);
});
