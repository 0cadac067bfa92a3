import { expect, test } from 'vitest';
import { nearestTimesText } from './nearest-times.ts';
import type { OfferedSlot } from './slots.ts';

const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
/** An hour of August 6 in Oakland. */
const slot = (hour: number, changes: Partial<OfferedSlot> = {}): OfferedSlot => {
  const start = Temporal.ZonedDateTime.from({ year: 2026, month: 8, day: 6, hour, timeZone: 'America/Los_Angeles' });
  return {
    slotId: `at-${hour}`,
    start: start.toInstant().toString(),
    end: start.add({ hours: 1 }).toInstant().toString(),
    cutoff: start.subtract({ hours: 2 }).toInstant().toString(),
    feeCents: 0,
    capacityLeft: 5,
    unfitEntryIds: [],
    kind: '1H',
    ...changes,
  };
};
const nearest = (slots: readonly OfferedSlot[], slotId = 'at-16') =>
  nearestTimesText(slots, slotId, { timeZone: 'America/Los_Angeles', now }, 'en');

test('N-59 a taken time comes with the nearest two that are free for the cart', () => {
  const slots = [slot(10), slot(14), slot(15, { capacityLeft: 0 }), slot(16, { capacityLeft: 0 }), slot(18)];
  expect(nearest([...slots, slot(17, { unfitEntryIds: ['line-1'] })])).toBe(
    'Nearest free times: Thursday, Aug 6, 2 to 3 PM; Thursday, Aug 6, 6 to 7 PM.',
  );
});

test('N-59 of a time that is no longer listed, the first ones are the nearest; of none, nothing is said', () => {
  expect(nearest([slot(12), slot(11), slot(9, { cutoff: now.toString() })], 'gone')).toBe(
    'Nearest free times: Thursday, Aug 6, 11 AM to noon; Thursday, Aug 6, noon to 1 PM.',
  );
  expect(nearest([slot(16)])).toBeNull();
});
