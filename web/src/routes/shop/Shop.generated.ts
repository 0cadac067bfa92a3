/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type ShopPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopPageQuery = { departments: Array<{ __typename: 'Department', id: string, name: string, path: string, picture: string | null, productCount: number }> | null };

export const ShopPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentTiles_departments"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentTiles_departments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"49d7f3d3da03933fda5019d97e4b33e918e84fecf8ddc1457085c57c6c993a59"} as unknown as TypedDocumentNode<ShopPageQuery, ShopPageQueryVariables>;
export const useShopPageQuery = (options?: useQuery.Options<ShopPageQuery, ShopPageQueryVariables>) => useQuery(ShopPageDocument, options);
export const useShopPageData = (variables?: ShopPageQueryVariables): ShopPageQuery => useAnswer(ShopPageDocument, variables);