/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type BonusPathCard_BonusPathFragment = { __typename: 'BonusPath', id: string, title: string, language: string, imageId: string, rewardText: string, isCompleted: boolean, statusLabel: string, progress: { __typename: 'ChallengeProgress', value: number, target: number, percent: number, prefix: string, valueText: string, segments: number | null } };
