import { expect, test } from 'vitest';
import { context as contextOf, offer } from '../../../../pricing/testing/samples.ts';
import { offersInOrder } from './offers-in-order.ts';

const context = contextOf();
const nowLocal = '2026-08-07T09:00:00.000';
const counts = (placed: Parameters<typeof offersInOrder>[0], clipped: Parameters<typeof offersInOrder>[1]) =>
  offersInOrder(placed, clipped, { context, nowLocal });

test('N-40 an order keeps what it was placed with, though it has ended or been used up since', () => {
  const placed = offer({ endLocal: '2026-08-05T23:59:59.999', usesLeft: 1 });
  expect(counts([placed], [])).toEqual([placed]);
  expect(counts([placed], [{ ...placed, usesLeft: 0 }])).toEqual([placed]);
});

test('N-40 what was clipped since counts, although it began after the order was placed', () => {
  const today = offer({ offerId: 'late', startLocal: '2026-08-07T00:00:00.000' });
  expect(counts([], [today])).toEqual([{ ...today, startLocal: context.placedAt }]);
});

test('N-40 what begins later, or had ended before the order, stays as it is', () => {
  const tomorrow = offer({ offerId: 'a', startLocal: '2026-08-08T00:00:00.000' });
  const before = offer({ offerId: 'b', endLocal: '2026-08-04T23:59:59.999' });
  expect(counts([], [tomorrow, before])).toEqual([tomorrow, before]);
});

test('N-40 what could not be used at placement counts as it can be used now', () => {
  const used = offer({ usesLeft: 0 });
  const open = offer({ usesLeft: 1 });
  const early = offer({ offerId: 'early', startLocal: '2026-08-06T00:00:00.000' });
  expect(counts([used, early], [open, early])).toEqual([{ ...early, startLocal: context.placedAt }, open]);
  expect(counts([used], [])).toEqual([used]);
});
