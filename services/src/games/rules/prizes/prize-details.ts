import { isSafeAddress } from '../../../../../server-kit/safe-address.ts';
import { prizeAges } from './prize-eligibility.ts';
import type { prizeTypes } from './prize-types.ts';

/** Details that only some prize types have. */
export interface PrizeDetails {
  /** REWARD: cents to credit. */
  rewardCents?: number;
  /** FRESH_PASS: months to add. */
  months?: number;
  /** VENDOR. */
  vendor?: { name: string; url?: string; instructions?: string; expiresAt?: string };
  /** B4U_OFFER: the campaign that a household's own offer comes from. */
  offerId?: string;
  /** B4U_OFFER: the department of the item that its value comes off in a cart. */
  departmentId?: string;
  recipeId?: string;
  /** ALTERNATE_PRIZES: prize IDs to choose from, and the default. */
  choices?: { prizeIds: string[]; defaultId: string };
}

/** Is it handed out in the store? A cart takes nothing off for it. */
export const isStoreOnly = ({ departmentId }: PrizeDetails): boolean => departmentId === undefined;

interface Drafted {
  prize_id: string;
  prize_type: (typeof prizeTypes)[number];
  quantity_total: number | null;
  alternate_rank: number | null;
  minimum_age: number;
  details: PrizeDetails;
}

/** Why a prize can't be published among its program's prizes, in words; null if it can. */
export function prizeProblem(prize: Drafted, all: readonly Drafted[]): string | null {
  const { prize_id: prizeId, prize_type: type, details } = prize;
  if (type === 'VENDOR' && !details.vendor) return `${prizeId} doesn't name the vendor of its code`;
  if (details.vendor?.url && !isSafeAddress(details.vendor.url))
    return `${prizeId} leads to ${details.vendor.url}, which is neither https nor on this site`;
  if (type === 'RECIPE' && details.recipeId === undefined) return `${prizeId} names no recipe`;
  if (!prizeAges.some((age) => age === prize.minimum_age))
    return `${prizeId} has minimum age ${prize.minimum_age}; it must be one of ${prizeAges.join(', ')}`;
  if (!details.choices) return null;
  const { prizeIds, defaultId } = details.choices;
  if (!prizeIds.includes(defaultId)) return `${prizeId} defaults to ${defaultId}, which isn't one of its choices`;
  const choices = prizeIds.map((id) => all.find((each) => each.prize_id === id));
  const missing = choices.findIndex((choice) => choice === undefined || choice.prize_type === 'ALTERNATE_PRIZES');
  if (missing >= 0) return `${prizeId} offers ${prizeIds[missing]}, which isn't a prize to choose`;
  // A shopper who chooses nothing always gets something.
  const given = choices[prizeIds.indexOf(defaultId)];
  if (given?.quantity_total !== null) return `${prizeId} defaults to ${defaultId}, which can run out`;
  return given.minimum_age === 0 ? null : `${prizeId} defaults to ${defaultId}, which isn't for all ages`;
}

/** Why a pool of codes is invalid: each prize that can be won or redeemed needs one (T-46); null when it is valid. */
export function poolProblem(prizeId: string, remaining: number | null, codes: number): string | null {
  if (remaining === null) return `${prizeId} has unlimited stock but ${codes} codes`;
  return remaining > codes ? `${prizeId} has ${codes} codes for ${remaining} prizes` : null;
}
