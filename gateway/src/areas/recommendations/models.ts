import type { Carousel, ProductGrid, SmartBasket } from '../../generated/rest.ts';
import type { ProductModel } from '../catalog/models.ts';

/** A page of what is due, as the service answered. */
export type UsualsModel = SmartBasket;
/** Something that is due. */
export type UsualModel = SmartBasket['items'][number];

/** A page of what was bought, as the service answered. */
export type PurchaseHistoryModel = ProductGrid;
/** Something that was bought. */
export type PurchasedItemModel = ProductGrid['items'][number];

/** A product, and why it is recommended. */
export interface RecommendedProductModel {
  item: Carousel['items'][number];
  product: ProductModel;
}
