import { expect, test } from 'vitest';
import { isSlotIdOf, slotIdOf } from './slot-ids.ts';

const at = (text: string) => Temporal.Instant.from(text);
const hour = { start: at('2026-08-06T00:00:00Z'), end: at('2026-08-06T01:00:00Z') };

test('N-59 a time is named by its store, how it is had, its first minute, and its minutes', () => {
  expect(slotIdOf('2910', { channel: 'pickup', ...hour })).toBe('2910.P.29766240.60');
  expect(slotIdOf('2910', { channel: 'delivery', ...hour })).toBe('2910.D.29766240.60');
  expect(slotIdOf('2910', { channel: 'pickup', ...hour, start: at('2026-08-05T23:59:59.999Z') })).toBe(
    '2910.P.29766239.61',
  );
});

test.each([
  ['2910.P.29766240.60', true],
  ['2910.P.1.1', true],
  ['2910.D.29766240.60', false],
  ['291.P.29766240.60', false],
  ['2910.P.29766240', false],
  ['2910.P..60', false],
  ['2910.P.29766240.60.1', false],
  ['2910.P.x29766240.60', false],
  ['2910.P.12345678901.60', false],
  ['2910.P.29766240.12345', false],
  ['', false],
])('N-59 %j names a pickup time of the store 2910: %s', (slotId, isOne) => {
  expect(isSlotIdOf(slotId, '2910', 'pickup')).toBe(isOne);
});
