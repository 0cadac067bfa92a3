import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import type { ServiceError } from '../../platform/http/service-error.ts';
import * as refusals from './store-refusals.ts';

const { holdTooSmall, tooMany, unlikelyWeight, wrongState } = refusals;

test('N-61 what does not fit where an order is is refused with what comes next', () => {
  const said = orderStates.map((state) => wrongState(state));
  const final = 'The order is final: all that is left is a refund.';
  expect(said.map(({ message }) => message)).toEqual([
    'The order is placed, and its shopper can still change it: pick it after its cut-off.',
    'The order is locked: start picking it.',
    'The order is being picked: mark it ready when it is packed.',
    'The order is ready: hand it over.',
    'The order is out for delivery: hand it over.',
    'The order is handed over: finalize it.',
    final,
    'The order is canceled: put its items back on the shelf.',
    final,
  ]);
  expect(wrongState('READY')).toMatchObject({ status: 409, code: 'ORDER_STATE', details: { state: 'READY' } });
});

test('N-50 a weight, a count, and a hold that cannot be are refused with what could be', () => {
  expect(unlikelyWeight(1370, { least: 45, most: 411 })).toMatchObject({
    message:
      "13.70 lb can't be right: a package of this item weighs between 0.45 lb and 4.11 lb. Weigh it again, or swap it.",
    code: 'WEIGHT_UNLIKELY',
    field: 'weight',
  });
  expect(tooMany(3)).toMatchObject({ message: 'It can be 3 at most.', code: 'TOO_MANY', field: 'quantity' });
  expect(holdTooSmall(1000, 1105).message).toBe(
    'The card holds $10.00, and the order comes to $11.05: try again in a moment, or pack less.',
  );
});

test.each<[ServiceError, number, string, string]>([
  [refusals.noSuchOrder('4471'), 404, 'ORDER_NOT_FOUND', 'There is no order 4471: check its number.'],
  [refusals.noLine(), 404, 'LINE_NOT_FOUND', 'The order has no such line: look at its lines again.'],
  [refusals.notWeighed(), 400, 'NOT_WEIGHED', "This item isn't sold by weight: count its packages instead."],
  [
    refusals.lineOut(),
    409,
    'OUT_OF_STOCK',
    "There isn't enough of it in the store: swap in another item, or mark it short.",
  ],
  [
    refusals.wantsRefund(),
    409,
    'NO_SUBSTITUTE',
    'The shopper wants a refund for this item, not a swap: mark it short.',
  ],
  [
    refusals.nothingFits(),
    409,
    'NO_SUBSTITUTE',
    'Nothing in stock can take its place: name another item, or mark it short.',
  ],
  [
    refusals.addsAllergen(['MILK', 'UNKNOWN']),
    409,
    'ADDS_ALLERGEN',
    "That item may contain milk, allergens nobody has listed, and the ordered one doesn't: name another item, or mark it short.",
  ],
])('N-61 the store is told what to do instead: %o', (refusal, status, code, message) => {
  expect(refusal).toMatchObject({ status, code, message });
});

test('N-50 N-64 what could be comes with a refusal, too', () => {
  const limits = { least: 45, most: 411 };
  expect(unlikelyWeight(1370, limits)).toMatchObject({ status: 400, details: limits });
  expect(tooMany(3)).toMatchObject({ status: 400, details: { maximum: 3 } });
  expect(refusals.notWeighed().field).toBe('weight');
  const hold = { heldCents: 1000, totalCents: 1105 };
  expect(holdTooSmall(1000, 1105)).toMatchObject({ status: 409, code: 'HOLD_TOO_SMALL', details: hold });
});
