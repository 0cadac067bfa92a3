import type { ProductPrice, ProductResolvers } from '../../../generated/resolvers.ts';
import type { Brand as RestBrand } from '../../../generated/rest.ts';
import type { ProductModel } from '../models.ts';
import { money } from '../../../shared/money.ts';
import { availability } from '../rules/availability.ts';
import { channelOf } from '../rules/channel-words.ts';
import { departmentName } from '../rules/department-name.ts';
import { placeName } from '../rules/places/place-name.ts';
import { isCustomizable } from '../rules/obstacles.ts';
import { aislePath, departmentPath, productPath } from '../rules/paths.ts';
import { picturesOf } from '../rules/photos.ts';
import { preparationText } from '../rules/preparation-time.ts';
import { fullName, isNameComposed, nameOnPack, productName } from '../rules/names/product-name.ts';
import { programs } from '../rules/programs.ts';
import { savingText, spokenPrice, unitPriceText, untilText } from '../rules/prices/price-words.ts';
import { isForeign, promoDescription } from '../rules/prices/promo-words.ts';
import { promoOn, struckThrough } from '../rules/prices/promo.ts';
import { volumeView } from '../rules/prices/volume-words.ts';
import { metaLine, sizeText } from '../rules/size-text.ts';
import { spokenName } from '../rules/names/spoken-name.ts';
import { tagsOf } from '../rules/tags.ts';
import { bodyText, grapeText, strengthText, tasteText } from '../rules/wine-words.ts';
import type { Language } from '../../../shared/language.ts';

/** A brand as the schema has it. */
export const brandView = ({ brandId, name, tagline }: RestBrand) => ({ id: brandId, name, tagline });

export const Product: ProductResolvers = {
  id: ({ product }) => product.bpn,
  upc: ({ product }) => product.upc,
  fullName: ({ product }, _, { language }) => fullName(product, language),
  name: ({ product }, _, { language }) => productName(product, language),
  nameOnPack: ({ product }, _, { language }) => nameOnPack(product, language),
  isNameComposed: ({ product }, _, { language }) => isNameComposed(product, language),
  brand: ({ product: { brand } }) => brand && brandView(brand),
  seller: async ({ product: { sellerId } }, _, { sources }) =>
    sellerId === null ? null : ((await sources.catalog.sellers()).find((each) => each.sellerId === sellerId) ?? null),
  program: ({ product }) => programs[product.program],
  path: ({ product }) => productPath(product),
  departmentId: ({ product }) => product.departmentId,
  departmentName: ({ product }, _, { language }) =>
    departmentName(product.departmentId, product.departmentName, language),
  aisleId: ({ product }) => product.aisleId,
  aisleName: ({ product }, _, { language }) => placeName(product.aisleId, product.aisleName, language),
  departmentPath: ({ product }) => departmentPath(product.departmentId),
  aislePath: ({ product }) => aislePath(product.departmentId, product.aisleId),
  shelfId: ({ product }) => product.shelfId,
  shelfName: ({ product }, _, { language }) => placeName(product.shelfId, product.shelfName, language),
  spokenName: ({ product }, _, { language }) => spokenName(product, language),
  sizeText: ({ product }, _, { language }) => sizeText(product, language),
  metaLine: ({ product }, _, { language }) =>
    metaLine(product, product.price && unitPriceText(product.price, product, language), language),
  price: (model, _, { language }) => priceOf(model, language),
  pictures: ({ product }, _, { language }) => picturesOf(product, language),
  availability: ({ product, shop: { at, circumstances } }, _, { language }) =>
    availability(product, channelOf(product, at.channel), { ...circumstances, hours: null }, language),
  tags: ({ product, shop, isUsual }, _, { language }) => tagsOf(product, shop.today, language, isUsual),
  isSoldByWeight: ({ product }) => product.sellByWeight,
  minimumWeight: ({ product: { minimumWeight } }) => (minimumWeight === null ? null : (minimumWeight / 100).toFixed(2)),
  maximumQuantity: ({ product }) => product.maximumQuantity,
  isMadeToOrder: ({ product }) => product.isMtoProduct,
  isCustomizable: ({ product }) => isCustomizable(product),
  preparationText: ({ product }, _, { language }) => preparationText(product.preparationMinutes, language),
  wine: ({ product }, _, { language }) =>
    product.wine && {
      strengthText: strengthText(product, language),
      tasteText: tasteText(product.wine, language),
      bodyText: bodyText(product.wine, language),
      grapeText: grapeText(product.wine, language),
      region: product.wine.region,
    },
  containsAlcohol: ({ product }) => product.containsAlcohol,
  snapEligible: ({ product }) => product.snapEligible,
};

function priceOf({ product, shop: { today } }: ProductModel, language: Language): ProductPrice | null {
  const { price } = product;
  if (price === null) return null;
  const was = struckThrough(price, today);
  const promo = promoOn(price, today);
  return {
    amount: money(price.priceCents),
    was: was === null ? null : money(was),
    per: product.sellByWeight ? 'POUND' : 'EACH',
    spokenText: spokenPrice(price, product, today, language),
    unitPriceText: unitPriceText(price, product, language),
    savingText: savingText(price, product, today, language),
    untilText: untilText(price, today, language),
    promoDescription: promo && promoDescription(promo, language),
    isPromoDescriptionForeign: promo !== null && isForeign(promo, language),
    volume: price.volume ? volumeView(price.volume, product.program, language) : null,
  };
}
