import type { ChannelAvailability, ProductDetailsResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { ProductDetailsModel } from '../models.ts';
import { availability } from '../rules/availability.ts';
import { allChannels, channelOf } from '../rules/channel-words.ts';
import { ruleText } from '../rules/customization-rule.ts';
import { alcoholText, allergensText, snapText, weightText } from '../rules/labels.ts';
import { madeToOrderText } from '../rules/made-to-order.ts';
import { nutritionRows } from '../rules/nutrition.ts';
import { isCustomizable } from '../rules/obstacles.ts';
import { prop65Warning } from '../rules/prop65.ts';
import { substituteText } from '../rules/substitute-words.ts';
import { texts } from '../texts.ts';

export const ProductDetails: ProductDetailsResolvers = {
  id: ({ details }) => details.product.bpn,
  product: ({ details: { product }, shop }) => ({ product, shop }),
  channels: (model) => channelsOf(model),
  description: ({ details }) => details.description,
  ingredients: ({ details }) => details.ingredients,
  allergensText: ({ details }) => allergensText(details.allergens),
  diets: ({ details }) => details.product.diets.map((diet) => texts.diets[diet]),
  nutrition: ({ details: { nutrition } }) =>
    nutrition && { serving: nutrition.serving, calories: nutrition.calories, rows: nutritionRows(nutrition) },
  prop65: ({ details: { product }, shop: { store, zipCode } }) =>
    prop65Warning(product.prop65, store?.state ?? null, zipCode),
  madeToOrderText: ({ details, shop: { store, circumstances } }) =>
    store && madeToOrderText(details, store.name, circumstances.now.dayOfWeek),
  snapText: ({ details }) => snapText(details),
  alcoholText: ({ details }) => alcoholText(details.product),
  weightText: ({ details }) => weightText(details.product),
  async substitutes({ details: { product: wanted }, shop }, _, { sources }) {
    const at = { ...shop.at, channel: channelOf(wanted, shop.at.channel) };
    const found = await sources.catalog.substitutes(wanted.bpn, at);
    return found.map(({ product, reason }) => ({
      product: { product, shop },
      reason,
      reasonText: substituteText(reason, product),
    }));
  },
  async customizations({ details: { product }, shop }, _, { sources }) {
    if (!isCustomizable(product)) return null;
    const found = await sources.catalog.customizations(product.bpn, shop.at.storeId);
    return (
      found &&
      found.groups.map(({ options, ...group }) => ({
        ...group,
        ruleText: ruleText(group.min, group.max),
        options: options.map(({ upcId, name, priceDeltaCents, default: isDefault }) => ({
          upc: upcId,
          name,
          priceDelta: money(priceDeltaCents),
          isDefault,
        })),
      }))
    );
  },
};

function channelsOf({ details: { product }, shop: { at, circumstances } }: ProductDetailsModel): ChannelAvailability[] {
  const chosen = channelOf(product, at.channel);
  const others = allChannels.filter((channel) => channel !== chosen);
  return [chosen, ...others].map((channel) => ({
    channel,
    availability: availability(product, channel, { ...circumstances, hours: null }),
    whereText: null,
  }));
}
