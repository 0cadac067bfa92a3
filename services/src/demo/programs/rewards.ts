import type { PrizeDraft, RewardsDraft } from '../../games/index.ts';
import type { Season } from '../season.ts';
import { rewardsProgram as inSpanish } from './es/rewards.ts';

const reward = (prizeId: string, dollars: number, rewards: number, imageId: string): PrizeDraft => ({
  prize_id: prizeId,
  prize_type: 'REWARD',
  reward_kind: 'BURN',
  name: `$${dollars} off your groceries`,
  short_description: 'Any order',
  description: `$${dollars} off groceries in one order or several, in store or online.`,
  image_id: imageId,
  arv_cents: dollars * 100,
  cost_points: rewards * 100,
  disclaimer: "Can't be used for alcohol, tobacco, gift cards, deposits, or fees. No cash value.",
});

/** Points of every member, and what they buy (N-70). */
export const rewardsProgram = (season: Season, divisions: readonly string[]): RewardsDraft => ({
  divisions,
  startAt: season.begins(-400),
  endAt: season.ends(3650),
  title: 'Grocery Rewards',
  translations: { es: inSpanish },
  prizes: [
    reward('foru-1-off', 1, 1, 'tangerine'),
    reward('foru-2-off', 2, 2, 'bread'),
    reward('foru-5-off', 5, 3, 'shopping-bags'),
    reward('foru-7-off', 7, 4, 'egg'),
    {
      prize_id: 'foru-freshpass',
      prize_type: 'FRESH_PASS',
      reward_kind: 'BURN',
      name: '1 month of FreshPass',
      short_description: 'Free delivery from $30',
      description: 'Free delivery on orders of $30 or more for one month, added to any FreshPass you already have.',
      image_id: 'delivery-truck',
      arv_cents: 1299,
      cost_points: 500,
    },
    reward('foru-15-off', 15, 7, 'bouquet'),
  ],
});
