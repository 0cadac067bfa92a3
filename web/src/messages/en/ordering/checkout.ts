import { onFirstUse } from '../../support/formats.ts';
import { minutesLeft } from '../../support/minutes-left.ts';
import { plural } from '../../support/plural.ts';

const minutes = plural('en', { one: 'minute', other: 'minutes' });
const seconds = plural('en', { one: 'second', other: 'seconds' });
const answers = plural('en', { one: 'answer needs', other: 'answers need' });
const things = plural('en', { one: 'item', other: 'items' });

// A day of the store's calendar has no time zone of its own.
const weekday = onFirstUse(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }));

/** Texts of the checkout's steps. */
export const checkout = {
  title: 'Checkout',
  backToCart: 'Back to cart',
  steps: 'Checkout steps',
  done: 'Done',
  change: 'Change',
  changeStep: (step: string) => `Change: ${step}`,
  saving: 'Saving…',
  notKept: "That didn't work",
  stepTitle: {
    TIME: 'Time',
    DETAILS: {
      PICKUP: 'Contact and payment',
      DELIVERY: 'Address and payment',
      SHIPPING: 'Address and payment',
      IN_STORE: 'Payment',
    },
    REVIEW: 'Review',
  },
  needAnotherLook: (count: number) => `${count} ${answers(count)} another look`,
  time: {
    lead: 'We hold your choice for 15 minutes.',
    way: 'How you get it',
    channel: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In-store' },
    inStore: {
      lead: 'You shop, and pay at the register.',
      text: 'No time to choose, and no minimum: pick your items off the shelves, and show your order at the register.',
      note: 'In-store, whenever you are there',
      use: 'Continue',
    },
    label: { PICKUP: 'Pickup time', DELIVERY: 'Delivery time' },
    day: 'Day',
    noTimes: 'No times this day',
    none: 'There are no times left right now',
    noneText: 'Choose the other way to get it, or come back tomorrow: new times open every day.',
    earlier: 'Earlier days',
    later: 'Later days',
    spokenDay: (date: string, dateText: string) => `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${dateText}`,
    chosen: (day: string, time: string) => `${day}, ${time}`,
    detail: (fee: string, left: string | null) => (left ? `${fee} · ${left}` : fee),
    green: (fee: string) => `${fee} · Green`,
    greenTitle: 'Green windows',
    greenText: 'are four hours wide and always free. We pack those orders together: fewer trips, less waste.',
    choose: 'Choose a time',
    use: 'Use this time',
    holding: 'Holding…',
    missing: 'Choose a time first.',
    /** Of the way, the time, and the fee: Pickup, Thursday, Aug 6, 4 to 5 PM, free. */
    note: (way: string, time: string, fee: string) => `${way}, ${time}, ${fee === 'Free' ? 'free' : fee}`,
    held: (secondsLeft: number) =>
      secondsLeft >= 60
        ? `Held for ${minutesLeft(secondsLeft)} more ${minutes(minutesLeft(secondsLeft))}`
        : `Held for ${secondsLeft} more ${seconds(secondsLeft)}`,
    ended: 'The time we held for you has ended. Choose one again. Everything else is as you left it.',
  },
  place: {
    addresses: 'Delivery address',
    add: 'A new address',
    newAddress: 'A new address',
    couldNotLoad: "We couldn't load your addresses",
    guestTitle: 'Your address comes next',
    guestText: 'Sign in to use a saved address or to add one. Your choices stay as they are.',
    signIn: 'Sign in',
    handOver: 'How should we hand it over?',
    attended: 'Hand it to me',
    attendedText: 'The driver rings and waits 5 minutes.',
    unattended: 'Leave it at the door',
    unattendedText: 'No need to be there. You get a photo.',
    where: 'Where exactly?',
    leaveAt: {
      FRONT_DOOR: 'Front door',
      LOBBY: 'Lobby',
      SIDE_GATE: 'Side gate',
      NEIGHBOR: 'With a neighbor',
      PORCH: 'Porch',
      OTHER: 'Somewhere else',
    },
    /** 418 Lexington St, at the front door. */
    at: {
      FRONT_DOOR: (address: string) => `${address}, at the front door`,
      LOBBY: (address: string) => `${address}, in the lobby`,
      SIDE_GATE: (address: string) => `${address}, at the side gate`,
      NEIGHBOR: (address: string) => `${address}, with a neighbor`,
      PORCH: (address: string) => `${address}, on the porch`,
      OTHER: (address: string) => `${address}, where you said`,
    },
    instructions: 'Note for the driver',
    optional: 'optional',
    count: (used: number, limit: number) => `${used} of ${limit}`,
    phone: 'Mobile number',
    /** With the number that is known. */
    reach: (phone: string) => `We'll reach you at ${phone} if something comes up.`,
    phoneHint: 'We only use it on the day, if something comes up.',
    unattendedTitle: 'Nobody at the door means paying online.',
    unattendedNote: "Wine, beer, and spirits can't be left: they wait for an adult with ID. Your order has none.",
    addressMissing: 'Choose an address.',
    phoneMissing: 'Enter a mobile number.',
    phoneInvalid: 'Enter a 10-digit US mobile number.',
    tooLong: (limit: number) => `Use ${limit} characters at most.`,
  },
  items: {
    title: 'If something is out',
    all: 'For all items',
    forAll: { BEST_MATCH: 'Best match for all', ASK: 'Ask me first', REFUND: 'Refund all' },
    single: 'Choose for single items',
    another: 'Choose another item…',
    find: (name: string) => `Find a replacement for ${name}`,
    findHint: 'Search for a replacement',
    clear: 'Clear',
    looking: 'Looking…',
    nothing: 'Nothing found. Try another word.',
    take: 'Choose',
    takeOf: (name: string) => `Choose ${name}`,
    choose: (name: string) => `If ${name} is out`,
    kind: { BEST_MATCH: 'Best match', SPECIFIC_ITEM: 'A specific item', ASK: 'Ask me first', REFUND: 'Refund' },
    kept: (name: string, kind: string) => `${name}: ${kind}`,
    unavailable: (count: number) => `${count} ${things(count)} unavailable`,
    /** A line with the reason: Whole Milk (Only 19 left). */
    why: (name: string, reason: string) => `${name} (${reason})`,
  },
  details: { lead: "You're charged once you have your groceries, for what you got.", use: 'Review order' },
  payment: {
    legend: 'How do you want to pay?',
    tip: 'Tip for the driver',
    tipRule: 'All of it goes to them',
    noTip: 'No tip',
    otherTip: 'Another amount',
    otherTipLabel: 'Tip in dollars',
    tipInvalid: 'Enter an amount up to $100.',
    snap: {
      title: 'Paying with SNAP EBT?',
      legend: 'How much SNAP pays',
      none: 'No SNAP',
      all: (amount: string) => `All of ${amount}`,
      other: 'Another amount',
      amount: 'SNAP amount in dollars',
      invalid: (amount: string) => `Enter an amount up to ${amount}.`,
      split: (snap: string, rest: string, name: string) => `SNAP EBT ${snap} · ${name} ${rest}`,
      and: (name: string) => `${name}, with SNAP EBT`,
    },
    po: { label: 'PO number', of: (number: string) => `PO number ${number}` },
    online: 'Online, as nobody is at the door',
    missing: 'Choose how you want to pay.',
  },
  review: {
    lead: 'One last look before you order.',
    items: 'Your items',
    warning: 'WARNING',
    age: "I'm 21 or older",
    ageHint: 'An adult of 21 or older shows ID when the order is handed over.',
    ageMissing: 'Confirm that you are 21 or older.',
    place: 'Place order',
    placing: 'Placing your order…',
    /** While a wallet's sheet is open. @param wallet Apple Pay */
    waitingFor: (wallet: string) => `Waiting for ${wallet}…`,
    signIn: 'Sign in to order',
    signInText: 'Your cart and everything you chose here stay as they are.',
    notPlaced: "Your order isn't placed yet",
    unknown: "We don't know yet whether your order went through",
    unknownText: 'Press "Place order" again to find out. It is placed only once.',
  },
  signIn: {
    title: 'Sign in to place your order',
    /** With what the order is: 14 items · $32.83 · Thursday, Aug 6, 4 to 5 PM. */
    text: (order: string) =>
      `${order}. Everything stays as you chose it. New here? Use the same field, and joining takes a minute.`,
  },
  changed: {
    title: 'Something changed',
    total: 'Total',
    was: (amount: string) => `before ${amount}`,
    now: (amount: string) => `now ${amount}`,
    accept: 'Accept and place order',
  },
  summary: {
    title: 'Your order',
    more: (count: number) => `+${count}`,
    moreLabel: (count: number) => `and ${count} more`,
    total: 'Estimated total',
    newTotal: 'New total',
  },
};
