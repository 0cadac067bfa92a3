/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PrizeResult_RedemptionFragment = { __typename: 'Redemption', id: string, receipt: string, prizeId: string, prizeType: Types.PrizeType, prizeName: string, imageId: string, source: Types.RedemptionSource, status: Types.RedemptionStatus, redeemedAtString: string, pointsSpent: number, pointsLeft: number, result:
    | { __typename: 'AlternateChoice', chooseByString: string, choices: Array<{ __typename: 'Prize', id: string, name: string, imageId: string, shortDescription: string, approximateValue: { __typename: 'Money', amount: string } }>, defaultChoice: { __typename: 'Prize', id: string } | null, chosen: { __typename: 'Redemption', id: string, prizeId: string, prizeName: string } | null }
    | { __typename: 'RedeemedCode', code: string, vendorName: string, url: string | null, instructions: string | null, worksUntil: string | null }
    | { __typename: 'RedeemedFreshPass', subscriptionId: string, untilString: string, href: string }
    | { __typename: 'RedeemedOffer', offerId: string, isStoreOnly: boolean, expiresAtString: string }
    | { __typename: 'RedeemedReward', rewardId: string, expiresAtString: string, value: { __typename: 'Money', amount: string } }
    | { __typename: 'SweepstakesEntry', count: number, entryIds: Array<string>, myEntries: number, drawDateString: string | null }
    | { __typename: 'UnlockedRecipe', recipe: { __typename: 'Recipe', id: string, title: string, imageId: string, servings: number, minutes: number, isUnlocked: boolean, steps: Array<string>, ingredients: Array<{ __typename: 'RecipeIngredient', quantity: string, name: string }> } }
   };
