import type { PageDocument } from '../../contract/content.ts';

/** Help, the most common questions first. */
export const help: PageDocument = {
  name: 'help',
  title: 'Help',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'Short answers to what shoppers ask most.',
  sections: [
    {
      title: 'Signing in and joining',
      text: [
        'We send a 6-digit code by text or email. There is no password. A code works once, for 5 minutes.',
        'New here? Ask for a code the same way. After you enter it, tell us your name, your ZIP code, and your store, and you are a member.',
        'If no code arrives, check the number or address, wait 30 seconds, and ask for another. A text can take a minute, and an email may be in your spam folder. We send at most 5 codes an hour.',
      ].join('\n'),
    },
    {
      title: 'Your store',
      text: 'When you join, you choose a store by ZIP code. Find a store lists up to 10 within 50 miles, nearest first, with their hours and services.',
    },
    {
      title: 'Ordering, pickup, and delivery',
      text: [
        'Choose your store and how you get your groceries at the top of any page. Prices and stock are those of that store.',
        'At checkout you choose a time, and we hold it for 15 minutes while you finish.',
        'You can change or cancel an order until the time shown beside it under Account, Orders.',
      ].join('\n'),
    },
    {
      title: 'When something is out',
      text: [
        'For each item in your cart you say what we do if it is out. If the store suggests a swap, you can accept or decline it while your order is being picked.',
        'You never pay for what you don’t get.',
      ].join('\n'),
    },
    {
      title: 'What you pay',
      text: [
        'The price of an item sold by weight is an estimate. We hold a little more on your card, and you pay for the actual weight.',
        'Clip a coupon once, and it comes off when you order what it is for. Your cart says which coupons it uses, and why it leaves one out.',
        'SNAP EBT pays for eligible groceries, never for fees or tips. The price is the same for everyone.',
      ].join('\n'),
    },
    {
      title: 'Points and games',
      text: [
        'Points arrive after you receive your order. It may take up to 48 hours to process new activity.',
        'No purchase is necessary for games that award prizes by chance. Each game names the free way to enter next to its rules.',
      ].join('\n'),
    },
    {
      title: 'Messages from us',
      text: [
        'Choose which messages you get under Account Settings, Communication. Turning one off takes effect right away.',
        'We always send the codes you ask for, whatever you choose there.',
      ].join('\n'),
    },
    {
      title: 'Ending a session',
      text: 'Open the account menu and choose Sign out, or Sign out everywhere if you used a shared computer.',
    },
  ],
};
