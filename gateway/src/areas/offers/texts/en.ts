import type { Wording } from '../../../shared/language.ts';
/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  /** S-96. */
  types: {
    PD: 'Personalized Deal',
    MF: 'Coupon',
    SC: 'Coupon',
    CC: 'Coupon',
    GR: 'Grocery Reward',
    TR: 'Monopoly Prize',
    WS: 'Weekly Ad',
  },
  /** S-48, S-49. */
  bonusPath: { NOT_STARTED: '', IN_PROGRESS: 'In Progress', COMPLETED: 'Bonus Path Completed', EXPIRED: '' },
  /** S-269..S-273. */
  challenge: { purchased: 'Purchased', quantity: 'Quantity', transactions: 'Transactions', pounds: 'Lbs' },
  /** S-43..S-49, S-53, X-11. */
  actions: {
    CLIP: { hidden: null, label: 'Clip Coupon' },
    CLIPPED: { hidden: 'Coupon has already been', label: 'Clipped' },
    ADD_TO_LIST: { hidden: null, label: 'Add to List' },
    ON_LIST: { hidden: null, label: 'Added to List' },
    ACTIVATE: { hidden: null, label: 'Activate' },
    IN_PROGRESS: { hidden: null, label: 'In Progress' },
    COMPLETED: { hidden: null, label: 'Bonus Path Completed' },
    USED: { hidden: null, label: 'Used' },
    GONE: { hidden: null, label: 'No longer available' },
    EXPIRED: { hidden: null, label: 'Expired' },
    /** Its first day stands in its place where it is known. */
    UPCOMING: { hidden: null, label: 'Coming soon' },
  },
  /** S-49, S-50. */
  links: {
    rewards: 'Go to Grocery Rewards',
    account: 'Go to Account Settings',
    cart: 'Go to My Cart',
    list: 'View in My List',
    shop: 'Start Shopping',
    freshPass: 'Redeem FreshPass offer',
  },
  /** S-41, S-53. */
  expiry: {
    /** @param year null in this one */
    day: (month: string, day: string, year: string | null) => `${month}/${day}${year === null ? '' : `/${year}`}`,
    on: (day: string) => `Expires ${day}`,
    starts: (day: string) => `Starts ${day}`,
    today: 'Expires today',
    tomorrow: 'Expires tomorrow',
    expired: (day: string) => `Expired ${day}`,
    range: (from: string, to: string) => `${from} - ${to}`,
  },
  usage: {
    ONE_TIME: 'One-time use',
    UNLIMITED: 'Unlimited use',
    upTo: (uses: number) => `Up to ${uses} uses`,
    several: 'More than one use',
    bonusPath: 'Bonus Path',
  },
  kinds: {
    PERSONALIZED: 'Picked for you',
    COUPON: 'Coupon',
    BONUS_PATH: 'Bonus Path',
    REWARD: 'Grocery Reward',
    WEEKLY_AD: 'Weekly Ad',
  },
  groups: {
    ALL: 'All offers',
    PICKED_FOR_YOU: 'Picked for you',
    EXPIRING_SOON: 'Expiring soon',
    BONUS_PATH: 'Bonus Path',
    CLIPPED: 'Clipped',
  },
  sorts: {
    PURCHASE_HISTORY: 'Purchase history',
    NEW_OFFERS: 'New offers',
    ABOUT_TO_EXPIRE: 'About to expire',
    CATEGORY: 'Category',
    PRICE_LOW_HIGH: 'Price: low to high',
    REWARD_CARD_SPECIALS: 'Reward card specials',
    A_Z: 'A to Z',
    Z_A: 'Z to A',
  },
  /** Guests have bought nothing that is known. */
  sortsForGuests: { PURCHASE_HISTORY: 'Featured' },
  gallery: {
    clipped: (amount: string) => `Up to ${amount} clipped`,
    noPage: 'The list can only go on after a cursor of its own, in the same order.',
    tooLong: (most: number) => `Search with at most ${most} characters.`,
    tooMany: (most: number) => `Choose at most ${most} values.`,
  },
  /** N-43. */
  deals: {
    title: 'Deals for you',
    reasons: {
      BOUGHT_OFTEN: 'You buy this often',
      LAPSED: "It's been a while",
      COMPLEMENT: 'Goes with what you buy',
      NEW: 'New for you',
    },
  },
  ad: {
    dates: (from: string, to: string) => `${from} to ${to}`,
    goodThrough: (day: string) => `Good through ${day}`,
    from: (day: string) => `Starts ${day}`,
    pages: {
      FRESH: 'Fresh this week',
      STORES: 'For the freezer and the pantry',
      RIPE: 'Ripe this week',
      BUTCHER: 'From the butcher and the deli',
      READY: 'Dinner is ready',
      BREAKFAST: 'Breakfast and bread',
      DAIRY: 'Fresh from the dairy',
      FROZEN: 'In the freezer',
      SNACKS: 'Snacks and drinks',
      PANTRY: 'Stock the pantry',
      HOME: 'Around the house',
      MORE: 'More to save on',
    },
  },
  list: {
    one: '1 offer',
    count: (count: string) => `${count} offers`,
    oneItem: '1 item',
    items: (count: string) => `${count} items`,
    written: 'You wrote this',
    notHere: "This store doesn't have it",
    times: (quantity: number) => `${quantity} ×`,
    timesOf: (times: string, size: string) => `${times} ${size}`,
    joined: (one: string, other: string) => `${one} · ${other}`,
    adUntil: (ad: string, day: string) => `${ad} to ${day}`,
    ended: (kind: string, expiry: string) => `${kind}, ${expiry}`,
    perPound: (price: string) => `${price}/lb`,
    trip: {
      oneItem: '1 item, regular price',
      items: (count: string) => `${count} items, regular price`,
      coupons: 'Before tax. Clipped coupons come off in your cart.',
      one: '1 item without a price',
      several: (count: string) => `${count} items without a price`,
      without: (items: string) => `Before tax and coupons. Doesn't include ${items}.`,
    },
    refused: {
      LIST_FULL: 'My List is full. Remove something first.',
      ITEM_NOT_FOUND: 'This item is no longer on My List.',
      PRODUCT_NOT_FOUND: 'There is no such product.',
      EMPTY_TEXT: 'Write what you need.',
      TOO_LONG: 'Use at most 80 characters.',
      NOT_CLIPPED: 'Clip this coupon first.',
      OFFER_EXPIRED: 'This offer has expired.',
      OFFER_NOT_STARTED: "This offer hasn't started yet.",
      NOT_AT_STORE: "Your store doesn't have this offer.",
    },
    notListed: "This offer can't be put on My List.",
    badChange: 'Each item to add is one of couponId, productId, and text.',
    badQuantity: 'A quantity is a whole number from 1 to 99.',
    tooMany: (most: number) => `Send at most ${most} changes at once.`,
  },
  channels: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In-Store' },
  /** N-36. */
  withOthers: {
    ANY: 'With any other offer',
    ITEM_OFFERS: 'With offers on single items, not with another on the whole order',
    STORE: 'With one store offer, not with another manufacturer coupon',
    CATEGORY_AND_ITEM: 'With one department and one item offer, not with another manufacturer coupon',
    MAKER: 'With one manufacturer coupon, not with another store offer',
    MAKER_AND_ITEM: 'With one manufacturer coupon and one item offer, not with another department offer',
    MAKER_AND_CATEGORY: 'With one manufacturer coupon and one department offer, not with another item offer',
    NONE: 'Not with another offer on the same item',
  },
  prices: {
    /** S-42. */
    inStore: (price: string) => `In-store: ${price}`,
    regular: (price: string) => `Reg. ${price}`,
    pay: (price: string, regular: string) => `${price} instead of ${regular}`,
    /** Read in one go: $1.50 off. */
    ticket: (value: string, unit: string) => `${value} ${unit}`,
  },
  clip: {
    /** S-221. */
    expired: '200: Coupon Expired',
    /** S-222. */
    unknownStatus: '200: Coupon Clip failed - status is not either 0 or 1',
    /** S-223. */
    noItems: '200: Coupon Clip failed - items is not defined',
    /** S-224. */
    failed: (status: number) => `${status}: Coupon Clip failed`,
    /** S-225. */
    unclipFailed: (status: number) => `${status}: Coupon UnClip failed`,
    /** Followed by the code and the message of the service when it gives them. */
    because: (text: string, why: string) => `${text} ${why}`,
  },
  refused: {
    notClipped: 'This coupon was not clipped',
    ended: (coupon: string, day: string) => `${coupon} ended on ${day}. Nothing else in My List changed.`,
    named: (price: string, title: string) => `${price} ${title}`,
    over: 'It has ended. Nothing else in My List changed.',
    tryAgain: 'Nothing in My List changed. Try again in a moment.',
    noCoupon: 'There is no such offer.',
    notOffered: 'This link brings no new offers.',
  },
  /** S-218. */
  byUpcFailed: 'Error in getting offers by upc',
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
