import { isSafeAddress } from '../../platform/safe-address.ts';
import { prizeAges } from './person.ts';
import type { PrizeType } from '../store/tables.ts';
import type { PrizeDetails } from '../store/tables-prizes.ts';

interface Drafted {
  prize_id: string;
  prize_type: PrizeType;
  quantity_total: number | null;
  alternate_rank: number | null;
  minimum_age: number;
  details: PrizeDetails;
}

/** What stands against publishing a prize among the prizes of its program, in words; null when nothing does. */
export function prizeProblem(prize: Drafted, all: readonly Drafted[]): string | null {
  const { prize_id: prizeId, prize_type: type, details } = prize;
  if (type === 'VENDOR' && !details.vendor) return `${prizeId} does not say whose code it is`;
  if (details.vendor?.url && !isSafeAddress(details.vendor.url))
    return `${prizeId} leads to ${details.vendor.url}, which is neither https nor of this site`;
  if (type === 'RECIPE' && details.recipeId === undefined) return `${prizeId} names no recipe`;
  if (!prizeAges.some((age) => age === prize.minimum_age))
    return `${prizeId} is from ${prize.minimum_age} years on: a prize is from ${prizeAges.join(', ')}`;
  if (!details.choices) return null;
  const { prizeIds, defaultId } = details.choices;
  if (!prizeIds.includes(defaultId)) return `${prizeId} gives ${defaultId}, which can not be chosen`;
  const choices = prizeIds.map((id) => all.find((each) => each.prize_id === id));
  const missing = choices.findIndex((choice) => choice === undefined || choice.prize_type === 'ALTERNATE_PRIZES');
  if (missing >= 0) return `${prizeId} offers ${prizeIds[missing]}, which is no prize to choose`;
  // Whoever chooses nothing is given something, always.
  const given = choices[prizeIds.indexOf(defaultId)];
  if (given?.quantity_total !== null) return `${prizeId} gives ${defaultId}, which can run out`;
  return given.minimum_age === 0 ? null : `${prizeId} gives ${defaultId}, which is not for every age`;
}

/** What stands against a pool of codes: each that can be won or bought needs one (T-46); null when nothing does. */
export function poolProblem(prizeId: string, remaining: number | null, codes: number): string | null {
  if (remaining === null) return `${prizeId} has no limit, and ${codes} codes`;
  return remaining > codes ? `${prizeId} has ${codes} codes for ${remaining} prizes` : null;
}
