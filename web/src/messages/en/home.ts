import { number } from '../support/formats.ts';

/** Texts of the home page. Those of the specification are verbatim. */
export const homeTexts = {
  title: 'Good food, close to home',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  greeting: (greeting: string, name: string) => `${greeting}, ${name}`,
  /** When the store isn't known. */
  anyStore: 'Pick up, get delivery, or shop in the store.',
  next: { PICKUP: 'Next pickup', DELIVERY: 'Next delivery', IN_STORE: 'Next time', SHIPPING: 'Next time' },
  /** What the household usually buys: how many lines, and about what they cost. */
  due: (count: number, total: string | null) => {
    if (total === null) return count === 1 ? 'One of your usuals is due.' : `${count} of your usuals are due.`;
    return count === 1
      ? `One of your usuals is due, for about ${total}.`
      : `${count} of your usuals are due. Together, they come to about ${total}.`;
  },
  seeDue: 'See what is due',
  startShopping: 'Start Shopping',
  anotherStore: 'Find another store',
  membership: {
    title: 'Members pay less. Joining is free.',
    text: 'A phone number or email is enough.',
    join: 'Join free',
    signIn: 'Sign in',
    benefits: 'What members get',
    play: { title: 'Play & Earn', text: 'Earn Game points when you shop, then play them for food and rewards.' },
    coupons: { title: 'Coupons', text: 'Clip one once, and it comes off by itself when you order what it is for.' },
    schedule: {
      title: 'Schedule & Save',
      text: 'Milk, coffee, diapers: they come when you need them, and you can skip any time.',
      ticket: '5% off',
    },
  },
  departments: { title: 'Departments', all: (count: number) => `All ${number.format(count)}` },
  coupons: { guest: 'Coupons & Deals', member: 'Deals for you' },
  seeAll: 'See all',
  seeAllOf: (title: string) => `See all: ${title}`,
  allGames: 'All games',
  teaser: {
    text: 'Shop, earn Game points, and play. Anyone can check the draw.',
    prize: (prize: string, value: string) => `${prize}, worth ${value}`,
    how: 'See how it works',
    free: 'Play without a purchase',
  },
  couldNotLoad: {
    departments: "We couldn't load the departments",
    shelves: "We couldn't load today's shelves",
    games: "We couldn't load your games",
    bonusPath: "We couldn't load Bonus Path",
  },
};
export type HomeTexts = typeof homeTexts;
