import { type PastEvent, rewardsProgramCode } from '../games/index.ts';
import type { Season } from './season.ts';

/** A demo shopper's history in a program before the demo starts. */
export interface Past {
  shopper: string;
  programCode: string;
  events: PastEvent[];
}

const store = '2300 16th St';

function mayaAtHarvestSpin({ at, today }: Season): PastEvent[] {
  return [
    { at: at(-8, 9, 12), did: 'opt in' },
    { at: at(-8, 9, 13), did: 'play', line: 2 },
    { at: at(-7, 17, 40), did: 'earn', points: 180, orderNumber: '40102', storeName: store },
    { at: at(-6, 12, 5), did: 'earn', points: 129, orderNumber: '40131', storeName: store },
    { at: at(-5, 18, 22), did: 'play', line: 3 },
    { at: at(-5, 19, 1), did: 'refund', points: 12, orderNumber: '40102', title: 'Order 40102, refund of 1 item' },
    { at: at(-4, 8, 30), did: 'enter free', entries: 11, prizeId: 'harvest-entry', title: '11 free entries' },
    { at: at(-4, 20, 15), did: 'play', line: 4 },
    { at: at(-3, 18, 2), did: 'earn', points: 118, orderNumber: '40177', storeName: store },
    { at: at(-3, 18, 41), did: 'play', line: 0 },
    { at: at(-1, 16, 20), did: 'earn', points: 62, orderNumber: '40218', storeName: store, pending: true },
    { at: today(0.5), did: 'play', line: 7 },
    { at: today(0.6), did: 'play', line: 5 },
  ];
}

function mayaAtPantryPick({ at }: Season): PastEvent[] {
  return [
    { at: at(-11, 10, 0), did: 'opt in' },
    { at: at(-11, 10, 1), did: 'play', line: 4 },
    { at: at(-10, 18, 30), did: 'earn', points: 68, orderNumber: '40077', storeName: store },
    { at: at(-9, 19, 45), did: 'play', line: 0 },
  ];
}

function mayaAtMarketTrail({ at }: Season): PastEvent[] {
  return [
    { at: at(-5, 9, 0), did: 'opt in' },
    { at: at(-5, 9, 1), did: 'play', line: 2 },
    { at: at(-4, 18, 0), did: 'earn', points: 200, orderNumber: '40160', storeName: store },
    { at: at(-3, 19, 10), did: 'play', line: 0 },
    { at: at(-2, 19, 30), did: 'play', line: 1 },
  ];
}

/** Eighteen plays: three prizes, five times five entries, ten times nothing; one prize redeemed. */
function mayaAtSummerCookout({ at }: Season): PastEvent[] {
  const lines = [5, 4, 5, 0, 5, 4, 5, 5, 4, 2, 5, 4, 5, 1, 5, 4, 5, 5];
  return [
    { at: at(-49, 9, 0), did: 'opt in' },
    { at: at(-48, 17, 0), did: 'earn', points: 252, orderNumber: '39410', storeName: store },
    { at: at(-40, 17, 0), did: 'earn', points: 252, orderNumber: '39602', storeName: store },
    { at: at(-32, 17, 0), did: 'earn', points: 252, orderNumber: '39788', storeName: store },
    ...lines.map((line, index): PastEvent => ({ at: at(-31 + index, 18, 5 + index), did: 'play', line })),
    { at: at(-10, 12, 0), did: 'redeem', prizeId: 'cookout-ice-cream' },
  ];
}

function theoAtFreshCoinDrop({ at }: Season): PastEvent[] {
  return [
    { at: at(-3, 0, 30), did: 'opt in' },
    { at: at(-3, 0, 31), did: 'play', line: 1 },
    { at: at(-2, 15, 0), did: 'earn', points: 61, orderNumber: '51877', storeName: '1342 N Alvarado St' },
    { at: at(-2, 15, 30), did: 'play', line: 3 },
    { at: at(-2, 15, 40), did: 'redeem', prizeId: 'coin-movie' },
  ];
}

function hannaAtHarvestSpin({ at }: Season): PastEvent[] {
  return [
    { at: at(-6, 11, 0), did: 'opt in' },
    { at: at(-5, 16, 0), did: 'earn', points: 84, orderNumber: '60412', storeName: '2814 Meridian St' },
  ];
}

/** Three rewards to spend, a little more, and $2 off groceries that is redeemed already. */
function mayasRewards({ at }: Season): PastEvent[] {
  return [
    { at: at(-27, 18, 20), did: 'earn', points: 322, orderNumber: '39884', storeName: store },
    { at: at(-10, 17, 5), did: 'earn', points: 118, orderNumber: '40086', storeName: store },
    { at: at(-6, 9, 30), did: 'redeem', prizeId: 'foru-2-off', cost: 200 },
    { at: at(-3, 18, 2), did: 'earn', points: 100, orderNumber: '40178', storeName: store },
  ];
}

/** The demo shoppers' histories; everyone else starts with nothing. */
export const pasts = (season: Season): Past[] => [
  { shopper: 'maya', programCode: 'HARVEST-SPIN', events: mayaAtHarvestSpin(season) },
  { shopper: 'maya', programCode: 'PANTRY-PICK-3', events: mayaAtPantryPick(season) },
  { shopper: 'maya', programCode: 'MARKET-TRAIL', events: mayaAtMarketTrail(season) },
  { shopper: 'maya', programCode: 'SUMMER-COOKOUT', events: mayaAtSummerCookout(season) },
  { shopper: 'maya', programCode: rewardsProgramCode, events: mayasRewards(season) },
  { shopper: 'theo', programCode: 'FRESH-COIN-DROP', events: theoAtFreshCoinDrop(season) },
  { shopper: 'hanna', programCode: 'HARVEST-SPIN', events: hannaAtHarvestSpin(season) },
];
