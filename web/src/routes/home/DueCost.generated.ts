/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type DueCostQueryVariables = Exact<{
  lines: Array<Types.EstimateLineInput> | Types.EstimateLineInput;
}>;


export type DueCostQuery = { cartEstimate: { __typename: 'CartEstimate', total: { __typename: 'Money', amount: string } } | null };

export const DueCostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueCost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimateLineInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cartEstimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"2f3d93c0fe149e48685f743b11d63c4e8b86ec505861e727009aaef386008ace"} as unknown as TypedDocumentNode<DueCostQuery, DueCostQueryVariables>;
export const useDueCostQuery = (options: useQuery.Options<DueCostQuery, DueCostQueryVariables>) => useQuery(DueCostDocument, options);
export const useDueCostData = (variables: DueCostQueryVariables): DueCostQuery => useAnswer(DueCostDocument, variables);