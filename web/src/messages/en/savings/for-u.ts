import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const coupons = plural('en', { one: 'coupon clipped', other: 'coupons clipped' });

/** Texts of the page where everything that saves or earns begins. */
export const forUTexts = {
  lead: 'Your points, rewards, coupons, and games in one place.',
  guestLead: 'Coupons, points, rewards, and games for members.',
  card: {
    title: 'At the register',
    text: 'Scan your club card to use your coupons and earn points.',
    show: 'Show club card',
  },
  coupons: {
    title: 'Coupons',
    count: (count: number) => [number.format(count), coupons(count)] as const,
    none: 'Nothing clipped yet. Clip a coupon, and it comes off by itself.',
    clip: 'Clip coupons',
    see: 'See clipped',
  },
  rewards: {
    title: 'Points & rewards',
    see: 'See rewards',
    /** Dollars off that wait. */
    waiting: (amount: string) => `${amount} off is waiting for your cart.`,
  },
  more: 'More ways to save',
  couldNotLoad: {
    rewards: "We couldn't load your points",
    coupons: "We couldn't load your coupons",
    games: "We couldn't load your games",
  },
};
