/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type SellerCart_SellerFragment = { __typename: 'Seller', id: string, name: string, freeShippingText: string | null };

export type SellerCart_CartFragment = { __typename: 'Cart', id: string, itemCountText: string, unavailableText: string | null, canCheckOut: boolean, checkoutPath: string, seller: { __typename: 'Seller', id: string } | null, goodsTotal: { __typename: 'Money', amount: string }, total: { __typename: 'Money', amount: string }, sums: Array<{ __typename: 'SumLine', kind: Types.SumKind, amount: { __typename: 'Money', amount: string } }>, freeShipping: { __typename: 'FreeShipping', text: string, valueText: string, isReached: boolean, counted: { __typename: 'Money', amount: string }, from: { __typename: 'Money', amount: string } } | null, lines: Array<{ __typename: 'CartLine', id: string, product: { __typename: 'Product', id: string, pictures: { __typename: 'ProductPictures', thumb: string, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null } | null } | null }> };
