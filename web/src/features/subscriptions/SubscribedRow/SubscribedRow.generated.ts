/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type SubscribedRow_ItemFragment = { __typename: 'SubscribedItem', id: string, version: number, productId: string, name: string, quantity: number, quantityText: string, weeks: number, frequencyText: string, nextText: string, nextDate: string | null, isPaused: boolean, isSubstitutable: boolean, warningText: string | null, priceToAccept: string | null, price: { __typename: 'Money', amount: string } | null, was: { __typename: 'Money', amount: string } | null, product: { __typename: 'Product', id: string, fullName: string, spokenName: string, path: string, sizeText: string, maximumQuantity: number, pictures: { __typename: 'ProductPictures', card: string } | null } | null };
