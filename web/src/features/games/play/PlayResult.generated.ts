/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PlayResult_PlayFragment = { __typename: 'Play', id: string, receipt: string, playedAt: string, playedAtString: string, outcome: Types.PlayOutcome, isAlternate: boolean, pointsSpent: number, freePlay: boolean, unseenMark: string | null, prize: { __typename: 'WonPrize', id: string, winId: string | null, prizeId: string, name: string, imageId: string, prizeType: Types.PrizeType, status: Types.WonPrizeStatus, redeemByString: string } | null, proof: { __typename: 'PlayProof', commit: string, serverSeed: string, clientSeed: string, nonce: number, roll: number }, reveal:
    | { __typename: 'CollectReveal', stampsBefore: number, stampsAfter: number }
    | { __typename: 'Pick3Reveal', imageIds: Array<string> }
    | { __typename: 'ScratchReveal', imageIds: Array<string>, matches: Array<number> }
    | { __typename: 'WheelReveal', segment: number }
   };
