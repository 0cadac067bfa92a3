import type { WonPrize, WonPrizeStatus } from '../../../generated/resolvers.ts';
import type { WonPrize as RestWonPrize, WonTransaction } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';
import type { Zones } from '../../../session/time-zone.ts';
import { type GameWords, prizeNamed } from '../../games/rules/words/game-words.ts';
import type { Language } from '../../../shared/language.ts';

interface State {
  status: WonPrizeStatus;
  redeemedAt: string | null;
}

/** A prize won, with its last day in the store's time zone. */
export function wonPrize(
  row: RestWonPrize,
  { status, redeemedAt }: State,
  zones: Zones,
  words: GameWords,
  language: Language,
): WonPrize {
  return {
    id: row.winId ?? row.prizeId,
    winId: status === 'WON' ? row.winId : null,
    prizeId: row.prizeId,
    prizeType: row.prizeType,
    ...prizeNamed(words, row.prizeId, row.name),
    imageId: row.imageId,
    redeemBy: row.redeemBy,
    redeemByString: dayString(row.redeemBy, zones.storeZone, language),
    status,
    redeemedAtString: redeemedAt && dayString(redeemedAt, zones.shopperZone, language),
  };
}

/** One of the shopper's won prizes (G-82). */
export function wonTransaction(row: WonTransaction, zones: Zones, words: GameWords, language: Language): WonPrize {
  return wonPrize({ ...row, winId: row.transactionId }, row, zones, words, language);
}
