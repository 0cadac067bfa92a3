/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from './answers.ts';
export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { me: { __typename: 'Me', id: string, inbox: { __typename: 'Inbox', unreadCount: number } | null } | null };

export const UnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"012819a7b3617414d4d8a4f35e751770430063cea183fd68e4d1ecb08d366d0a"} as unknown as TypedDocumentNode<UnreadNoticesQuery, UnreadNoticesQueryVariables>;
export const useUnreadNoticesQuery = (options?: useQuery.Options<UnreadNoticesQuery, UnreadNoticesQueryVariables>) => useQuery(UnreadNoticesDocument, options);
export const useUnreadNoticesData = (variables?: UnreadNoticesQueryVariables): UnreadNoticesQuery => useAnswer(UnreadNoticesDocument, variables);