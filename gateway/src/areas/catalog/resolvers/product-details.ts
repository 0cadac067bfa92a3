import type { ChannelAvailabilityResolvers, ProductDetailsResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import type { ChannelAvailabilityModel, ProductDetailsModel } from '../models.ts';
import { nearbyStores } from './nearby-stores.ts';
import { availability } from '../rules/availability.ts';
import { allChannels, channelOf } from '../rules/channel-words.ts';
import { ruleText } from '../rules/customization-rule.ts';
import { alcoholText, allergensText, snapText, weightText } from '../rules/labels.ts';
import { madeToOrderText } from '../rules/made-to-order.ts';
import { descriptionOf } from '../rules/names/description.ts';
import { optionName } from '../rules/names/option-name.ts';
import { nutritionRows } from '../rules/nutrition.ts';
import { isCustomizable } from '../rules/obstacles.ts';
import { photosOf } from '../rules/photos.ts';
import { servingText } from '../rules/serving-text.ts';
import { prop65Warning } from '../rules/prop65.ts';
import { substituteText } from '../rules/substitute-words.ts';
import { whereText } from '../rules/where-text.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

export const ProductDetails: ProductDetailsResolvers = {
  id: ({ details }) => details.product.bpn,
  product: ({ details: { product }, shop }) => ({ product, shop }),
  photos: ({ details: { product } }, _, { language }) => photosOf(product, language),
  channels: (model, _, { language }) => channelsOf(model, language),
  description: ({ details }, _, { language }) => descriptionOf(details, language).text,
  descriptionLanguage: ({ details }, _, { language }) => descriptionOf(details, language).language,
  isDescriptionComposed: ({ details }, _, { language }) => descriptionOf(details, language).isComposed,
  ingredients: ({ details }) => details.ingredients,
  allergensText: ({ details }, _, { language }) => allergensText(details.allergens, language),
  diets: ({ details }, _, { language }) => details.product.diets.map((diet) => texts[language].diets[diet]),
  nutrition: ({ details: { nutrition } }, _, { language }) =>
    nutrition && {
      serving: servingText(nutrition.serving, language),
      calories: nutrition.calories,
      rows: nutritionRows(nutrition, language),
    },
  prop65: ({ details: { product }, shop: { store, zipCode } }) =>
    prop65Warning(product.prop65, store?.state ?? null, zipCode),
  madeToOrderText: ({ details, shop: { store, circumstances } }, _, { language }) =>
    store && madeToOrderText(details, store.name, circumstances.now.dayOfWeek, language),
  snapText: ({ details }, _, { language }) => snapText(details, language),
  alcoholText: ({ details }, _, { language }) => alcoholText(details.product, language),
  weightText: ({ details }, _, { language }) => weightText(details.product, language),
  async substitutes({ details: { product: wanted }, shop }, { first }, { sources, language }) {
    const at = { ...shop.at, channel: channelOf(wanted, shop.at.channel) };
    const found = await sources.catalog.substitutes(wanted.bpn, at);
    return found.slice(0, first).map(({ product, reason }) => ({
      product: { product, shop },
      reason,
      reasonText: substituteText(reason, product, language),
    }));
  },
  async otherStores({ details: { product }, shop }, _, { sources, language, log }) {
    const channel = channelOf(product, shop.at.channel);
    const { state } = availability(product, channel, { ...shop.circumstances, hours: null }, language);
    if (state !== 'UNAVAILABLE') return [];
    const storeIds = await sources.catalog.elsewhere(product.bpn, { ...shop.at, channel });
    const found = await nearbyStores(
      storeIds.map((storeId) => ({ storeId })),
      { sources, log },
    );
    return found.map(({ store }) => store);
  },
  async customizations({ details: { product }, shop }, _, { sources, language }) {
    if (!isCustomizable(product)) return null;
    const found = await sources.catalog.customizations(product.bpn, shop.at.storeId);
    return (
      found &&
      found.groups.map(({ options, ...group }) => ({
        ...group,
        name: optionName(group.name, language),
        ruleText: ruleText(group.min, group.max, language),
        options: options.map(({ upcId, name, priceDeltaCents, default: isDefault, available, art }) => ({
          upc: upcId,
          name: optionName(name, language),
          priceDelta: money(priceDeltaCents),
          isDefault,
          isAvailable: available,
          art,
        })),
      }))
    );
  },
};

/** Every channel, the shopper's own first. */
function channelsOf(
  { details: { product }, shop }: ProductDetailsModel,
  language: Language,
): ChannelAvailabilityModel[] {
  const chosen = channelOf(product, shop.at.channel);
  const others = allChannels.filter((channel) => channel !== chosen);
  return [chosen, ...others].map((channel) => ({
    product,
    shop,
    channel,
    availability: availability(product, channel, { ...shop.circumstances, hours: null }, language),
  }));
}

export const ChannelAvailability: ChannelAvailabilityResolvers = {
  async whereText(
    { product, shop: { store, zipCode, circumstances }, channel, availability: { state } },
    _,
    { sources, language },
  ) {
    if (state === 'UNAVAILABLE') return null;
    if (channel !== 'SHIPPING')
      return store && whereText(product, channel, { store, zipCode, now: circumstances.now }, language);
    const seller = (await sources.catalog.sellers()).find(({ sellerId }) => sellerId === product.sellerId);
    return seller ? texts[language].seller.arrivesIn(seller.shippingDays) : null;
  },
};
