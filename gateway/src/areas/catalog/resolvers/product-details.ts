import type { ChannelAvailabilityResolvers, ProductDetailsResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { ChannelAvailabilityModel, ProductDetailsModel } from '../models.ts';
import { availability } from '../rules/availability.ts';
import { allChannels, channelOf } from '../rules/channel-words.ts';
import { ruleText } from '../rules/customization-rule.ts';
import { alcoholText, allergensText, snapText, weightText } from '../rules/labels.ts';
import { madeToOrderText } from '../rules/made-to-order.ts';
import { nutritionRows } from '../rules/nutrition.ts';
import { isCustomizable } from '../rules/obstacles.ts';
import { prop65Warning } from '../rules/prop65.ts';
import { substituteText } from '../rules/substitute-words.ts';
import { whereText } from '../rules/where-text.ts';
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
  async substitutes({ details: { product: wanted }, shop }, { first }, { sources }) {
    const at = { ...shop.at, channel: channelOf(wanted, shop.at.channel) };
    const found = await sources.catalog.substitutes(wanted.bpn, at);
    return found.slice(0, first).map(({ product, reason }) => ({
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

/** Every channel, the shopper's own first. */
function channelsOf({ details: { product }, shop }: ProductDetailsModel): ChannelAvailabilityModel[] {
  const chosen = channelOf(product, shop.at.channel);
  const others = allChannels.filter((channel) => channel !== chosen);
  return [chosen, ...others].map((channel) => ({
    product,
    shop,
    channel,
    availability: availability(product, channel, { ...shop.circumstances, hours: null }),
  }));
}

export const ChannelAvailability: ChannelAvailabilityResolvers = {
  async whereText(
    { product, shop: { store, zipCode, circumstances }, channel, availability: { state } },
    _,
    { sources },
  ) {
    if (state === 'UNAVAILABLE') return null;
    if (channel !== 'SHIPPING') return store && whereText(product, channel, { store, zipCode, now: circumstances.now });
    const seller = (await sources.catalog.sellers()).find(({ sellerId }) => sellerId === product.sellerId);
    return seller ? texts.seller.arrivesIn(seller.shippingDays) : null;
  },
};
