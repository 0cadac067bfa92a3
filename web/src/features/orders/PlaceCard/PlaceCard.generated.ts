/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PlaceCard_OrderFragment = { __typename: 'Order', id: string, channel: Types.Channel, placeText: string, placeDetail: string | null, paymentText: string, store: { __typename: 'StoreDetails', id: string, address: string, cityLine: string } | null };
