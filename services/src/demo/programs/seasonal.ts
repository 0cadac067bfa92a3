import type { ProgramDraft } from '../../games/index.ts';
import type { Season } from '../season.ts';
import { coupon, entry, game, otherwise, ownLinks, standIns, wins } from './draft.ts';

/** Nine jars; the shopper picks three. */
export const pantryPick = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'PANTRY-PICK-3',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-12),
  endAt: season.ends(58),
  postProgLiveAt: season.ends(72),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('PANTRY-PICK-3'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-13),
  game: game({
    kind: 'PICK3',
    title: 'Pantry Pick 3',
    tagline: 'Pick three jars. Match all three to win.',
    odds: otherwise([
      wins('pantry-strawberries', 8, 'strawberry', '2 packs of strawberries', 'Strawberries'),
      wins('pantry-cheese', 8, 'cheese-wedge', '$2 off cheese'),
      wins('pantry-honey', 16, 'honey-pot', 'Free jar of honey', 'Free honey'),
      wins('pantry-entries', 6, 'ticket', '3 sweepstakes entries', '3 entries'),
    ]),
  }),
  prizes: [
    coupon('pantry-strawberries', '2 packs of strawberries', 'strawberry', 798, {
      cost_points: 60,
      quantity_total: 400,
      issued: 96,
    }),
    coupon('pantry-cheese', '$2 off cheese', 'cheese-wedge', 200, {
      cost_points: 40,
      quantity_total: 600,
      issued: 131,
    }),
    coupon('pantry-honey', 'Free jar of honey', 'honey-pot', 649, {
      cost_points: 80,
      quantity_total: 120,
      issued: 77,
      per_user_limit: 2,
    }),
    entry('pantry-entries', 3, { cost_points: 50 }),
    ...standIns('pantry'),
  ],
  position: 2,
});

/** A scratch card in episodes of two weeks. */
export const scratchAndSip = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'SCRATCH-SIP',
  type: 'EPISODIC',
  divisions,
  startAt: season.begins(-4),
  endAt: season.ends(65),
  postProgLiveAt: season.ends(79),
  timeZone: season.timeZone,
  episodeDays: 14,
  uiAttributes: ownLinks('SCRATCH-SIP'),
  rulesVersion: 3,
  rulesEffectiveFrom: season.begins(-5),
  game: game({
    kind: 'SCRATCH',
    title: 'Scratch & Sip',
    tagline: 'Six squares. Match three and the drink is yours.',
    maxPlaysTotal: 30,
    odds: otherwise([
      wins('sip-bubble-tea', 24, 'bubble-tea', 'Free bubble tea', 'Bubble tea'),
      wins('sip-coffee', 24, 'hot-beverage', 'Free coffee, any size', 'Free coffee'),
      wins('sip-lemonade', 12, 'lemon', '$2 off lemonade', '$2 off'),
      wins('sip-cookie', 12, 'cookie', '$2 off cookies', '$2 off'),
    ]),
  }),
  prizes: [
    coupon('sip-bubble-tea', 'Free bubble tea', 'bubble-tea', 650, {
      cost_points: 80,
      quantity_total: 250,
      issued: 31,
    }),
    coupon('sip-coffee', 'Free coffee, any size', 'hot-beverage', 450, {
      cost_points: 40,
      quantity_total: 250,
      issued: 44,
    }),
    coupon('sip-lemonade', '$2 off lemonade', 'lemon', 200, {
      quantity_total: 800,
      issued: 12,
      details: { departmentId: 'beverages' },
    }),
    coupon('sip-cookie', '$2 off cookies', 'cookie', 200, { cost_points: 30, quantity_total: 800, issued: 65 }),
    ...standIns('sip'),
  ],
  position: 3,
});

