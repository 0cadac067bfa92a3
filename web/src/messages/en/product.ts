import { plural } from '../support/plural.ts';
import { productCardTexts } from './product-card.ts';
import { sellerTexts } from './seller.ts';

const options = plural('en', { one: 'option', other: 'options' });

/** Texts of products' own pages. Those of the specification are verbatim. */
export const productTexts = {
  ...productCardTexts,
  ...sellerTexts,

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
