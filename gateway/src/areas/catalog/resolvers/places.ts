import type {
  AisleResolvers,
  DepartmentResolvers,
  SellerResolvers,
  ShelfResolvers,
} from '../../../generated/resolvers.ts';
import { aislePath, departmentPath, sellerPath, shelfPath } from '../rules/paths.ts';
import { picturePath, stillPath } from '../rules/picture-paths.ts';
import { texts } from '../texts.ts';

export const Department: DepartmentResolvers = {
  id: ({ departmentId }) => departmentId,
  path: ({ departmentId }) => departmentPath(departmentId),
  picture: ({ pictures }) => pictures && picturePath(pictures.card),
  aisles: ({ departmentId, aisles }) => aisles.map((aisle) => ({ aisle, departmentId })),
};

export const Aisle: AisleResolvers = {
  id: ({ aisle }) => aisle.aisleId,
  name: ({ aisle }) => aisle.name,
  productCount: ({ aisle }) => aisle.productCount,
  path: ({ aisle, departmentId }) => aislePath(departmentId, aisle.aisleId),
  picture: ({ aisle: { pictures } }) => pictures && picturePath(pictures.card),
  shelves: ({ aisle: { aisleId, shelves }, departmentId }) =>
    shelves.map((shelf) => ({ shelf, aisleId, departmentId })),
};

export const Shelf: ShelfResolvers = {
  id: ({ shelf }) => shelf.shelfId,
  name: ({ shelf }) => shelf.name,
  productCount: ({ shelf }) => shelf.productCount,
  path: ({ shelf, aisleId, departmentId }) => shelfPath(departmentId, aisleId, shelf.shelfId),
};

export const Seller: SellerResolvers = {
  id: ({ sellerId }) => sellerId,
  path: ({ sellerId }) => sellerPath(sellerId),
  shipsFromText: ({ shipsFrom }) => texts.seller.shipsFrom(shipsFrom),
  shippingText: ({ shippingDays }) => texts.seller.arrivesIn(shippingDays),
  picture: ({ imageId }) => stillPath(imageId),
};
