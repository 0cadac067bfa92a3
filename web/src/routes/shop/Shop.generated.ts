/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type ShopPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopPageQuery = { departments: Array<{ __typename: 'Department', id: string, name: string, path: string, picture: string | null, productCount: number, photo: { __typename: 'ProductPhoto', color: string | null, webp: string, src: string } | null }> | null };

export const ShopPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentTiles_departments"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentTiles_departments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductImage_smallPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductImage_smallPhoto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPhoto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"350d53dc6a12cda4c15c4985e1dec3e681bc328d9ea7864dee5f6b7177ecffd1"} as unknown as TypedDocumentNode<ShopPageQuery, ShopPageQueryVariables>;
export const useShopPageQuery = (options?: useQuery.Options<ShopPageQuery, ShopPageQueryVariables>) => useQuery(ShopPageDocument, options);
export const useShopPageData = (variables?: ShopPageQueryVariables): ShopPageQuery => useAnswer(ShopPageDocument, variables);