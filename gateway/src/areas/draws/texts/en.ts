import type { Wording } from '../../../shared/language.ts';
/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  draw: {
    odds: (oneIn: string) => `1 in ${oneIn}, whichever way you enter`,
    evenOrBetter: 'Better than 1 in 2, whichever way you enter',
    unknown: 'Not known yet: no one else has entered',
    bestPlace: (place: string) => `Your best entry came in ${place}.`,
  },
  notice: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    dated: (weekday: string, day: string) => `${weekday}, ${day}`,
    order: {
      today: 'today’s order',
      of: ['Monday’s', 'Tuesday’s', 'Wednesday’s', 'Thursday’s', 'Friday’s', 'Saturday’s', 'Sunday’s'].map(
        (day) => `${day} order`,
      ),
      dated: (day: string) => `your order for ${day}`,
      numbered: (orderNumber: string) => `order ${orderNumber}`,
    },
    changed: {
      many: (count: number, order: string) => `${count} items changed on ${order}`,
      SUBSTITUTED: (order: string) => `A swap on ${order}`,
      FOUND: (order: string) => `An item is back on ${order}`,
      SHORT: (order: string) => `An item is out on ${order}`,
      weighed: (order: string) => `A new total for ${order}`,
    },
    change: {
      ASKED: (name: string, by: string) =>
        `We were out of ${name}. Is ${by} okay instead? If you don't say yes, we leave it out.`,
      SUBSTITUTED: (name: string, by: string) => `We were out of ${name}, so we packed ${by}.`,
      FOUND: (name: string) => `We have ${name} after all.`,
      SHORT: (name: string) => `We were out of ${name}.`,
      fewer: (name: string, left: number) => `We only had ${left} of ${name}.`,
      weighed: 'We weighed your items.',
    },
    /** Of the whole order, with its real weights, taxes, and deposits: a swap that costs the same may come with another total. */
    total: {
      same: (total: string) => `Your total stays at ${total}.`,
      less: (total: string, amount: string) => `Your new total is ${total}, ${amount} less than before.`,
      more: (total: string, amount: string) => `Your new total is ${total}, ${amount} more than before.`,
    },
    canceled: {
      title: (order: string) => `We had to cancel ${order}`,
      body: (orderNumber: string) => `We're sorry: we couldn't fill order ${orderNumber}. You won't be charged.`,
    },
    refused: {
      title: (order: string) => `Your card didn’t cover ${order}`,
      body: (total: string, held: string) =>
        `It comes to ${total} now, and your card holds ${held}. We'll keep it for you at the store.`,
      payThere: 'Choose to pay when you get your groceries, or try your card again.',
      tryAgain: 'Try your card again, or call the store.',
    },
    refunded: {
      title: (amount: string) => `${amount} came back to you`,
      body: (orderNumber: string, items: number) =>
        `Order ${orderNumber}, ${items === 1 ? 'one item' : `${items} items`}.`,
      /** The rest costs as much without what came back: half of a pair for the price of one. */
      nothing: {
        title: 'We noted your return',
        body: (orderNumber: string) =>
          `Order ${orderNumber}: what you keep costs as much as all of it did, so there's no refund this time. Return the rest too, and you'll get back everything you paid.`,
      },
    },
    run: {
      items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
      ahead: (items: string, day: string) => `Schedule & Save: ${items} on ${day}`,
      about: (amount: string) => `About ${amount} before savings.`,
      needsTap: (name: string, percent: number) =>
        `${name} went up ${percent}%. Accept the new price, or we'll leave it out.`,
      up: (name: string, percent: number) => `${name} went up ${percent}%.`,
      down: (name: string, percent: number) => `${name} went down ${percent}%.`,
      /** A week before. */
      willSwap: (name: string) => `${name} is out, so the closest match comes in its place.`,
      wontCome: (name: string) => `${name} can't be had, so it won't come.`,
      couponEnds: (name: string, day: string) => `Your coupon for ${name} ends before that, on ${day}.`,
      /** One that nobody knows anymore. */
      anItem: 'An item',
      ordered: (day: string) => `Your Schedule & Save order for ${day} is in`,
      from: (items: string, store: string) => `${items} from ${store}.`,
      fromStore: (items: string) => `${items}.`,
      canChange: 'You can change it until the day before.',
      swapped: (name: string) => `${name} is out, so we picked the closest match.`,
      notOrdered: (day: string) => `No Schedule & Save order on ${day}`,
      goesOn: 'Your schedule goes on as planned.',
      priced: (day: string, amount: string) => `Your Schedule & Save order for ${day} comes to ${amount}`,
      more: (amount: string) => `That is ${amount} more than before.`,
      less: (amount: string) => `That is ${amount} less than before.`,
      left: {
        PRICE_ROSE: (name: string) => `We left out ${name}: its price rose over 10% and you haven't accepted it.`,
        OUT_OF_STOCK: (name: string) => `We left out ${name}: it is out of stock.`,
        NOT_CARRIED: (name: string) => `We left out ${name}: your store doesn't carry it anymore.`,
        other: (name: string) => `We left out ${name}.`,
      },
      why: {
        SLOT_FULL: 'Every time that day is taken.',
        DAY_PASSED: "We're sorry: we missed that day.",
        PAYMENT_DECLINED: 'Your payment was declined.',
        PAYMENT_NEEDED: 'Choose a way to pay first.',
        PHONE_NEEDED: 'Add a phone number first.',
        ADDRESS_NEEDED: 'Choose a delivery address first.',
        OUTSIDE_DELIVERY_AREA: "Your store doesn't deliver to your address.",
        STORE_NOT_FOUND: 'Your store has closed.',
        other: "We couldn't place the order.",
      },
    },
    rose: {
      one: (name: string) => `The price of ${name} rose`,
      many: (count: number) => `${count} prices rose`,
      body: (names: string, day: string) =>
        `${names} went up over 10%. Accept the new price by ${day}, or we'll leave it out.`,
    },
    won: {
      title: 'Congratulations!',
      body: (prize: string, draw: string, day: string) =>
        `You won the ${draw} sweepstakes: ${prize}. Claim it by ${day}.`,
    },
    claim: {
      title: 'Your prize is waiting',
      body: (prize: string, day: string) => `${prize} is yours. Claim it by ${day}, or it goes to another household.`,
    },
    back: {
      title: (prize: string) => `${prize} is back in stock`,
      body: 'You asked us to let you know. Get yours while supplies last.',
    },
    passkey: {
      title: 'We stopped one of your passkeys',
      body: (name: string) =>
        `${name} may have been copied, so it can't sign in anymore. Remove it and add a new one, and sign out everywhere if that wasn't you.`,
    },
    membership: {
      title: 'FreshPass has ended',
      body: 'Your payment for the next month was declined, and nothing was charged. You can join again any time.',
    },
  },
  /** Refusals a shopper can cause, by the service's code; `null` = the service's own words are better. */
  refusals: {
    AGE_NOT_MET: "From what you entered, the rules of this game don't let us sign you up.",
    NOT_ELIGIBLE_STATE: "This game isn't available in your state.",
    EMPLOYEE_EXCLUDED: 'Associates cannot enter sweepstakes.',
    DATE_OF_BIRTH_INVALID: 'Enter a valid date of birth.',
    ENTRY_LIMIT_REACHED: 'Your household has every entry it can have in this sweepstakes.',
    SWEEPSTAKES_CLOSED: 'This sweepstakes is closed.',
    SWEEPSTAKES_NOT_OPEN: "This sweepstakes hasn't started yet.",
    PROOF_OF_WORK_INVALID: null,
    STATE_INVALID: 'Choose your state.',
    CLAIM_EXPIRED: 'The time to claim this prize has passed.',
    WIN_NOT_FOUND: "We couldn't find that win.",
    PUSH_ENDPOINT: "This browser can't be reached. Try another one.",
    PUSH_KEY: "This browser can't be reached. Try another one.",
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
