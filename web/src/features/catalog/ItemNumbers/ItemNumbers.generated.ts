/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type NamesOfItemsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type NamesOfItemsQuery = { products: Array<{ __typename: 'Product', id: string, fullName: string }> | null };

export const NamesOfItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamesOfItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"44f1003d51ef27062f6657cd5caf8ed2bea9904cc3e9605aa65b1b9144a1af9d"} as unknown as TypedDocumentNode<NamesOfItemsQuery, NamesOfItemsQueryVariables>;
export const useNamesOfItemsQuery = (options: useQuery.Options<NamesOfItemsQuery, NamesOfItemsQueryVariables>) => useQuery(NamesOfItemsDocument, options);
export const useNamesOfItemsData = (variables: NamesOfItemsQueryVariables): NamesOfItemsQuery => useAnswer(NamesOfItemsDocument, variables);