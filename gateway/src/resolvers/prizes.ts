import type { Prize, WonPrize, WonPrizeStatus } from '../generated/resolvers.ts';
import type { Prize as RestPrize, WonPrize as RestWonPrize, WonTransaction } from '../generated/rest.ts';
import { dayString } from '../rules/date-strings.ts';
import { isLow, stockText } from '../rules/stock-text.ts';

/** A prize of a program (N-25). */
export function prize(row: RestPrize): Prize {
  const { prizeId, prizeType, name, shortDescription, imageId, costPoints, quantityLeft, available } = row;
  return {
    id: prizeId,
    prizeType,
    name,
    shortDescription,
    imageId,
    costPoints,
    quantityLeft,
    quantityLeftText: stockText(quantityLeft),
    isLow: isLow(quantityLeft),
    available,
  };
}

interface State {
  status: WonPrizeStatus;
  redeemedAt: string | null;
}

/** A prize that was won, with its dates in the store's zone. */
export function wonPrize(row: RestWonPrize, { status, redeemedAt }: State, timeZone: string): WonPrize {
  return {
    id: row.prizeId,
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
  return wonPrize(row, row, timeZone);
}
