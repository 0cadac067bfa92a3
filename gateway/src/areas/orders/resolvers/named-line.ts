import type { GatewayContext } from '../../../context.ts';
import { productAt } from '../../cart/published.ts';
import { nameAsAdded } from '../../catalog/rules/names/product-name.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import type { OrderLineModel } from '../models.ts';

/** A product as the order's store sells it today. */
export const productOf = ({ storeId, channel, handOver }: PlacedOrder, itemId: string, context: GatewayContext) =>
  productAt(itemId, { storeId, channel, zipCode: handOver.address?.zipCode.slice(0, 5) ?? null }, context);

/** What a product of an order is called in the shopper's language, if it's still called what it was when it was ordered. */
export async function nameIn(order: PlacedOrder, itemId: string, name: string, context: GatewayContext) {
  // Orders have the names of the packs.
  if (context.language === 'en') return name;
  return nameAsAdded((await productOf(order, itemId, context))?.product, name, context.language);
}

/** A line whose products are called in the shopper's language: what was ordered, and what came or would come instead. */
export async function namedLine(
  { order, line }: OrderLineModel,
  context: GatewayContext,
): Promise<OrderLineModel['line']> {
  if (context.language === 'en') return line;
  const { itemId, substitutedBy, swap } = line;
  const called = (id: string, name: string) => nameIn(order, id, name, context);
  return {
    ...line,
    name: await called(itemId, line.name),
    substitutedBy: substitutedBy && { ...substitutedBy, name: await called(substitutedBy.itemId, substitutedBy.name) },
    swap: swap && {
      ...swap,
      name: await called(swap.itemId, swap.name),
      ...(swap.orderedName === undefined ? {} : { orderedName: await called(itemId, swap.orderedName) }),
    },
  };
}
