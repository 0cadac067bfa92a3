import type { OrderEditResolvers } from '../../../generated/resolvers.ts';
import type { CartLine, PlacedOrderLine } from '../../../generated/rest.ts';
import { money } from '../../../shared/money.ts';
import { weekdayCutoff } from '../rules/when.ts';
import { orderPlaceText, orderCartPath } from '../rules/order-place.ts';
import { differenceText, editChanges, lostOffers, otherChanges } from '../../cart/rules/edit-changes.ts';
import type { GatewayContext } from '../../../context.ts';
import { brandedName, offerFacts } from '../../cart/published.ts';
import type { CartLineModel } from '../../cart/models.ts';

/** S-110, S-111: an order that is being changed, as placed and as it would be. */
export const OrderEdit: OrderEditResolvers = {
  id: ({ order }) => order.orderNumber,
  path: ({ order }) => orderCartPath(order),
  cart: ({ cart }) => ({ cart }),
  saveByText: ({ order: { cutoffAt, placedAt, timeZone } }, _, { clock, language }) =>
    weekdayCutoff(cutoffAt ?? placedAt, timeZone, clock.now(), language),
  cutoffAt: ({ order }) => order.cutoffAt ?? order.placedAt,
  placeText: ({ order }, _, { language }) => orderPlaceText(order, language),
  async changes({ order, cart }, _, context) {
    const [placed, edited] = await Promise.all([
      branded(order.lines, cart, context),
      branded(pricedLines(cart), cart, context),
    ]);
    return editChanges(placed, edited, context.language).map(({ differenceCents, removed, ...change }) => ({
      ...change,
      difference: money(differenceCents),
      removed: removed && asCartLine(removed, cart),
    }));
  },
  otherChanges: ({ order, cart }, _, { language }) =>
    otherChanges(
      { lines: order.lines, totals: order.quote.totals },
      { lines: pricedLines(cart), totals: cart.quote.totals },
      language,
    ).map(({ differenceCents, ...change }) => ({ ...change, difference: money(differenceCents) })),
  totalBefore: ({ order }) => money(order.totalCents),
  totalAfter: ({ order, cart }) => money(totalOf(cart, order)),
  differenceText: ({ order, cart }, _, { language }) =>
    differenceText(totalOf(cart, order) - order.totalCents, order.channel, language),
  async warnings({ order, cart }, _, context) {
    const facts = await offerFacts(context, cart.quote.nearMiss);
    return lostOffers(order.quote.applied, cart.quote, (offerId) => facts.get(offerId)?.title, context.language);
  },
};

/** Lines as the cart calls them. */
const branded = <Line extends { itemId: string; name: string }>(
  lines: readonly Line[],
  cart: CartLineModel['cart'],
  context: GatewayContext,
): Promise<Line[]> =>
  Promise.all(lines.map(async (line) => ({ ...line, name: await brandedName(line, cart, context) })));

/** Its lines as they would be; what can't be had costs nothing. */
const pricedLines = ({ lines }: { lines: readonly CartLine[] }): CartLine[] =>
  lines.map((line) => (line.available ? line : { ...line, netCents: 0 }));

/** What the order would cost: its goods, deposits, and tax anew, its fee and tip as they were. */
const totalOf = (
  { quote }: { quote: { totals: { totalCents: number } } },
  { feeCents, tipCents }: { feeCents: number; tipCents: number },
): number => quote.totals.totalCents + feeCents + tipCents;

/** A removed line as it was. */
function asCartLine(line: PlacedOrderLine, cart: CartLineModel['cart']): CartLineModel {
  const { entryId, itemId, name, ordered, comments, options, substitution, departmentId, listCents, netCents } = line;
  const units = ordered.weight === null ? ordered.quantity : (ordered.quantity * ordered.weight) / 100;
  const asLine: CartLine = {
    entryId,
    itemId,
    name,
    quantity: ordered.quantity,
    selectedWeight: ordered.weight,
    comments,
    options,
    substitution,
    maxPurchaseQty: ordered.quantity,
    departmentId,
    available: true,
    reasonCode: null,
    unitCents: Math.round(listCents / units),
    saleCents: null,
    promo: null,
    regularCents: listCents,
    netCents,
    depositCents: 0,
    snapEligible: false,
    containsAlcohol: false,
    placedQuantity: ordered.quantity,
    placedWeight: ordered.weight,
  };
  return { line: asLine, quoted: null, cart };
}
