/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Sums_LineFragment = { __typename: 'SumLine', kind: Types.SumKind, text: string, amountText: string | null, amount: { __typename: 'Money', amount: string } };
