/** Texts of slots, checkout, and payment. Those with a row number are verbatim from the requirements. */
export const checkout = {
  slot: {
    free: 'Free',
    /** N-70. */
    withFreshPass: 'Free with FreshPass',
    full: 'Full',
    /** S-145. */
    unfit: 'Not for your items',
    left: (count: number) => `${count} left`,
    /** After a time that was taken. */
    nearest: (times: readonly string[]) => `Nearest free times: ${times.join('; ')}.`,
    note: (fee: string, cutoff: string) => `${fee}. You can change items until ${cutoff}.`,
  },
  limit: {
    until: (cutoff: string) => `Edit until ${cutoff}`,
    none: 'No more edits',
    inStore: 'Show it at the register',
  },
  payments: {
    atHandOver: { PICKUP: 'At pickup', DELIVERY: 'At the door', SHIPPING: 'On delivery', IN_STORE: 'At the register' },
    atHandOverText: 'Card, cash, or SNAP EBT, when you get your groceries.',
    providers: {
      QUILLPAY: 'Quillpay',
      APPLE_PAY: 'Apple Pay',
      GOOGLE_PAY: 'Google Pay',
      DEMO_WALLET: 'Demo wallet',
    } as Readonly<Record<string, string>>,
    online: 'Pay online',
    onlineText: 'We hold the total, and charge what we pack.',
    walletTexts: {
      APPLE_PAY: 'You confirm when you place the order. We hold the total, and charge what we pack.',
      GOOGLE_PAY: 'You confirm when you place the order. We hold the total, and charge what we pack.',
      DEMO_WALLET: 'Shows how paying with a phone works. No money moves.',
    } as Readonly<Record<string, string>>,
    problems: {
      UNATTENDED: "Nobody is there to take the payment when it's left at the door.",
      other: "This way to pay isn't offered for this order.",
    },
    snap: {
      eligible: (amount: string) => `${amount} of this order is SNAP eligible.`,
      note: "Deposits, bags, delivery, tips, and tax can't be paid with SNAP. What SNAP pays carries no tax. Bring your EBT card.",
      part: (text: string, amount: string) => `${text}, ${amount} of it with SNAP EBT`,
    },
    paid: (how: string) => `Paid: ${how}`,
    /** How an order is paid, or was. */
    ofOrder: {
      now: {
        PICKUP: 'You pay at pickup',
        DELIVERY: 'You pay at the door',
        SHIPPING: 'You pay on delivery',
        IN_STORE: 'You pay at the register',
      },
      past: {
        PICKUP: 'Paid at pickup',
        DELIVERY: 'Paid at the door',
        SHIPPING: 'Paid on delivery',
        IN_STORE: 'Paid at the register',
      },
      /** Without the name of a provider that isn't known. */
      online: (provider: string | undefined) =>
        provider === undefined ? 'Paid online' : `Paid online with ${provider}`,
      toBePaid: (provider: string | undefined) =>
        provider === undefined ? 'You pay online' : `You pay online with ${provider}`,
    },
  },
  /** N-64. */
  paymentProblem: {
    title: "Your card didn't cover the new total",
    card: 'your card',
    text: (total: string, provider: string, held: string) =>
      `Your order comes to ${total} now, and ${provider} holds ${held}. We keep it for you until the rest is covered.`,
    restText: (rest: string, provider: string, held: string) =>
      `What SNAP doesn't pay comes to ${rest} now, and ${provider} holds ${held}. We keep your order until the rest is covered.`,
    instead: {
      PICKUP: 'Pay at pickup instead',
      DELIVERY: 'Pay at the door instead',
      SHIPPING: 'Pay on delivery instead',
      IN_STORE: 'Pay at the register instead',
    },
    again: (provider: string) => `Try ${provider} again`,
  },
  hold: (amount: string) => `We hold ${amount} and charge what we pack.`,
  points: {
    about: (points: string) => `About ${points}`,
    /** G-126. */
    later: (points: string) => `About ${points}. It may take up to 48 hours to process new activity.`,
    posted: (points: string) => `${points} earned`,
    detail: (dollars: string, amount: string) => `${dollars} whole dollars of ${amount}, 1 point each`,
    oneDollar: (amount: string) => `1 whole dollar of ${amount}, 1 point`,
  },
  problems: {
    SLOT_NEEDED: 'Choose a time.',
    /** S-145. */
    SLOT_UNFIT: "Something in your cart can't be ready at that time. Choose another one.",
    SLOT_ENDED: 'We held your time for 15 minutes. Choose it again, or another one.',
    ADDRESS_NEEDED: 'Choose where to deliver it.',
    OUTSIDE_DELIVERY_AREA: "This store doesn't deliver to that address. Choose another address, or pick it up.",
    PHONE_NEEDED: 'Tell us how to reach you on the day.',
    BELOW_MINIMUM: 'Your cart is below the minimum of this store.',
    UNAVAILABLE_LINES: "Some items aren't available, or not as many as you asked for. Change or remove them.",
    /** T-96. */
    UNATTENDED_RESTRICTED: "Some items can't be left at the door. Choose a time when someone can receive them.",
    PAYMENT_NEEDED: 'Choose how to pay.',
    EMPTY: 'Your cart is empty.',
    AGE_NOT_MET: 'You must be 21 or older to order alcohol.',
    SIGN_IN_NEEDED: 'Sign in to place your order.',
  },
  /** S-139, S-140, S-145. */
  unfit: {
    first: (name: string, when: string) => `${name} can't be ready at every time. The first that works is ${when}.`,
    never: (name: string) => `${name} can't be ready at any of these times. Remove it to continue.`,
    notTogether: 'No time works for all of them together. Remove one to continue.',
    chosen: (names: string) => `${names} can't be ready at the time you chose. Choose another one.`,
  },
  belowMinimum: (amount: string) => `Add ${amount} more to check out.`,
  /** S-165: the number of a business's own purchase order. */
  purchaseOrder: {
    hint: (longest: number) => `Up to ${longest} letters, digits, spaces, and . _ / # -`,
    invalid: (longest: number) =>
      `Use up to ${longest} letters, digits, spaces, and . _ / # -, and begin with a letter, a digit, or #.`,
  },
  refusals: {
    PO_NUMBER_INVALID: "This PO number can't be used. Make it short, of plain letters and digits.",
    PO_NUMBER_NOT_TAKEN: 'Only business orders have a PO number.',
    SLOT_FULL: 'This time has just filled up. Choose another one.',
    SLOT_NOT_FOUND: "This time isn't offered anymore. Choose another one.",
    CART_NOT_FOUND: "This cart isn't there anymore. It may have been ordered already.",
    ADDRESS_NOT_FOUND: "We can't find this address. Choose another one.",
    CHANNEL_NOT_OFFERED: "This store doesn't offer that. Choose another way.",
    EBT_TOO_MUCH: "SNAP can't pay that much of this order. Choose a smaller amount.",
    PAYMENT_NOT_OFFERED: "This way to pay isn't offered for this order.",
    INVALID: 'Check what you entered, and try again.',
    QUOTE_CHANGED: 'Something has changed. Nothing is ordered yet.',
    PAYMENT_DECLINED: 'Your payment was declined. Nothing is ordered yet. Choose another way to pay.',
    WALLET_NEEDED: 'Confirm the payment once more. Nothing is ordered yet.',
    PAYMENT_UNKNOWN: "We haven't heard from the payment provider yet. Nothing is charged twice: try again in a moment.",
    UNAVAILABLE_LINES: 'Some items are no longer available. Nothing is ordered yet.',
    /** S-217, S-148. */
    NO_ORDER_DATA: 'No current order data available',
    CUTOFF_PASSED: 'It is too late to change this order.',
    VERSION_CONFLICT: 'This order was changed somewhere else. Here is how it stands now.',
    CANNOT_CANCEL: 'This order is already being picked, so it can no longer be canceled.',
    BELOW_MINIMUM: 'Your order would be below the minimum of this store.',
    SWAP_CHANGED: "We've packed something else since then. Here's what it is now.",
    SWAP_CLOSED: 'It is too late to decide: the order is on its last step.',
    ORDER_STATE: 'Your order has already been handed over. Its payment stays as it is.',
    declinedAgain: 'It was declined again. Nothing is charged. Choose another way to pay, or call your bank.',
    NO_SUBSTITUTE: "The store can't pack that anymore. Here is what it has.",
    OUT_OF_STOCK: "The store doesn't have enough of it anymore. Choose another one.",
    notWaiting: "Your order isn't waiting at the store. Here is where it is.",
    LINE_NOT_FOUND: "This item isn't in the order anymore.",
    editQuoteChanged: 'Prices have changed since you last saw them. Check the new total, and save again.',
  },
  /** A line of an order's changes that can't be had as wanted. */
  lineUnavailable: {
    left: (name: string, left: number) => `${name}: you can have ${left} at most.`,
    none: (name: string) => `${name} can't be had anymore.`,
    short: (name: string) => `${name} can't be had in that quantity anymore.`,
    LATE: (name: string) => `${name} can't be ready by the time of this order.`,
    RESTRICTED: (name: string) => `${name} needs ID when it is handed over, so it can't go into this order.`,
    others: (count: number) =>
      `${count === 1 ? '1 more item' : `${count} more items`} can't be had as you chose, either.`,
    notSaved: 'Nothing is saved yet: change that, and save again.',
  },
  /** Why an order stays at its time, where other words fit than at checkout (X-7). */
  moved: {
    SLOT_FULL: 'This time has just filled up. Your order keeps its time. Choose another one.',
    SLOT_ENDED: "This time can't be booked anymore. Your order keeps its time. Choose another one.",
    SLOT_UNFIT: "Some items aren't available at that time. Your order keeps its time. Choose another one.",
    QUOTE_CHANGED:
      'That time costs more than you saw. Your order keeps its time. Check the new total, and choose again.',
    PAYMENT_DECLINED: 'Your payment was declined for the new total. Your order keeps its time.',
  },
  moveCost: {
    same: (total: string) => `The total stays ${total}`,
    more: (difference: string, total: string) => `${difference} more: ${total} in all`,
    less: (difference: string, total: string) => `${difference} less: ${total} in all`,
  },
};
