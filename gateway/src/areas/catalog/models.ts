import type { Availability, Channel } from '../../generated/resolvers.ts';
import type { Department, Product, ProductDetails, ProductSearch, Seller } from '../../generated/rest.ts';
import type { ListPlace } from './rules/lists/list-cursor.ts';
import type { CatalogShop } from './shop.ts';

/** A product, and where the visitor would get it. */
export interface ProductModel {
  product: Product;
  shop: CatalogShop;
  /** In what a search found: has the visitor's household bought it before? */
  isUsual?: boolean;
}

/** A product with its details; parts from other calls are fetched field by field, so that each fails on its own. */
export interface ProductDetailsModel {
  details: ProductDetails;
  shop: CatalogShop;
}

/** A product in one channel. */
export interface ChannelAvailabilityModel extends ProductModel {
  channel: Channel;
  availability: Availability;
}

export type DepartmentModel = Department;
export interface AisleModel {
  aisle: Department['aisles'][number];
  departmentId: string;
}
export interface ShelfModel {
  shelf: Department['aisles'][number]['shelves'][number];
  aisleId: string;
  departmentId: string;
}

export type SellerModel = Seller;

/** A page of a search: the service's answer, and where in it the page starts. */
export interface SearchAnswerModel {
  answer: ProductSearch;
  shop: CatalogShop;
  place: ListPlace;
  /** What the visitor's household has bought before, by bpn. */
  usuals: ReadonlySet<string>;
}
export type ProductConnectionModel = SearchAnswerModel;

/** A shelf of the home page, with all its products. */
export interface ProductCollectionModel {
  id: string;
  title: string;
  subtitle: string;
  path: string | null;
  products: readonly ProductModel[];
}
