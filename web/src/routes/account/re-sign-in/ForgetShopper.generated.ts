/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type ForgetShopperMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetShopperMutation = { forgetShopper: { __typename: 'ForgetShopperPayload', viewer: { __typename: 'Viewer', signInPath: string } } };

export const ForgetShopperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetShopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetShopper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInPath"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"31403a558a2d8611fbb546821e06b89c767c85fe2311360cdb5c196161a5d66c"} as unknown as TypedDocumentNode<ForgetShopperMutation, ForgetShopperMutationVariables>;
export const useForgetShopperMutation = (options?: useMutation.Options<ForgetShopperMutation, ForgetShopperMutationVariables>) => useMutation(ForgetShopperDocument, options);