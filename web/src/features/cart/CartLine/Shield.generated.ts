/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Shield_LossFragment = { __typename: 'CartLoss', lineId: string, atQuantity: number, withNone: boolean, text: string };
