/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ListItem_ItemFragment = { __typename: 'MyListItem', id: string, kind: Types.ListItemKind, couponId: string | null, productId: string | null, title: string, detailText: string, savingsText: string | null, priceText: string | null, path: string | null, imageId: string | null, quantity: number, addedAt: string, endsAt: string | null, isExpired: boolean, isChecked: boolean, pictures: { __typename: 'ProductPictures', thumb: string, photo: { __typename: 'ProductPhoto', color: string | null, webp: string, src: string } | null } | null, aisle: { __typename: 'ListAisle', id: string, number: number, name: string } | null };
