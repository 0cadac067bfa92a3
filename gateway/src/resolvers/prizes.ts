import type { WonPrize, WonPrizeStatus } from '../generated/resolvers.ts';
import type { WonPrize as RestWonPrize, WonTransaction } from '../generated/rest.ts';
import { dayString } from '../rules/date-strings.ts';

interface State {
  status: WonPrizeStatus;
  redeemedAt: string | null;
}

/** A prize that was won, with its dates in the store's zone. */
export function wonPrize(row: RestWonPrize, { status, redeemedAt }: State, timeZone: string): WonPrize {
  return {
    id: row.winId ?? row.prizeId,
    winId: status === 'WON' ? row.winId : null,
    prizeId: row.prizeId,
    prizeType: row.prizeType,
    name: row.name,
    imageId: row.imageId,
    redeemBy: row.redeemBy,
    redeemByString: dayString(row.redeemBy, timeZone),
    status,
    redeemedAtString: redeemedAt && dayString(redeemedAt, timeZone),
  };
}

/** A line of the shopper's won prizes (G-82). */
export function wonTransaction(row: WonTransaction, timeZone: string): WonPrize {
  return wonPrize({ ...row, winId: row.transactionId }, row, timeZone);
}
