/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
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
    on: (day: string) => `Expires ${day}`,
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
    A_Z: 'A to Z',
    Z_A: 'Z to A',
  },
  gallery: {
    clipped: (amount: string) => `Up to ${amount} clipped`,
    noPage: 'The list can only go on after a cursor of its own, in the same order.',
    tooLong: (most: number) => `Search with at most ${most} characters.`,
    tooMany: (most: number) => `Choose at most ${most} values.`,
  },
  list: {
    one: '1 offer',
    count: (count: string) => `${count} offers`,
  },
  prices: {
    /** S-42. */
    inStore: (price: string) => `In-store: ${price}`,
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
  },
  /** S-218. */
  byUpcFailed: 'Error in getting offers by upc',
};
