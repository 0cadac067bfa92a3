/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type TourPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TourPageQuery = { demoShoppers: Array<{ __typename: 'DemoShopper', key: string }> };

export const TourPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TourPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoShoppers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"59f8ef415d282667ba723a48569041e6709cba8960c93120cc2ad754af814a74"} as unknown as TypedDocumentNode<TourPageQuery, TourPageQueryVariables>;
export const useTourPageQuery = (options?: useQuery.Options<TourPageQuery, TourPageQueryVariables>) => useQuery(TourPageDocument, options);
export const useTourPageData = (variables?: TourPageQueryVariables): TourPageQuery => useAnswer(TourPageDocument, variables);