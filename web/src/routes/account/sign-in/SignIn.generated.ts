/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { viewer: { __typename: 'Viewer', isAuthorized: boolean } };

export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"95c4de81aee0c58ef4088855ed7341530473142e4653f43c3273a858f00d536d"} as unknown as TypedDocumentNode<SignInQuery, SignInQueryVariables>;
export const useSignInQuery = (options?: useQuery.Options<SignInQuery, SignInQueryVariables>) => useQuery(SignInDocument, options);
export const useSignInData = (variables?: SignInQueryVariables): SignInQuery => useAnswer(SignInDocument, variables);