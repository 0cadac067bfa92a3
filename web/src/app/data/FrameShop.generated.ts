/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from './answers.ts';
export type FrameShop_ShopFragment = { __typename: 'Shop', id: string, channel: Types.Channel, isChosen: boolean, zipCode: string | null, label: string, place: string, store: { __typename: 'StoreDetails', id: string, name: string, zipCode: string, timeZone: string } };

export type FrameShopQueryVariables = Exact<{ [key: string]: never; }>;


export type FrameShopQuery = { shop: { __typename: 'Shop', id: string, channel: Types.Channel, isChosen: boolean, zipCode: string | null, label: string, place: string, store: { __typename: 'StoreDetails', id: string, name: string, zipCode: string, timeZone: string } } | null };

export const FrameShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrameShop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FrameShop_shop"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FrameShop_shop"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"928a90b62b862212948b6d7b3381a047e6dcc89b5f9a05e382c1e0c2e5dcab89"} as unknown as TypedDocumentNode<FrameShopQuery, FrameShopQueryVariables>;
export const useFrameShopQuery = (options?: useQuery.Options<FrameShopQuery, FrameShopQueryVariables>) => useQuery(FrameShopDocument, options);
export const useFrameShopData = (variables?: FrameShopQueryVariables): FrameShopQuery => useAnswer(FrameShopDocument, variables);