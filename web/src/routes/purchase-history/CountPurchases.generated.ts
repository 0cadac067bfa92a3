/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../app/data/answers.ts';
export type CountPurchasesQueryVariables = Exact<{
  input: Types.PurchaseHistoryInput;
}>;


export type CountPurchasesQuery = { me: { __typename: 'Me', id: string } | null, purchaseHistory: { __typename: 'PurchaseHistory', total: number, departments: Array<{ __typename: 'PurchasedDepartment', id: string, name: string, count: number }> } | null };

export type PurchaseCounts_HistoryFragment = { __typename: 'PurchaseHistory', total: number, departments: Array<{ __typename: 'PurchasedDepartment', id: string, name: string, count: number }> };

export const CountPurchasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountPurchases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purchaseHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchaseCounts_history"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchaseCounts_history"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseHistory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"71047987b160d39975f52a8f7f8264efa4cf3ccd36f88e1f22a8b651a4938e09"} as unknown as TypedDocumentNode<CountPurchasesQuery, CountPurchasesQueryVariables>;
export const useCountPurchasesQuery = (options: useQuery.Options<CountPurchasesQuery, CountPurchasesQueryVariables>) => useQuery(CountPurchasesDocument, options);
export const useCountPurchasesData = (variables: CountPurchasesQueryVariables): CountPurchasesQuery => useAnswer(CountPurchasesDocument, variables);