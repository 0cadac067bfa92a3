/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type Departments_DepartmentFragment = { __typename: 'Department', id: string, name: string, path: string, picture: string | null, photo: { __typename: 'ProductPhoto', width: number, height: number, color: string | null, avif: string, webp: string, src: string } | null };
