/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type OrderCard_OrderFragment = { __typename: 'Order', id: string, changeNumber: number, path: string, editPath: string, state: Types.OrderState, stateText: string, title: string, factText: string | null, limitText: string | null, canEdit: boolean, itemCountText: string, total: { __typename: 'Money', amount: string }, receipt: { __typename: 'Receipt', id: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, quantity: number, product: { __typename: 'Product', id: string, fullName: string, pictures: { __typename: 'ProductPictures', card: string, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null } | null } | null }> };
