import { money } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const caseWord = plural('en', { one: 'case or package', other: 'cases and packages' });

/** Texts of what a business was charged, as it keeps it. */
export const invoices = {
  title: 'Invoices',
  lead: 'One for each order that was handed over and paid.',
  list: 'Invoices',
  number: 'Invoice',
  date: 'Handed over',
  amount: 'Amount',
  older: 'Older invoices',
  newest: 'Newest invoices',
  couldNotLoad: "We couldn't load your invoices",
  empty: {
    title: 'Invoices will be here',
    text: "You get one for every order once it's paid and picked up or delivered.",
    action: 'Start Shopping',
  },
  one: (id: string) => `Invoice ${id}`,
  print: 'Print',
  toOrder: 'See the order',
  from: 'From',
  to: 'Bill to',
  when: 'Handed over',
  paid: 'Payment',
  po: 'PO number',
  lines: 'Items',
  item: 'Item no.',
  product: 'Product',
  quantity: 'Qty',
  each: 'Each',
  charged: 'Amount',
  count: (count: number) => `${count} ${caseWord(count)}`,
  total: 'Total',
  notYet: (id: string) => `Order ${id} has no invoice yet`,
  notYetText: 'It comes once the order was handed over and paid.',
  money,
};
