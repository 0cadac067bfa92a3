/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PrizeCard_PrizeFragment = { __typename: 'Prize', id: string, programCode: string, name: string, language: string, imageId: string, costPoints: number, quantityLeftText: string, isLow: boolean, available: boolean, state: Types.PrizeState, pointsMissing: number };
