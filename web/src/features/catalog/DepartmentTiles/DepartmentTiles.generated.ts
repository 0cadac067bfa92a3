/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type DepartmentTiles_DepartmentsFragment = { __typename: 'Department', id: string, name: string, path: string, picture: string | null, productCount: number, photo: { __typename: 'ProductPhoto', color: string | null, webp: string, src: string } | null };
