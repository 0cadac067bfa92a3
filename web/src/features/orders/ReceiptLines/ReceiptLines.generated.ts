/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ReceiptLines_OrderFragment = { __typename: 'Order', id: string, lines: Array<{ __typename: 'OrderLine', id: string, name: string, metaText: string, quantityText: string, priceSteps: Array<{ __typename: 'PriceStep', text: string, amount: { __typename: 'Money', amount: string } }>, amount: { __typename: 'Money', amount: string }, was: { __typename: 'Money', amount: string } | null, product: { __typename: 'Product', id: string, fullName: string, path: string, pictures: { __typename: 'ProductPictures', card: string } | null } | null }>, changes: Array<{ __typename: 'OrderChange', id: string, kind: Types.OrderChangeKind, text: string }> };
