/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type ForUQueryVariables = Exact<{ [key: string]: never; }>;


export type ForUQuery = { viewer: { __typename: 'Viewer', isAuthorized: boolean, site: Types.Site }, logos: { __typename: 'Logos', forU: { __typename: 'Logo', src: string, altText: string } } | null };

export const ForUDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForU"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAuthorized"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Membership_logos"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Membership_logos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Logos"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forU"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"2d12a4a91dbbc55c9b3406d55e2578a54b9dc53e838f6babbaca03112a923aae"} as unknown as TypedDocumentNode<ForUQuery, ForUQueryVariables>;
export const useForUQuery = (options?: useQuery.Options<ForUQuery, ForUQueryVariables>) => useQuery(ForUDocument, options);
export const useForUData = (variables?: ForUQueryVariables): ForUQuery => useAnswer(ForUDocument, variables);