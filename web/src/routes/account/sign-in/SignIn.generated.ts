/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { viewer: { __typename: 'Viewer', isAuthorized: boolean }, demoShoppers: Array<{ __typename: 'DemoShopper', key: string }> };

export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"demoShoppers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"6d9b0154cfdde6e7c7c93f40e8f801b33f7f9356fe331a8cef9952725c79b6dc"} as unknown as TypedDocumentNode<SignInQuery, SignInQueryVariables>;
export const useSignInQuery = (options?: useQuery.Options<SignInQuery, SignInQueryVariables>) => useQuery(SignInDocument, options);
export const useSignInData = (variables?: SignInQueryVariables): SignInQuery => useAnswer(SignInDocument, variables);