/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type LastOrder_OrderFragment = { __typename: 'Order', id: string, path: string, title: string, weekday: string, total: { __typename: 'Money', amount: string }, lines: Array<{ __typename: 'OrderLine', id: string, productId: string, name: string, quantity: number, weightText: string | null, product: { __typename: 'Product', id: string, fullName: string, pictures: { __typename: 'ProductPictures', card: string, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null } | null, availability: { __typename: 'Availability', state: Types.AvailabilityState } } | null }> };
