import { expect, test } from 'vitest';
import type { StoreDetails } from '../../../generated/rest.ts';
import { nextSlotText, slotLine } from './slot-words.ts';

const now = Temporal.Instant.from('2026-08-05T19:00:00Z'); // Wednesday noon in San Francisco
type Slot = StoreDetails['nextSlots'][number];
const slot = (start: string, end: string, given: Partial<Slot> = {}): Slot => ({
  channel: 'pickup',
  start,
  end,
  cutoff: start,
  feeCents: 0,
  ...given,
});
const store = (nextSlots: Slot[], channels: StoreDetails['channels'] = ['pickup', 'delivery', 'instore']) => ({
  nextSlots,
  channels,
  timeZone: 'America/Los_Angeles',
});

test.each([
  ['2026-08-05T21:00:00Z', '2026-08-05T22:00:00Z', 'today, 2 to 3 PM'],
  ['2026-08-06T15:00:00Z', '2026-08-06T16:00:00Z', 'tomorrow, 8 to 9 AM'],
  ['2026-08-07T18:00:00Z', '2026-08-07T19:00:00Z', 'Friday, 11 AM to noon'],
  ['2026-08-05T19:00:01Z', '2026-08-05T20:00:00Z', 'today, noon to 1 PM'],
  ['2026-08-11T17:30:00Z', '2026-08-11T20:30:00Z', 'Tuesday, 10:30 AM to 1:30 PM'],
])('N-59 a slot from %s to %s is %s, in the store’s day', (start, end, words) => {
  expect(nextSlotText(store([slot(start, end)]), 'PICKUP', now, 'en')).toBe(words);
});

test('N-59 a slot that can’t be booked anymore is passed over, and so are those of the other channel', () => {
  const past = slot('2026-08-05T20:00:00Z', '2026-08-05T21:00:00Z', { cutoff: '2026-08-05T19:00:00Z' });
  const next = slot('2026-08-05T21:00:00Z', '2026-08-05T22:00:00Z', { cutoff: '2026-08-05T19:00:01Z' });
  expect(nextSlotText(store([past, next]), 'PICKUP', now, 'en')).toBe('today, 2 to 3 PM');
  expect(nextSlotText(store([past]), 'PICKUP', now, 'en')).toBeNull();
  expect(nextSlotText(store([next]), 'DELIVERY', now, 'en')).toBeNull();
});

test('S-2 a store says what it has, or what else it offers', () => {
  const next = [slot('2026-08-05T21:00:00Z', '2026-08-05T22:00:00Z')];
  type Given = Parameters<typeof slotLine>;
  const line = (at: Given[0], channel: Given[1], moment: Given[2], zip: Given[3]) =>
    slotLine(at, channel, moment, zip, 'en');
  expect(line(store(next), 'PICKUP', now, '94608')).toEqual({
    channel: 'PICKUP',
    text: 'Next pickup today, 2 to 3 PM',
    isOffered: true,
  });
  expect(line(store(next), 'DELIVERY', now, '94608').text).toBe("Doesn't deliver to 94608");
  expect(line(store(next), 'DELIVERY', now, null)).toMatchObject({ text: 'No delivery this week', isOffered: true });
  expect(line(store([], ['instore']), 'PICKUP', now, null)).toMatchObject({
    text: 'No pickup this week, in-store only',
    isOffered: false,
  });
  expect(line(store([], ['instore', 'pickup']), 'DELIVERY', now, '94110').text).toBe(
    'No delivery this week, pickup or in-store only',
  );
});
