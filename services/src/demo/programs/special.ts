import type { ProgramDraft } from '../../games/index.ts';
import type { Season } from '../season.ts';
import { cinema, coupon, entry, game, otherwise, ownLinks, standIns, steps, wins } from './draft.ts';

/** Its points have their own names (G-7). */
export const freshCoinDrop = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'FRESH-COIN-DROP',
  type: 'EPISODIC',
  divisions,
  startAt: season.begins(-3),
  endAt: season.ends(38),
  postProgLiveAt: season.ends(52),
  timeZone: season.timeZone,
  episodeDays: 7,
  uiAttributes: { ...ownLinks('FRESH-COIN-DROP'), tokenLabelSingular: 'Fresh coin', tokenLabelPlural: 'Fresh coins' },
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-4),
  game: game({
    kind: 'SCRATCH',
    title: 'Fresh Coin Drop',
    tagline: 'Match three fruits to fill your basket.',
    costPoints: 15,
    maxPlaysPerDay: 4,
    maxPlaysTotal: 20,
    earnText: 'Every $1 you spend on groceries earns 1 Fresh coin. Each play costs {cost} {points}.',
    howItWorks: steps(
      'Every $1 you spend on groceries earns 1 Fresh coin.',
      'Each play costs {cost} {points}. Your first play is on us.',
      'Redeem your prize by {redeemBy}. Coupons clip themselves.',
    ),
    odds: otherwise(
      [
        wins('coin-basket', 30, 'basket', '$15 produce basket', 'Basket'),
        wins('coin-mango', 10, 'mango', 'Free mango'),
        wins('coin-salad', 10, 'green-salad', '$2 off salad kits', '$2 off'),
        wins('coin-movie', 60, 'admission-tickets', '2 movie tickets', 'Movie'),
      ],
      'Next time',
      'coin',
    ),
  }),
  prizes: [
    coupon('coin-basket', '$15 produce basket', 'basket', 1500, {
      cost_points: 90,
      quantity_total: 60,
      issued: 18,
      per_user_limit: 1,
    }),
    coupon('coin-mango', 'Free mango', 'mango', 199, { cost_points: 15, quantity_total: 500, issued: 76 }),
    coupon('coin-salad', '$2 off salad kits', 'green-salad', 200, { quantity_total: 500, issued: 40 }),
    cinema('coin-movie', 'From Lantern Cinemas. Any film, any day, one visit.', {
      cost_points: 45,
      quantity_total: 12,
      per_user_limit: 2,
    }),
    ...standIns('coin'),
  ],
  position: 5,
});

/** An explicit minimum age of 0 stays 0. */
export const farmFriends = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'FARM-FRIENDS',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-2),
  endAt: season.ends(60),
  postProgLiveAt: season.ends(74),
  timeZone: season.timeZone,
  uiAttributes: { ...ownLinks('FARM-FRIENDS'), minAge: 0 },
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-3),
  game: game({
    kind: 'PICK3',
    title: 'Farm Friends',
    tagline: 'For all ages: match three and a treat is yours.',
    costPoints: 20,
    odds: otherwise(
      [
        wins('farm-apple', 5, 'red-apple', 'Free apple'),
        wins('farm-popcorn', 10, 'popcorn', '$1 off popcorn', '$1 off'),
        wins('farm-banana', 5, 'banana', 'Free banana'),
        wins('farm-recipe', 10, 'pancakes', 'Banana pancakes, a recipe', 'Pancakes'),
      ],
      'Next time',
      'sunflower',
    ),
  }),
  prizes: [
    coupon('farm-apple', 'Free apple', 'red-apple', 79, { cost_points: 20, quantity_total: 2000, issued: 310 }),
    coupon('farm-popcorn', '$1 off popcorn', 'popcorn', 100, { cost_points: 20, quantity_total: 900, issued: 54 }),
    coupon('farm-banana', 'Free banana', 'banana', 39, { quantity_total: 2000, issued: 402 }),
    {
      prize_id: 'farm-recipe',
      prize_type: 'RECIPE',
      reward_kind: 'EARN',
      name: 'Banana pancakes',
      short_description: 'A recipe for 2, in 20 minutes',
      description: 'Three pantry staples and ripe bananas: pancakes small hands can help stir.',
      image_id: 'pancakes',
      arv_cents: 0,
      cost_points: 10,
      details: { recipeId: 'farm-pancakes' },
    },
    ...standIns('farm'),
  ],
  position: 6,
});

/** A sweepstakes: associates see that they can't enter (N-5). */
export const grandGiveaway = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'GRAND-GIVEAWAY',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-5),
  endAt: season.ends(50),
  postProgLiveAt: season.ends(64),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('GRAND-GIVEAWAY'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-6),
  employeesExcluded: true,
  game: game({
    kind: 'SCRATCH',
    title: 'Grand Giveaway',
    tagline: 'Every card is an entry. Some are worth five.',
    costPoints: 20,
    odds: [
      wins('grand-five', 4, 'trophy', '5 sweepstakes entries', '5 entries'),
      wins('grand-one', 4 / 3, 'ticket', 'Sweepstakes entry', '1 entry'),
    ],
  }),
  prizes: [
    entry('grand-five', 5, { image_id: 'trophy' }),
    entry('grand-one', 1, { cost_points: 20 }),
    ...standIns('grand'),
  ],
  position: 7,
});

