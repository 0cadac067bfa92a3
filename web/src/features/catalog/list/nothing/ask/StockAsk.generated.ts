/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../../../app/data/answers.ts';
export type StockAskQueryVariables = Exact<{
  text: string;
}>;


export type StockAskQuery = { stockAsk: { __typename: 'StockAsk', id: string, storeId: string, isAsked: boolean, otherCount: number } | null };

export type StockAsk_AskFragment = { __typename: 'StockAsk', id: string, storeId: string, isAsked: boolean, otherCount: number };

export const StockAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockAsk_ask"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockAsk_ask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockAsk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storeId"}},{"kind":"Field","name":{"kind":"Name","value":"isAsked"}},{"kind":"Field","name":{"kind":"Name","value":"otherCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"e19eaaacc99865e24c6d3c05f5bf202203cb9a41efb1bf6548c6ae4b51aaaccc"} as unknown as TypedDocumentNode<StockAskQuery, StockAskQueryVariables>;
export const useStockAskQuery = (options: useQuery.Options<StockAskQuery, StockAskQueryVariables>) => useQuery(StockAskDocument, options);
export const useStockAskData = (variables: StockAskQueryVariables): StockAskQuery => useAnswer(StockAskDocument, variables);