/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type OpenTourStopMutationVariables = Exact<{
  input: Types.OpenTourStopInput;
}>;


export type OpenTourStopMutation = { openTourStop: { __typename: 'OpenTourStopPayload', tour: { __typename: 'Tour', stop: number | null } | null } };

export type CloseTourStopMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseTourStopMutation = { closeTourStop: { __typename: 'CloseTourStopPayload', tour: { __typename: 'Tour', stop: number | null } | null } };

export const OpenTourStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTourStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTourStopInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTourStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"5872e4b89e52c4879a4b7a66ef48528926f0257f50621aa24c8275105745cf7a"} as unknown as TypedDocumentNode<OpenTourStopMutation, OpenTourStopMutationVariables>;
export const useOpenTourStopMutation = (options?: useMutation.Options<OpenTourStopMutation, OpenTourStopMutationVariables>) => useMutation(OpenTourStopDocument, options);
export const CloseTourStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseTourStop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeTourStop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"f96f90b442c1d0e8541ecdfe2bb75d71294daca082ca6adeeb606139366adb53"} as unknown as TypedDocumentNode<CloseTourStopMutation, CloseTourStopMutationVariables>;
export const useCloseTourStopMutation = (options?: useMutation.Options<CloseTourStopMutation, CloseTourStopMutationVariables>) => useMutation(CloseTourStopDocument, options);