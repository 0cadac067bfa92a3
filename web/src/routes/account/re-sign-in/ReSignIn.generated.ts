/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type ReSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type ReSignInQuery = { viewer: { __typename: 'Viewer', isAuthorized: boolean, signInPath: string, remembered: { __typename: 'RememberedShopper', firstName: string, destination: string | null, handles: Array<{ __typename: 'SignInHandle', channel: Types.SignInChannel, maskedHandle: string }> } | null } };

export const ReSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"signInPath"}},{"kind":"Field","name":{"kind":"Name","value":"remembered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"handles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedHandle"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"1f36038128b4248e0ae63e59f0effe37dace6dbb8f24c49e17da24e5b124e147"} as unknown as TypedDocumentNode<ReSignInQuery, ReSignInQueryVariables>;
export const useReSignInQuery = (options?: useQuery.Options<ReSignInQuery, ReSignInQueryVariables>) => useQuery(ReSignInDocument, options);
export const useReSignInData = (variables?: ReSignInQueryVariables): ReSignInQuery => useAnswer(ReSignInDocument, variables);