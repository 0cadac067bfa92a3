import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { quoteInputs } from '../receipts/digest.ts';
import { readReceipt, receiptOf } from '../receipts/receipt.ts';
import { verifyReceipt } from '../receipts/verify.ts';
import { drawn } from '../testing/seed.ts';
import { cases } from '../testing/carts.ts';
import { afterRemoval, afterShorts, refundOf } from './after-shorts.ts';

test('N-41 I-1 no shortage makes what is kept dearer, and its receipt verifies', () => {
  fc.assert(
    fc.property(
      cases({ lines: 5, units: 3, offers: 5 }),
      fc.array(fc.nat(3), { minLength: 5 }),
      ({ cart, offers, context: of }, left) => {
        const placement = quoteInputs(cart, offers, { ...of, rewardCents: 0, steps: 200 });
        const picked = cart.map(({ lineId, qty }, index) => ({ lineId, qty: Math.min(qty, left[index] ?? 0) }));
        const paidCents = quote(cart, offers, placement.context).totals.goodsCents;
        const { inputs, quote: after, courtesyCents } = afterShorts(placement, picked);
        const bareCents = quote(inputs.cart, offers, placement.context).totals.goodsCents;
        expect(bareCents - after.totals.goodsCents).toBe(courtesyCents);
        expect(courtesyCents).toBeGreaterThanOrEqual(0);
        expect(after.totals.goodsCents).toBeLessThanOrEqual(paidCents);
        const read = readReceipt(JSON.stringify(receiptOf(inputs)));
        expect(read.fault).toBe(null);
        expect(verifyReceipt(read.receipt!).differences).toEqual([]);
      },
    ),
    drawn(1500, 41),
  );
});

test('N-41 an order that was packed as ordered costs what was agreed, without courtesies', () => {
  fc.assert(
    fc.property(cases({ lines: 5, units: 3, offers: 5 }), ({ cart, offers, context: of }) => {
      const placement = quoteInputs(cart, offers, { ...of, steps: 200 });
      const { quote: after, courtesies } = afterShorts(placement, []);
      expect(courtesies).toEqual([]);
      expect(after).toEqual(quote(cart, offers, placement.context));
    }),
    { numRuns: 300, seed: 42 },
  );
});

test('N-38 N-81 N-82 returns one by one, in any order, end at the sum of all at once', () => {
  const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
  fc.assert(
    fc.property(cases({ lines: 5, units: 3, offers: 5 }), order, ({ cart, offers, context: of }, picks) => {
      const paid = quoteInputs(cart, offers, { ...of, steps: 200 });
      const whole = quote(cart, offers, paid.context).totals.totalCents;
      const left = new Map(cart.map(({ lineId, qty }) => [lineId, qty]));
      let back = 0;
      for (const pick of picks) {
        const open = [...left].filter(([, qty]) => qty > 0);
        if (open.length === 0) break;
        const [lineId, qty] = open[pick % open.length]!;
        left.set(lineId, qty - 1);
        const kept = [...left].map(([id, count]) => ({ lineId: id, qty: count }));
        const cents = refundOf(whole - back, afterRemoval(paid, kept).quote.totals.totalCents);
        expect(cents).toBeGreaterThanOrEqual(0);
        back += cents;
      }
      expect(back).toBe(whole);
    }),
    drawn(150, 43),
  );
});
