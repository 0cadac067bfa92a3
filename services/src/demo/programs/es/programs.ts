import type { Texts } from './draft.ts';
import { harvestSpin } from './harvest-spin.ts';
import { marketTrail, pantryPick, scratchAndSip, springPicnic, summerCookout, winterWonders } from './seasonal.ts';
import { bakeryBingo, citrusDrop, farmFriends, freshCoinDrop, grandGiveaway, luckyLoaf } from './special.ts';

/** What the demo games and their prizes are called in Spanish, by program code. */
export const inSpanish: Readonly<Record<string, Texts>> = {
  'HARVEST-SPIN': harvestSpin,
  'PANTRY-PICK-3': pantryPick,
  'SCRATCH-SIP': scratchAndSip,
  'MARKET-TRAIL': marketTrail,
  'SUMMER-COOKOUT': summerCookout,
  'WINTER-WONDERS': winterWonders,
  'FRESH-COIN-DROP': freshCoinDrop,
  'FARM-FRIENDS': farmFriends,
  'GRAND-GIVEAWAY': grandGiveaway,
  'BAKERY-BINGO': bakeryBingo,
  'CITRUS-DROP': citrusDrop,
  'SPRING-PICNIC': springPicnic,
  'LUCKY-LOAF': luckyLoaf,
};
