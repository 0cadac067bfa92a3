import type { PrizeDraft, ProgramDraft } from '../../games/index.ts';

type Game = ProgramDraft['game'];
type OddsLine = Game['odds'][number];

/** A line of odds that wins a prize. */
export const wins = (prizeId: string, oneIn: number, imageId: string, label: string, shortLabel = label): OddsLine => ({
  label,
  shortLabel,
  imageId,
  prizeId,
  oneIn,
});

/** The line without a prize, which takes the remaining odds. */
export function otherwise(lines: readonly OddsLine[], label = 'Next time', imageId = 'seedling'): OddsLine[] {
  const taken = lines.reduce((sum, line) => sum + 1 / line.oneIn, 0);
  return [...lines, { label, shortLabel: label, imageId, prizeId: null, oneIn: 1 / (1 - taken) }];
}

/** How it works in three steps; the welcome play is free. */
export const steps = (shop: string, play: string, win: string): Game['howItWorks'] => [
  { step: 1, title: 'Shop', body: shop, image: 'SHOP' },
  { step: 2, title: 'Play', body: play, image: 'PLAY' },
  { step: 3, title: 'Win', body: win, image: 'WIN' },
];

/** A game with the texts that most games share. */
export function game(own: Pick<Game, 'kind' | 'title' | 'tagline' | 'odds'> & Partial<Game>): Game {
  return {
    costPoints: 40,
    maxPlaysPerDay: 3,
    maxPlaysTotal: 60,
    reducedMotionVariant: true,
    board: null,
    earnText: 'Every $1 you spend on groceries earns 1 Game point. Each play costs {cost} {points}.',
    optInText: 'Opt in and your first play is on us.',
    howItWorks: steps(
      'Every $1 you spend on groceries earns 1 Game point.',
      'Each play costs {cost} {points}. Your first play is on us.',
      'Redeem your prize by {redeemBy}. Coupons clip themselves.',
    ),
    ...own,
  };
}

/** Whose goods a prize comes off, by its picture; what isn't here is handed out in the store. */
const departments: Readonly<Record<string, readonly string[]>> = {
  'fruits-vegetables': [
    'tangerine',
    'strawberry',
    'watermelon',
    'mango',
    'red-apple',
    'green-apple',
    'banana',
    'lemon',
    'kiwi-fruit',
    'green-salad',
  ],
  'bread-bakery': ['bread', 'pie', 'birthday-cake', 'croissant', 'bagel', 'doughnut', 'baguette-bread'],
  'dairy-eggs-cheese': ['glass-of-milk', 'cheese-wedge'],
  'cookies-snacks-candy': ['cookie', 'chocolate-bar', 'popcorn'],
  flowers: ['bouquet'],
  'frozen-foods': ['ice-cream'],
  'meat-seafood': ['hot-dog', 'poultry-leg'],
  'canned-goods-soups': ['pot-of-food'],
  'condiments-spices-bakes': ['honey-pot'],
};
const departmentOf = (imageId: string): { departmentId?: string } => {
  const found = Object.entries(departments).find(([, pictures]) => pictures.includes(imageId));
  return found ? { departmentId: found[0] } : {};
};

export const coupon = (
  prizeId: string,
  name: string,
  imageId: string,
  arvCents: number,
  own: Partial<PrizeDraft> = {},
): PrizeDraft => ({
  prize_id: prizeId,
  prize_type: 'B4U_OFFER',
  reward_kind: 'EARN',
  name,
  image_id: imageId,
  arv_cents: arvCents,
  ...own,
  details: { ...departmentOf(imageId), ...own.details },
});

/**
 * The alternate when a drawn prize is gone: one of three to choose from, without stock or cap, so that there is always
 * one (T-41). The coupon is the default.
 */
export const standIns = (prefix: string): PrizeDraft[] => [
  {
    prize_id: `${prefix}-produce`,
    prize_type: 'ALTERNATE_PRIZES',
    reward_kind: 'EARN',
    name: 'Choose one of three',
    short_description: "Your prize was gone or wasn't available to you. Pick another, on us.",
    description: "Your prize was gone or wasn't available to you. Pick one of three others, on us, within 7 days.",
    image_id: 'wrapped-gift',
    arv_cents: 100,
    alternate_rank: 1,
    details: {
      choices: {
        prizeIds: [`${prefix}-choice-produce`, `${prefix}-choice-bread`, `${prefix}-choice-reward`],
        defaultId: `${prefix}-choice-reward`,
      },
    },
  },
  coupon(`${prefix}-choice-produce`, '$1 off any fresh produce', 'green-apple', 100, {
    short_description: 'Any fruit or vegetable',
  }),
  coupon(`${prefix}-choice-bread`, '$1 off bakery bread', 'bread', 100, {
    short_description: 'Any loaf or roll from our bakery',
  }),
  {
    prize_id: `${prefix}-choice-reward`,
    prize_type: 'REWARD',
    reward_kind: 'EARN',
    name: '$1 grocery reward',
    short_description: 'Off your next order',
    image_id: 'money-bag',
    arv_cents: 100,
  },
];

/** Tickets from another company, delivered as codes. */
export const cinema = (prizeId: string, shortDescription: string, own: Partial<PrizeDraft>): PrizeDraft => ({
  prize_id: prizeId,
  prize_type: 'VENDOR',
  reward_kind: 'EARN',
  name: '2 movie tickets',
  short_description: shortDescription,
  description: 'Two tickets for one visit. You get the code right away, and it stays on this page.',
  image_id: 'admission-tickets',
  arv_cents: 2800,
  disclaimer: "Can't be combined with other offers. No cash value.",
  details: {
    vendor: {
      name: 'Lantern Cinemas',
      url: 'https://lantern-cinemas.example.com',
      instructions: 'Show the code at the box office or enter it online. It can be used once.',
    },
  },
  ...own,
});

export const entry = (prizeId: string, entries: number, own: Partial<PrizeDraft> = {}): PrizeDraft => ({
  prize_id: prizeId,
  prize_type: 'SWEEPSTAKES',
  reward_kind: 'SWEEPSTAKES',
  name: entries === 1 ? 'Sweepstakes entry' : `${entries} sweepstakes entries`,
  image_id: 'ticket',
  arv_cents: 0,
  entries,
  ...own,
});

/** Links to the game's own page, for programs that carry them (G-6). */
export const ownLinks = (code: string) => ({
  RULESURL: `/games/official-rules/${code}`,
  FAQURL: `/games/game-details/${code}#faq`,
});
