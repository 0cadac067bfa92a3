/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type SuggestedProduct_ProductFragment = { __typename: 'Product', id: string, fullName: string, spokenName: string, metaLine: string, path: string, isCustomizable: boolean, minimumWeight: string | null, pictures: { __typename: 'ProductPictures', thumb: string, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null } | null, price: { __typename: 'ProductPrice', per: Types.PricePer, spokenText: string, savingText: string | null, amount: { __typename: 'Money', amount: string, currencyCode: Types.CurrencyCode } } | null, availability: { __typename: 'Availability', state: Types.AvailabilityState, shortMessage: string | null, message: string | null } };
