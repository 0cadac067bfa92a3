/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Elsewhere_CartFragment = { __typename: 'CartElsewhere', text: string, shop: { __typename: 'Shop', id: string, channel: Types.Channel, zipCode: string | null, store: { __typename: 'StoreDetails', id: string } } };
