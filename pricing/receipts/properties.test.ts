import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { cases } from '../testing/carts.ts';
import { digestOf, quoteInputs } from './digest.ts';
import { type Receipt, readReceipt, receiptOf } from './receipt.ts';
import { stepsOf } from './steps.ts';
import { verifyReceipt } from './verify.ts';

const sizes = { lines: 5, units: 3, offers: 5 };
/** The file of a receipt, read again. */
const reread = (receipt: Receipt): Receipt => {
  const { receipt: read, fault } = readReceipt(JSON.stringify(receipt));
  if (read === null) throw new Error(fault);
  return read;
};

test('I-6 I-7 the digest is the same in whatever order things are added and keys are kept', () => {
  fc.assert(
    fc.property(cases(sizes), ({ cart, offers, context: of }) => {
      const digest = digestOf(quoteInputs(cart, offers, of));
      expect(digestOf(quoteInputs(cart.toReversed(), offers.toReversed(), of))).toBe(digest);
      const backwards = Object.fromEntries(Object.entries(of).toReversed()) as unknown as typeof of;
      expect(digestOf(JSON.parse(JSON.stringify(quoteInputs(cart, offers, backwards))))).toBe(digest);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('every receipt that was written verifies after a trip through a file', () => {
  fc.assert(
    fc.property(cases(sizes), ({ cart, offers, context: of }) => {
      const receipt = receiptOf(quoteInputs(cart, offers, { ...of, steps: 100 }));
      const { isValid, differences: found, checks } = verifyReceipt(reread(receipt));
      expect(found).toEqual([]);
      expect(isValid).toBe(true);
      expect(checks.length).toBeGreaterThan(cart.length);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test('I-1 the steps of every line end at what it costs', () => {
  fc.assert(
    fc.property(cases(sizes), ({ cart, offers, context: of }) => {
      for (const each of quote(cart, offers, { ...of, steps: 100 }).lines)
        expect(stepsOf(each).at(-1)?.leftCents).toBe(each.netCents);
    }),
    { numRuns: 300, seed: 7 },
  );
});