/** A board of twelve stamps with three gifts. */
export const marketTrail = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'MARKET-TRAIL',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-6),
  endAt: season.ends(72),
  postProgLiveAt: season.ends(86),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('MARKET-TRAIL'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-7),
  game: game({
    kind: 'COLLECT',
    title: 'Market Trail',
    tagline: 'One to three stamps per play, with gifts along the way.',
    maxPlaysPerDay: 4,
    odds: [
      { label: '1 stamp', shortLabel: '1 stamp', imageId: 'tangerine', prizeId: null, oneIn: 2 },
      { label: '2 stamps', shortLabel: '2 stamps', imageId: 'grapes', prizeId: null, oneIn: 3 },
      { label: '3 stamps', shortLabel: '3 stamps', imageId: 'avocado', prizeId: null, oneIn: 6 },
    ],
    board: {
      stamps: 12,
      stampImageIds: [
        'tangerine',
        'bread',
        'avocado',
        'hot-beverage',
        'cheese-wedge',
        'grapes',
        'egg',
        'bread',
        'strawberry',
        'carrot',
        'pineapple',
        'wrapped-gift',
      ],
      gifts: [
        { atStamp: 4, prizeId: 'trail-coffee', label: 'Free coffee', imageId: 'hot-beverage' },
        { atStamp: 8, prizeId: 'trail-loaf', label: 'Free loaf', imageId: 'bread' },
        { atStamp: 12, prizeId: 'trail-reward', label: '$10 reward', imageId: 'wrapped-gift' },
      ],
    },
  }),
  prizes: [
    coupon('trail-coffee', 'Free coffee, any size', 'hot-beverage', 450, {
      cost_points: 40,
      quantity_total: 400,
      issued: 58,
    }),
    coupon('trail-loaf', 'Free loaf', 'bread', 399, { cost_points: 40, quantity_total: 400, issued: 33 }),
    {
      prize_id: 'trail-reward',
      prize_type: 'REWARD',
      reward_kind: 'EARN',
      name: '$10 grocery reward',
      image_id: 'wrapped-gift',
      arv_cents: 1000,
      cost_points: 100,
      quantity_total: 200,
      issued: 21,
    },
    ...standIns('trail'),
  ],
  position: 4,
});

/** Ended five days ago; its prizes can be redeemed a little longer. */
export const summerCookout = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'SUMMER-COOKOUT',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-50),
  endAt: season.ends(-5),
  postProgLiveAt: season.ends(9),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('SUMMER-COOKOUT'),
  rulesVersion: 2,
  rulesEffectiveFrom: season.begins(-51),
  welcomePlays: 0,
  game: game({
    kind: 'WHEEL',
    title: 'Summer Cookout',
    tagline: 'Six slices, hot off the grill.',
    optInText: 'Opt in and shop for your first spin.',
    odds: otherwise(
      [
        wins('cookout-watermelon', 12, 'watermelon', 'Free seedless watermelon', 'Watermelon'),
        wins('cookout-hot-dog', 12, 'hot-dog', '$4 off any hot dogs', '$4 off'),
        wins('cookout-ice-cream', 12, 'ice-cream', 'Free pint of ice cream', 'Ice cream'),
        wins('cookout-chicken', 12, 'poultry-leg', '$3 off chicken', '$3 off'),
        wins('cookout-entries', 4, 'ticket', '5 sweepstakes entries', '5 entries'),
      ],
      'Next time',
      'sun',
    ),
  }),
  prizes: [
    coupon('cookout-watermelon', 'Free seedless watermelon', 'watermelon', 699, {
      cost_points: 60,
      quantity_total: 300,
      issued: 241,
    }),
    coupon('cookout-hot-dog', '$4 off any hot dogs', 'hot-dog', 400, {
      cost_points: 40,
      quantity_total: 300,
      issued: 188,
    }),
    coupon('cookout-ice-cream', 'Free pint of ice cream', 'ice-cream', 549, {
      cost_points: 60,
      quantity_total: 500,
      issued: 275,
    }),
    coupon('cookout-chicken', '$3 off chicken', 'poultry-leg', 300, { quantity_total: 300, issued: 90 }),
    entry('cookout-entries', 5),
    ...standIns('cookout'),
  ],
  position: 9,
});

/** Hasn't started. */
export const winterWonders = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'WINTER-WONDERS',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(30),
  endAt: season.ends(75),
  postProgLiveAt: season.ends(89),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('WINTER-WONDERS'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-1),
  game: game({
    kind: 'WHEEL',
    title: 'Winter Wonders',
    tagline: 'Warm treats for cold days.',
    odds: otherwise(
      [
        wins('winter-pie', 10, 'pie', 'Free bakery pie', 'Free pie'),
        wins('winter-soup', 6, 'pot-of-food', '$3 off soup'),
        wins('winter-chocolate', 6, 'chocolate-bar', '$2 off chocolate', '$2 off'),
        wins('winter-entry', 4, 'ticket', 'Sweepstakes entry', '1 entry'),
      ],
      'Next time',
      'snowflake',
    ),
  }),
  prizes: [
    coupon('winter-pie', 'Free bakery pie', 'pie', 999, { cost_points: 120, quantity_total: 150 }),
    coupon('winter-soup', '$3 off soup', 'pot-of-food', 300, { cost_points: 40, quantity_total: 600 }),
    coupon('winter-chocolate', '$2 off chocolate', 'chocolate-bar', 200, { quantity_total: 600 }),
    entry('winter-entry', 1, { cost_points: 20 }),
    ...standIns('winter'),
  ],
  position: 8,
});
