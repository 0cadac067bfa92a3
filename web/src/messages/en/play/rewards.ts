import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const rewards = plural('en', { one: 'reward', other: 'rewards' });
const expire = plural('en', { one: 'reward expires', other: 'rewards expire' });
const points = plural('en', { one: 'point', other: 'points' });

/** Texts of the rewards page, and of one reward. */
export const rewardsTexts = {
  title: 'Grocery Rewards',
  /** After the number of rewards: 3 rewards to spend. */
  toSpend: (count: number) => [rewards(count), 'to spend'] as readonly [string, string],
  next: 'Next reward',
  progress: (have: number, of: number) => `${number.format(have)} / ${number.format(of)} points`,
  points: 'Points',
  number: (count: number) => number.format(count),
  onTheWay: 'On the way',
  added: (count: number) => (count < 0 ? `−${number.format(-count)}` : `+${number.format(count)}`),
  /** Over the day: 1 reward expires. */
  expires: (rewardCount: number, pointCount: number) =>
    rewardCount > 0
      ? `${number.format(rewardCount)} ${expire(rewardCount)}`
      : `${number.format(pointCount)} ${points(pointCount)} expire`,
  dollarsOff: 'Dollars off',
  /** Over the list of dollars off. */
  waiting: (amount: string) => `${amount} off is waiting for your cart`,
  waitingLead: 'Choose in your cart when to use it.',
  until: (date: string) => `Until ${date}`,
  left: (left: string, value: string) => `${left} of ${value} left`,
  goToCart: 'Go to My Cart',
  spend: 'Spend them',
  spendLead: (each: number) =>
    `${number.format(each)} points make one reward. Most people take money off their groceries.`,
  cost: (count: number) => [number.format(count), rewards(count)] as const,
  costOf: (count: number) => `${number.format(count)} ${rewards(count)}`,
  missing: (count: number) => `${number.format(count)} more ${rewards(count)}`,
  redeem: 'Redeem',
  /** Of one card's link: Redeem: $5 off your groceries. */
  redeemOf: (name: string) => `Redeem: ${name}`,
  history: 'History',
  seeAll: 'See all',
  noHistory: 'Your orders and rewards will show here.',
  /** Before the first points. */
  start: {
    title: 'Your first reward is 100 points away',
    text: 'Every $1 you spend on groceries is 1 point. They count once your order is handed over.',
    action: 'Start Shopping',
  },
  pending: 'On the way',
  couldNotLoad: {
    rewards: "We couldn't load your rewards",
    choices: "We couldn't load what you can redeem",
    history: "We couldn't load your history",
  },
  labels: { singular: 'point', plural: 'points' },
  detail: {
    redeemFor: (count: number) => `Redeem for ${number.format(count)} ${rewards(count)}`,
    redeeming: 'Redeeming',
    have: (count: number) => `You have ${number.format(count)} ${rewards(count)}.`,
    after: (count: number) =>
      count === 0 ? "You'll have none left." : `You'll have ${number.format(count)} ${rewards(count)} left.`,
    missing: (count: number) => `You need ${number.format(count)} more ${rewards(count)} for this.`,
    cost: 'Cost',
    value: 'Value',
    good: 'Good until',
    back: 'Back to Grocery Rewards',
    shop: 'Shop to earn points',
    announced: (name: string) => `You redeemed ${name}.`,
    notHere: 'This reward is no longer offered',
    notHereText: 'See what your points can be redeemed for now.',
    unavailable: "This reward can't be redeemed now.",
  },
};
