/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type RewardCard_ChoiceFragment = { __typename: 'RewardChoice', cost: number, missing: number, prize: { __typename: 'Prize', id: string, name: string, language: string, shortDescription: string, imageId: string, available: boolean, state: Types.PrizeState } };
