/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type AskToStockMutationVariables = Exact<{
  input: Types.AskToStockInput;
}>;


export type AskToStockMutation = { askToStock: { __typename: 'AskToStockPayload', ask: { __typename: 'StockAsk', id: string, storeId: string, isAsked: boolean, otherCount: number } | null, userErrors: Array<{ __typename: 'UserError', message: string }> } };

export const AskToStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskToStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskToStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askToStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockAsk_ask"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockAsk_ask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockAsk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storeId"}},{"kind":"Field","name":{"kind":"Name","value":"isAsked"}},{"kind":"Field","name":{"kind":"Name","value":"otherCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"48155c5a9972cda9a63c024cd4c4b4ce516ae1a7ab583e0edd6d07a186aab5e2"} as unknown as TypedDocumentNode<AskToStockMutation, AskToStockMutationVariables>;
export const useAskToStockMutation = (options?: useMutation.Options<AskToStockMutation, AskToStockMutationVariables>) => useMutation(AskToStockDocument, options);