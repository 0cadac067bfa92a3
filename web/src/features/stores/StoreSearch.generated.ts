/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type StoreChoice_StoreFragment = { __typename: 'NearbyStore', distance: string, store: { __typename: 'StoreDetails', id: string, name: string, openText: string | null, services: Array<string>, channels: Array<Types.Channel> } };

export type StoreSearchQueryVariables = Exact<{
  place: string;
}>;


export type StoreSearchQuery = { storeSearch: { __typename: 'StoreSearch', place: string, city: string, state: string, stores: Array<{ __typename: 'NearbyStore', distance: string, store: { __typename: 'StoreDetails', id: string, name: string, openText: string | null, services: Array<string>, channels: Array<Types.Channel> } }> } | null };

export const StoreSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreChoice_store"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreChoice_store"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NearbyStore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"openText"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"8d504155fe1c0adeba01084abc626085ee76dcd0201d5fc314bf91c2c76a13fd"} as unknown as TypedDocumentNode<StoreSearchQuery, StoreSearchQueryVariables>;
export const useStoreSearchQuery = (options: useQuery.Options<StoreSearchQuery, StoreSearchQueryVariables>) => useQuery(StoreSearchDocument, options);
export const useStoreSearchData = (variables: StoreSearchQueryVariables): StoreSearchQuery => useAnswer(StoreSearchDocument, variables);