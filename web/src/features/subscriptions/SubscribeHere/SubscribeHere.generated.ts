/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type SubscribeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscribeChoicesQuery = { me: { __typename: 'Me', id: string } | null, scheduleAndSave: { __typename: 'ScheduleAndSave', firstDate: string, frequencies: Array<{ __typename: 'SubscriptionFrequency', weeks: number, text: string }> } | null };

export const SubscribeChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscribeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduleAndSave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDate"}},{"kind":"Field","name":{"kind":"Name","value":"frequencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"c420c655cd961fb7cac54ddc04263d467b59b53feb900fe4dae34f76d50e9745"} as unknown as TypedDocumentNode<SubscribeChoicesQuery, SubscribeChoicesQueryVariables>;
export const useSubscribeChoicesQuery = (options?: useQuery.Options<SubscribeChoicesQuery, SubscribeChoicesQueryVariables>) => useQuery(SubscribeChoicesDocument, options);
export const useSubscribeChoicesData = (variables?: SubscribeChoicesQueryVariables): SubscribeChoicesQuery => useAnswer(SubscribeChoicesDocument, variables);