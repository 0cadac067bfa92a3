/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type PendingOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingOrderQuery = { pendingOrder: { __typename: 'PendingOrder', id: string, title: string, text: string, editPath: string } | null };

export const PendingOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"editPath"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"9d57aab7f6d63cb46cbeca9ff106d8b07f5fd6fe121246a516dc630515d16cc2"} as unknown as TypedDocumentNode<PendingOrderQuery, PendingOrderQueryVariables>;
export const usePendingOrderQuery = (options?: useQuery.Options<PendingOrderQuery, PendingOrderQueryVariables>) => useQuery(PendingOrderDocument, options);
export const usePendingOrderData = (variables?: PendingOrderQueryVariables): PendingOrderQuery => useAnswer(PendingOrderDocument, variables);