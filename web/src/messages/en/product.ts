import { plural } from '../support/plural.ts';

const options = plural('en', { one: 'option', other: 'options' });

/** Texts of products, wherever they are shown. Those of the specification are verbatim. */
export const productTexts = {
  /** Behind a price: `/lb`. */
  perPound: '/lb',
  /** A product that the store doesn't carry has no price. */
  noPrice: 'No price here',
  seeSimilar: 'See similar',
  seeSimilarTo: (name: string) => `See similar to ${name}`,
  breadcrumb: 'Breadcrumb',
  home: 'Go to the home page',
  sellers: 'Sellers',

  /** Below the price, when options cost more. */
  beforeExtras: 'Each, before extras',
  warning: 'WARNING',

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

  share: 'Share',
  copied: 'Link copied',
  notCopied: "The link can't be copied here. Copy it from the address bar.",

  /** Above the substitutes. */
  swap: 'You can swap it for',
  closeToIt: 'Close to it, and here today',
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
    removeOne: 'Remove one',
    addOne: 'Add one',
    total: 'Your selection',
    /** `$8.99 + $1.75 Avocado + $2.00 Bacon`; twice of it in brackets. */
    sum: (base: string, extras: readonly (readonly [name: string, price: string])[], quantity: number) => {
      const one = [base, ...extras.map(([name, price]) => `${price} ${name}`)].join(' + ');
      if (quantity === 1) return one;
      return extras.length > 0 ? `${quantity} × (${one})` : `${quantity} × ${one}`;
    },
    startOver: 'Start over',
  },
  weigh: {
    weightOf: (name: string) => `Weight of ${name}`,
    less: 'Less',
    more: 'More',
    unit: 'lb',
    spoken: (pounds: number) => (pounds === 1 ? '1 pound' : `${pounds} pounds`),
    about: 'About',
  },

  seller: {
    title: 'Sellers',
    lead: 'Small makers who sell and ship their own products.',
    shipping: 'Shipping',
    returns: 'Returns',
    products: (seller: string) => `Everything from ${seller}`,
    none: 'Nothing here right now',
    noneText: (seller: string) => `${seller} has nothing for sale at the moment.`,
    note: (seller: string) => `Sold and shipped by ${seller}.`,
    noteText: "Store coupons and Game points don't apply to this seller.",
    unavailable: "We couldn't load the sellers",
  },
  soldBy: (seller: string) => `Sold and shipped by ${seller}`,
  seeSeller: (seller: string) => `See all from ${seller}`,

  unknown: {
    product: {
      title: "We couldn't find this product",
      text: "It may no longer be sold, or the link isn't complete. Try a search, or go on from a department.",
      wayOn: 'See all departments',
    },
    seller: {
      title: "We couldn't find this seller",
      text: "It may no longer sell here, or the link isn't complete.",
      wayOn: 'See all sellers',
    },
  },
  /** Structured data and previews. */
  description: (name: string, size: string, department: string) => `${name}, ${size}. ${department}.`,
};
