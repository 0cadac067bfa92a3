/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type States_ReferenceFragment = { __typename: 'ReferenceData', states: Array<{ __typename: 'State', code: string, name: string }> };

export type StatesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesQuery = { referenceData: { __typename: 'ReferenceData', states: Array<{ __typename: 'State', code: string, name: string }> } };

export const StatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"States"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referenceData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"States_reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"States_reference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"0d2b927c2df467acd354b0da73614b5453367f05b6ae2b2bf8485910ee9cca0f"} as unknown as TypedDocumentNode<StatesQuery, StatesQueryVariables>;
export const useStatesQuery = (options?: useQuery.Options<StatesQuery, StatesQueryVariables>) => useQuery(StatesDocument, options);
export const useStatesData = (variables?: StatesQueryVariables): StatesQuery => useAnswer(StatesDocument, variables);