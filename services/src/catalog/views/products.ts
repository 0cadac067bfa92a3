import type { Static } from 'typebox';
import type { Product as ProductModel, ProductDetails, ProductPrice } from '../contract/products.ts';
import { upcOf } from '../rules/gtin.ts';
import {
  type Channel,
  channels,
  inventoryAvailable,
  type Inventory,
  type Price,
  type Product,
} from '../rules/product.ts';
import { unitPrice } from '../rules/unit-price.ts';
import { comparisonUnit, type ComparisonUnit } from '../rules/units.ts';
import type { Brand } from '../store/brands.ts';
import type { Place } from '../store/departments.ts';
import { pictureSize } from '../taxonomy/picture-sizes.ts';
import type { StockedProduct } from '../store/products.ts';

const nothing: Inventory = { channels: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0 }, nextDeliveryOn: null };
const states = ['0', '1', '2'] as const;

/** A product as REST returns it. */
export function productView(
  { product, types, price, inventory, photos }: StockedProduct,
  { department, aisle, shelf }: Place,
  brand: Brand | undefined,
): Static<typeof ProductModel> {
  const stock = inventory ?? nothing;
  return {
    bpn: product.bpn,
    upc: upcOf(product.gtin),
    gtin: product.gtin,
    name: product.name,
    nameEs: product.nameEs,
    brand: brand ? { brandId: brand.brandId, name: brand.name, tagline: brand.tagline } : null,
    sellerId: product.sellerId,
    program: product.program,
    departmentId: department.departmentId,
    aisleId: aisle.aisleId,
    shelfId: shelf.shelfId,
    departmentName: department.name,
    aisleName: aisle.name,
    shelfName: shelf.name,
    status: product.status,
    size: product.size,
    packageQuantity: product.packageThousandths / 1000,
    packageUnit: product.packageUnit,
    sizeQuantity: product.sizeQuantity,
    price: price && priceView(price, product, shelf.comparisonUnit),
    inventoryAvailable: states[inventoryAvailable(stock)],
    channelInventory: each((channel) => stock.channels[channel]),
    channelEligibility: each((channel) => product.eligibility[channel]),
    nextDeliveryOn: stock.nextDeliveryOn,
    isMtoProduct: product.isMto,
    isCustomizable: product.isCustomizable,
    multiCustomizations: product.multiCustomizations,
    orderPreparation: department.orderPreparation,
    preparationMinutes: product.preparationMinutes,
    isPreOrderItem: product.effectiveOn !== null,
    itemEffectiveStartDate: product.effectiveOn,
    sellByWeight: product.minimumWeight !== null,
    minimumWeight: product.minimumWeight,
    snapEligible: product.snapEligible,
    diets: [...product.diets],
    containsAlcohol: product.containsAlcohol,
    alcoholVolumePct: product.alcoholPct,
    wine: product.wine && { ...product.wine, notes: [...product.wine.notes] },
    restrictedValue: product.restrictedValue,
    prop65: product.prop65,
    maximumQuantity: product.maximumQuantity,
    pictures:
      product.pictureId === null ? null : { ...picturesView(product.pictureId), centimeters: pictureSize(types) },
    photos: [...photos],
  };
}

const each = <T>(of: (channel: Channel) => T) =>
  Object.fromEntries(channels.map((channel) => [channel, of(channel)])) as Record<Channel, T>;

/** Where the pictures of a product are. */
export const picturesView = (pictureId: string) => ({
  thumb: `/catalog/pictures/${pictureId}-thumb.svg`,
  card: `/catalog/pictures/${pictureId}-card.svg`,
  page: `/catalog/pictures/${pictureId}-page.svg`,
});

/** A price with its unit price (N-49). */
export function priceView(
  price: Price,
  { packageThousandths, packageUnit }: Pick<Product, 'packageThousandths' | 'packageUnit'>,
  category: ComparisonUnit,
): Static<typeof ProductPrice> {
  const unit = comparisonUnit(category, packageUnit);
  return { ...price, unitPrice: unitPrice(price.priceCents, packageThousandths, packageUnit, unit) };
}

/** A product with the details only its own page shows. */
export function detailsView(
  stocked: StockedProduct,
  place: Place,
  brand: Brand | undefined,
): Static<typeof ProductDetails> {
  const { description, descriptionEs, ingredients, allergens, nutrition, fulfillment } = stocked.product;
  return {
    product: productView(stocked, place, brand),
    description,
    descriptionEs,
    ingredients,
    allergens: [...allergens],
    nutrition,
    fulfillment,
  };
}
