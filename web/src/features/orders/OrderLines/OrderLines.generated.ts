/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type OrderLines_LineFragment = { __typename: 'OrderLine', id: string, name: string, metaText: string, quantityText: string, amount: { __typename: 'Money', amount: string }, was: { __typename: 'Money', amount: string } | null, product: { __typename: 'Product', id: string, path: string, pictures: { __typename: 'ProductPictures', card: string } | null } | null };

export type OrderLines_OrderFragment = { __typename: 'Order', id: string, itemCountText: string, substitutionText: string | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, metaText: string, quantityText: string, amount: { __typename: 'Money', amount: string }, was: { __typename: 'Money', amount: string } | null, product: { __typename: 'Product', id: string, path: string, pictures: { __typename: 'ProductPictures', card: string } | null } | null }>, changes: Array<{ __typename: 'OrderChange', id: string, kind: Types.OrderChangeKind, name: string, text: string, chipText: string | null, difference: { __typename: 'Money', amount: string } }>, sums: Array<{ __typename: 'SumLine', kind: Types.SumKind, text: string, amount: { __typename: 'Money', amount: string } }> };
