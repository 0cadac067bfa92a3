import { notFound, ServiceError } from '../../platform/http/service-error.ts';
import type { AmendRefusal } from './amended-lines.ts';
import type { LeavingProblem } from './leaving.ts';
import { longestPoNumber } from './checkout/po-number.ts';

/** There is no such order for this household (T-24). */
export const noOrder = () => notFound('ORDER_NOT_FOUND', 'Order not found.');
/** The same for what changes a pending order (S-148, T-77). */
export const noOrderData = () => notFound('NO_ORDER_DATA', 'No current order data available');
export const notReady = () => notFound('RECEIPT_NOT_READY', "This order isn't final yet.");
/** The cut-off has passed, by the clock of the services (T-75). */
export const cutoffPassed = () => new ServiceError(423, 'CUTOFF_PASSED', "This order can't be changed anymore.");
export const versionConflict = (version: number) =>
  new ServiceError(409, 'VERSION_CONFLICT', 'The order has changed in the meantime.', 'versionNumber', {}, { version });
export const cannotCancel = () => new ServiceError(409, 'CANNOT_CANCEL', "This order can't be canceled anymore.");
export const invalidToken = () => new ServiceError(400, 'INVALID', 'This page token is invalid.', 'pageToken');
/** The line has no swap, or another one than the shopper saw. */
export const swapChanged = () => new ServiceError(409, 'SWAP_CHANGED', 'The store has packed something else since.');
/** The order is handed over, or was never picked: there is nothing to decide (N-41). */
export const swapClosed = () => new ServiceError(423, 'SWAP_CLOSED', "It's too late to decide about this swap.");
export const belowMinimum = (minimumCents: number) =>
  new ServiceError(409, 'BELOW_MINIMUM', "The order doesn't reach the minimum.", undefined, {}, { minimumCents });
/** The shopper pays nothing more unasked. */
export const costsMore = (totalCents: number) =>
  new ServiceError(409, 'QUOTE_CHANGED', 'The total has changed.', 'expectedTotalCents', {}, { totalCents });
/** A line of an order's changes that can't be as wanted. */
interface UnavailableLine {
  name: string;
  /** LATE: it can't be ready by the order's time. RESTRICTED: it needs ID, and the order is handed over without. */
  why: AmendRefusal | 'LATE';
  /** Packages of it that can be had; null if nobody has counted. */
  left: number | null;
  /** How many more lines can't be as wanted. */
  others: number;
}

export const lineUnavailable = ({ left, ...line }: UnavailableLine) =>
  new ServiceError(
    409,
    'LINE_UNAVAILABLE',
    'Not all of it can be had. Nothing was changed.',
    'items',
    {},
    { ...line, ...(left === null ? {} : { left }) },
  );
export const leavingRefused = (problem: LeavingProblem) =>
  problem === 'RESTRICTED'
    ? new ServiceError(409, 'UNATTENDED_RESTRICTED', 'Some items need ID at the door.', 'kind')
    : new ServiceError(409, 'UNATTENDED_UNPAID', 'It is paid to a person at the door.', 'kind');
export const paymentDeclined = () => new ServiceError(409, 'PAYMENT_DECLINED', "The payment wasn't authorized.");
export const paymentNotOffered = () =>
  new ServiceError(409, 'PAYMENT_NOT_OFFERED', "This order can't be paid that way.", 'paymentId');
export const paymentUnknown = () =>
  new ServiceError(409, 'PAYMENT_UNKNOWN', "The payment provider hasn't answered. Please try again.");
/** An order that is paid with a wallet needs its sheet confirmed, for what it costs now. */
export const walletNeeded = () =>
  new ServiceError(409, 'WALLET_NEEDED', "Confirm the payment in the wallet's sheet first.");
/** S-165. */
export const invalidPoNumber = () =>
  new ServiceError(
    400,
    'PO_NUMBER_INVALID',
    `A PO number has up to ${longestPoNumber} letters, digits, spaces, and . _ / # -, and begins with a letter, a digit, or #.`,
    'poNumber',
    {},
    { limit: longestPoNumber },
  );
export const invalidItem = () => new ServiceError(400, 'INVALID', 'ADD needs at least one.', 'items');
