import type { GatewayContext } from '../../../context.ts';
import type {
  PurchasedItemResolvers,
  PurchaseHistoryResolvers,
  QueryResolvers,
  UsualResolvers,
  UsualsResolvers,
} from '../../../generated/resolvers.ts';
import { poundsText } from '../../cart/rules/price-steps.ts';
import type { ProductModel } from '../../catalog/models.ts';
import { productLoader, shopFor } from '../../catalog/published.ts';
import { boughtText } from '../rules/bought-text.ts';
import { dueGroups } from '../rules/due-groups.ts';
import { dueText, reasonText } from '../rules/due-words.ts';
import { hasNextPage, pageOf } from '../rules/pages.ts';
import { texts } from '../texts/index.ts';
import { departmentName } from '../../catalog/rules/department-name.ts';

/** A page of purchase history. */
const gridPageSize = 24;

export const Query: Pick<QueryResolvers, 'usuals' | 'purchaseHistory'> = {
  async usuals(_, { pageNo }, context) {
    const [shopper, { at }] = await Promise.all([context.session.shopper(), shopFor(context)]);
    return context.sources.recommendations.smartBasket(shopper?.householdId ?? '', at, pageOf(pageNo ?? 1));
  },
  async purchaseHistory(_, { input }, context) {
    const { departments, onSale, inStock, sort, pageNo } = input ?? {};
    const { at } = await shopFor(context);
    return context.sources.recommendations.purchaseHistory({
      filter: {
        ...(departments?.length ? { departments } : {}),
        onSale: onSale ?? false,
        inStock: inStock ?? false,
      },
      sort: sort ?? 'FREQUENCY',
      pageNo: pageOf(pageNo ?? 1),
      pageSize: gridPageSize,
      ...at,
    });
  },
};

export const Usuals: UsualsResolvers = {
  dueNow: ({ items }) => dueGroups(items).now,
  later: ({ items }) => dueGroups(items).later,
  hasNextPage,
};

export const Usual: UsualResolvers = {
  id: ({ itemId }) => itemId,
  product: ({ itemId }, _, context) => productHere(itemId, context),
  dueText: ({ dueInDays }, _, { language }) => dueText(dueInDays, language),
  cadenceText: ({ cadenceDays }, _, { language }) => texts[language].every(cadenceDays),
  reasonText: (item, _, { language }) => reasonText(item, language),
  suggestedQuantity: ({ suggestedQty }) => suggestedQty,
  selectedWeight: ({ selectedWeight }) => weightOf(selectedWeight),
  isAvailable: ({ available }) => available ?? false,
};

export const PurchaseHistory: PurchaseHistoryResolvers = {
  departments: ({ departments }, _, { language }) =>
    departments.map(({ departmentId: id, name, ...department }) => ({
      ...department,
      id,
      name: departmentName(id, name, language),
    })),
  hasNextPage,
};

export const PurchasedItem: PurchasedItemResolvers = {
  id: ({ itemId }) => itemId,
  product: ({ itemId }, _, context) => productHere(itemId, context),
  boughtText: ({ timesBought, lastBought }, _, { language }) => boughtText(timesBought, lastBought, language),
  suggestedQuantity: ({ suggestedQty }) => suggestedQty,
  selectedWeight: ({ selectedWeight }) => weightOf(selectedWeight),
  isAvailable: ({ available }) => available ?? false,
};

const weightOf = (hundredths: number | null): string | null => (hundredths === null ? null : poundsText(hundredths));

/** A product at the visitor's store; those of a page come with one call. */
async function productHere(bpn: string, context: GatewayContext): Promise<ProductModel | null> {
  const shop = await shopFor(context);
  const product = await productLoader(context).load({ ...shop.at, bpn });
  return product && { product, shop };
}
