import type { PageDocument } from '../../../contract/content.ts';
import { accountArticles } from './en-account.ts';
import { type Article, topicsCalled } from './topics.ts';

const articles: readonly Article[] = [
  {
    id: 'missing',
    topicId: 'orders',
    title: 'Something is missing or wrong',
    text: [
      'Open the order under Account, Orders. It shows what was packed, what was swapped, and what you paid for each item.',
      'If that doesn’t match what you got, tell the service desk at your {banner} store. Have your order number handy.',
    ].join('\n'),
    link: { title: 'See my orders', href: '/account/orders.html' },
  },
  {
    id: 'substitutions',
    topicId: 'orders',
    title: 'Substitutions and refunds',
    question: 'What happens when something is out?',
    text: [
      'For each item in your cart, you choose what we do if it’s out of stock: bring the best match, bring what you name, ask you first, or refund it. If you want to be asked and don’t say yes, we leave it out. If the store suggests a swap, you can accept or decline it while your order is being picked.',
      'You never pay for what you don’t get.',
    ].join('\n'),
  },
  {
    id: 'pickup-and-delivery',
    topicId: 'orders',
    title: 'Pickup and delivery',
    text: [
      'Choose your store, and pickup or delivery, at the top of any page. Prices and stock are for that store.',
      'At checkout, you choose a time, and we hold it for 15 minutes while you finish.',
    ].join('\n'),
    link: { title: 'Find a store', href: '/stores' },
  },
  {
    id: 'change-an-order',
    topicId: 'orders',
    title: 'Change or cancel an order',
    question: 'Can I change an order after placing it?',
    text: 'Yes. You can change its items or its time, or cancel it, until the time shown with it under Account, Orders.',
    link: { title: 'See my orders', href: '/account/orders.html' },
  },
  {
    id: 'coupons',
    topicId: 'prices',
    title: 'A coupon didn’t apply',
    text: 'Clip a coupon once, and it comes off automatically when you order what it’s for. Your cart shows which coupons it uses, and why it leaves one out.',
    link: { title: 'Coupons & Deals', href: '/foru/coupons-deals' },
  },
  {
    id: 'prices',
    topicId: 'prices',
    title: 'Why this price',
    text: [
      'Your cart and your receipt show how we got to each price: the regular price, the sale, and each coupon.',
      'The price of an item sold by weight is an estimate. We hold a little more on your card, and you pay for the actual weight.',
    ].join('\n'),
  },
  {
    id: 'weekly-ad',
    topicId: 'prices',
    title: 'Weekly Ad',
    text: 'Your store’s ad lists what’s on sale this week, and how long each sale lasts.',
    link: { title: 'See the Weekly Ad', href: '/weeklyad' },
  },
  {
    id: 'points',
    topicId: 'points',
    title: 'When points arrive',
    question: 'Where are my points?',
    text: 'Points arrive after you receive your order. It may take up to 48 hours to process new activity.',
    link: { title: 'See my activity', href: '/games/activity' },
  },
  {
    id: 'prizes',
    topicId: 'points',
    title: 'Claim a prize',
    text: 'Everything you’ve won or redeemed is under My prizes, with what to do next and by when.',
    link: { title: 'See my prizes', href: '/games/prizes' },
  },
  {
    id: 'fair-games',
    topicId: 'points',
    title: 'Enter free, and verify a draw',
    text: [
      'No purchase is necessary for games that award prizes by chance. Each game lists the free way to enter with its rules.',
      'After a draw, its page shows how the winners were drawn, and your browser can check it.',
    ].join('\n'),
    link: { title: 'Play & Earn', href: '/games/game-grid' },
  },
  {
    id: 'hand-over',
    topicId: 'payment',
    title: 'Pay at pickup or delivery',
    text: 'You can pay when you pick up your order, or when we hand it to you. If we leave it at your door, you pay online ahead of time.',
  },
  {
    id: 'snap',
    topicId: 'payment',
    title: 'SNAP EBT',
    question: 'Can I pay with SNAP EBT?',
    text: 'Yes. SNAP EBT pays for eligible groceries, never for fees or tips. The price is the same for everyone.',
  },
  {
    id: 'receipts',
    topicId: 'payment',
    title: 'Receipts',
    text: 'Each order’s receipt is with the order under Account, Orders. You can print it.',
    link: { title: 'See my orders', href: '/account/orders.html' },
  },
  ...accountArticles,
];

/** Help: what shoppers ask, by topic. */
export const help: PageDocument = {
  name: 'help',
  title: 'How can we help?',
  version: '2026-12',
  effectiveFrom: '2026-11-26',
  lead: 'Short answers to what shoppers ask most.',
  topics: topicsCalled({
    orders: 'Orders',
    prices: 'Coupons & prices',
    points: 'Points & games',
    payment: 'Payment',
    account: 'Account',
    accessibility: 'Accessibility',
  }),
  sections: [...articles],
};
