import type { GatewayContext } from '../../../context.ts';
import { dayYearString } from '../../../shared/date-strings.ts';
import type { OrderLineResolvers, OrderResolvers, ReceiptResolvers } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { bannerNames, type BannerKey } from '../../../shared/banner-names.ts';
import { money } from '../../../shared/money.ts';
import { offerFacts } from '../../cart/published.ts';
import { itemCountText } from '../../cart/rules/item-count.ts';
import { isPast } from '../../cart/rules/past-order.ts';
import { priceSteps } from '../../cart/rules/price-steps.ts';
import type { Why } from '../../cart/rules/quoted.ts';
import { savedCents } from '../../cart/rules/sums.ts';
import { calendarPath } from '../calendar-file.ts';
import { orderTimes } from './order-times.ts';
import { withSnap } from '../rules/snap.ts';
import { couponText, lineMeta, nameNow, orderChange, quantityText, weightText } from '../rules/order-lines.ts';
import { paymentProblem } from '../rules/payment-problem.ts';
import { orderPlaceName, otherHandOver, placeDetail } from '../rules/hand-over.ts';
import { orderCartPath, orderPath } from '../rules/order-place.ts';
import { changedSums } from '../rules/changed-sums.ts';
import { isOnItsDay } from '../rules/order-day.ts';
import { orderSums } from '../rules/order-sums.ts';
import * as words from '../rules/order-words.ts';
import { orderSubstitutionText } from '../rules/substitution-text.ts';
import { trackPoints } from '../rules/track.ts';
import { shopNameOf } from '../rules/shop-name.ts';
import { texts } from '../texts/index.ts';
import { namedLine, productOf } from './named-line.ts';

/** The order's store; null if it can't be loaded. */
const storeOf = ({ storeId }: PlacedOrder, { sources, log }: GatewayContext) =>
  sources.stores.store(storeId).catch((error: unknown) => {
    log.warn({ err: error }, "an order's store could not be loaded");
    return null;
  });

const sellerName = async ({ sellerId }: PlacedOrder, { sources }: GatewayContext): Promise<string | null> =>
  sellerId === null
    ? null
    : sources.catalog.sellers().then(
        (sellers) => sellers.find((each) => each.sellerId === sellerId)?.name ?? null,
        () => null,
      );

const isFinal = ({ state }: PlacedOrder): boolean => state === 'FINALIZED' || state === 'PARTIALLY_REFUNDED';
const refunded = ({ payment, refunds }: PlacedOrder): number =>
  Math.max(
    payment.refundedCents,
    refunds.reduce((sum, { cents }) => sum + cents, 0),
  );

/** What an order costs after what was paid back; nothing when it was canceled. */
const costOf = (order: PlacedOrder): number => (order.state === 'CANCELLED' ? 0 : order.totalCents - refunded(order));

export const Order: OrderResolvers = {
  id: ({ order }) => order.orderNumber,
  path: ({ order }) => orderPath(order.orderNumber),
  editPath: ({ order }) => orderCartPath(order),
  state: ({ order }) => order.state,
  stateText: ({ order }, _, { language }) => words.stateText(order, language),
  weekday: ({ order }, _, { language }) => words.weekdayText(order, language),
  title: ({ order }, _, { clock, language }) => words.orderTitle(order, clock.now(), language),
  meetingText: ({ order }, _, { clock, language }) => words.meetingText(order, clock.now(), language),
  placedText: ({ order }, _, { clock, language }) => words.placedText(order, clock.now(), language),
  factText: ({ order }, _, { language }) => words.factText(order, language),
  limitText: ({ order }, _, { clock, language }) => words.limitText(order, clock.now(), language),
  poNumber: ({ order }) => order.poNumber ?? null,
  placedAt: ({ order }) => order.placedAt,
  version: ({ order }) => order.version,
  // The kept answer of an order that was placed before it was counted says nothing of it.
  changeNumber: ({ order }) => order.changeNumber ?? 0,
  kind: ({ order }) => words.kindOfOrder(order.cartCategory),
  shopName: async ({ order }, _, context) =>
    shopNameOf(
      words.kindOfOrder(order.cartCategory),
      bannerNames[order.banner as BannerKey] ?? bannerNames[context.banner],
      await sellerName(order, context),
      context.language,
    ),
  channel: ({ order }) => order.channel,
  store: ({ order }, _, context) => storeOf(order, context),
  track: ({ order }, _, { clock, language }) =>
    trackPoints(order.track, order.channel, order.timeZone, clock.now(), language),
  canEdit: ({ order }) => order.canEdit,
  editTitle: ({ order }, _, { clock, language }) => words.editTitle(order, clock.now(), language),
  editText: ({ order }, _, { clock, language }) =>
    words.editText(order, words.kindOfOrder(order.cartCategory) === 'WINE', clock.now(), language),
  cutoffAt: ({ order }) => order.cutoffAt,
  changeUntilText: ({ order }, _, { clock, language }) => words.changeUntilText(order, clock.now(), language),
  canCancel: ({ order }) => order.canCancel,
  itemCountText: ({ order }, _, { language }) => itemCountText(order.totalItemQuantity, language),
  substitutionText: ({ order }, _, { language }) =>
    isPast(order) || order.channel === 'SHIPPING' || order.channel === 'IN_STORE'
      ? null
      : orderSubstitutionText(order.lines, language),
  lines: ({ order }, { first }) => order.lines.slice(0, first ?? undefined).map((line) => ({ line, order })),
  changes: ({ order }, _, { language }) =>
    order.lines.flatMap((line) => {
      const change = orderChange(line, language);
      if (change === null) return [];
      const { differenceCents, ...rest } = change;
      return [{ ...rest, difference: money(differenceCents) }];
    }),
  swaps: ({ order }) =>
    isPast(order) ? [] : order.lines.flatMap((line) => (line.swap ? [{ order, line, swap: line.swap }] : [])),
  ...orderTimes,
  calendarPath: ({ order }) => calendarPath(order),
  otherHandOver: ({ order }, _, { language }) => otherHandOver(order.handOver, language),
  today: ({ order }) => (isOnItsDay(order) ? { order } : null),
  async changedSums({ order }, _, context) {
    const lines = await Promise.all(order.lines.map((line) => namedLine({ order, line }, context)));
    return changedSums({ ...order, lines }, context.language);
  },
  sums: ({ order }, _, { language }) =>
    orderSums({ ...order, refundedCents: refunded(order) }, texts[language].sums.list, language),
  savings: ({ order }) => {
    const saved = savedCents(order.quote.totals);
    return saved > 0 ? money(saved) : null;
  },
  total: ({ order }) => money(costOf(order)),
  totalLabel: ({ order }, _, { language }) => words.totalLabel(order, language),
  totalPlaced: ({ order }, _, { language }) =>
    words.differenceText(order, language) === null ? null : money(order.placedTotalCents),
  differenceText: ({ order }, _, { language }) => words.differenceText(order, language),
  pointsText: ({ order }, _, { language }) => words.pointsWords(order, language),
  pointsDetail: ({ order }, _, { language }) => words.pointsDetail(order, language),
  placeText: ({ order }, _, { language }) => orderPlaceName(order, language),
  placeDetail: async ({ order }, _, context) =>
    placeDetail(order, await storeOf(order, context), context.clock.now(), context.language),
  paymentText: ({ order }, _, { language }) => withSnap(words.orderPaymentText(order, language), order, language),
  paymentProblem: ({ order }, _, { language }) => paymentProblem(order, language),
  receipt: ({ order }) => (isFinal(order) ? { order } : null),
};

