/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type RewardPoints_PointsFragment = { __typename: 'RewardPoints', programCode: string, available: number, pending: number, count: number, progress: number, perReward: number, expiry: { __typename: 'RewardExpiry', points: number, rewards: number, dateString: string } | null };
