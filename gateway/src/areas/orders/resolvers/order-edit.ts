import type { OrderEditResolvers } from '../../../generated/resolvers.ts';
import type { CartLine, PlacedOrderLine } from '../../../generated/rest.ts';
import { money } from '../../../shared/money.ts';
import { cutoffText } from '../rules/when.ts';
import { orderPlaceText, orderCartPath } from '../rules/order-place.ts';
import { differenceText, editChanges, lostOffers } from '../../cart/rules/edit-changes.ts';
import type { CartLineModel } from '../../cart/models.ts';

/** S-110, S-111: an order that is being changed, as placed and as it would be. */
export const OrderEdit: OrderEditResolvers = {
  id: ({ order }) => order.orderNumber,
  path: ({ order }) => orderCartPath(order),
  cart: ({ cart }) => ({ cart }),
  saveByText: ({ order: { cutoffAt, placedAt, timeZone } }, _, { clock }) =>
    cutoffText(cutoffAt ?? placedAt, timeZone, clock.now()),
  cutoffAt: ({ order }) => order.cutoffAt ?? order.placedAt,
  placeText: ({ order }) => orderPlaceText(order),
  changes: ({ order, cart }) =>
    editChanges(order.lines, cart.lines).map(({ differenceCents, removed, ...change }) => ({
      ...change,
      difference: money(differenceCents),
      removed: removed && asCartLine(removed, cart),
    })),
  totalBefore: ({ order }) => money(order.totalCents),
  differenceText: ({ order, cart }) => differenceText(totalOf(cart, order) - order.totalCents, order.channel),
  warnings: ({ order, cart }) => lostOffers(order.quote.applied, cart.quote, () => undefined),
};

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
