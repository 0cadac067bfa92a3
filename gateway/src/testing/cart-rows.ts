import type { Cart, CartLine, Carts, ChangedCarts } from '../generated/rest.ts';
import type { Quoted, QuotedLine, QuotedTotals } from '../areas/cart/rules/quoted.ts';

/** A line as it is sent: rules read less of it. */
type SentLine = QuotedLine & { storeNetCents: number };

/** A line of a quote: one package at $5.99, nothing taken off. */
export const aQuoteLine = (given: Partial<SentLine> = {}): SentLine => ({
  lineId: 'line-1',
  upc: '041000000019',
  qty: 1,
  listCents: 599,
  netCents: 599,
  storeNetCents: 599,
  applied: [],
  ...given,
});

const nothing: QuotedTotals = {
  listCents: 0,
  promoCents: 0,
  subscriptionCents: 0,
  storeOfferCents: 0,
  orderOfferCents: 0,
  manufacturerCents: 0,
  rewardCents: 0,
  goodsCents: 0,
  depositCents: 0,
  taxCents: 0,
  totalCents: 0,
};

/** A quote of nothing, but for what the test is about. */
export const aQuote = ({
  totals,
  ...given
}: Partial<Omit<Quoted, 'totals'>> & { totals?: Partial<QuotedTotals> } = {}): Quoted => ({
  lines: [],
  nearMiss: [],
  notApplied: [],
  taxes: [],
  points: { estimated: 0 },
  ...given,
  totals: { ...nothing, ...totals },
});

/** A line of a cart: two packs of strawberries on sale, at the store 2300 16th St. */
export const aCartLine = (given: Partial<CartLine> = {}): CartLine => ({
  entryId: 'line-1',
  itemId: '970000001',
  name: 'Organic Strawberries',
  quantity: 2,
  selectedWeight: null,
  comments: null,
  options: [],
  substitution: { kind: 'BEST_MATCH', itemId: null },
  maxPurchaseQty: 12,
  departmentId: 'fruits-vegetables',
  available: true,
  reasonCode: null,
  unitCents: 599,
  saleCents: 399,
  promo: { type: 'P', text: 'Save $2.00', description: '', endsOn: '2026-08-11' },
  regularCents: 1198,
  netCents: 798,
  depositCents: 0,
  snapEligible: true,
  containsAlcohol: false,
  placedQuantity: null,
  placedWeight: null,
  ...given,
});

/** A grocery cart with these lines; its quote is of them unless the test gives another. */
export function aCart({ lines = [aCartLine()], ...given }: Partial<Cart> = {}): Cart {
  const sum = (of: (line: CartLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const [list, net] = [sum(({ regularCents }) => regularCents), sum(({ netCents }) => netCents)];
  const quantity = sum((line) => line.quantity);
  const quote = aQuote({
    totals: { listCents: list, promoCents: list - net, goodsCents: net, totalCents: net },
    lines: lines.map((line) =>
      aQuoteLine({
        lineId: line.entryId,
        qty: line.quantity,
        listCents: line.regularCents,
        netCents: line.netCents,
        storeNetCents: line.netCents,
        applied:
          line.regularCents > line.netCents
            ? [{ offerId: 'promo:1', amountCents: line.regularCents - line.netCents, why: 'PRICE_CUT' }]
            : [],
      }),
    ),
  });
  return {
    cartId: 'cart-1',
    cartCategory: '1P',
    program: 'abs',
    sellerId: null,
    version: 7,
    storeId: '2910',
    channel: 'PICKUP',
    zipCode: null,
    updatedAt: '2026-08-05T11:00:00.000Z',
    lines,
    quote: {
      quoteId: 'quote-1',
      applied: [],
      rewards: [],
      isProven: true,
      version: '1',
      validUntil: null,
      ...quote,
    } as unknown as Cart['quote'],
    minimumCents: 3000,
    missingCents: 0,
    shippingCents: null,
    earns: [{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 7 }],
    cartSummary: {
      itemCount: lines.length,
      totalItemQuantity: quantity,
      availableItemQuantity: quantity,
      finalTransactionTotal: net,
      totalEstimatedPrice: net,
      transactionTotal: list,
    },
    messages: [],
    ...given,
  };
}

/** An answer of the cart service. */
export const someCarts = (given: Partial<Carts> = {}): Carts => {
  const carts = given.carts ?? [aCart()];
  const sum = (of: (cart: Cart) => number) => carts.reduce((total, cart) => total + of(cart), 0);
  return {
    carts,
    multiCartSummary: {
      finalTransactionTotal: sum(({ cartSummary }) => cartSummary.finalTransactionTotal),
      totalAvailableCarts: carts.length,
      totalAvailableItems: sum(({ cartSummary }) => cartSummary.itemCount),
      totalAvailableQuantity: sum(({ cartSummary }) => cartSummary.availableItemQuantity),
    },
    guestCartId: null,
    edit: null,
    ...given,
  };
};

/** What became of one change. */
export const aResult = (given: Partial<ChangedCarts['results'][number]> = {}): ChangedCarts['results'][number] => ({
  index: 0,
  itemId: '970000001',
  entryId: 'line-1',
  name: 'Organic Strawberries',
  done: true,
  quantity: 2,
  reasonCode: null,
  maximum: null,
  ...given,
});
