/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type CancelJoiningMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelJoiningMutation = { cancelJoining: { __typename: 'CancelJoiningPayload', viewer: { __typename: 'Viewer', joining: { __typename: 'Joining', maskedHandle: string } | null } } };

export const CancelJoiningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJoining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJoining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedHandle"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"0d43735d0d9d680f9f50a8cd5800551274d3f52dc11c87ea8b8cf9a2b4d3e45a"} as unknown as TypedDocumentNode<CancelJoiningMutation, CancelJoiningMutationVariables>;
export const useCancelJoiningMutation = (options?: useMutation.Options<CancelJoiningMutation, CancelJoiningMutationVariables>) => useMutation(CancelJoiningDocument, options);