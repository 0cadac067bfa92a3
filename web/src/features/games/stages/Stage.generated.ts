/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Stage_GameFragment = { __typename: 'Game', kind: Types.GameKind, odds: Array<{ __typename: 'GameOdds', label: string, shortLabel: string, imageId: string, isPrize: boolean, insteadOf: string | null, oneIn: number }>, board: { __typename: 'CollectBoard', stamps: number, stampImageIds: Array<string>, gifts: Array<{ __typename: 'CollectGift', atStamp: number, label: string, imageId: string }> } | null };

export type Stage_PlayFragment = { __typename: 'Play', id: string, outcome: Types.PlayOutcome, reveal:
    | { __typename: 'CollectReveal', stampsBefore: number, stampsAfter: number }
    | { __typename: 'Pick3Reveal', imageIds: Array<string> }
    | { __typename: 'ScratchReveal', imageIds: Array<string>, matches: Array<number> }
    | { __typename: 'WheelReveal', segment: number }
   };
