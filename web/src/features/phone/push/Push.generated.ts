/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type PushQueryVariables = Exact<{ [key: string]: never; }>;


export type PushQuery = { me: { __typename: 'Me', id: string, push: { __typename: 'Push', publicKey: string, devices: Array<{ __typename: 'PushDevice', id: string, kinds: Array<Types.PushKind> }> } | null } | null };

export type SetPushDeviceMutationVariables = Exact<{
  input: Types.SetPushDeviceInput;
}>;


export type SetPushDeviceMutation = { setPushDevice: { __typename: 'SetPushDevicePayload', device: { __typename: 'PushDevice', id: string, kinds: Array<Types.PushKind> } | null, userErrors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type ForgetPushDeviceMutationVariables = Exact<{
  input: Types.ForgetPushDeviceInput;
}>;


export type ForgetPushDeviceMutation = { forgetPushDevice: { __typename: 'ForgetPushDevicePayload', push: { __typename: 'Push', publicKey: string, devices: Array<{ __typename: 'PushDevice', id: string, kinds: Array<Types.PushKind> }> } | null } };

export const PushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"fcb4b2c37422591c2919125cc5f6f1c6fe6c96dd1dca2025f690ce827860f863"} as unknown as TypedDocumentNode<PushQuery, PushQueryVariables>;
export const usePushQuery = (options?: useQuery.Options<PushQuery, PushQueryVariables>) => useQuery(PushDocument, options);
export const usePushData = (variables?: PushQueryVariables): PushQuery => useAnswer(PushDocument, variables);
export const SetPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"device"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"25b80ef271e36bd044d4c7d392d2dc931978407082e64124c9c88a442b71058c"} as unknown as TypedDocumentNode<SetPushDeviceMutation, SetPushDeviceMutationVariables>;
export const useSetPushDeviceMutation = (options?: useMutation.Options<SetPushDeviceMutation, SetPushDeviceMutationVariables>) => useMutation(SetPushDeviceDocument, options);
export const ForgetPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgetPushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"c7d332d93b7cafc4be9c9903e76222ebea966595352d2c783b2c286c4f06adff"} as unknown as TypedDocumentNode<ForgetPushDeviceMutation, ForgetPushDeviceMutationVariables>;
export const useForgetPushDeviceMutation = (options?: useMutation.Options<ForgetPushDeviceMutation, ForgetPushDeviceMutationVariables>) => useMutation(ForgetPushDeviceDocument, options);