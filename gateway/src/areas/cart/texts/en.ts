import type { Wording } from '../../../shared/language.ts';
/** Texts of the area, English. Those with a row number are verbatim from the requirements. */
export const en = {
  /** S-214. */
  failed: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
  titles: {
    WINE: 'Vine and Cellar',
    SUBSCRIPTION: 'Schedule & Save',
    BUSINESS: 'Business',
    MARKETPLACE: 'Marketplace',
  },
  items: (count: string) => `${count} items`,
  oneItem: '1 item',
  carts: (count: number, items: string) => `${count} carts, ${items}. Each is checked out on its own.`,
  oneCart: (items: string) => `${items}.`,
  noItems: 'Nothing in your cart yet.',
  place: {
    pickup: (store: string) => `Pickup at ${store}`,
    delivery: (zipCode: string) => `Delivery to ${zipCode}`,
    anyDelivery: 'Delivery',
    yourStore: 'your store',
    closed: 'This store has closed',
    inStore: (store: string) => `Shop in-store at ${store}`,
    from: (place: string, day: string, time: string) => `${place}, ${day} from ${time}`,
    seller: (seller: string) => `Sold and shipped by ${seller}`,
    sellerArrives: (seller: string, day: string) => `Sold and shipped by ${seller}, arrives about ${day}`,
    anySeller: 'Sold and shipped by the seller',
  },
  elsewhere: {
    text: (cart: string, visitor: string) => `This cart is for ${cart}. You've chosen ${visitor}.`,
    closed: (visitor: string) => `This cart's store has closed. You've chosen ${visitor}.`,
    pickup: (store: string) => `pickup at ${store}`,
    delivery: (zipCode: string, store: string) => `delivery to ${zipCode} from ${store}`,
    anyDelivery: (store: string) => `delivery from ${store}`,
    inStore: (store: string) => `shopping in-store at ${store}`,
  },
  /** N-54. */
  adultSigns: 'An adult of 21 or older signs, with ID.',
  showsId: 'An adult of 21 or older picks it up, with ID.',
  sellerCoupons: 'Store coupons do not apply to this seller.',
  /** S-219. */
  noSellerCart: 'Seller cart is not available',
  sums: {
    LIST: 'Items at regular price',
    PROMO: 'Sale prices',
    SUBSCRIPTION: 'Schedule & Save discount',
    coupons: 'Clipped coupons',
    STORE_OFFER: 'Store coupons',
    MANUFACTURER_COUPON: 'Manufacturer coupons',
    REWARD: 'Grocery rewards',
    DEPOSIT: 'Bottle deposits',
    BAG_FEE: 'Bags',
    TAX: 'Tax',
    hotFoodTax: 'Tax, hot food only',
    fees: { PICKUP: 'Pickup', DELIVERY: 'Delivery', SHIPPING: 'Shipping', IN_STORE: 'Service' },
    free: 'Free',
  },
  steps: {
    regular: (price: string) => `Regular price, ${price}`,
    times: (count: number, price: string) => `${count} × ${price}`,
    weighed: (pounds: string, price: string) => `${pounds} lb × ${price}/lb`,
    packages: (count: number, pounds: string, price: string) =>
      `${count} packages of ${pounds} lb at ${price}/lb, each rounded to the cent`,
    sale: 'Sale price',
    saleOff: (off: string) => `Sale price, ${off} off`,
    BUY_GET: 'Buy some, get some free',
    MULTI_BUY: 'Multi-buy price',
    VOLUME: 'Volume price',
    volume: (terms: string) => `Volume price, ${terms}`,
    SUBSCRIPTION: 'Schedule & Save discount',
    coupon: (title: string) => `Coupon ${title}`,
    anyCoupon: 'Clipped coupon',
    MANUFACTURER: 'Manufacturer coupon',
    ORDER: 'Share of a coupon for the whole order',
    REWARD: 'Grocery rewards',
  },
  line: {
    each: (price: string) => `${price} each`,
    perPound: (price: string) => `${price}/lb`,
    about: (pounds: string) => `About ${pounds} lb`,
    packages: (count: string, pounds: string) => `${count} packages of ${pounds} lb`,
    coupon: (amount: string) => `Coupon ${amount} off`,
    list: ', ',
    was: (amount: string, was: string) => `${amount}, was ${was}`,
    separator: ' · ',
  },
  points: {
    in: (points: string, program: string) => `Earns about ${points} in ${program}`,
    labels: { singular: 'point', plural: 'points' },
  },
  hints: {
    save: (amount: string) => `Save ${amount}`,
    points: (points: string) => `${points} points`,
    oneMore: (name: string) => `add 1 more ${name}`,
    more: (count: number, name: string) => `add ${count} more ${name}`,
    anyMore: (count: number) => `add ${count} more`,
    pounds: (pounds: string) => `add ${pounds} lb more`,
    money: (amount: string) => `add ${amount} more`,
    toUse: (step: string, use: string) => `${step} ${use}.`,
    clipAnd: (title: string, step: string) => `Clip ${title} and ${step}.`,
    clipAnyAnd: (step: string) => `Clip a coupon and ${step}.`,
    useCoupon: 'to use your coupon',
    useTitled: (title: string) => `to use your coupon: ${title}`,
    usePromo: (promo: string) => `for ${promo}`,
    useDeal: 'to get the deal',
    free: (count: number, name: string, promo: string) =>
      count === 1 ? `One more ${name} is free with ${promo}.` : `${count} more ${name} are free with ${promo}.`,
    useVolume: (off: string) => `for ${off} on each`,
    useVolumePrice: (price: string) => `for ${price} each`,
  },
  missing: {
    more: (amount: string) => `${amount} more`,
    pounds: (pounds: string) => `${pounds} lb`,
    items: (count: string, number: number) => (number === 1 ? '1 more item' : `${count} more items`),
  },
  losses: {
    offer: (amount: string, title: string) => `You'd lose ${amount}: ${title}.`,
    minimum: (minimum: string) => `Your cart would fall below its ${minimum} minimum.`,
  },
  clips: {
    offers: (count: string) => `${count} coupons lower this total.`,
    offersOne: '1 coupon lowers this total.',
    clipped: (count: string, saved: string) => `${count} coupons clipped. You save ${saved}.`,
    clippedOne: (saved: string) => `1 coupon clipped. You save ${saved}.`,
    instead: (title: string) => `Instead of ${title}`,
    CART_NOT_FOUND: 'This cart is no longer there.',
    unknown: 'These coupons are not known.',
  },
  unused: {
    title: 'Clipped coupon',
    forMembers: "It's for FreshPass members.",
    reasons: {
      NOT_CLIPPED: "You haven't clipped it.",
      NOT_STARTED: "It hasn't started yet.",
      EXPIRED: 'It has expired.',
      WRONG_STORE: "It isn't valid at this store.",
      LIMIT_REACHED: "You've already used it as many times as you can.",
      NO_MATCHING_ITEM: 'The item is not in this cart.',
      EXCLUDED: "It doesn't apply to the items in this cart.",
      PROMO_CONFLICT: "It can't be combined with the sale on this item.",
      BETTER_DEAL: 'Another coupon saves you more.',
      FREE_UNIT: 'The item is already free.',
      BELOW_MINIMUM: "This cart doesn't have enough for it yet.",
    },
    /** By how the order reaches the shopper. */
    wrongChannel: {
      PICKUP: "It isn't valid for pickup.",
      DELIVERY: "It isn't valid for delivery.",
      IN_STORE: "It isn't valid in the store.",
      SHIPPING: "It isn't valid for what is shipped.",
    },
    /** BELOW_MINIMUM, where it is known what is missing. */
    needs: (missing: string) => `It needs ${missing}.`,
    expiresToday: 'Expires today.',
    expiresTomorrow: 'Expires tomorrow.',
    expires: (day: string) => `Expires ${day}.`,
  },
  /** N-60: what counts is the goods, and not the total below which it stands. */
  minimum: (missing: string, minimum: string) =>
    `Add ${missing} of items to reach the ${minimum} minimum, before coupons, taxes, and fees.`,
  /** N-60: lines that are out, and lines that ask for more than is left. */
  unavailable: (out: number, short: number) =>
    out + short > 1
      ? `${out + short} items are unavailable. ${short === 0 ? 'Remove' : out === 0 ? 'Change' : 'Change or remove'} them to check out.`
      : out === 1
        ? '1 item is unavailable. Remove it to check out.'
        : '1 item is short. Change it to check out.',
  /** N-63, of a marketplace cart. */
  freeShipping: { missing: (missing: string) => `Add ${missing} for free shipping`, reached: 'Ships free' },
  messages: {
    NOT_CARRIED: (name: string) => `${name}: not carried at this store.`,
    OUT_OF_STOCK: (name: string) => `${name}: out of stock.`,
    WRONG_CHANNEL: (name: string) => `${name}: not offered this way.`,
    INACTIVE: (name: string) => `${name}: out of stock.`,
    available: (name: string) => `${name}: back in stock.`,
    priceChanged: (name: string, before: string, after: string) => `${name}: now ${after}, was ${before}.`,
    merged: 'What you added before you signed in is in your cart.',
    mergeCapped: (name: string, quantity: string) => `${name}: one order holds ${quantity} at most.`,
    mergeShort: (name: string, quantity: number) =>
      quantity === 0 ? `${name}: none left.` : `${name}: only ${quantity} left.`,
    moved: 'Your cart has moved to the new store. Prices may differ.',
  },
  done: {
    inCart: (name: string, quantity: string) => `${name} is in your cart, ${quantity} in all.`,
    inCartByWeight: (name: string, pounds: string) => `${name} is in your cart, about ${pounds} lb.`,
    removed: (name: string) => `${name} is no longer in your cart.`,
    anItem: 'The item',
  },
  /** By code. */
  refused: {
    PRODUCT_NOT_FOUND: "We can't find this item. It may no longer be sold.",
    LINE_NOT_FOUND: 'This item is no longer in your cart.',
    /** S-234. */
    UNAVAILABLE: 'This item is out of stock',
    NOT_ENOUGH: 'We have no more of this item.',
    TOO_MANY: 'You already have as many as one order can hold.',
    /** S-158. */
    SIGN_IN_REQUIRED: 'Sign in to add this item.',
    /** S-165. */
    BUSINESS_ONLY: 'This pack is for business accounts.',
    HOUSEHOLDS_ONLY: "Business accounts can't order this item. It is sold to households.",
    NOT_IN_THIS_ORDER: "This item can't be added to the order you're changing.",
    TOO_MANY_LINES: 'Your cart is full. Check out, or remove an item first.',
    INVALID_QUANTITY: 'Choose a whole number, 1 or more.',
    INVALID_WEIGHT: 'Choose a weight with at most two decimals, within the limits of this item.',
    INVALID_OPTIONS: "Choose the options again: these can't be combined.",
    INVALID_NOTE: 'Write at most 140 characters.',
    LINE_CHANGED: 'This item was changed somewhere else. Here is how it stands now.',
    other: "This item couldn't be changed. Try again.",
  },
  /** N-68: as many as there are went into the cart. */
  notEnough: (left: string) => `Only ${left} left.`,
  noneLeft: 'None left.',
  tooHeavy: (most: string) => `One package can hold ${most} lb at most.`,
  tooMany: (most: string) => `One order can hold ${most} of this item.`,
  userErrors: {
    /** S-11, S-158. */
    GUEST_CART_OFF: 'Sign in to add items to your cart.',
    TOO_MANY_LINES: 'That is more than a cart can hold.',
    INVALID: "That can't be changed this way.",
    CUTOFF_PASSED: 'It is too late to change this order.',
    /** S-217. */
    NO_ORDER_DATA: 'No current order data available',
  },
  tooManyChanges: (most: number) => `Make at most ${most} changes at a time.`,
  edit: {
    quantity: (before: string, after: string) => `${before} → ${after}`,
    added: 'Added',
    removed: 'Removed',
    named: (name: string, quantity: string) => `${name}, ${quantity}`,
    more: (name: string, count: string) => `${name}, ${count} more`,
    fewer: (name: string, count: string) => `${name}, ${count} fewer`,
    pounds: (pounds: string) => `${pounds} lb`,
    deals: 'Coupons and deals on other items',
    dealsAlone: 'Coupons and deals',
    moreToPay: {
      PICKUP: (amount: string) => `You pay ${amount} more at pickup`,
      other: (amount: string) => `You pay ${amount} more`,
    },
    lessToPay: {
      PICKUP: (amount: string) => `You pay ${amount} less at pickup`,
      other: (amount: string) => `You pay ${amount} less`,
    },
    same: 'The total stays the same',
    /** T-87. */
    needs: (title: string, missing: string) => `${title} needs ${missing}.`,
    saving: (amount: string) => `Your saving of ${amount}`,
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
