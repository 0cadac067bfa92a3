/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type WonPrizeCard_PrizeFragment = { __typename: 'WonPrize', id: string, winId: string | null, prizeId: string, prizeType: Types.PrizeType, name: string, language: string, imageId: string, status: Types.WonPrizeStatus, redeemByString: string, redeemedAtString: string | null };
