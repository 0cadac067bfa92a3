/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ProductSeller_DetailsFragment = { __typename: 'ProductDetails', product: { __typename: 'Product', id: string, seller: { __typename: 'Seller', id: string, name: string, path: string, shipsFromText: string, shippingText: string, returns: string } | null } };
