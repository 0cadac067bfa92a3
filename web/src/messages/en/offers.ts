import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const offers = plural('en', { one: 'offer', other: 'offers' });

const coupons = plural('en', { one: 'coupon', other: 'coupons' });

const counted = (count: number) => `${number.format(count)} ${offers(count)}`;

/** Texts of coupons and deals. */
export const offersTexts = {
  title: 'Coupons & Deals',
  lead: 'Clip once, save when you check out.',
  list: 'Coupons',
  groups: 'Groups of offers',
  category: 'Category',
  allCategories: 'All',
  showAllCategories: (count: number) => `All ${count} categories`,
  showFewer: 'Show fewer',
  clearSearch: 'Clear search',
  /** S-83, S-34: what an address can name. */
  programs: { PD: 'Personalized deals', CC: 'Offers for everyone' },
  kindNames: {
    PERSONALIZED: 'Picked for you',
    COUPON: 'Coupon',
    BONUS_PATH: 'Bonus Path',
    REWARD: 'Grocery Reward',
    WEEKLY_AD: 'Weekly Ad',
  },
  myList: 'View in My List',
  banner: (category: string, count: number) => `${counted(count)} in ${category}`,
  kinds: 'Offer type',
  search: 'Search coupons',
  show: 'Show offers',
  showCount: (count: number) => `Show ${counted(count)}`,
  count: counted,
  loadMore: 'Load More',
  fromStart: 'Back to the first offers',
  details: 'Offer Details',
  detailsOf: (title: string) => `Offer Details: ${title}`,
  offerName: (value: string, title: string) => `${value} ${title}`,
  facts: {
    who: 'For',
    members: 'FreshPass members',
    join: 'Join FreshPass',
    pay: 'You pay',
    where: 'Where',
    withOthers: 'With other offers',
    kind: 'Offer type',
    department: 'Department',
  },
  about: 'About this offer',
  terms: 'Terms',
  eligible: {
    title: 'Eligible Items',
    shop: 'Shop items',
    seeAll: (count: number) => `See all ${number.format(count)}`,
    seeMore: 'See more',
    some: (shown: number, count: number) => `${number.format(shown)} of ${number.format(count)} items`,
    inDepartment: (department: string) => `This offer is good for items in ${department}.`,
  },
  unknown: {
    title: "We couldn't find this offer",
    text: 'It may have ended, or your store may not have it.',
    action: 'See all coupons and deals',
  },
  none: {
    title: 'No offers here',
    titleFor: (text: string) => `No offers for “${text}”`,
    text: 'Nothing matches your filters.',
    action: 'Show all offers',
  },
  couldNotUpdate: "We couldn't update the coupons",
  couldNotLoad: "We couldn't load the coupons",
  done: {
    clipped: 'Clipped',
    hidden: 'Coupon has already been',
    inProgress: 'In Progress',
    onList: 'Added to List',
    announced: (title: string) => `${title} is in My List.`,
  },
  /** Rows of coupons (S-56). */
  carousel: {
    previous: 'Previous coupons',
    next: 'Next coupons',
    seeAll: 'See all',
    seeAllOf: (title: string) => `See all: ${title}`,
    sample: 'Sample coupons',
  },
  /** Clips without a connection. */
  waiting: {
    waits: (count: number) => `${number.format(count)} ${coupons(count)} will be clipped when you're back online.`,
    announced: (title: string) => `${title} will be clipped when you're back online.`,
    signIn: (count: number) => `Sign in again to clip ${number.format(count)} ${coupons(count)}.`,
    done: (count: number) =>
      `${number.format(count)} ${coupons(count)} you clipped offline ${count === 1 ? 'is' : 'are'} in My List now.`,
    returned: (title: string, reason: string) => `${title}: ${reason}`,
    gotIt: 'Got it',
  },
  unclip: {
    undo: 'Undo',
    coupon: 'Unclip',
    challenge: 'Choose another instead',
    done: (title: string) => `${title} is no longer clipped.`,
    failed: 'Nothing changed. Try again in a moment.',
  },
  failed: { title: 'This coupon was not clipped', text: 'Nothing in My List changed. Try again in a moment.' },
  similar: 'See similar offers',
  signIn: {
    title: 'Sign in to clip',
    text: "We'll send you a 6-digit code. The coupon is clipped as soon as you're in.",
  },
  /** S-39. */
  join: {
    title: (program: string) => `Join ${program}`,
    text: "It's free. The coupon is clipped as soon as you're a member.",
    brings: 'What joining brings',
    benefits: ['Offers of your own from the first day', 'Points with every order', 'Deals picked for what you buy'],
    action: 'Join free',
    signIn: "I'm a member already",
  },
  boxTop: {
    title: 'Earn a box top, too',
    text: "Each time you use this coupon, a school gets a box top. Accept the program's terms to clip it. We only ask once.",
    accept: 'Accept and clip',
    notNow: 'Not now',
    failed: "We couldn't save that. Try again in a moment.",
  },
  profile: {
    done: 'Coupon clipped',
    title: { PHONE: 'Add your mobile number', EMAIL: 'Add your email address' },
    text: "So a lost phone or a new card never costs you your rewards. We'll only contact you about your orders.",
    label: { PHONE: 'Mobile number', EMAIL: 'Email address' },
    hint: { PHONE: '10 digits. Message and data rates may apply.', EMAIL: '' },
    invalid: { PHONE: 'Enter a 10-digit US mobile number.', EMAIL: 'Enter an email address like name@example.com.' },
    save: 'Save',
    saving: 'Saving',
    notNow: 'Not now',
    saved: { PHONE: 'Your mobile number is saved.', EMAIL: 'Your email address is saved.' },
    failed: "We couldn't save that. Try again in a moment.",
  },
  close: 'Close',
};
