/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PlayNextCard_ProgramFragment = { __typename: 'Program', id: string, code: string, title: string, gameStatus: Types.GameStatus, hasBegun: boolean, endDateString: string, pointLabels: { __typename: 'PointLabels', singular: string, plural: string }, points: { __typename: 'ProgramPoints', playsLeft: number } | null, game: { __typename: 'Game', kind: Types.GameKind, optInText: string, odds: Array<{ __typename: 'GameOdds', imageId: string, isPrize: boolean }> } | null, playability: { __typename: 'Playability', canPlay: boolean, pointsToNextPlay: number } };