export const OrderLine: OrderLineResolvers = {
  id: ({ line }) => line.entryId,
  productId: ({ line }) => line.substitutedBy?.itemId ?? line.itemId,
  product: ({ line, order }, _, context) => productOf(order, line.substitutedBy?.itemId ?? line.itemId, context),
  name: async (model, _, context) => nameNow(await namedLine(model, context)),
  metaText: async (model, _, context) =>
    lineMeta(await namedLine(model, context), couponText(model.line, context.language), context.language),
  quantityText: ({ line }, _, { language }) => quantityText(line, language),
  weightText: ({ line }, _, { language }) => weightText(line, language),
  quantity: ({ line }) => (line.picked ?? line.ordered).quantity,
  amount: ({ line }) => money(line.netCents),
  was: ({ line }) => (line.listCents > line.netCents ? money(line.listCents) : null),
  async priceSteps({ line }, _, context) {
    const { quantity, weight } = line.picked ?? line.ordered;
    const applied = line.applied.map((each) => ({ ...each, why: each.why as Why }));
    const quoted = {
      lineId: line.entryId,
      upc: '',
      qty: Math.max(1, quantity),
      listCents: line.listCents,
      netCents: line.netCents,
      applied,
    };
    return priceSteps(
      quoted,
      { weight, tagCents: line.tagCents ?? null, promoText: null, offers: await offerFacts(context, applied) },
      context.language,
    );
  },
};

export const Receipt: ReceiptResolvers = {
  id: ({ order }) => order.orderNumber,
  title: ({ order }, _, { language }) => words.paidText(order.finalizedAt ?? order.placedAt, order.timeZone, language),
  paidText: ({ order }, _, { language }) =>
    texts[language].receipt.paidOn(dayYearString(order.finalizedAt ?? order.placedAt, order.timeZone, language)),
  handedOverText: ({ order }, _, { language }) =>
    dayYearString(order.handedOverAt ?? order.finalizedAt ?? order.placedAt, order.timeZone, language),
  digest: async ({ order }, _, { sources }) =>
    (await sources.orders.receipt(order.orderNumber))?.digest ?? order.quote.quoteId,
  downloadPath: ({ order }) => receiptPath(order.orderNumber),
  async taxTexts({ order }, _, { sources, language }) {
    const receipt = await sources.orders.receipt(order.orderNumber);
    return words.taxTexts(order.quote.taxes, ratesOf(receipt?.inputs), language);
  },
  holdText: ({ order }, _, { language }) => words.heldText(order.payment, language),
};

/** Where a receipt can be downloaded from. */
export const receiptPath = (orderNumber: string): string => `/orders/${encodeURIComponent(orderNumber)}/receipt.json`;

/** Tax rates of a receipt's inputs, in millionths by code; none if it says none. */
function ratesOf(inputs: unknown): Readonly<Record<string, number>> {
  const { context } = (inputs ?? {}) as { context?: { tax?: { rates?: Record<string, number> } } };
  return context?.tax?.rates ?? {};
}
