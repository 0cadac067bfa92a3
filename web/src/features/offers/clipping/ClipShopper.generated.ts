/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type ClipShopperQueryVariables = Exact<{ [key: string]: never; }>;


export type ClipShopperQuery = { me: { __typename: 'Me', id: string } | null };

export const ClipShopperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClipShopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"c724c5d09ab70c4135786a640047d87fede2cb6c9cb3ff7f613d7a420c6c237f"} as unknown as TypedDocumentNode<ClipShopperQuery, ClipShopperQueryVariables>;
export const useClipShopperQuery = (options?: useQuery.Options<ClipShopperQuery, ClipShopperQueryVariables>) => useQuery(ClipShopperDocument, options);
export const useClipShopperData = (variables?: ClipShopperQueryVariables): ClipShopperQuery => useAnswer(ClipShopperDocument, variables);