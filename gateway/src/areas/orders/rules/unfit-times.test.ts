import { expect, test } from 'vitest';
import type { OfferedSlot } from './slots.ts';
import { timeNotes, unfitText } from './unfit-times.ts';

const zone = 'America/Los_Angeles';
const slot = (hour: number, unfitEntryIds: string[] = [], capacityLeft = 5): OfferedSlot => ({
  slotId: `${hour}`,
  start: `2026-08-06T${hour}:00:00Z`,
  end: `2026-08-06T${hour + 1}:00:00Z`,
  cutoff: '2026-08-06T06:00:00Z',
  feeCents: 0,
  capacityLeft,
  kind: '1H',
  unfitEntryIds,
});
const lines = [
  { entryId: 'a', name: 'Turkey Club' },
  { entryId: 'b', name: 'Sheet Cake' },
  { entryId: 'c', name: 'Whole Milk' },
];

test('S-145 each item that waits for its kitchen is named, with the first time that works and has room', () => {
  expect(timeNotes([slot(15, ['a']), slot(16, ['a']), slot(17, [], 0), slot(18)], lines, zone, 'en')).toEqual([
    "Turkey Club can't be ready at every time. The first that works is Thursday, Aug 6, 11 AM to noon.",
  ]);
  expect(timeNotes([slot(15), slot(16)], lines, zone, 'en')).toEqual([]);
});

test('S-140 what no time is for has to go, and so has one of two that never meet', () => {
  expect(timeNotes([slot(15, ['b']), slot(16, ['b'])], lines, zone, 'en')).toEqual([
    "Sheet Cake can't be ready at any of these times. Remove it to continue.",
  ]);
  expect(timeNotes([slot(15, ['a']), slot(16, ['b'])], lines, zone, 'en').at(-1)).toBe(
    'No time works for all of them together. Remove one to continue.',
  );
});

test('S-145 a held time says for which items it is not', () => {
  expect(unfitText(['a', 'b'], lines, 'en')).toBe(
    "Turkey Club, Sheet Cake can't be ready at the time you chose. Choose another one.",
  );
  expect(unfitText(['gone'], lines, 'en')).toBe(
    "Something in your cart can't be ready at that time. Choose another one.",
  );
});

test('S-145 the last place of a time is one, and the first time that works for an item is told', () => {
  const [note] = timeNotes([slot(15, ['a']), slot(16, [], 1), slot(17)], lines, zone, 'en');
  expect(note).toMatch(/The first that works is Thursday, Aug 6, 9 to 10 AM\.$/);
});

test('S-140 items that no time is for together are told so only if each has a time, and none has all', () => {
  const last = (...slots: OfferedSlot[]) => timeNotes(slots, lines, zone, 'en').at(-1);
  const together = /^No time works for all of them together/;
  expect(last(slot(15, ['a', 'b']), slot(16, ['a']), slot(17, ['b']))).toMatch(together);
  expect(last(slot(15, ['a']), slot(16, ['b']), slot(17))).not.toMatch(together);
  expect(last(slot(15, ['a', 'b']), slot(16, ['b']))).not.toMatch(together);
  expect(last(slot(15, ['a']), slot(16, ['a']))).not.toMatch(together);
  expect(last(slot(15, ['a']), slot(16))).not.toMatch(together);
});
