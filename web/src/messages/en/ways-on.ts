import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const shopper = plural('en', { one: 'shopper', other: 'shoppers' });
const before = (count: number) => `${number.format(count)} ${shopper(count)} asked before you`;

/** Texts of the ways on from a list that has nothing, or only what is sold out. */
export const waysOn = {
  /** Above the stores that have what is sold out here. */
  elsewhere: 'These stores have it',
  searchFor: (text: string) => `Search for “${text}”`,
  /** What the store has that comes nearest: The nearest we have: “tea”. */
  nearest: (text: string) => `The nearest we have: “${text}”`,
  seeResults: 'See results',
  storeHas: (name: string, count: number) => `${name} has ${number.format(count)} of them`,
  switchStore: 'Switch store',
  switchTo: (name: string) => `Switch store to ${name}`,
  switching: 'Switching',
  lookIn: (name: string) => `Look in ${name}`,
  seeDepartment: (name: string) => `See ${name}`,
  always: {
    departments: { title: 'Browse the departments', label: 'See all departments' },
    sales: { title: "See what's on sale here", label: 'See the sales' },
    stores: { title: 'Look for another store', label: 'Find a store' },
  },
  scan: 'Scan a barcode',
  allDepartments: 'See all departments',
  productsHere: (products: string) => `${products} here`,
  seeAll: (count: number) => `See all ${number.format(count)}`,
  /** After what was looked through; at most three. */
  waysOn: (count: number) => ['', 'One way on:', 'Two ways on:', 'Three ways on:'][count] ?? '',
  ask: 'Ask us to stock it',
  askText: (store: string, others: number) => `We'll tell ${store}.${others > 0 ? ` ${before(others)}` : ''}`,
  askFor: 'Ask for it',
  asking: 'Asking',
  asked: 'You asked us to stock it',
  askedText: (store: string, others: number) =>
    `Thank you. We told ${store}.${others > 0 ? ` ${number.format(others)} ${others === 1 ? 'other shopper' : 'others'} asked, too` : ''}`,
  /** In place of the button, once it is done. */
  done: 'Asked',
  notAsked: "We couldn't send it. Try again.",
  closeToIt: 'Close to it',
  /** Filters that leave nothing, each with how many there are without it: Without Organic. */
  without: (names: string) => `Without ${names}`,
  withoutAll: 'Without any filters',
  showThem: (count: number) => `Show ${number.format(count)}`,
};
