import type { Deal } from './deal.ts';

/** `$1.50`. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
/** `$6`, `$1.50`. */
const short = (cents: number): string => dollars(cents).replace(/\.00$/, '');

/** What a coupon's ticket and text say. */
export interface DealWords {
  offerPrice: string;
  priceTitle: string;
  description: string;
  rewardText: string | null;
}

const unitWords = { items: 'items', lb: 'pounds', visits: 'times', dollars: '' } as const;

/** A deal in a store's words. @param of what it is on: `Prairie Cereal` @param by its last day: `August 31` */
export function wordsOf(deal: Deal, of: string, by: string): DealWords {
  const ticket = (offerPrice: string, priceTitle: string, description: string, rewardText: string | null = null) => ({
    offerPrice,
    priceTitle,
    description,
    rewardText,
  });
  switch (deal.kind) {
    case 'OFF':
      return ticket(
        dollars(deal.cents),
        'off',
        deal.quantity > 1
          ? `Save ${dollars(deal.cents)} when you buy ${deal.quantity}. Mix and match varieties and sizes.`
          : `Save ${dollars(deal.cents)} on any variety or size of ${of}.`,
      );
    case 'OVER':
      return ticket(
        dollars(deal.cents),
        'off',
        `Save ${dollars(deal.cents)} when you spend ${short(deal.least)} or more on ${of}.`,
      );
    case 'WEIGHT':
      return ticket(
        dollars(deal.cents),
        'off',
        `Save ${dollars(deal.cents)} when you buy ${(deal.hundredths / 100).toFixed(2)} lb or more of ${of}.`,
      );
    case 'PERCENT':
      return ticket(`${deal.percent}%`, 'off', `Take ${deal.percent}% off ${of}, any variety or size.`);
    case 'EACH':
      return ticket(dollars(deal.cents), 'each', `Pay ${dollars(deal.cents)} each for up to two, any variety.`);
    case 'FOR':
      return ticket(
        `${deal.quantity} for ${short(deal.cents)}`,
        '',
        `Pay ${short(deal.cents)} for any ${deal.quantity}. Mix and match. Fewer sell at the regular price.`,
      );
    case 'GET': {
      const gets = deal.isHalf ? '50% off' : 'free';
      return ticket(
        `Buy ${deal.buy}, get ${deal.get}`,
        gets,
        `Buy ${deal.buy} and get ${deal.get} of equal or lesser value ${gets}.`,
      );
    }
    case 'FREE':
      return ticket('FREE', '', 'Get one free, on us. Any variety.');
    case 'SPEND': {
      const off = deal.percent > 0 ? `${deal.percent}%` : short(deal.cents);
      return ticket(off, 'off', `Save ${off} when you spend ${short(deal.least)} or more on ${of} in one order.`);
    }
    case 'POINTS':
      return ticket(
        String(deal.points),
        'points',
        `Earn ${deal.points} points when you spend ${short(deal.least)} or more on ${of} in one order.`,
        `${deal.points} points`,
      );
    case 'PATH': {
      const goal = deal.units === 'dollars' ? `Spend $${deal.target}` : `Buy ${deal.target} ${unitWords[deal.units]}`;
      const what = deal.units === 'visits' ? `Shop ${deal.target} times` : `${goal} of ${of}`;
      return ticket(
        short(deal.cents),
        'reward',
        `${what} by ${by}, in one order or several.`,
        `${short(deal.cents)} reward`,
      );
    }
    case 'REWARD':
      return ticket(
        short(deal.cents),
        'reward',
        `Take ${short(deal.cents)} off your groceries with points you've earned.`,
        `${short(deal.cents)} off groceries`,
      );
    case 'BEHAVIOR':
      return ticket(String(deal.points), 'points', behaviorWords[deal.behavior] ?? '', `${deal.points} points`);
    case 'CHEAPEST':
      return ticket('50%', 'off', `Take half off the lowest-priced item of ${of} in your cart.`);
  }
}

const behaviorWords: Readonly<Record<string, string>> = {
  PROFILE: 'Add your email address and mobile number to your account.',
  COMMUNICATION: 'Choose to hear about new deals by email or text.',
  ORDER: 'Place an order for pickup or delivery.',
  REDEEM_REWARD: 'Redeem a Grocery Reward in your cart.',
  FRESHPASS: 'Start FreshPass, with free delivery on every order of $30 or more.',
};

/** What a coupon that asks for something other than a purchase is called. */
export const behaviorNames: Readonly<Record<string, string>> = {
  PROFILE: 'for Completing Your Profile',
  COMMUNICATION: 'for Staying in Touch',
  ORDER: 'for Ordering Online',
  REDEEM_REWARD: 'for Redeeming a Reward',
  FRESHPASS: 'for Trying FreshPass',
};

/** How often a household may use an offer, in words. @param ordersEach null if unlimited */
export const limitsOf = (ordersEach: number | null): string =>
  ordersEach === null
    ? 'Good in every order.'
    : ordersEach === 1
      ? 'Limit one per household.'
      : `Limit ${ordersEach} per household.`;
