/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type OrderList_OrdersFragment = { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: { __typename: 'Order', id: string, changeNumber: number, path: string, editPath: string, state: Types.OrderState, stateText: string, title: string, factText: string | null, limitText: string | null, canEdit: boolean, itemCountText: string, total: { __typename: 'Money', amount: string }, receipt: { __typename: 'Receipt', id: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, quantity: number, product: { __typename: 'Product', id: string, fullName: string, pictures: { __typename: 'ProductPictures', card: string } | null } | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };
