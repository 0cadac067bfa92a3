import fc from 'fast-check';
import type { CartLine, PriceContext } from '../../pricing/cart.ts';
import { clipPlanSteps } from '../../pricing/clips/clip-plan.ts';
import { lossesOneByOne } from '../../pricing/clips/losses.ts';
import { nextStepsOneByOne } from '../../pricing/clips/next-steps.ts';
import type { Discount, Offer } from '../../pricing/offer.ts';
import { quote } from '../../pricing/quote.ts';
import type { Steps } from '../../pricing/steps.ts';
import { cases } from '../../pricing/testing/carts.ts';
import { randomInt, seededRandom } from '../../services/src/platform/random.ts';
import { writeTable } from './table.ts';

/** Quotes that are spent on compiling: a service that has priced a few hundred carts runs compiled code. */
const warmUps = 500;

const products = 2000;
const shelfSize = 10;

const context: PriceContext = {
  storeId: '1',
  channel: 'PICKUP',
  placedAt: '2026-08-05T10:00:00.000',
  stackPolicy: 'MF_PLUS_STORE',
  subscriptionRate: 500,
  tax: { rates: { general: 86_250 }, couponsLowerIt: false, rewardsLowerIt: true },
  rewardCents: 500,
  points: { perDollar: 1, times: { GROCERY: 1 } },
  validUntil: null,
};

/** What a shopper has clipped, as shares of 20. */
interface Corpus {
  name: string;
  lines: number;
  offers: number;
  /** Offers that are made for something in the cart. */
  inCart: number;
  /** Of these, offers for a whole shelf. */
  forShelf: number;
}

const corpora: readonly Corpus[] = [
  { name: '60 lines, 60 offers that all meet something', lines: 60, offers: 60, inCart: 20, forShelf: 5 },
  { name: '100 lines, 200 offers, as shoppers clip them', lines: 100, offers: 200, inCart: 8, forShelf: 2 },
  { name: '100 lines, 200 offers, most of them at odds', lines: 100, offers: 200, inCart: 14, forShelf: 8 },
];

/** CPU of a quote over large carts: with coupons that mostly touch a line or two, and with coupons that fight for units. */
export async function benchQuotes(carts = 1000): Promise<void> {
  await writeTable('quotes', [
    ['Quotes', 'Median', 'p99', 'Slowest', 'Proven best', 'Gap at most'],
    ...corpora.map((corpus) => {
      const random = seededRandom('quotes');
      return measured(corpus.name, carts, () => [...drawCart(random, corpus), context]);
    }),
    dense(carts),
  ]);
  await writeTable('turns', [
    ['Coupons of a cart', 'CPU in all', 'Longest turn', 'Longest quote'],
    ...turns.map(inTurns),
  ]);
}

type Drawn = [CartLine[], Offer[], PriceContext];

/** Small carts with offers of every kind that mostly want the same units, as the property tests draw them. */
function dense(carts: number): string[] {
  const drawn = fc.sample(cases({ lines: 6, units: 3, offers: 7 }), { numRuns: carts + warmUps, seed: 39 });
  return measured('6 lines, 7 offers that want the same units', carts, (index) => {
    const { cart, offers, context: at } = drawn[index]!;
    return [cart, offers, at];
  });
}

function measured(name: string, carts: number, draw: (index: number) => Drawn): string[] {
  const times: number[] = [];
  let [proven, gap, goods] = [0, 0, 0];
  for (let count = 0; count < carts + warmUps; count++) {
    const [cart, clipped, at] = draw(count);
    const before = process.cpuUsage();
    const { isProven, gapCents, totals } = quote(cart, clipped, at);
    const { user, system } = process.cpuUsage(before);
    if (count < warmUps) continue;
    times.push((user + system) / 1000);
    proven += Number(isProven);
    gap += gapCents;
    goods += totals.goodsCents;
  }
  times.sort((one, other) => one - other);
  const took = (share: number) => `${times[Math.floor(share * (times.length - 1))]?.toFixed(2)} ms`;
  return [
    name,
    took(0.5),
    took(0.99),
    took(1),
    `${((100 * proven) / carts).toFixed(1)}%`,
    `${((100 * gap) / goods).toFixed(3)}%`,
  ];
}

/** Carts whose owners have clipped a lot, and see what else they could clip. */
const turns: readonly Corpus[] = [59, 188].map((lines) => ({
  name: `${lines} lines, 450 clipped coupons`,
  lines,
  offers: 500,
  inCart: 14,
  forShelf: 8,
}));

