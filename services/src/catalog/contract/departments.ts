import Type from 'typebox';
import { literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { channels } from '../rules/product.ts';
import { comparisonUnits } from '../rules/units.ts';

const Shelf = Type.Object({
  shelfId: Type.String(),
  name: Type.String(),
  productCount: Type.Integer(),
  comparisonUnit: literals(comparisonUnits),
});
const pictures = Nullable(
  Type.Ref('ProductPictures', { description: 'Of its best-selling product; null if none has a picture.' }),
);
const photo = Type.Optional(
  Nullable(
    Type.Ref('ProductPhoto', {
      description: 'The photo of its best-selling product with a picture; null if that one has none.',
    }),
  ),
);
const Aisle = Type.Object({
  aisleId: Type.String(),
  name: Type.String(),
  productCount: Type.Integer(),
  pictures,
  photo,
  shelves: Type.Array(Shelf),
});
export const Department = Type.Object(
  {
    departmentId: Type.String(),
    name: Type.String(),
    productCount: Type.Integer(),
    pictures,
    photo,
    orderPreparation: Type.Boolean({ description: 'S-141: whether this department prepares orders.' }),
    aisles: Type.Array(Aisle),
  },
  { $id: 'Department', description: 'N-56.' },
);
const Departments = Type.Object({ departments: Type.Array(Type.Ref('Department')) }, { $id: 'Departments' });
export const Brand = Type.Object(
  { brandId: Type.String(), name: Type.String(), tagline: Type.String() },
  { $id: 'Brand' },
);
const Brands = Type.Object({ brands: Type.Array(Type.Ref('Brand')) }, { $id: 'Brands' });
export const Seller = Type.Object(
  {
    sellerId: Type.String(),
    name: Type.String(),
    description: Type.String(),
    descriptionEs: Type.Optional(Nullable(Type.String({ description: 'In Spanish.' }))),
    shipsFrom: Type.String(),
    shippingDays: Type.Integer(),
    shippingCents: Type.Optional(Type.Integer({ description: 'For an order.' })),
    freeShippingCents: Type.Optional(
      Nullable(
        Type.Integer({
          description: 'A cart that reaches this, after price promos, ships free (N-63); null if none does.',
        }),
      ),
    ),
    returns: Type.String(),
    returnsEs: Type.Optional(Nullable(Type.String({ description: 'In Spanish.' }))),
    imageId: Type.String(),
  },
  { $id: 'Seller', description: 'S-21.' },
);
const Sellers = Type.Object({ sellers: Type.Array(Type.Ref('Seller')) }, { $id: 'Sellers' });
export const departmentModels = [Department, Departments, Brand, Brands, Seller, Sellers];

/** Departments, brands, and sellers: prefix `/catalog`, public. */
export const departmentRoutes = {
  departments: {
    method: 'GET',
    url: '/departments',
    schema: {
      operationId: 'departments',
      querystring: Type.Object({
        storeId: Type.Optional(
          Type.String({ maxLength: 64, description: 'Counts what it carries; the whole catalog if omitted.' }),
        ),
        channel: Type.Optional(literals(channels)),
      }),
      response: { 200: Type.Ref('Departments'), ...refusals },
    },
  },
  brands: {
    method: 'GET',
    url: '/brands',
    schema: { operationId: 'brands', response: { 200: Type.Ref('Brands'), ...refusals } },
  },
  sellers: {
    method: 'GET',
    url: '/sellers',
    schema: { operationId: 'sellers', response: { 200: Type.Ref('Sellers'), ...refusals } },
  },
  seller: {
    method: 'GET',
    url: '/sellers/:sellerId',
    schema: {
      operationId: 'seller',
      params: Type.Object({ sellerId: Type.String({ maxLength: 64 }) }),
      response: { 200: Type.Ref('Seller'), ...refusals },
    },
  },
} as const;
