/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type UsualRow_CostFragment = { __typename: 'EstimateLine', productId: string, spokenAmount: string, couponText: string | null, amount: { __typename: 'Money', amount: string }, was: { __typename: 'Money', amount: string } | null };
