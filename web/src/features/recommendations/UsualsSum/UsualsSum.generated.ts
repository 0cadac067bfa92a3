/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type UsualsSum_EstimateFragment = { __typename: 'CartEstimate', sums: Array<{ __typename: 'SumLine', kind: Types.SumKind, text: string, amountText: string | null, amount: { __typename: 'Money', amount: string } }>, savings: { __typename: 'Money', amount: string } | null, total: { __typename: 'Money', amount: string } };
