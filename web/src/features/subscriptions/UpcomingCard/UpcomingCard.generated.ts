/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type UpcomingCard_OrderFragment = { __typename: 'UpcomingOrder', id: string, date: string, title: string, placeText: string, state: Types.UpcomingOrderState, areItemsOpen: boolean, itemsText: string, isDateOpen: boolean, dateText: string, changesAt: string | null, noticeText: string | null, orderPath: string | null, canSkip: boolean, estimate: { __typename: 'Money', amount: string }, items: Array<{ __typename: 'UpcomingItem', id: string, productId: string, name: string, quantity: number, isOneTime: boolean, missingText: string | null, product: { __typename: 'Product', id: string, spokenName: string, maximumQuantity: number, pictures: { __typename: 'ProductPictures', card: string } | null } | null }> };
