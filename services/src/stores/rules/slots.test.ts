import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSlots, slotChannels, slotKinds, type SlotPlan } from './slots.ts';

const plan = (given: Partial<SlotPlan> = {}): SlotPlan => ({
  channel: 'pickup',
  weekday: 3,
  firstMinute: 8 * 60,
  lastMinute: 20 * 60,
  windowMinutes: 60,
  leadMinutes: 120,
  capacity: 8,
  feeCents: 0,
  ...given,
});
const open = (weekday: number, from: number, to: number) => ({
  department: 'STORE' as const,
  weekday,
  startMinute: from * 60,
  endMinute: to * 60,
});
// 2026-08-05 is a Wednesday.
const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Los_Angeles]`);
const first = (local: string, slotPlans: SlotPlan[], hours = [open(3, 6, 23)]) =>
  nextSlots({ slotPlans, hours }, 'pickup', at(local), 1).map(({ start, end }) =>
    [start, end].map((each) => each.toZonedDateTimeISO('America/Los_Angeles').toPlainDateTime().toString()),
  );

test('N-59 a slot can be booked until its lead time begins, and not at that instant', () => {
  expect(first('2026-08-05T11:59', [plan()])).toEqual([['2026-08-05T14:00:00', '2026-08-05T15:00:00']]);
  expect(first('2026-08-05T12:00', [plan()])).toEqual([['2026-08-05T15:00:00', '2026-08-05T16:00:00']]);
});

test('N-59 when today is full of the past, the next day that has windows counts, within a week', () => {
  const thursdayToo = [plan(), plan({ weekday: 4, firstMinute: 9 * 60 })];
  expect(first('2026-08-05T19:00', thursdayToo, [])).toEqual([['2026-08-06T09:00:00', '2026-08-06T10:00:00']]);
  expect(first('2026-08-05T19:00', [plan()])).toEqual([]);
  expect(first('2026-08-05T19:00', [plan({ weekday: 2 })], [])).toEqual([
    ['2026-08-11T08:00:00', '2026-08-11T09:00:00'],
  ]);
});

test('S-145 windows outside the store’s hours are left out, and another channel’s don’t count', () => {
  expect(first('2026-08-05T05:00', [plan()], [open(3, 10, 12)])).toEqual([
    ['2026-08-05T10:00:00', '2026-08-05T11:00:00'],
  ]);
  expect(first('2026-08-05T13:00', [plan()], [open(3, 10, 12)])).toEqual([]);
  expect(first('2026-08-05T05:00', [plan({ channel: 'delivery' })])).toEqual([]);
});

test('X-9 a window keeps its time on the wall when clocks change', () => {
  // 2026-11-01 has 25 hours in Los Angeles.
  expect(first('2026-10-31T23:00', [plan({ weekday: 7 })], [])).toEqual([
    ['2026-11-01T08:00:00', '2026-11-01T09:00:00'],
  ]);
});

test('X-9 a window in the hour that clocks skip is not offered', () => {
  // 2026-03-08 has no hour from 2 to 3 in Los Angeles.
  const nightly = plan({ weekday: 7, firstMinute: 60, lastMinute: 240, leadMinutes: 0 });
  const slots = nextSlots({ slotPlans: [nightly], hours: [] }, 'pickup', at('2026-03-07T12:00'), 5);
  const times = slots.map(({ start, end }) =>
    [start, end].map((each) => each.toZonedDateTimeISO('America/Los_Angeles').toPlainTime().toString()),
  );
  expect(times).toEqual([
    ['01:00:00', '03:00:00'],
    ['03:00:00', '04:00:00'],
  ]);
});

test('whatever the plans, slots come soonest first, once, and can still be booked', () => {
  const anyPlan = fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    first: fc.integer({ min: 0, max: 1000 }),
    windows: fc.integer({ min: 1, max: 6 }),
    windowMinutes: fc.constantFrom(30, 60, 120),
    leadMinutes: fc.integer({ min: 0, max: 2880 }),
  });
  const moment = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(fc.array(anyPlan, { maxLength: 8 }), moment, (drafts, minutes) => {
      const now = at('2026-01-01T00:00').add({ minutes });
      const slotPlans = drafts.map(({ first: firstMinute, windows, windowMinutes, ...rest }) => {
        // A day's windows end by midnight.
        const lastMinute = Math.min(24 * 60, firstMinute + windows * windowMinutes);
        return plan({ ...rest, firstMinute, windowMinutes, lastMinute });
      });
      const slots = nextSlots({ slotPlans, hours: [] }, 'pickup', now, 5);
      for (const { start, end, cutoff } of slots) {
        expect(Temporal.Instant.compare(now.toInstant(), cutoff)).toBe(-1);
        expect(Temporal.Instant.compare(start, end)).toBe(-1);
      }
      const starts = slots.map(({ start }) => start.epochMilliseconds);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
  );
});

test('N-59 windows fit between the first and the last minute, and their width is their kind', () => {
  const slots = (own: Partial<SlotPlan>) =>
    nextSlots({ slotPlans: [plan({ leadMinutes: 0, ...own })], hours: [] }, 'pickup', at('2026-08-05T00:00'), 99);
  expect(slots({ firstMinute: 480, lastMinute: 599 })).toHaveLength(1);
  expect(slots({ firstMinute: 480, lastMinute: 600 })).toHaveLength(2);
  expect(slots({ firstMinute: 480, lastMinute: 539 })).toEqual([]);
  const kind = (windowMinutes: number) => slots({ windowMinutes })[0]?.kind;
  expect([30, 60, 61, 120, 121, 240].map(kind)).toEqual(['1H', '1H', '2H', '2H', 'GREEN4H', 'GREEN4H']);
  expect([slotChannels, slotKinds]).toEqual([
    ['pickup', 'delivery'],
    ['1H', '2H', 'GREEN4H'],
  ]);
});

test('N-59 a full window makes room for the next, and no more are told than are asked for', () => {
  const plans = { slotPlans: [plan({ leadMinutes: 0 }), plan({ weekday: 4, leadMinutes: 0 })], hours: [] };
  const [first] = nextSlots(plans, 'pickup', at('2026-08-05T00:00'), 1);
  const [second] = nextSlots(plans, 'pickup', at('2026-08-05T00:00'), 1, ({ start }) => start.equals(first!.start));
  expect(second?.start).toEqual(first?.end);
  expect(nextSlots(plans, 'pickup', at('2026-08-05T00:00'), 0)).toEqual([]);
  expect(nextSlots(plans, 'pickup', at('2026-08-05T00:00'), 13)).toHaveLength(13);
});

test('S-145 only the hours of the whole store close a window', () => {
  const deli = { ...open(3, 10, 11), department: 'DELI' as const };
  expect(first('2026-08-05T05:00', [plan()], [deli as never])).toEqual([
    ['2026-08-05T08:00:00', '2026-08-05T09:00:00'],
  ]);
});
