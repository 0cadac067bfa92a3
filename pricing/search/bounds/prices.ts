import type { Lot } from '../../lots.ts';
import type { Steps } from '../../steps.ts';
import { Crowd, isCrowded } from './crowd.ts';
import type { Terms } from '../offer-terms.ts';
import type { UnitWorth } from './unit-worth.ts';

/** Rounds of pricing the offers' limits; a bound is one with any prices, and a close one after a few. */
const rounds = 6;
/** The same where so many units and offers want each other that a round takes long. */
const fewRounds = { from: 5000, rounds: 2 };

/** Units that an offer wants, and all that want them if these are many. */
interface Wanted {
  lot: Lot;
  crowd: Crowd | null;
}

/** Finds prices that make a bound low: one offer at a time, the price at which its limit is just used up. */
export function* findPrices(worth: UnitWorth, start: readonly Lot[], first: number): Steps<void> {
  const { field, limits, prices } = worth;
  const { pace } = field.scene;
  const all = field.terms.slice(first).filter(({ index }) => limits[index] !== Infinity);
  const wanting = new Map<Terms, Wanted[]>(all.map((terms) => [terms, []]));
  let pairs = 0;
  for (const lot of start) {
    const reaching = field.reaching(lot.line);
    const crowd = isCrowded(reaching) ? new Crowd(worth.wants(lot, first), prices) : null;
    for (const terms of reaching) wanting.get(terms)?.push({ lot, crowd });
    pairs += reaching.length;
    if (pace.isDue(reaching.length >> 3)) yield;
  }
  let isSettled = false;
  for (let left = pairs > fewRounds.from ? fewRounds.rounds : rounds; left > 0 && !isSettled; left--) {
    isSettled = true;
    for (const terms of all) {
      const before = prices[terms.index];
      const gains: { ratio: number; load: number }[] = [];
      const wanted = wanting.get(terms)!;
      for (const { lot, crowd } of wanted) {
        const { cents, load } = crowd ? crowd.worthOf(terms) : worth.worthOf(terms, lot, first);
        if (load > 0 && cents > 0) gains.push({ ratio: cents / load, load: load * lot.count });
      }
      gains.sort((one, other) => other.ratio - one.ratio);
      let room = limits[terms.index]!;
      const price = gains.find(({ load }) => (room -= load) < 0)?.ratio ?? 0;
      prices[terms.index] = price;
      isSettled &&= price === before;
      for (const { crowd } of wanted) crowd?.setPrice(terms, price);
      if (pace.isDue(wanted.length >> 2)) yield;
    }
  }
}
