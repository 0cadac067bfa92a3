import { expect, test } from 'vitest';
import type { ServiceError } from '../../platform/http/service-error.ts';
import * as refusals from './refusals.ts';

const { belowMinimum, costsMore, leavingRefused, versionConflict } = refusals;

test.each<[ServiceError, number, string, string | undefined, string]>([
  [refusals.noOrder(), 404, 'ORDER_NOT_FOUND', undefined, 'Order not found.'],
  [refusals.noOrderData(), 404, 'NO_ORDER_DATA', undefined, 'No current order data available'],
  [refusals.notReady(), 404, 'RECEIPT_NOT_READY', undefined, "This order isn't final yet."],
  [refusals.cutoffPassed(), 423, 'CUTOFF_PASSED', undefined, "This order can't be changed anymore."],
  [versionConflict(7), 409, 'VERSION_CONFLICT', 'versionNumber', 'The order has changed in the meantime.'],
  [refusals.cannotCancel(), 409, 'CANNOT_CANCEL', undefined, "This order can't be canceled anymore."],
  [refusals.invalidToken(), 400, 'INVALID', 'pageToken', 'This page token is invalid.'],
  [refusals.swapChanged(), 409, 'SWAP_CHANGED', undefined, 'The store has packed something else since.'],
  [refusals.swapClosed(), 423, 'SWAP_CLOSED', undefined, "It's too late to decide about this swap."],
  [belowMinimum(3000), 409, 'BELOW_MINIMUM', undefined, "The order doesn't reach the minimum."],
  [costsMore(4257), 409, 'QUOTE_CHANGED', 'expectedTotalCents', 'The total has changed.'],
  [leavingRefused('RESTRICTED'), 409, 'UNATTENDED_RESTRICTED', 'kind', 'Some items need ID at the door.'],
  [leavingRefused('UNPAID'), 409, 'UNATTENDED_UNPAID', 'kind', 'It is paid to a person at the door.'],
  [refusals.paymentDeclined(), 409, 'PAYMENT_DECLINED', undefined, "The payment wasn't authorized."],
  [refusals.paymentNotOffered(), 409, 'PAYMENT_NOT_OFFERED', 'paymentId', "This order can't be paid that way."],
  [
    refusals.paymentUnknown(),
    409,
    'PAYMENT_UNKNOWN',
    undefined,
    "The payment provider hasn't answered. Please try again.",
  ],
  [
    refusals.invalidPoNumber(),
    400,
    'PO_NUMBER_INVALID',
    'poNumber',
    'A PO number has up to 30 letters, digits, spaces, and . _ / # -, and begins with a letter, a digit, or #.',
  ],
  [refusals.invalidItem(), 400, 'INVALID', 'items', 'ADD needs at least one.'],
])('N-76 an order refuses with %o: status %i, code %s, field %s', (refusal, status, code, field, message) => {
  expect(refusal).toMatchObject({ status, code, message });
  expect(refusal.field).toBe(field);
});

test('N-76 what a caller needs to go on comes with a refusal', () => {
  const details = [versionConflict(7), belowMinimum(3000), costsMore(4257), refusals.invalidPoNumber()].map(
    (refusal) => refusal.details,
  );
  expect(details).toEqual([{ version: 7 }, { minimumCents: 3000 }, { totalCents: 4257 }, { limit: 30 }]);
});
