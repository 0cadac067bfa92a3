/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type BoxTopsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoxTopsQuery = { boxTops: { __typename: 'BoxTops', isAccepted: boolean } | null };

export type AcceptBoxTopsMutationVariables = Exact<{
  input: Types.AcceptBoxTopsInput;
}>;


export type AcceptBoxTopsMutation = { acceptBoxTops: { __typename: 'AcceptBoxTopsPayload', boxTops: { __typename: 'BoxTops', isAccepted: boolean } } };

export const BoxTopsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoxTops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boxTops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"3e2531f8d0d3dd766b77c9fae55c9a7779357ce582af6f36b7564614652679f9"} as unknown as TypedDocumentNode<BoxTopsQuery, BoxTopsQueryVariables>;
export const useBoxTopsQuery = (options?: useQuery.Options<BoxTopsQuery, BoxTopsQueryVariables>) => useQuery(BoxTopsDocument, options);
export const useBoxTopsData = (variables?: BoxTopsQueryVariables): BoxTopsQuery => useAnswer(BoxTopsDocument, variables);
export const AcceptBoxTopsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptBoxTops"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptBoxTopsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptBoxTops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boxTops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"7192af0793e5a07b91b973a7c17b37c3d45a1a115eb62c57cf96a63696357ea0"} as unknown as TypedDocumentNode<AcceptBoxTopsMutation, AcceptBoxTopsMutationVariables>;
export const useAcceptBoxTopsMutation = (options?: useMutation.Options<AcceptBoxTopsMutation, AcceptBoxTopsMutationVariables>) => useMutation(AcceptBoxTopsDocument, options);