import type { PrizeDraft, ProgramDraft } from '../../games/publish.ts';
import type { Season } from '../season.ts';
import { coupon, entry, game, otherwise, ownLinks, standIn, wins } from './draft.ts';

const gallery: PrizeDraft[] = [
  coupon('harvest-fruit', '$5 off fresh fruit', 'tangerine', 500, {
    short_description: 'Any fresh fruit, whole or cut',
    description: '$5 off fresh fruit of your choice. The coupon is clipped for you.',
    cost_points: 40,
    quantity_total: 500,
    issued: 188,
  }),
  coupon('harvest-coffee', 'Free coffee, any size', 'hot-beverage', 450, {
    short_description: 'At the coffee bar of any store',
    description: 'One coffee of any size at the coffee bar. The coupon is clipped for you.',
    cost_points: 40,
    quantity_total: 200,
    issued: 141,
    per_user_limit: 3,
  }),
  {
    prize_id: 'harvest-freshpass',
    prize_type: 'FRESH_PASS',
    reward_kind: 'EARN',
    name: '1 month of FreshPass',
    short_description: 'Free delivery for a month',
    description: 'Unlimited free delivery for one month, added to a running FreshPass.',
    image_id: 'shopping-bags',
    arv_cents: 1299,
    cost_points: 120,
    quantity_total: 50,
    issued: 41,
    per_user_limit: 1,
  },
  {
    prize_id: 'harvest-reward',
    prize_type: 'REWARD',
    reward_kind: 'BURN',
    name: '$10 grocery reward',
    short_description: 'Off your next order',
    description: '$10 off an order of groceries, until the end of next month.',
    image_id: 'wrapped-gift',
    arv_cents: 1000,
    cost_points: 100,
    quantity_total: 300,
    issued: 154,
    per_day_limit: 1,
  },
  entry('harvest-entry', 1, {
    short_description: 'Groceries for a year',
    description: 'One entry in the drawing for a year of groceries.',
    cost_points: 20,
  }),
  coupon('harvest-cake', 'Free bakery cake', 'birthday-cake', 2499, {
    short_description: 'Quarter sheet, any flavor',
    cost_points: 160,
    quantity_total: 25,
    issued: 25,
  }),
];

const wonOnly: PrizeDraft[] = [
  {
    prize_id: 'harvest-points',
    prize_type: 'REWARD',
    reward_kind: 'EARN',
    name: '25 Game points',
    image_id: 'glowing-star',
    arv_cents: 0,
    points: 25,
  },
  coupon('harvest-loaf', 'Free loaf', 'bread', 399, { quantity_total: 1000, issued: 212 }),
  coupon('harvest-milk', '$2 off milk', 'glass-of-milk', 200, { quantity_total: 1000, issued: 305 }),
  standIn('harvest-produce'),
];

/** A wheel of eight fields, seven with a prize, in every division. */
export const harvestSpin = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'HARVEST-SPIN',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-9),
  endAt: season.ends(45),
  postProgLiveAt: season.ends(59),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('HARVEST-SPIN'),
  rulesVersion: 3,
  rulesEffectiveFrom: season.begins(-10),
  game: game({
    kind: 'WHEEL',
    title: 'Harvest Spin',
    tagline: 'Eight fields, seven with a prize.',
    maxPlaysPerDay: 5,
    maxPlaysTotal: 150,
    odds: otherwise([
      wins('harvest-coffee', 10, 'hot-beverage', 'Free coffee'),
      wins('harvest-fruit', 10, 'tangerine', '$5 off fresh fruit', '$5 off fruit'),
      wins('harvest-points', 5, 'glowing-star', '25 Game points', '25 points'),
      wins('harvest-loaf', 10, 'bread', 'Free loaf'),
      wins('harvest-entry', 5, 'ticket', 'Sweepstakes entry', '1 entry'),
      wins('harvest-milk', 10, 'glass-of-milk', '$2 off milk'),
      wins('harvest-freshpass', 100, 'shopping-bags', '1 month of FreshPass', 'FreshPass'),
    ]),
  }),
  prizes: [...gallery, ...wonOnly],
  position: 1,
});
