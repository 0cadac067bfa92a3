/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: { __typename: 'Operator', id: string, name: string, fullName: string, email: string, roles: Array<Types.Role>, storeId: string | null, acts: Array<Types.Act> } | null };

export type SignOutMutationVariables = Exact<{
  input: Types.SignOutInput;
}>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', isSignedOut: boolean } };

export type Session_OperatorFragment = { __typename: 'Operator', id: string, name: string, fullName: string, email: string, roles: Array<Types.Role>, storeId: string | null, acts: Array<Types.Act> };

export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_operator"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_operator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"storeId"}},{"kind":"Field","name":{"kind":"Name","value":"acts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"f76c698a6c5c48669c8d3d670132f9fd2cb79903d8235ce93ff1d9377aec6beb"} as unknown as TypedDocumentNode<SessionQuery, SessionQueryVariables>;
export const useSessionQuery = (options?: useQuery.Options<SessionQuery, SessionQueryVariables>) => useQuery(SessionDocument, options);
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"a02b19aebd21384b4b257a2351677fc226944d8e149fd51d57a68d485b56289e"} as unknown as TypedDocumentNode<SignOutMutation, SignOutMutationVariables>;
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) => useMutation(SignOutDocument, options);