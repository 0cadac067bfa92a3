/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type VerifySignInCodeMutationVariables = Exact<{
  input: Types.VerifySignInCodeInput;
}>;


export type VerifySignInCodeMutation = { verifySignInCode: { __typename: 'VerifySignInCodePayload', redirectTo: string | null, retryAt: string | null, joining: { __typename: 'Joining', maskedHandle: string } | null, userErrors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export const VerifySignInCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySignInCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectTo"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"joining"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedHandle"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"cfaada4e3b3ad1116eb675b4fb85a615e903d8520a5bb87aba7467910d04e27c"} as unknown as TypedDocumentNode<VerifySignInCodeMutation, VerifySignInCodeMutationVariables>;
export const useVerifySignInCodeMutation = (options?: useMutation.Options<VerifySignInCodeMutation, VerifySignInCodeMutationVariables>) => useMutation(VerifySignInCodeDocument, options);