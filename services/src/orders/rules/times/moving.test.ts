import { expect, test } from 'vitest';
import { cutoffAt, feeAfterMove } from './moving.ts';

const at = (text: string) => Temporal.Instant.from(text);
const time = { start: at('2026-08-10T21:00:00Z'), cutoff: at('2026-08-10T17:00:00Z') };
const order = {
  slot_start: at('2026-08-07T21:00:00Z'),
  cutoff_at: at('2026-08-06T21:00:00Z'),
  time_zone: 'America/Los_Angeles',
};

test("N-62 an order can be changed until the new time's cut-off, that of a run until as many days before it as ever", () => {
  expect(cutoffAt({ ...order, awaits_price: false }, time)).toEqual(time.cutoff);
  expect(cutoffAt({ ...order, awaits_price: true }, time)).toEqual(at('2026-08-09T21:00:00Z'));
});

test.each([
  [0, 0, 395, 395],
  [395, 395, 0, 0],
  [395, 395, 695, 695],
  // Who paid less than a time costs gets no more back than they paid.
  [0, 395, 0, 0],
])('X-7 who paid %i for a time of %i pays, for one of %i, %i', (feeCents, beforeCents, afterCents, fee) => {
  const paid = { feeCents, waivedCents: 0, channel: 'PICKUP', isMember: false };
  expect(feeAfterMove(paid, { beforeCents, afterCents })).toEqual({ feeCents: fee, waivedCents: 0 });
});

test.each([
  [695, false],
  [0, true],
])(
  'N-70 delivery that FreshPass brought for free stays free, and is free with FreshPass from now on',
  (waivedCents, isMember) => {
    const paid = { feeCents: 695 - waivedCents, waivedCents, channel: 'DELIVERY', isMember };
    expect(feeAfterMove(paid, { beforeCents: 695, afterCents: 995 })).toEqual({ feeCents: 0, waivedCents: 995 });
  },
);

test('N-62 an order of a run without a time, or without a cut-off, is changed until the new one', () => {
  expect(cutoffAt({ ...order, awaits_price: true, slot_start: null }, time)).toEqual(time.cutoff);
  expect(cutoffAt({ ...order, awaits_price: true, cutoff_at: null }, time)).toEqual(time.cutoff);
});

test('N-70 FreshPass brings no pickup, and what was not waived is paid on', () => {
  const paid = { feeCents: 395, waivedCents: 0, channel: 'PICKUP', isMember: true };
  expect(feeAfterMove(paid, { beforeCents: 395, afterCents: 495 })).toEqual({ feeCents: 495, waivedCents: 0 });
  const delivery = { ...paid, channel: 'DELIVERY', isMember: false };
  expect(feeAfterMove(delivery, { beforeCents: 395, afterCents: 495 })).toEqual({ feeCents: 495, waivedCents: 0 });
});
