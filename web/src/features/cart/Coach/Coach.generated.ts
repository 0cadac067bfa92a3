/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Coach_HintFragment = { __typename: 'CartHint', id: string, ticketText: string, text: string, percent: number, lineId: string | null, addQuantity: number, browsePath: string | null, couponId: string | null };
