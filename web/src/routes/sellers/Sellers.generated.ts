/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type SellersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SellersPageQuery = { sellers: Array<{ __typename: 'Seller', id: string, name: string, description: string, path: string, shipsFromText: string, shippingText: string, shippingFeeText: string | null, returns: string, picture: string | null }> | null };

export const SellersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerHead_seller"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerHead_seller"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"shipsFromText"}},{"kind":"Field","name":{"kind":"Name","value":"shippingText"}},{"kind":"Field","name":{"kind":"Name","value":"shippingFeeText"}},{"kind":"Field","name":{"kind":"Name","value":"returns"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"76699c9d42b8a7a6a3666210bf2a8e506a79a672fa50d3880f2abdb6506ff866"} as unknown as TypedDocumentNode<SellersPageQuery, SellersPageQueryVariables>;
export const useSellersPageQuery = (options?: useQuery.Options<SellersPageQuery, SellersPageQueryVariables>) => useQuery(SellersPageDocument, options);
export const useSellersPageData = (variables?: SellersPageQueryVariables): SellersPageQuery => useAnswer(SellersPageDocument, variables);