import type { Wording } from '../../../shared/language.ts';
/** Texts of the area, English. Those with a row number are verbatim from the requirements. */
export const en = {
  availability: {
    /** S-234, S-236. */
    outOfStock: 'This item is out of stock',
    outOfStockShort: 'Out of Stock',
    /** S-235. */
    notOffered: (channel: string) => `This item is not offered for ${channel}`,
    notOfferedShort: 'Not offered',
    /** S-237. */
    onlyIn: (places: string) => `Only Available ${places}`,
    onlyFor: (places: string) => `Only Available for ${places}`,
    /** S-238. */
    onlyShort: (channels: string) => `${channels} only`,
    notCarried: "This store doesn't carry this item",
    notCarriedShort: 'Not carried here',
    notYet: 'This item arrives after the time you chose',
    notYetShort: 'Not here yet',
    needsTime: (time: string) => `This item takes ${time} to make. Choose a later time.`,
    needsTimeShort: 'Needs more time',
    noPreparation: "This store isn't making this item to order",
    noPreparationShort: 'Not made here',
    noDeli: "This store doesn't take deli orders online",
    noDeliShort: 'Not sold online',
    outsideHours: "This item isn't available at the time you chose",
    outsideHoursShort: 'Not at that time',
    attendedOnly: "This item can't be left at the door. Choose a time when someone can receive it",
    attendedOnlyShort: "Can't be left at the door",
    onlyLeft: (count: string) => `Only ${count} left`,
    left: (count: string) => `${count} left`,
    backToday: 'Back today',
    backTomorrow: 'Back tomorrow',
    back: (day: string) => `Back ${day}`,
    starting: (day: string) => `Available starting ${day}`,
  },
  channels: {
    inSentence: { PICKUP: 'pickup', DELIVERY: 'delivery', IN_STORE: 'in-store', SHIPPING: 'shipping' },
    inOnly: { PICKUP: 'Drive-up and go', DELIVERY: 'Delivery', IN_STORE: 'In-Store', SHIPPING: 'Shipping' },
  },
  or: { two: (first: string, last: string) => `${first} or ${last}`, many: (rest: string) => `, or ${rest}` },
  price: {
    cents: (amount: string) => `${amount}¢`,
    perPound: (amount: string) => `${amount}/lb`,
    perUnit: (amount: string, unit: string) => `${amount}/${unit}`,
    each: (amount: string) => `${amount} each`,
    now: (amount: string, was: string) => `Now ${amount}, was ${was}`,
    spokenPerPound: (amount: string) => `${amount} per pound`,
    save: (amount: string) => `Save ${amount}`,
    saleUntil: (day: string) => `Sale price until ${day}`,
    saleEndsToday: 'Sale price ends today',
    until: (day: string) => `Until ${day}`,
    endsToday: 'Ends today',
  },
  promo: {
    buyGet: (buy: number, free: number) => `Buy ${buy}, get ${free} free`,
    multiBuy: (count: number, price: string) => `${count} for ${price}`,
    lowestFree: (count: number) =>
      count === 1 ? 'The lowest-priced item is free.' : `The ${count} lowest-priced items are free.`,
    everyGroup: (count: number) => `For every ${count} you buy. Any others are at the regular price.`,
  },
  volume: {
    off: (percent: string) => `${percent}% off`,
    cases: (count: number, off: string) => `${count}+ cases ${off}`,
    bottles: (count: number, off: string) => `${count}+ bottles ${off}`,
    packages: (count: number, off: string) => `${count}+ ${off}`,
  },
  size: {
    weighed: 'Sold by weight',
    each: 'Each',
    meta: (size: string, unitPrice: string) => `${size} · ${unitPrice}`,
  },
  preparation: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} hr`,
    ready: (time: string) => `Ready in ${time}`,
    madeToOrder: 'Made to order',
    madeToOrderIn: (time: string) => `Made to order, ${time}`,
    madeAt: (store: string, hours: string) => `Made to order at ${store}, today ${hours}.`,
    madeAtAnyTime: (store: string) => `Made to order at ${store}.`,
    span: (start: string, end: string) => `${start} to ${end}`,
  },
  tags: {
    AGE_RESTRICTED: '21+',
    PRE_ORDER: 'Pre-order',
    SELLER: 'Marketplace',
    /** S-78. */
    WINE_SHOP: 'Vine and Cellar',
    BUSINESS: 'Business',
    ORGANIC: 'Organic',
    SNAP: 'SNAP eligible',
    VEGAN: 'Vegan',
    GLUTEN_FREE: 'Gluten-free',
  },
  allergens: {
    contains: (list: string) => `Contains ${list}.`,
    names: {
      MILK: 'milk',
      EGG: 'eggs',
      FISH: 'fish',
      SHELLFISH: 'shellfish',
      TREE_NUTS: 'tree nuts',
      PEANUTS: 'peanuts',
      WHEAT: 'wheat',
      SOY: 'soy',
      SESAME: 'sesame',
    },
  },
  and: { two: (first: string, last: string) => `${first} and ${last}`, many: (rest: string) => `, and ${rest}` },
  diets: {
    VEGAN: 'Vegan',
    VEGETARIAN: 'Vegetarian',
    GLUTEN_FREE: 'Gluten-free',
    ORGANIC: 'Organic',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
    LACTOSE_FREE: 'Lactose-free',
  },
  snap: {
    eligible: 'SNAP eligible. The price is the same for everyone.',
    alcohol: "Not SNAP eligible: SNAP doesn't cover alcohol.",
    prepared: "Not SNAP eligible: SNAP doesn't cover prepared food.",
    not: 'Not SNAP eligible.',
  },
  alcohol: {
    strength: (percent: string) => `${percent}% alcohol by volume.`,
    /** N-54. */
    law: 'You must be 21 or older. Whoever receives it shows an ID, and it is never left at the door.',
  },
  weight: {
    from: (pounds: string) => `At least ${pounds} lb.`,
    /** N-50. */
    estimate: 'The price is an estimate: you pay for the actual weight.',
  },
  nutrition: {
    grams: (amount: string) => `${amount} g`,
    milligrams: (amount: string) => `${amount} mg`,
    percent: (percent: number) => `${percent}%`,
    rows: {
      fat: 'Total Fat',
      saturatedFat: 'Saturated Fat',
      sodium: 'Sodium',
      carbohydrate: 'Total Carbohydrate',
      fiber: 'Dietary Fiber',
      sugars: 'Total Sugars',
      protein: 'Protein',
    },
  },
  customization: {
    exactly: (count: number) => `Choose ${count}`,
    upTo: (most: number) => `Up to ${most}`,
    between: (least: number, most: number) => `Choose ${least} to ${most}`,
    either: (least: number, most: number) => `Choose ${least} or ${most}`,
  },
  seller: {
    shipsFrom: (place: string) => `Ships from ${place}`,
    arrivesIn: (days: number) => (days === 1 ? 'Arrives in about a day' : `Arrives in about ${days} days`),
  },
  facets: {
    BODY: 'Body',
    GRAPE: 'Grape',
    REGION: 'Region',
    AVAILABILITY: 'Availability',
    DEALS: 'Savings',
    DIET: 'Diet & benefits',
    DEPARTMENT: 'Department',
    AISLE: 'Aisle',
    BRAND: 'Brand',
    PRICE: 'Price',
    SIZE: 'Size',
    CHANNEL: 'How to get it',
  },
  /** S-278, S-279. */
  sorts: {
    BEST_MATCH: 'Best match',
    TOP_SELLERS: 'Top sellers',
    PRICE_LOW_HIGH: 'Price: low to high',
    PRICE_HIGH_LOW: 'Price: high to low',
    CLUB_CARD: 'Club card specials',
    NAME_A_Z: 'A to Z',
    NAME_Z_A: 'Z to A',
  },
  /** N-79. */
  substitutes: {
    SAME_BRAND: 'Same brand',
    SAME_SIZE: 'Same size',
    cheaperPer: (unit: string) => `Cheaper per ${unit}`,
    CHEAPER_UNIT: 'Costs less',
  },
  /** S-264: what unit prices are compared in, spelled out. */
  units: {
    oz: 'ounce',
    lb: 'pound',
    'fl oz': 'fluid ounce',
    qt: 'quart',
    ea: 'piece',
    '100 ct': '100 count',
    '100 sq ft': '100 square feet',
    ft: 'foot',
  },
  timeAndPlace: (time: string, place: string) => `${time}, ${place}`,
  tooManyProducts: (most: number) => `Ask for at most ${most} products at a time.`,
  search: {
    noPage: "That page doesn't exist.",
    tooLong: (most: number) => `Search for at most ${most} characters.`,
    tooManyFilters: (most: number) => `Choose at most ${most} filters.`,
  },
  /** What is refused of asking a store to stock something. */
  askRefusals: {
    ASK_INVALID: 'Name what the store should stock.',
    TOO_MANY_ASKS: "You've asked for a lot today. Try this one again tomorrow.",
    STORE_NOT_FOUND: 'We no longer have this store. Choose another one.',
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
