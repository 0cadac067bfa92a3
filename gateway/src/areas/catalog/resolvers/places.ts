import type {
  AisleResolvers,
  DepartmentResolvers,
  SellerResolvers,
  ShelfResolvers,
} from '../../../generated/resolvers.ts';
import { departmentName } from '../rules/department-name.ts';
import { aislePath, departmentPath, sellerPath, shelfPath } from '../rules/paths.ts';
import { placeName } from '../rules/places/place-name.ts';
import { shippingFeeText } from '../rules/places/shipping-fee-text.ts';
import { photoIn } from '../rules/photos.ts';
import { picturePath, stillPath } from '../rules/picture-paths.ts';
import { dollars } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';

export const Department: DepartmentResolvers = {
  id: ({ departmentId }) => departmentId,
  name: ({ departmentId, name }, _, { language }) => departmentName(departmentId, name, language),
  path: ({ departmentId }) => departmentPath(departmentId),
  picture: ({ pictures }) => pictures && picturePath(pictures.card),
  photo: ({ departmentId, name, photo }, _, { language }) =>
    photoIn(photo, departmentName(departmentId, name, language), language),
  aisles: ({ departmentId, aisles }) => aisles.map((aisle) => ({ aisle, departmentId })),
};

export const Aisle: AisleResolvers = {
  id: ({ aisle }) => aisle.aisleId,
  name: ({ aisle }, _, { language }) => placeName(aisle.aisleId, aisle.name, language),
  productCount: ({ aisle }) => aisle.productCount,
  path: ({ aisle, departmentId }) => aislePath(departmentId, aisle.aisleId),
  picture: ({ aisle: { pictures } }) => pictures && picturePath(pictures.card),
  photo: ({ aisle: { aisleId, name, photo } }, _, { language }) =>
    photoIn(photo, placeName(aisleId, name, language), language),
  shelves: ({ aisle: { aisleId, shelves }, departmentId }) =>
    shelves.map((shelf) => ({ shelf, aisleId, departmentId })),
};

export const Shelf: ShelfResolvers = {
  id: ({ shelf }) => shelf.shelfId,
  name: ({ shelf }, _, { language }) => placeName(shelf.shelfId, shelf.name, language),
  productCount: ({ shelf }) => shelf.productCount,
  path: ({ shelf, aisleId, departmentId }) => shelfPath(departmentId, aisleId, shelf.shelfId),
};

export const Seller: SellerResolvers = {
  id: ({ sellerId }) => sellerId,
  description: ({ description, descriptionEs }, _, { language }) =>
    (language === 'es' ? descriptionEs : null) ?? description,
  returns: ({ returns, returnsEs }, _, { language }) => (language === 'es' ? returnsEs : null) ?? returns,
  path: ({ sellerId }) => sellerPath(sellerId),
  shipsFromText: ({ shipsFrom }, _, { language }) => texts[language].seller.shipsFrom(shipsFrom),
  shippingText: ({ shippingDays }, _, { language }) => texts[language].seller.arrivesIn(shippingDays),
  freeShippingText: ({ freeShippingCents: from }, _, { language }) =>
    from == null ? null : texts[language].seller.freeFrom(dollars(from)),
  shippingFeeText: (seller, _, { language }) => shippingFeeText(seller, language),
  picture: ({ imageId }) => stillPath(imageId),
};
