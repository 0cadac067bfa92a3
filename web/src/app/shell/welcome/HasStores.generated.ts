/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../data/answers.ts';
export type HasStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type HasStoresQuery = { hasStores: boolean | null };

export const HasStoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasStores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasStores"}}]}}],"id":"6d009d22560f48e5b643262319f8a131606621c17718fba66b3cb6a8b7c709a0"} as unknown as TypedDocumentNode<HasStoresQuery, HasStoresQueryVariables>;
export const useHasStoresQuery = (options?: useQuery.Options<HasStoresQuery, HasStoresQueryVariables>) => useQuery(HasStoresDocument, options);
export const useHasStoresData = (variables?: HasStoresQueryVariables): HasStoresQuery => useAnswer(HasStoresDocument, variables);