/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema-types.ts';

export type NothingFound_ProductsFragment = { __typename: 'ProductConnection', leftOutText: string | null, didYouMean: string | null, nearest: string | null, relatedDepartments: Array<{ __typename: 'Department', id: string, name: string, path: string, picture: string | null, productCount: number, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null }>, otherStores: Array<{ __typename: 'StoreWithProducts', productCount: number, store: { __typename: 'StoreDetails', id: string, name: string, cityLine: string } }> };
