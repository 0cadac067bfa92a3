import { expect, test } from 'vitest';
import { type QuoteInputs, quoteInputs } from '../../../../pricing/receipts/digest.ts';
import { atOnce } from '../../../../pricing/steps.ts';
import { context, line } from '../../../../pricing/testing/samples.ts';
import { addedWithEbt, orderedContext } from './ordered-ebt.ts';

/** An order of $10.00 of food, which SNAP benefits may pay for, and of $4.00 of something else. */
const ordered = (ebtCents?: number, isPaidWithEbt = true): QuoteInputs =>
  quoteInputs(
    [line({ lineId: 'food', listCents: 1000, isPaidWithEbt }), line({ lineId: 'soap' })],
    [],
    context(ebtCents === undefined ? {} : { ebtCents }),
  );

test('N-52 N-62 what is added to an order that benefits pay a part of is paid by them if the law lets them', () => {
  const added = line({ lineId: 'added' });
  expect(addedWithEbt(added, true, ordered())).toEqual({ ...added, isPaidWithEbt: true });
  expect(addedWithEbt(added, false, ordered())).toEqual(added);
  expect(addedWithEbt(added, true, ordered(0, false))).toEqual(added);
});

test('N-40 N-52 N-62 benefits that were to pay for all they could go on doing so; an amount below that stays the most', () => {
  expect(atOnce(orderedContext(ordered(1000)))).toEqual(context());
  expect(atOnce(orderedContext(ordered(1001)))).toEqual(context());
  expect(atOnce(orderedContext(ordered(999)))).toEqual(context({ ebtCents: 999 }));
  expect(atOnce(orderedContext(ordered(0)))).toEqual(context({ ebtCents: 0 }));
});

test('N-40 N-62 an order that benefits pay nothing of keeps its context', () => {
  expect(atOnce(orderedContext(ordered()))).toEqual(context());
  expect(atOnce(orderedContext(ordered(1500, false)))).toEqual(context({ ebtCents: 1500 }));
});