/** How long the coupons of a cart keep a service from anything else: all of it, one turn, and one quote as a whole. */
function inTurns(corpus: Corpus): string[] {
  const random = seededRandom('turns');
  let [all, turn, whole] = [0, 0, 0];
  for (let count = 0; count < 6; count++) {
    const [cart, drawn] = drawCart(random, corpus);
    const offers = drawn.map((offer, index) => ({ ...offer, isClipped: index < 450 }));
    const clipped = offers.filter(({ isClipped }) => isClipped);
    const one = micros(() => void quote(cart, clipped, context));
    const steps = couponSteps(cart, offers, clipped);
    let [sum, longest] = [0, 0];
    for (let isDone = false; !isDone;) {
      const took = micros(() => void (isDone = steps.next().done === true));
      sum += took;
      longest = Math.max(longest, took);
    }
    // The first one is spent on compiling.
    if (count === 0) continue;
    all = Math.max(all, sum);
    turn = Math.max(turn, longest);
    whole = Math.max(whole, one);
  }
  return [corpus.name, ...[all, turn, whole].map((each) => `${(each / 1000).toFixed(0)} ms`)];
}

/** What `GET /cart/carts/{id}/coupons` works out. */
function* couponSteps(cart: CartLine[], offers: Offer[], clipped: Offer[]): Steps<void> {
  const plan = yield* clipPlanSteps(cart, offers, context);
  yield* nextStepsOneByOne(cart, offers, context, plan);
  yield* lossesOneByOne(cart, clipped, context, { before: plan.before, isShort: () => false });
}

/** CPU of this thread. */
function micros(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** A cart and offers on its shelves: most for one product, some for a shelf, a few for the whole order. */
function drawCart(
  random: ReturnType<typeof seededRandom>,
  { inCart, forShelf, lines, offers }: Corpus,
): [CartLine[], Offer[]] {
  const pick = (below: number) => randomInt(random, below);
  const chosen = [...new Set(Array.from({ length: lines * 2 }, () => pick(products)))].slice(0, lines);
  const cart = chosen.map((product, index): CartLine => {
    const kind = pick(10);
    const group = kind < 2 ? `shelf-${Math.floor(product / shelfSize)}` : null;
    return {
      lineId: `line-${index}`,
      upc: `upc-${product}`,
      departmentId: `department-${product % 20}`,
      category: product % 20 === 18 ? 'ALCOHOL' : 'GROCERY',
      qty: 1 + pick(4),
      weight: kind === 9 ? 50 + pick(300) : null,
      listCents: 99 + pick(1500),
      promo:
        kind === 0
          ? { type: 'B', buy: 1, free: 1, group, endsOn: '2026-08-31' }
          : kind === 1
            ? { type: 'M', qty: 2, priceCents: 500, group, endsOn: '2026-08-31' }
            : kind < 4
              ? { type: 'P', priceCents: 89 + pick(400), endsOn: '2026-08-31' }
              : null,
      depositCents: 0,
      taxCode: pick(3) === 0 ? 'general' : null,
      isSubscription: pick(10) === 0,
      isPaidWithEbt: false,
    };
  });
  const made = Array.from({ length: offers }, (_, index): Offer => {
    const kind = pick(20);
    const product = kind < inCart ? (chosen[pick(chosen.length)] ?? 0) : pick(products);
    const shelf = Math.floor(product / shelfSize) * shelfSize;
    const upcs = Array.from({ length: shelfSize }, (_, place) => `upc-${shelf + place}`);
    const funding = index < 2 || kind < 3 || pick(2) === 0 ? 'STORE' : 'MF';
    // A manufacturer's coupon is worth an amount; a store's may be a share.
    const discount: Discount =
      funding === 'STORE' && kind % 3 === 0
        ? { type: 'PERCENT', value: 500 + pick(2000) }
        : { type: 'AMOUNT_OFF', value: 25 + pick(200) };
    return {
      offerId: `offer-${index}`,
      proto: index < 2 ? 'REWARDS_FLAT' : kind === 1 ? 'BUYX_GETX' : kind === 2 ? 'MUST_BUY' : 'ITEM_DISCOUNT',
      buy:
        index < 2
          ? { minCents: 5000 + pick(20_000) }
          : kind < forShelf
            ? { upcs, minQty: 1 + pick(2) }
            : { upcs: [`upc-${product}`] },
      get: { qty: 1, discount },
      maxApplications: 1,
      usesLeft: null,
      funding,
      stackGroup: null,
      channels: null,
      stores: null,
      startLocal: '2026-08-01T00:00:00.000',
      endLocal: `2026-08-${10 + pick(20)}T23:59:59.999`,
      isClipped: true,
    };
  });
  return [cart, made];
}
