import { plural } from '../../support/plural.ts';

const cheaper = plural('en', { one: 'costs less for the same amount.', other: 'cost less for the same amount.' });

/** Texts of scanning a code. */
export const scan = {
  title: 'Scan a barcode',
  lead: 'See what it costs at your store, and whether something like it costs less.',
  camera: {
    start: 'Use the camera',
    stop: 'Stop the camera',
    light: 'Light',
    view: 'What your camera sees',
    denied: "The camera is off for this site. Allow it in your browser's settings, choose a photo, or type the number.",
    none: "We can't use a camera here. Choose a photo, or type the number.",
  },
  photo: { label: 'Choose a photo of the barcode', nothing: 'We found no barcode in this photo. Try a closer one.' },
  typed: {
    label: 'Number under the bars',
    hint: '8 to 14 digits',
    look: 'Look it up',
    wrong: 'Enter all digits under the bars: 8, 12, 13, or 14.',
  },
  looking: (code: string) => `Looking for ${code}…`,
  failed: "We couldn't look it up. Please try again.",
  found: (store: string) => `At ${store}`,
  foundHere: 'At your store',
  unit: (price: string) => `That's ${price}.`,
  compare: 'Is it cheaper here?',
  compareLead: (count: number) => (count === 0 ? 'Others of its kind at your store.' : `${count} ${cheaper(count)}`),
  notFound: "We don't carry this one yet",
  notFoundText: (code: string) => `Nothing at your store has the number ${code}. Check that every digit is right.`,
  other: {
    weighed: {
      text: "This label has a weight and a price of its own. Search for what's in it by name.",
      way: 'Search by name',
    },
    coupon: { text: 'A paper coupon is scanned at the register. Clip ours here.', way: 'See coupons' },
    clubCard: { text: 'A club card is scanned at the register. Yours is in your account.', way: 'Show club card' },
  },
};
