/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type SellerHead_SellerFragment = { __typename: 'Seller', id: string, name: string, description: string, path: string, shipsFromText: string, shippingText: string, shippingFeeText: string | null, returns: string, picture: string | null };
