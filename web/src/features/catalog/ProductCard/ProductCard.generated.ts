/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ProductCard_ProductFragment = { __typename: 'Product', id: string, fullName: string, path: string, metaLine: string, price: { __typename: 'ProductPrice', per: Types.PricePer, spokenText: string, savingText: string | null, untilText: string | null, amount: { __typename: 'Money', amount: string }, was: { __typename: 'Money', amount: string } | null } | null, pictures: { __typename: 'ProductPictures', card: string } | null, availability: { __typename: 'Availability', state: Types.AvailabilityState, reasonCode: Types.AvailabilityReason | null, shortMessage: string | null, onlyAvailableText: string | null, nextAvailableText: string | null, alternatives: Array<Types.Channel> }, tags: Array<{ __typename: 'ProductTag', kind: Types.ProductTagKind, text: string }> };
