/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from './answers.ts';
export type FrameStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameStoreQuery = { me: { __typename: 'Me', id: string, store: { __typename: 'Store', id: string, name: string } } | null };

export const FrameStoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrameStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"f26252fbd504b6d635eaa1703f4bb99211febbebd8cc744455fd8d34e06c7c9c"} as unknown as TypedDocumentNode<FrameStoreQuery, FrameStoreQueryVariables>;
export const useFrameStoreQuery = (options?: useQuery.Options<FrameStoreQuery, FrameStoreQueryVariables>) => useQuery(FrameStoreDocument, options);
export const useFrameStoreData = (variables?: FrameStoreQueryVariables): FrameStoreQuery => useAnswer(FrameStoreDocument, variables);