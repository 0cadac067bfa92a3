/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type MarkHowItWorksSeenMutationVariables = Exact<{
  input: Types.MarkHowItWorksSeenInput;
}>;


export type MarkHowItWorksSeenMutation = { markHowItWorksSeen: { __typename: 'MarkHowItWorksSeenPayload', program: { __typename: 'Program', id: string, howItWorksSeen: boolean } | null } };

export const MarkHowItWorksSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkHowItWorksSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkHowItWorksSeenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markHowItWorksSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"howItWorksSeen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"8dcf36dcde5ea15abbd5f767fbd3498cc028ea4860a4a51d6ca0312364456c4a"} as unknown as TypedDocumentNode<MarkHowItWorksSeenMutation, MarkHowItWorksSeenMutationVariables>;
export const useMarkHowItWorksSeenMutation = (options?: useMutation.Options<MarkHowItWorksSeenMutation, MarkHowItWorksSeenMutationVariables>) => useMutation(MarkHowItWorksSeenDocument, options);