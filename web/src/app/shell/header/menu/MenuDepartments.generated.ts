/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../data/answers.ts';
export type MenuDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuDepartmentsQuery = { departments: Array<{ __typename: 'Department', id: string, name: string, path: string }> | null };

export const MenuDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MenuDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"588cc65d7c36997f168d4cd53b9eb9f89610728a5e3cd17e10e81a534fa622d8"} as unknown as TypedDocumentNode<MenuDepartmentsQuery, MenuDepartmentsQueryVariables>;
export const useMenuDepartmentsQuery = (options?: useQuery.Options<MenuDepartmentsQuery, MenuDepartmentsQueryVariables>) => useQuery(MenuDepartmentsDocument, options);
export const useMenuDepartmentsData = (variables?: MenuDepartmentsQueryVariables): MenuDepartmentsQuery => useAnswer(MenuDepartmentsDocument, variables);