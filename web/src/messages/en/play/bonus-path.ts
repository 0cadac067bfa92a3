import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const offers = plural('en', { one: 'offer', other: 'offers' });
const counts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const spelled = (count: number) => counts[count - 1] ?? number.format(count);
const days = plural('en', { one: 'day', other: 'days' });
const hours = plural('en', { one: 'hour', other: 'hours' });
const minutes = plural('en', { one: 'minute', other: 'minutes' });

/** Texts of the Bonus Path, and of the welcome offers. */
export const bonusPathTexts = {
  title: 'Bonus Path',
  lead: 'Complete offers to unlock bonus savings.',
  underWay: 'Under way',
  underWayLead: 'Every order counts once you have it.',
  toStart: 'Ready to start',
  toStartLead: 'Activate one before you shop, so your orders count.',
  done: 'Completed and ended',
  doneLead: "Find what you've earned in Grocery Rewards.",
  rewards: 'Go to Grocery Rewards',
  none: {
    title: 'No Bonus Path at this time',
    text: 'New ones come every few weeks. Coupons are ready now.',
    action: 'See coupons and deals',
  },
  couldNotLoad: "We couldn't load your Bonus Path",
  welcome: {
    title: 'Welcome Offers',
    hello: (name: string | null) => (name === null ? 'Welcome' : `Welcome, ${name}`),
    /** Four offers are yours. */
    lead: (count: number) =>
      count === 1
        ? 'One offer is yours. Clip it now and it waits in My List until you shop.'
        : `${spelled(count)} ${offers(count)} are yours. Clip them now and they wait in My List until you shop.`,
    clipAll: (count: number) => (count === 1 ? 'Clip it' : `Clip all ${spelled(count).toLowerCase()}`),
    clipping: 'Clipping',
    once: 'Each can be used once. They leave this page when clipped.',
    /** Of the first that ends. */
    ends: (left: string) => `The first ends in ${left}.`,
    left: ({ d, h, m }: { d: number; h: number; m: number }) =>
      d > 0 ? `${d} ${days(d)}` : h > 0 ? `${h} ${hours(h)}` : `${Math.max(m, 1)} ${minutes(Math.max(m, 1))}`,
    done: {
      title: 'All your welcome offers are clipped',
      text: 'They come off automatically at checkout.',
      list: 'View in My List',
      shop: 'Start Shopping',
    },
    wait: {
      title: 'Your welcome offers are on their way',
      text: 'This takes a moment. Coupons are ready for everybody.',
    },
    /** Of a link that can't be used: another account's, or used up. */
    refused: {
      title: "This link doesn't bring you any offers",
      text: 'It belongs to another account or has already been used. Coupons are ready for everybody.',
    },
    none: {
      title: 'No welcome offers right now',
      text: 'They come with a new account. Coupons are ready for everybody.',
      action: 'See coupons and deals',
    },
    guest: {
      title: 'Join free, and start with offers of your own',
      text: 'Members get welcome offers with their new account, and points with every order.',
      join: 'Join free',
      signIn: 'Sign in',
    },
    couldNotLoad: "We couldn't load your welcome offers",
  },
};
