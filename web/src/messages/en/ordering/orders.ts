import { money } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const items = plural('en', { one: 'item', other: 'items' });

const lineWord = plural('en', { one: 'line', other: 'lines' });

const minutes = plural('en', { one: 'minute', other: 'minutes' });
const hours = plural('en', { one: 'hour', other: 'hours' });
const days = plural('en', { one: 'day', other: 'days' });

/** A span in the largest unit of which there are two; never more than there is, but for the last minute. */
function span(milliseconds: number): string {
  const inMinutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const inHours = Math.floor(inMinutes / 60);
  if (inHours < 2) return `${inMinutes} ${minutes(inMinutes)}`;
  const inDays = Math.floor(inHours / 24);
  return inDays < 2 ? `${inHours} ${hours(inHours)}` : `${inDays} ${days(inDays)}`;
}

/** Texts of orders: their list and an order's page. */
export const orders = {
  title: 'Orders',
  account: 'Account',
  number: (id: string) => `Order ${id}`,
  /** Before a business's own number. */
  poNumber: 'PO number',
  money,
  comingUp: 'Coming up',
  earlier: 'Earlier',
  edit: 'Edit order',
  changesSaved: (total: string) => `Your changes are saved. The order comes to ${total} now.`,
  editOf: (id: string) => `Edit order ${id}`,
  details: 'Order details',
  detailsOf: (id: string) => `Order details, ${id}`,
  receipt: 'Receipt',
  receiptOf: (id: string) => `Receipt of order ${id}`,
  inIt: 'In this order',
  pieces: (quantity: number, name: string) => `${quantity} of ${name}`,
  weighed: (weight: string, name: string) => `${weight} of ${name}`,
  loadMore: 'Load More',
  loading: 'Loading',
  loaded: (count: number) => `${count} more orders shown`,
  couldNotLoadMore: "We couldn't load more orders",
  couldNotLoad: "We couldn't load your orders",
  fromNewest: 'Back to the newest orders',
  empty: {
    title: 'No orders yet',
    text: 'Once you place an order, you can follow it here, change it, and see its receipt.',
    action: 'Start Shopping',
    further: "That's all of your orders.",
  },
  reorder: {
    action: 'Reorder',
    of: (id: string) => `Reorder order ${id}`,
    busy: 'Adding',
    done: (count: number) => `${count} ${items(count)} from this order ${count === 1 ? 'is' : 'are'} in your cart`,
    nothing: 'Nothing from this order is available right now',
    missing: (name: string | null, reason: string) => `${name ?? 'One item'}: ${reason}`,
    toCart: 'Go to cart',
    close: 'Close',
    failed: "We couldn't add the items",
    failedText: 'Your cart is as it was. Try again.',
  },
  lastOrder: {
    title: (weekday: string) => `Your ${weekday} order`,
    facts: (lines: number, total: string) => `${lines} ${lineWord(lines)}, ${total}.`,
    out: (names: readonly string[]) =>
      names.length === 1 ? `One line is out: ${names[0]}.` : `${names.length} lines are out: ${names.join(', ')}.`,
    action: (lines: number) => `Reorder ${lines} ${lineWord(lines)}`,
  },
  swaps: {
    open: (count: number) => (count === 1 ? 'One swap needs your OK' : `${count} swaps need your OK`),
    decided: 'Your swaps',
    ordered: 'You ordered',
    packed: 'We packed',
    worth: 'Regular price',
    money,
    touches: 'What this changes',
    keep: 'Keep it',
    another: 'Choose another',
    insteadOf: (name: string) => `Instead of ${name}`,
    looking: 'Checking what the store has',
    noChoices: 'The store has nothing else that fits. Keep it, or get your money back.',
    choicesFailed: "We couldn't ask the store. Try again in a moment.",
    take: 'Swap to this',
    backTo: 'Back',
    chosen: (name: string) => `We pack ${name} for you, and you keep it.`,
    /** A button that says which swap it is about. */
    of: (action: string, name: string) => `${action}: ${name}`,
    busy: 'Saving',
    again: 'Undo',
    againOf: (name: string) => `Undo: ${name}`,
    done: 'Saved',
    failed: "We couldn't save your choice",
    failedText: 'The swap stays as it was. Try again.',
  },
  today: {
    onMyWay: "I'm on my way",
    imHere: "I'm here",
    where: 'Where are you?',
    whereHint: 'Your parking bay, or your car. You can leave it empty.',
    busy: 'Telling the store',
    done: "The store knows you're here",
    again: 'Change where you are',
    failed: "We couldn't tell the store",
    failedText: 'Try again, or call the store.',
  },
  payment: {
    busy: 'Asking',
    done: (how: string) => (how === '' ? 'Saved' : `Saved. ${how}.`),
    failed: "That didn't work",
    failedText: 'Your order is as it was. Try again.',
  },
  was: 'Was',
  progress: 'Order progress',
  stepDone: 'Done',
  changed: 'Changed',
  asOrdered: 'As ordered',
  courtesyText: 'We were short, so your saving still counts.',
  summary: 'Summary',
  soFar: 'Total so far',
  getHelp: 'Get help',
  stateIs: (state: string) => `Your order is now: ${state}`,
  cutoff: {
    /** How long it can still be changed; `left` in milliseconds. */
    left: (left: number) => `You can change it for another ${span(left)}.`,
    passed: 'The time for changes has passed.',
    passedText: 'The store is getting your order ready as it is.',
  },
  move: {
    action: 'Change time',
    of: (id: string) => `Change time of order ${id}`,
    title: 'Choose another time',
    lead: 'Your order keeps its time until you move it. Items and coupons stay as they are.',
    looking: 'Checking the times that are left',
    none: "We can't move this order right now. It keeps its time.",
    asItIs: 'This is the time your order has.',
    missing: 'Choose another time first.',
    confirm: 'Move order',
    keep: 'Keep its time',
    busy: 'Moving',
    done: (title: string) => (title === '' ? 'Your order has moved' : `Your order has moved: ${title}`),
    failed: "Your order hasn't moved",
    failedText: 'It keeps its time. Try again.',
  },
  cancel: {
    action: 'Cancel order',
    of: (id: string) => `Cancel order ${id}`,
    title: 'Cancel this order?',
    lead: (id: string) => `Order ${id} won't be packed. You can't undo this.`,
    time: {
      PICKUP: 'Your pickup time goes to someone else.',
      DELIVERY: 'Your delivery time goes to someone else.',
      IN_STORE: 'The items go back on the shelf.',
      SHIPPING: "The seller won't ship it.",
    },
    coupons: 'Coupons you used on it are yours again until they expire.',
    points: "You won't get Game points for it.",
    hold: 'Nothing is charged. If your bank holds money for it, we release it right away.',
    confirm: 'Cancel order',
    keep: 'Keep order',
    busy: 'Canceling',
    done: (id: string) => `Order ${id} is canceled`,
    failed: "We couldn't cancel the order",
    failedText: 'It stays as it was. Try again.',
  },
  /** Under what became of an order: Pickup on Thursday, 4 to 5 PM. Order 4471955, placed today at 10:42 AM. */
  wasFor: (title: string, placed: string) => `${title}. ${placed}`,
  place: {
    title: { PICKUP: 'Where to pick up', DELIVERY: 'Handing over', IN_STORE: 'Store', SHIPPING: 'Shipping' },
    call: 'Call the store',
    callDriver: 'Call',
    left: 'We leave it at the door.',
    handed: 'We hand it to you.',
    failed: "We couldn't change that",
    failedText: 'Nothing has changed. Try again.',
    callAt: (phone: string) => `Call the store, ${phone}`,
    directions: 'Directions',
    directionsTo: (address: string) =>
      `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
  },
};
