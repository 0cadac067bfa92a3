import { plural } from '../../support/plural.ts';

const coupons = plural('en', {
  one: 'coupon clipped. It comes off automatically.',
  other: 'coupons clipped. They come off automatically.',
});
const rewards = plural('en', {
  one: 'grocery reward is yours. Say “use it” at the register.',
  other: 'grocery rewards are yours. Say “use one” at the register.',
});
const times = { hour: 'numeric', minute: '2-digit' } as const;

/** Texts of the club card at the register. */
export const clubCard = {
  title: 'Club card',
  close: 'Close',
  program: 'For U',
  barcode: (number: string) => `Barcode of card ${number}`,
  awake: "Your screen stays on until you close this. Turn the brightness up if the scanner can't read it.",
  coupons: (count: number) => coupons(count),
  rewards: (count: number) => rewards(count),
  noCard: {
    title: 'No card needed',
    text: (phone: string | null) =>
      phone
        ? `Give your phone number at the register: ${phone}.`
        : 'Give the email address you joined with at the register.',
  },
  couldNotLoad: "We couldn't load your card",
  keep: 'Keep on this phone',
  remove: 'Remove from this phone',
  keeping: 'Keeping',
  kept: (at: Date) => `Works without a connection. Updated today, ${at.toLocaleTimeString('en-US', times)}.`,
  keptBefore: (at: Date) =>
    `Works without a connection. Updated ${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${at.toLocaleTimeString('en-US', times)}.`,
  whatIsKept: 'Keeps your card, cart, list, and coupons readable without a connection. Signing out removes them.',
  removed: 'Removed from this phone',
  failed: "We couldn't keep it on this phone. Please try again.",
};
