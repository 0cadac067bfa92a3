/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FreeEntryQueryVariables = Exact<{
  programCode: string;
}>;


export type FreeEntryQuery = { draws: Array<{ __typename: 'Draw', id: string, programCode: string, programTitle: string, prizeName: string, prizeValueString: string, imageId: string, isOpen: boolean, freeEntries: number, entryLimit: number, entryCount: number, drawsAtString: string }> };

export type FreeEntry_DrawFragment = { __typename: 'Draw', id: string, programCode: string, programTitle: string, prizeName: string, prizeValueString: string, imageId: string, isOpen: boolean, freeEntries: number, entryLimit: number, entryCount: number, drawsAtString: string };

export type FreeEntryChallengeQueryVariables = Exact<{
  programCode: string;
}>;


export type FreeEntryChallengeQuery = { freeEntryChallenge: { __typename: 'FreeEntryChallenge', challenge: string } | null };

export type EnterFreeMutationVariables = Exact<{
  input: Types.EnterFreeInput;
}>;


export type EnterFreeMutation = { enterFree: { __typename: 'EnterFreePayload', entry: { __typename: 'FreeEntry', entryIds: Array<string>, count: number, limit: number } | null, draw: { __typename: 'Draw', id: string, entryCount: number } | null, userErrors: Array<{ __typename: 'UserError', code: string, message: string, field: string | null }> } };

export const FreeEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreeEntry_draw"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeEntry_draw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"programCode"}},{"kind":"Field","name":{"kind":"Name","value":"programTitle"}},{"kind":"Field","name":{"kind":"Name","value":"prizeName"}},{"kind":"Field","name":{"kind":"Name","value":"prizeValueString"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"freeEntries"}},{"kind":"Field","name":{"kind":"Name","value":"entryLimit"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAtString"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"id":"a174128964576fea87de35e6767a7a5498474da7b377bafb04e7c8284fd640b1"} as unknown as TypedDocumentNode<FreeEntryQuery, FreeEntryQueryVariables>;
export const useFreeEntryQuery = (options: useQuery.Options<FreeEntryQuery, FreeEntryQueryVariables>) => useQuery(FreeEntryDocument, options);
export const useFreeEntrySuspenseQuery = (options: useSuspenseQuery.Options<FreeEntryQueryVariables>) => useSuspenseQuery(FreeEntryDocument, options);
export const FreeEntryChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeEntryChallenge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeEntryChallenge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"ff2ff466f53672dfce2e05ea70a9228954fdbc2528c5db50e1d56762462479db"} as unknown as TypedDocumentNode<FreeEntryChallengeQuery, FreeEntryChallengeQueryVariables>;
export const useFreeEntryChallengeQuery = (options: useQuery.Options<FreeEntryChallengeQuery, FreeEntryChallengeQueryVariables>) => useQuery(FreeEntryChallengeDocument, options);
export const useFreeEntryChallengeSuspenseQuery = (options: useSuspenseQuery.Options<FreeEntryChallengeQueryVariables>) => useSuspenseQuery(FreeEntryChallengeDocument, options);
export const EnterFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterFreeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryIds"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"363b76467b86e3652e45f3df2a132c81f881625aaf2fdc4dea56d243510aa3db"} as unknown as TypedDocumentNode<EnterFreeMutation, EnterFreeMutationVariables>;
export const useEnterFreeMutation = (options?: useMutation.Options<EnterFreeMutation, EnterFreeMutationVariables>) => useMutation(EnterFreeDocument, options);