/** Played elsewhere: its game link leads to another site (G-6). */
export const bakeryBingo = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'BAKERY-BINGO',
  type: 'EPISODIC',
  divisions,
  startAt: season.begins(-1),
  endAt: season.ends(41),
  postProgLiveAt: season.ends(55),
  timeZone: season.timeZone,
  episodeDays: 14,
  uiAttributes: { ...ownLinks('BAKERY-BINGO'), GAMEURL: 'https://games.example.com/bakery-bingo' },
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-2),
  game: game({
    kind: 'PICK3',
    title: 'Bakery Bingo',
    tagline: 'Warm from the oven, three in a row.',
    odds: otherwise(
      [
        wins('bingo-croissant', 8, 'croissant', 'Free croissant', 'Croissant'),
        wins('bingo-bagel', 8, 'bagel', '$1 off bagels'),
        wins('bingo-doughnut', 8, 'doughnut', 'Free doughnut', 'Doughnut'),
      ],
      'Next time',
      'pretzel',
    ),
  }),
  prizes: [
    coupon('bingo-croissant', 'Free croissant', 'croissant', 249, { cost_points: 40, quantity_total: 300, issued: 9 }),
    coupon('bingo-bagel', '$1 off bagels', 'bagel', 100, { quantity_total: 300, issued: 4 }),
    coupon('bingo-doughnut', 'Free doughnut', 'doughnut', 149, { cost_points: 40, quantity_total: 300, issued: 7 }),
    ...standIns('bingo'),
  ],
  position: 10,
});

/** Void in some states: opting in is refused there, or the state is asked for first. */
export const citrusDrop = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'CITRUS-DROP',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-7),
  endAt: season.ends(35),
  postProgLiveAt: season.ends(49),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('CITRUS-DROP'),
  rulesVersion: 2,
  rulesEffectiveFrom: season.begins(-8),
  voidWhere: ['CA', 'NY', 'RI'],
  game: game({
    kind: 'WHEEL',
    title: 'Citrus Drop',
    tagline: 'Five slices, bright and tart.',
    odds: otherwise([
      wins('citrus-oranges', 8, 'tangerine', 'Free bag of oranges', 'Oranges'),
      wins('citrus-lemons', 8, 'lemon', '$1 off lemons'),
      wins('citrus-kiwi', 8, 'kiwi-fruit', '$1 off kiwis'),
      wins('citrus-entry', 4, 'ticket', 'Sweepstakes entry', '1 entry'),
    ]),
  }),
  prizes: [
    coupon('citrus-oranges', 'Free bag of oranges', 'tangerine', 599, {
      cost_points: 60,
      quantity_total: 120,
      issued: 33,
    }),
    coupon('citrus-lemons', '$1 off lemons', 'lemon', 100, { quantity_total: 400, issued: 70 }),
    coupon('citrus-kiwi', '$1 off kiwis', 'kiwi-fruit', 100, { quantity_total: 400, issued: 41 }),
    entry('citrus-entry', 1, { cost_points: 20 }),
    ...standIns('citrus'),
  ],
  position: 7,
});

/** Won by the first play at or after a winning moment (SEEDED_TIME, N-21). @param moments ids of the moments, one every four hours */
export const luckyLoaf = (season: Season, divisions: readonly string[], moments: readonly string[]): ProgramDraft => ({
  code: 'LUCKY-LOAF',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-1),
  endAt: season.ends(44),
  postProgLiveAt: season.ends(58),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('LUCKY-LOAF'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-2),
  method: 'SEEDED_TIME',
  game: game({
    kind: 'WHEEL',
    title: 'Lucky Loaf',
    tagline: 'Someone wins a loaf every few hours. Could you be next?',
    // Estimates: who wins depends on the moments and on how many play.
    odds: otherwise([
      wins('lucky-loaf', 8, 'bread', 'Free loaf'),
      wins('lucky-baguette', 8, 'baguette-bread', 'Free baguette', 'Baguette'),
    ]),
  }),
  prizes: [
    coupon('lucky-loaf', 'Free loaf', 'bread', 399, { cost_points: 40, quantity_total: 400 }),
    coupon('lucky-baguette', 'Free baguette', 'baguette-bread', 299, { quantity_total: 400 }),
    ...standIns('lucky'),
  ],
  moments: moments.map((id, index) => ({
    id,
    prizeId: index % 2 === 0 ? 'lucky-loaf' : 'lucky-baguette',
    winsAt: season.now.add({ hours: 4 * index - 1 }),
  })),
  position: 6,
});
