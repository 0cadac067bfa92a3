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
