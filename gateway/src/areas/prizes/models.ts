import type {
  RedeemedCode,
  RedeemedFreshPass,
  RedeemedOffer,
  RedeemedReward,
  SweepstakesEntry,
  UnlockedRecipe,
} from '../../generated/resolvers.ts';
import type { GroceryRewards, Prize, Redemption, RedemptionResult } from '../../generated/rest.ts';
import type { Language } from '../../shared/language.ts';
import type { Shopper } from '../../session/shopper.ts';

/** A prize as the shopper's household sees it. */
export interface PrizeModel {
  /** In the shopper's language, as far as the retailer has written it. */
  prize: Prize;
  /** What its name and its texts are in. */
  language: Language;
  shopper: Shopper;
  /** The store's; all of the prize's dates use it. */
  timeZone: string;
}

/** A household's points and dollars off, as the service tells of them. */
export interface GroceryRewardsModel {
  answer: GroceryRewards;
  shopper: Shopper;
}

/** A redemption of the shopper's household. */
export interface RedemptionModel {
  redemption: Redemption;
  shopper: Shopper;
  timeZone: string;
}

/** A choice of prizes, open or made. */
export interface AlternateChoiceModel {
  prizeType: 'ALTERNATE_PRIZES';
  choice: Extract<RedemptionResult, { prizeType: 'ALTERNATE_PRIZES' }>;
  shopper: Shopper;
  timeZone: string;
}

/** What a redemption delivered, in words and dates. */
export type RedemptionResultModel =
  | ({ prizeType: 'B4U_OFFER' } & RedeemedOffer)
  | ({ prizeType: 'REWARD' } & RedeemedReward)
  | ({ prizeType: 'FRESH_PASS' } & RedeemedFreshPass)
  | ({ prizeType: 'VENDOR' } & RedeemedCode)
  | ({ prizeType: 'RECIPE' } & UnlockedRecipe)
  | ({ prizeType: 'SWEEPSTAKES' } & SweepstakesEntry)
  | AlternateChoiceModel;
