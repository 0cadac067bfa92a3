import { expect, test, vi } from 'vitest';
import { quoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import { atOnce, Pace } from '../../../../pricing/steps.ts';
import { context, line, offer } from '../../../../pricing/testing/samples.ts';
import { quoteOf } from './quotes.ts';

/** So many offers on everything that their search takes several turns. */
const offers = Array.from({ length: 60 }, (_, index) =>
  offer({ offerId: `${index}`, buy: { department: 'dairy', minQty: 1 + (index % 3) } }),
);
const lines = Array.from({ length: 30 }, (_, index) =>
  line({ upc: `${index}`, lineId: `${index}`, listCents: 100 + 7 * index, qty: 1 + (index % 5) }),
);

test('I-7 equal quotes that are asked for at once, or later, are computed once', () => {
  using effort = vi.spyOn(Pace.prototype, 'isDue');
  const inputs = { lines, offers, context: context(), feeCents: 0 };
  atOnce(quoteOfSteps(quoteInputs(lines, offers, context())));
  const alone = effort.mock.calls.length;
  const [one, other] = [quoteOf(inputs), quoteOf(inputs)];
  expect([one.next().done, other.next().done]).toEqual([false, false]);
  const quoted = atOnce(one);
  expect(atOnce(other)).toEqual(quoted);
  expect(atOnce(quoteOf({ ...inputs, lines: lines.toReversed() })).quoteId).toBe(quoted.quoteId);
  expect(alone).toBeGreaterThan(10);
  expect(effort.mock.calls.length).toBe(2 * alone);
});
