/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type ProductImage_PhotoFragment = { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string };

export type ProductImage_SmallPhotoFragment = { __typename: 'ProductPhoto', color: string | null, webp: string, src: string };
