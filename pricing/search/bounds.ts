import { slotOf } from '../eligibility.ts';
import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { reaches } from '../reach.ts';
import { netSum, type Scene, usesOf } from './uses.ts';

/** What an offer can do at most, whatever the others do. */
interface Most {
  cents: number;
  /** For each unit that it takes. */
  perUnit: number;
}

/** Offers that compete for the same place on a unit. */
interface Rivals {
  barredBy: number;
  /** By index among all offers. */
  most: ReadonlyMap<number, Most>;
  /** From an offer on, the most for each number of units; made when first asked for. */
  tables: (Float64Array | undefined)[];
}

/**
 * The most that the offers from one on could still take off. Two limits, the lower one counts: each offer as if it were
 * alone, and the units that are left, each given to the offers that pay most for one.
 */
export class Bounds {
  readonly #rivals: Rivals[] = [];
  readonly #alone: Float64Array;
  readonly #units: number;

  constructor(offers: readonly Offer[], lots: readonly Lot[], scene: Scene) {
    this.#units = lots.reduce((sum, { count }) => sum + count, 0);
    this.#alone = new Float64Array(offers.length + 1);
    const bySlot = new Map<number, Map<number, Most>>();
    for (let index = offers.length - 1; index >= 0; index--) {
      const offer = offers[index]!;
      // A single offer is simply tried.
      const cents = offers.length === 1 ? Infinity : mostAlone(offer, lots, scene);
      this.#alone[index] = this.#alone[index + 1]! + cents;
      const { barredBy } = slotOf(offer, scene.context);
      const most = bySlot.get(barredBy) ?? new Map<number, Most>();
      bySlot.set(barredBy, most.set(index, { cents, perUnit: Math.min(cents, perUnitOf(offer) ?? cents) }));
    }
    for (const [barredBy, most] of bySlot) this.#rivals.push({ barredBy, most, tables: [] });
  }

  /** Each of the offers from one on as if it were alone, in cents. */
  alone(from: number): number {
    return this.#alone[from]!;
  }

  /** In cents; offers before `from` are decided on, and `lots` is what they left. */
  from(from: number, lots: readonly Lot[]): number {
    const alone = this.#alone[from]!;
    if (alone === 0 || this.#alone.length - from < 3) return alone;
    let sum = 0;
    for (const rivals of this.#rivals) {
      let open = 0;
      for (const { taken, count } of lots) if ((taken & rivals.barredBy) === 0) open += count;
      sum += (rivals.tables[from] ??= this.#table(rivals, from))[open]!;
      if (sum >= alone) return alone;
    }
    return sum;
  }

  #table({ most }: Rivals, from: number): Float64Array {
    const table = new Float64Array(this.#units + 1);
    const left = [...most].filter(([index, { cents }]) => index >= from && cents > 0).map(([, each]) => each);
    let units = 0;
    let sum = 0;
    for (const { cents, perUnit } of left.sort((one, other) => other.perUnit - one.perUnit))
      for (let open = cents; open > 0 && units < this.#units; open -= perUnit) {
        sum += Math.min(open, perUnit);
        table[++units] = sum;
      }
    return table.fill(sum, units + 1);
  }
}

/** The most an offer takes off a unit; null if that isn't plain to see. */
function perUnitOf({ proto, buy, get: { qty, discount } }: Offer): number | null {
  const isPooled = buy.minCents !== undefined || buy.minWeight !== undefined;
  if (isPooled || discount.type !== 'AMOUNT_OFF') return null;
  const size = buy.minQty ?? 1;
  if (proto === 'BUYX_GETX') return (discount.value * qty) / (size + qty);
  return proto === 'ITEM_DISCOUNT' || proto === 'MUST_BUY' ? discount.value / size : null;
}

function mostAlone(offer: Offer, lots: readonly Lot[], scene: Scene): number {
  const alone = { ...scene, contended: nobody, budget: { steps: Infinity, isShort: false } };
  const [best] = usesOf(offer, lots, alone);
  if (!best || offer.proto !== 'BUYX_GETY') return best?.cents ?? 0;
  // Another offer may take the cheapest units, and leave this one dearer ones.
  const flags = scene.reach.flags(offer);
  const gets = lots.filter(({ line }) => (flags[line]! & reaches.discounts) !== 0);
  const dearest = Math.max(...gets.map(({ netCents }) => netCents));
  const times = offer.maxApplications ?? Infinity;
  const units = lots.reduce((sum, { count }) => sum + count, 0);
  return Math.min(netSum(lots), dearest * Math.min(times * offer.get.qty, units));
}

const nobody: ReadonlySet<number> = new Set();
