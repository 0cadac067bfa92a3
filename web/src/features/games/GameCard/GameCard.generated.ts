/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type GameCard_ProgramFragment = { __typename: 'Program', id: string, code: string, title: string, language: string, tagline: string | null, gameStatus: Types.GameStatus, gameStatusLabel: string, hasBegun: boolean, endDateString: string, redeemByString: string, optInRefusal: { __typename: 'OptInRefusal', message: string } | null, pointLabels: { __typename: 'PointLabels', singular: string, plural: string }, points: { __typename: 'ProgramPoints', totalGamePoints: number, totalPrizesWon: number, gameplaysAvailable: number, freePlays: number } | null, game: { __typename: 'Game', kind: Types.GameKind, pictureIds: Array<string>, costPoints: number, maxPlaysPerDay: number, optInText: string } | null, playability: { __typename: 'Playability', canPlay: boolean, reasonText: string | null, pointsToNextPlay: number } };

export type GameCard_FeatureFragment = { __typename: 'Program', id: string, game: { __typename: 'Game', odds: Array<{ __typename: 'GameOdds', label: string, shortLabel: string, imageId: string, isPrize: boolean, oneIn: number }> } | null };
