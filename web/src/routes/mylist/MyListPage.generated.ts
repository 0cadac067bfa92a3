/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type MyListPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyListPageQuery = { viewer: { __typename: 'Viewer', isAuthorized: boolean, signInPath: string } };

export const MyListPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyListPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"signInPath"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"3fa7a5406b4e58a0b631ad96febb71dfa1923486bb884f5a395cf0f2d66ba26d"} as unknown as TypedDocumentNode<MyListPageQuery, MyListPageQueryVariables>;
export const useMyListPageQuery = (options?: useQuery.Options<MyListPageQuery, MyListPageQueryVariables>) => useQuery(MyListPageDocument, options);
export const useMyListPageData = (variables?: MyListPageQueryVariables): MyListPageQuery => useAnswer(MyListPageDocument, variables);