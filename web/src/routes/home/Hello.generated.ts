/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type Hello_ShopFragment = { __typename: 'Shop', id: string, channel: Types.Channel, label: string, place: string, nextSlotText: string | null, store: { __typename: 'StoreDetails', id: string, openText: string | null, timeZone: string } };
