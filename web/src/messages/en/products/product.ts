import { plural } from '../../support/plural.ts';
import { productCardTexts } from './product-card.ts';
import { sellerTexts } from '../seller.ts';

const options = plural('en', { one: 'option', other: 'options' });

/** Texts of products' own pages. Those of the specification are verbatim. */
export const productTexts = {
  ...productCardTexts,
  ...sellerTexts,

  /** What to look for on the shelf, where the name is a translation. */
  onPack: { label: 'On the package:', composed: 'Translated automatically.' },
  /** Below the price, when options cost more. */
  beforeExtras: 'Each, before extras',
  /** What a wine is, each above its value. */
  wine: { body: 'Body', grape: 'Grape', region: 'Region' },
  warning: 'WARNING',

  coupons: { qualifying: 'Coupons for this product', aisle: (department: string) => `Coupons in ${department}` },
  channelsTitle: 'How to get it',
  channels: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In-Store', SHIPPING: 'Shipping' },
  available: 'Available',
  notOffered: 'Not offered',
  notNow: 'Not available',

  about: 'About this item',
  details: 'Details',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  diets: 'Diets',
  benefits: 'SNAP and other benefits',
  nutrition: {
    title: 'Nutrition facts',
    nutrient: 'Nutrient',
    amount: 'Amount',
    dailyValue: 'Daily value',
    calories: 'Calories',
  },

  list: {
    add: 'Add to List',
    done: 'Added to List',
    added: (name: string) => `${name} is on My List.`,
    failed: "This couldn't be added to My List. Please try again.",
  },
  schedule: 'Save 5% with Schedule & Save',
  /** @param often Every 2 weeks; null while it is paused */
  scheduled: (often: string | null) => `On your schedule · ${often ?? 'Paused'}`,
  share: 'Share',
  copied: 'Link copied',
  notCopied: "The link can't be copied here. Copy it from the address bar.",

  boughtTogether: 'Often bought together',

  /** Above the substitutes. */
  swap: 'You can swap it for',
  closeToIt: 'Similar, and here today',
  similarFailed: "We couldn't load similar products",
  seeAisle: (aisle: string) => `See all in ${aisle}`,

  customize: {
    title: 'Make it yours',
    rule: (rule: string, chosen: number) => (chosen === 0 ? rule : `${rule}, ${chosen} chosen`),
    free: 'Free',
    more: (price: string) => `+${price}`,
    missing: (count: number) => `Choose ${count} more ${options(count)}.`,
    note: 'Note for the kitchen',
    noteCount: (used: number, most: number) => `${used} of ${most} characters`,
    noteTooLong: (most: number) => `Keep it to ${most} characters.`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    removeOne: (name: string) => `Remove one ${name}`,
    addOne: (name: string) => `Add one ${name}`,
    total: 'Your selection',
    /** With more than one: a row of the sum. */
    times: 'Each',
    included: 'Included',
    out: 'Out today',
    stage: 'Your sandwich, from the bottom up',
    /** @param day Jul 26 */
    before: (day: string) => `Like on ${day}?`,
    /** `Sourdough, Cheddar, Bacon. $10.99` */
    beforeText: (names: readonly string[], price: string) => [names.join(', '), price].filter(Boolean).join('. '),
    useIt: 'Use it',
    calories: (calories: number) => `${calories} calories.`,
    /** Of a line that is in the cart. @param price null when none is known */
    editing: 'You are changing what is in your cart.',
    save: (price: string | null) => (price === null ? 'Save' : `Save · ${price}`),
    startOver: 'Start over',
  },

  soldBy: (seller: string) => `Sold and shipped by ${seller}`,
  seeSeller: (seller: string) => `See all from ${seller}`,

  unknown: {
    product: {
      title: "We couldn't find this product",
      text: 'It may no longer be sold, or the link may be incomplete. Try a search, or start from a department.',
      wayOn: 'See all departments',
    },
    seller: {
      title: "We couldn't find this seller",
      text: 'It may no longer sell here, or the link may be incomplete.',
      wayOn: 'See all sellers',
    },
  },
  /** Structured data and previews. */
  description: (name: string, size: string, department: string) => `${name}, ${size}. ${department}.`,
};
