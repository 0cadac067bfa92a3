/* Generated from services/openapi.json by gateway/scripts/rest-types.ts. */

export type DemoShoppersAnswer = DemoShopper[];
/**
 * What a notice tells, by its code.
 */
export type NoticeParts =
  | {
      code: 'ORDER_CHANGED';
      orderNumber: string;
      /**
       * When it is handed over; null if it has no time.
       */
      start: string | null;
      /**
       * The store's.
       */
      timeZone: string;
      /**
       * Empty when real weights alone changed the total.
       */
      changes: {
        kind: 'SHORT' | 'FOUND' | 'SUBSTITUTED';
        name: string;
        left: number | null;
        by: string | null;
        /**
         * SUBSTITUTED: it comes only if the shopper says yes (N-60).
         */
        asks?: boolean;
      }[];
      totalCents: number;
      /**
       * What it comes to now, less what it came to before.
       */
      differenceCents: number;
    }
  | {
      code: 'ORDER_CANCELED';
      orderNumber: string;
      /**
       * When it is handed over; null if it has no time.
       */
      start: string | null;
      /**
       * The store's.
       */
      timeZone: string;
    }
  | {
      code: 'HOLD_REFUSED';
      orderNumber: string;
      /**
       * When it is handed over; null if it has no time.
       */
      start: string | null;
      /**
       * The store's.
       */
      timeZone: string;
      totalCents: number;
      heldCents: number;
      canPayThere: boolean;
    }
  | {
      code: 'REFUNDED';
      orderNumber: string;
      cents: number;
      items: number;
    }
  | {
      code: 'RUN_AHEAD';
      date: string;
      items: number;
      /**
       * About, before savings.
       */
      cents: number;
      changes: {
        name: string;
        percent: number;
        needsTap: boolean;
      }[];
      swapped?: string[];
      /**
       * PRICE_ROSE, OUT_OF_STOCK, NOT_CARRIED, or another reason.
       */
      left?: {
        /**
         * Empty if nobody knows it anymore.
         */
        name: string;
        why: string;
      }[];
      /**
       * Clipped coupons of its items that end before it.
       */
      ending?: {
        name: string;
        endsOn: string;
      }[];
    }
  | {
      code: 'RUN_ORDERED';
      date: string;
      items: number;
      storeName: string | null;
      swapped: string[];
      /**
       * PRICE_ROSE, OUT_OF_STOCK, NOT_CARRIED, or another reason.
       */
      left: {
        /**
         * Empty if nobody knows it anymore.
         */
        name: string;
        why: string;
      }[];
    }
  | {
      code: 'RUN_NOT_ORDERED';
      date: string;
      why: string | null;
      /**
       * PRICE_ROSE, OUT_OF_STOCK, NOT_CARRIED, or another reason.
       */
      left: {
        /**
         * Empty if nobody knows it anymore.
         */
        name: string;
        why: string;
      }[];
    }
  | {
      code: 'RUN_PRICED';
      date: string;
      totalCents: number;
      /**
       * What it comes to now, less what was said before.
       */
      moreCents: number;
      /**
       * Left out for its price.
       */
      left: string[];
    }
  | {
      code: 'PRICES_ROSE';
      names: string[];
      until: string;
    }
  | {
      code: 'DRAW_WON';
      programCode?: string;
      prizeName: string;
      title: string;
      claimBy: string | null;
      timeZone: string;
    }
  | {
      code: 'CLAIM_DUE';
      programCode?: string;
      prizeName: string;
      title: string;
      claimBy: string | null;
      timeZone: string;
    }
  | {
      code: 'PRIZE_BACK';
      prizeId?: string;
      name: string;
    }
  | {
      code: 'MEMBERSHIP_ENDED';
    }
  | {
      code: 'PASSKEY_STOPPED';
      /**
       * What the shopper called it.
       */
      name: string;
    };
export type OperatorPeopleAnswer = Person[];
export type PasskeysAnswer = Passkey[];
export type ProductPhotoAnswer = string;
export type ProductPictureAnswer = string;
/**
 * By type of prize (N-26).
 */
export type RedemptionResult =
  | {
      prizeType: 'B4U_OFFER';
      /**
       * The household's own offer, clipped and in My List.
       */
      offerId: string;
      /**
       * Whether it is handed out in the store, and comes off no cart.
       */
      isStoreOnly: boolean;
      expiresAt: string;
    }
  | {
      prizeType: 'REWARD';
      rewardId: string;
      valueCents: number;
      expiresAt: string;
    }
  | {
      prizeType: 'FRESH_PASS';
      subscriptionId: string;
      start: string;
      until: string;
    }
  | {
      prizeType: 'VENDOR';
      code: string;
      vendorName: string;
      url: string | null;
      instructions: string | null;
      expiresAt: string | null;
    }
  | {
      prizeType: 'ALTERNATE_PRIZES';
      choiceIds: string[];
      defaultChoiceId: string;
      chooseBy: string;
      chosenRedemptionId: string | null;
    }
  | {
      prizeType: 'RECIPE';
      recipe: Recipe;
    }
  | {
      prizeType: 'SWEEPSTAKES';
      entryIds: string[];
      count: number;
      myEntries: number;
      drawDate: string | null;
    };

export interface AcceptBoxTopsBody {
  accepted: true;
}
export interface AcknowledgeWinAnswer {
  programCode: string;
  prizeId: string;
  displayed: true;
}
export interface AcknowledgeWinBody {
  prizeId: string;
  programCode: string;
  displayed: true;
}
export interface Activity {
  days: number;
  since: string;
  items: ActivityItem[];
  /**
   * For the whole window and the requested programs, regardless of the types requested.
   */
  counts: {
    type: 'EARN' | 'PLAY' | 'WIN' | 'REDEEM' | 'ENTRY' | 'ADJUST' | 'WELCOME' | 'REWARD';
    count: number;
  }[];
  /**
   * Programs with activity in the window.
   */
  programs: {
    code: string;
    title: string;
  }[];
  nextPageToken: string | null;
  /**
   * G-126.
   */
  note: string;
}
/**
 * N-24. Newest first, by when it counted; never includes a code.
 */
export interface ActivityItem {
  id: string;
  at: string;
  programCode: string;
  programTitle: string;
  type: 'EARN' | 'PLAY' | 'WIN' | 'REDEEM' | 'ENTRY' | 'ADJUST' | 'WELCOME' | 'REWARD';
  status: 'PENDING' | 'POSTED' | 'COMPLETED' | 'VOID';
  points: number;
  balanceAfter: number | null;
  /**
   * Value of a grocery reward; negative when used.
   */
  valueCents?: number;
  title: string;
  source?: 'ORDER' | 'PLAY' | 'OPTIN' | 'REDEMPTION' | 'AMOE' | 'REVERSAL' | 'EXPIRY' | 'SUPPORT' | 'OFFER';
  prizeId?: string;
  /**
   * The offer that brought it.
   */
  offerId?: string;
  /**
   * Position in the list: the next page starts here.
   */
  pageToken: string;
  orderNumber?: string;
  storeName?: string;
  /**
   * A play's receipt number, like 7F3K-92.
   */
  receipt?: string;
  win?: {
    status: 'WON' | 'REDEEMED' | 'EXPIRED' | 'REVOKED';
    redeemBy: string;
    redeemedAt: string | null;
  };
}
export interface AddContactBody {
  channel: 'sms' | 'email';
  handle: string;
}
export interface AddOneTimeItemsBody {
  runDate: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  items: {
    productBpn: string;
    quantity?: number;
  }[];
}
export interface AddOperatorPersonBody {
  /**
   * As it is shown in the console.
   */
  fullName: string;
  email: string;
  /**
   * @maxItems 8
   */
  roles: ('OWNER' | 'APPROVER' | 'MERCHANDISER' | 'MARKETING' | 'GAMES' | 'STORE_STAFF' | 'SUPPORT' | 'AUDITOR')[];
  storeId: string | null;
}
export interface AddPasskeyBody {
  deviceId: string;
  /**
   * The site's origin in the browser, such as https://shop.haggen.com; the gateway knows it's ours.
   */
  origin: string;
  challengeId: string;
  credentialId: string;
  clientData: string;
  attestation: string;
  /**
   * @maxItems 8
   */
  transports: string[];
  /**
   * 1 to 40 characters: what the shopper calls the device.
   */
  name: string;
}
export interface AddSubscriptionBody {
  isNewSnSUser?: boolean;
  originationStoreId: string;
  language?: 'en' | 'es';
  /**
   * @minItems 1
   * @maxItems 50
   */
  items: {
    productBpn: string;
    productUpc?: string;
    quantity: number;
    /**
     * The day of the first run, in the dates of the plan's store.
     */
    startDateTime: string;
    isSubstitutable?: boolean;
    productDesc?: string;
    originalPrice?: number;
    frequency?: {
      /**
       * Offered: 1, 2, 3, 4, 6, 8.
       */
      count: number;
      unit: 'WEEK';
    };
  }[];
}
/**
 * G-50, N-8.
 */
export interface Address {
  addressId: string;
  purpose: 'DELIVERY';
  firstName: string;
  lastName: string;
  address: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
  version: number;
}
/**
 * N-66.
 */
export interface AllSubscriptions {
  customerId: string;
  fulfillmentType: ('PICKUP' | 'DELIVERY') | null;
  isNewSnSUser: boolean;
  saved: {
    cents: number;
    since: string;
  } | null;
  plan: SubscriptionPlan | null;
  /**
   * By product.
   */
  subscribedItems: {
    [k: string]: Subscription;
  };
  snsFrequencies: {
    count: number;
    unit: 'WEEK';
    label: string;
  }[];
  /**
   * Earliest first; eight weeks ahead.
   */
  upcoming: UpcomingRun[];
}
/**
 * Where, how, and when subscriptions come.
 */
export interface SubscriptionPlan {
  storeId: string;
  channel: 'PICKUP' | 'DELIVERY';
  /**
   * Of the store's day.
   */
  minute: number;
  timeZone: string;
  addressId: string | null;
  phone: string | null;
  paymentId: string;
}
export interface Subscription {
  subscriptionId: string;
  productId: string;
  name: string | null;
  quantity: number;
  frequency: {
    /**
     * Offered: 1, 2, 3, 4, 6, 8.
     */
    count: number;
    unit: 'WEEK';
  };
  status: 'ACTIVE' | 'PAUSED';
  isSubstitutable: boolean;
  nextRunDate: string | null;
  skipDates: string[];
  /**
   * What a package cost when the shopper last accepted it.
   */
  acceptedCents: number;
  priceCents: number | null;
  savedCents: number | null;
  leftQuantity?: number | null;
  /**
   * It rose over 10%: it is left out unless accepted (N-65).
   */
  needsAcceptance: boolean;
  version: number;
}
/**
 * N-66.
 */
export interface UpcomingRun {
  runDate: string;
  editOpensAt: string;
  editClosesAt: string;
  startsAt: string | null;
  state: 'PLANNED' | 'ORDERED' | 'FAILED' | 'EMPTY';
  orderNumber: string | null;
  orderVersion: number | null;
  reason: string | null;
  items: {
    productId: string;
    subscriptionId: string | null;
    name: string;
    quantity: number;
    /**
     * Of a package, before the saving.
     */
    cents: number;
    /**
     * What subscribing saves on all of them; 0 for a one-time item.
     */
    savedCents?: number;
    substituteId: string | null;
    outcome: 'ORDERED' | 'SUBSTITUTED' | 'OUT_OF_STOCK' | 'NOT_CARRIED' | 'PRICE_ROSE';
    /**
     * Packages that there are, where that is some and too few.
     */
    left?: number;
  }[];
  /**
   * With the saving, before coupons and taxes; of an order what it comes to.
   */
  estimateCents: number;
}
export interface AnonymousOfferGalleryBody {
  /**
   * Departments by name or id; all if omitted (S-183).
   *
   * @maxItems 40
   */
  primaryCategoryNm?: string[];
  /**
   * Such as Welcome Offers (S-87).
   *
   * @maxItems 40
   */
  events?: string[];
  offerPgm?: 'PD' | 'CC';
  /**
   * All but weekly ads (WS) if omitted.
   *
   * @maxItems 7
   */
  offerTypes?: ('PD' | 'MF' | 'SC' | 'CC' | 'GR' | 'TR' | 'WS')[];
  /**
   * Words in the brand, name, or description.
   */
  q?: string;
  /**
   * 30 if omitted (S-256).
   */
  pageSize?: number;
  pageToken?: string;
}
export interface AskForStockAnswer {
  prizeId: string;
  stockAlert: boolean;
}
export interface AskToStockBody {
  storeId: string;
  /**
   * What was searched for.
   */
  q: string;
  /**
   * The browser of a guest, who has no account.
   */
  browserId: string;
}
/**
 * One act of an operator; never changed.
 */
export interface AuditLine {
  number: number;
  at: string;
  operator: string;
  command: string;
  subject: string;
  /**
   * DONE, BEGUN, FAILED, or the code of a refusal.
   */
  outcome: string;
  before: string | null;
  after: string | null;
  detail: string | null;
}
export interface AuditLogAnswer {
  lines: AuditLine[];
  hasMore: boolean;
}
export interface AuditVocabularyAnswer {
  operators: string[];
  commands: string[];
}
export interface Banner {
  key: string;
  name: string;
  host: string;
  /**
   * sRGB hex.
   */
  brandColor: string;
  division: string;
  themed: boolean;
}
/**
 * What a household has bought, what it bought most often first.
 */
export interface BoughtBefore {
  /**
   * @maxItems 100
   */
  itemIds: string[];
}
export interface BoxTops {
  authorized: boolean;
  acceptedAt: string | null;
}
export interface Brand {
  brandId: string;
  name: string;
  tagline: string;
}
export interface Brands {
  brands: Brand[];
}
/**
 * What a shopper is recommended, the likeliest first (S-207).
 */
export interface Carousel {
  items: RecommendedItem[];
}
export interface RecommendedItem {
  itemId: string;
  name: string;
  score: number;
  reason: {
    code: 'BOUGHT_TOGETHER' | 'DUE' | 'POPULAR';
    withItemId: string | null;
    withName: string | null;
    dueInDays: number | null;
    cadenceDays: number | null;
    /**
     * For people: Often bought with pasta.
     */
    text: string;
  };
  offer: string | null;
}
export interface CarouselBody {
  storeId: string;
  banner?: string;
  assortmentChannel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  /**
   * @maxItems 200
   */
  cartItems?: {
    bpn: string;
  }[];
  size?: number;
  /**
   * Isn't kept.
   */
  bruid?: string;
  /**
   * Isn't kept.
   */
  host?: string;
  /**
   * Isn't kept.
   */
  pageURL?: string;
  /**
   * Isn't kept.
   */
  sessionId?: string;
  /**
   * Isn't kept.
   */
  tntId?: string;
  /**
   * Isn't kept.
   */
  marketingCloudVisitorId?: string;
  /**
   * Isn't kept.
   */
  mboxMCSDID?: string;
  /**
   * Isn't kept.
   */
  edgeHost?: string;
}
/**
 * One for each kind and seller (S-78, N-63).
 */
export interface Cart {
  cartId: string;
  cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
  program: 'abs' | '1P_WINE' | '1P_SNS' | '1P_B2B' | 'mkp';
  sellerId: string | null;
  /**
   * Counts its changes; send it as If-Match (N-58).
   */
  version: number;
  storeId: string;
  channel: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  zipCode: string | null;
  updatedAt: string;
  /**
   * First added first.
   */
  lines: CartLine[];
  quote: CartQuote;
  minimumCents: number | null;
  /**
   * What is missing of the minimum; 0 once it is reached.
   */
  missingCents: number;
  shippingCents: number | null;
  /**
   * How far a marketplace cart is from free shipping (N-63); null where nothing ships free.
   */
  freeShipping?: {
    /**
     * What the cart must reach, after price promos.
     */
    fromCents: number;
    /**
     * What is missing of it; 0 once it is reached.
     */
    missingCents: number;
  } | null;
  /**
   * null if it can spend none: guests, sellers, and other shops.
   */
  rewards?: {
    /**
     * Grocery rewards that the household can spend now.
     */
    availableCents: number;
    /**
     * Does this cart spend them?
     */
    isUsed: boolean;
  } | null;
  /**
   * Estimated points in the household's games; empty for guests.
   */
  earns: {
    programCode: string;
    programName: string;
    points: number;
  }[];
  /**
   * S-81, in cents.
   */
  cartSummary: {
    /**
     * Lines that can be had.
     */
    itemCount: number;
    /**
     * Packages, also of lines that cannot be had.
     */
    totalItemQuantity: number;
    /**
     * Packages that can be had: of a line that is short, those that are left.
     */
    availableItemQuantity: number;
    /**
     * Goods after all discounts, before tax and deposits.
     */
    finalTransactionTotal: number;
    /**
     * With tax, deposits, and shipping.
     */
    totalEstimatedPrice: number;
    /**
     * Goods at their regular price.
     */
    transactionTotal: number;
  };
  messages: CartMessage[];
}
/**
 * S-80.
 */
export interface CartLine {
  /**
   * Stays the same when the line is removed and added again.
   */
  entryId: string;
  /**
   * Product number.
   */
  itemId: string;
  /**
   * As it was added.
   */
  name: string;
  /**
   * Packages.
   */
  quantity: number;
  /**
   * Packages of it that are kept for later besides; they are in no sum.
   */
  savedQty?: number;
  selectedWeight: number | null;
  comments: string | null;
  /**
   * S-180.
   */
  options: {
    upcId: string;
    name: string;
    priceDeltaCents: number;
  }[];
  substitution: {
    kind: 'BEST_MATCH' | 'SPECIFIC_ITEM' | 'ASK' | 'REFUND';
    itemId: string | null;
  };
  maxPurchaseQty: number;
  departmentId: string;
  /**
   * 0 unless it is made to order.
   */
  preparationMinutes?: number;
  /**
   * A line that can't be had stays, and doesn't count in any sum.
   */
  available: boolean;
  reasonCode: ('NOT_CARRIED' | 'OUT_OF_STOCK' | 'WRONG_CHANNEL' | 'INACTIVE') | null;
  leftQuantity?: number | null;
  /**
   * Regular price with its options: per package, or per pound.
   */
  unitCents: number;
  saleCents: number | null;
  promo: Promo | null;
  volume?: VolumePrice | null;
  /**
   * All packages at the regular price.
   */
  regularCents: number;
  /**
   * What they cost after promos and coupons.
   */
  netCents: number;
  /**
   * What coupons and offers take off, promos aside (S-80).
   */
  savings?: {
    offerId: string;
    savingsCents: number;
    /**
     * Is it to be shown on the line? The offer is complete then (S-123).
     */
    isDisplayed: boolean;
  }[];
  /**
   * All packages.
   */
  depositCents: number;
  snapEligible: boolean;
  containsAlcohol: boolean;
  placedQuantity: number | null;
  placedWeight: number | null;
}
/**
 * S-64.
 */
export interface Promo {
  type: 'P' | 'B' | 'M';
  text: string;
  description: string;
  /**
   * The last day, store time (S-113).
   */
  endsOn: string;
  terms?: {
    buy: number | null;
    free: number | null;
    quantity: number | null;
    priceCents: number | null;
    group: string | null;
  } | null;
}
/**
 * By the case for businesses, and by six bottles in the wine shop.
 */
export interface VolumePrice {
  /**
   * From so many packages on, every one of them costs less.
   */
  quantity: number;
  priceCents: number | null;
  rate: number | null;
  group: string | null;
}
/**
 * N-42. All money is whole cents.
 */
export interface CartQuote {
  /**
   * Digest of what each line costs, and why: the same id is the same price.
   */
  quoteId: string;
  /**
   * Lines that can be had, in the order of the cart.
   */
  lines: {
    /**
     * The line's entryId.
     */
    lineId: string;
    upc: string;
    qty: number;
    listCents: number;
    /**
     * What is left to pay, after manufacturer coupons and rewards.
     */
    netCents: number;
    /**
     * After the store's discounts, before coupons and rewards.
     */
    storeNetCents: number;
    applied: {
      offerId: string;
      amountCents: number;
      why:
        | 'PRICE_CUT'
        | 'BUY_GET'
        | 'MULTI_BUY'
        | 'VOLUME'
        | 'SUBSCRIPTION'
        | 'ITEM'
        | 'CATEGORY'
        | 'ORDER'
        | 'MANUFACTURER'
        | 'REWARD';
    }[];
  }[];
  applied: {
    offerId: string;
    amountCents: number;
    why:
      | 'PRICE_CUT'
      | 'BUY_GET'
      | 'MULTI_BUY'
      | 'VOLUME'
      | 'SUBSCRIPTION'
      | 'ITEM'
      | 'CATEGORY'
      | 'ORDER'
      | 'MANUFACTURER'
      | 'REWARD';
  }[];
  nearMiss: {
    /**
     * An offer, or `promo:…` for a price promo.
     */
    offerId: string;
    /**
     * One of the three.
     */
    missing: {
      units?: number;
      cents?: number;
      /**
       * Hundredths of a pound.
       */
      weight?: number;
    };
    gainCents: number;
    /**
     * Lines of a price promo, more of which would close it.
     */
    lineIds?: string[];
  }[];
  notApplied: {
    offerId: string;
    reasonCode:
      | 'NOT_CLIPPED'
      | 'NOT_STARTED'
      | 'EXPIRED'
      | 'WRONG_STORE'
      | 'WRONG_CHANNEL'
      | 'LIMIT_REACHED'
      | 'NO_MATCHING_ITEM'
      | 'EXCLUDED'
      | 'PROMO_CONFLICT'
      | 'BETTER_DEAL'
      | 'FREE_UNIT'
      | 'BELOW_MINIMUM';
  }[];
  rewards: {
    offerId: string;
    times: number;
    points: number;
    progress: number;
    target: number;
  }[];
  totals: {
    listCents: number;
    /**
     * Price cuts, buy-gets, multi-buys, and volume prices.
     */
    promoCents: number;
    subscriptionCents: number;
    storeOfferCents: number;
    orderOfferCents: number;
    manufacturerCents: number;
    rewardCents: number;
    /**
     * The list less all of the above.
     */
    goodsCents: number;
    depositCents: number;
    /**
     * Bags, by state; omitted in older orders.
     */
    bagCents?: number;
    taxCents: number;
    /**
     * Goods, deposits, bags, and tax; fees are added by who knows them.
     */
    totalCents: number;
  };
  taxes: {
    taxCode: string;
    taxableCents: number;
    taxCents: number;
  }[];
  points: {
    estimated: number;
  };
  /**
   * Is it certain that no other use of the offers costs less?
   */
  isProven: boolean;
  /**
   * By how much another use might cost less at most; omitted in older quotes.
   */
  gapCents?: number;
  /**
   * Version of the rules.
   */
  version: string;
  validUntil: string | null;
}
/**
 * What has changed without the shopper. Told once.
 */
export interface CartMessage {
  code: 'MOVED' | 'LINE_UNAVAILABLE' | 'LINE_AVAILABLE' | 'PRICE_CHANGED' | 'MERGED' | 'MERGE_CAPPED' | 'MERGE_SHORT';
  entryId: string | null;
  itemId: string | null;
  /**
   * name; fromCents, toCents (PRICE_CHANGED); reasonCode (LINE_UNAVAILABLE); quantity (MERGE_CAPPED, MERGE_SHORT); count (MERGED); storeId, channel (MOVED).
   */
  facts: {
    [k: string]: string | number;
  };
}
/**
 * All money is whole cents.
 */
export interface CartCoupons {
  /**
   * What the cart costs with what was clipped before.
   */
  beforeCents: number;
  /**
   * What it costs with these coupons, too.
   */
  afterCents: number;
  /**
   * Everything that takes another amount off than before; they add up to what is saved.
   */
  changes: {
    /**
     * An offer; `promo:…` for a price promo, `tax` for tax.
     */
    offerId: string;
    /**
     * What it took off; tax is negative.
     */
    beforeCents: number;
    /**
     * What it takes off.
     */
    afterCents: number;
  }[];
  /**
   * To be clipped: without any one of them, the cart costs more.
   */
  offerIds: string[];
  /**
   * What is missing for coupons by which a unit would cost less; the largest gain first (N-42).
   */
  nextSteps: {
    offerId: string;
    isClipped: boolean;
    /**
     * One of the three.
     */
    missing: {
      units?: number;
      cents?: number;
      /**
       * Hundredths of a pound.
       */
      weight?: number;
    };
    /**
     * What it takes off then.
     */
    gainCents: number;
    /**
     * Lines that more of would do; empty if any goods would.
     */
    lineIds: string[];
  }[];
  /**
   * Reached thresholds that less of a line would lose.
   */
  losses: {
    lineId: string;
    /**
     * With this many packages, or fewer.
     */
    atQty: number;
    /**
     * Without the line, too.
     */
    withNone: boolean;
    offers: {
      offerId: string;
      amountCents: number;
    }[];
    /**
     * The cart would fall below what it must reach (N-60).
     */
    losesMinimum: boolean;
  }[];
}
/**
 * Items that could not be added are in neither.
 */
export interface CartEstimate {
  /**
   * As they would be if the owner had nothing else in them.
   */
  carts: Cart[];
  /**
   * Each as the only line of its cart.
   */
  others: CartLine[];
}
export interface CartEstimateBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: {
    itemId: string;
    qty: number;
    /**
     * Hundredths of a pound (T-89).
     */
    selectedWeight?: number;
    /**
     * Is it in the carts? What is not is priced by itself.
     */
    counted: boolean;
  }[];
}
export interface CartPreferencesBody {
  /**
   * Where each kind of cart shops; a guest names the cart here.
   *
   * @maxItems 10
   */
  preferenceList: {
    cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
    storeId: string;
    /**
     * 128 bits.
     */
    guestCartId?: string;
  }[];
}
/**
 * N-68: what can be done is done.
 */
export interface CartResult {
  /**
   * Position in the request.
   */
  index: number;
  /**
   * Empty if nothing is known of the line.
   */
  itemId: string;
  entryId: string | null;
  name: string | null;
  done: boolean;
  quantity: number | null;
  reasonCode:
    | (
        | 'PRODUCT_NOT_FOUND'
        | 'LINE_NOT_FOUND'
        | 'UNAVAILABLE'
        | 'TOO_MANY'
        | 'NOT_ENOUGH'
        | 'TOO_MANY_LINES'
        | 'INVALID_QUANTITY'
        | 'INVALID_WEIGHT'
        | 'INVALID_OPTIONS'
        | 'LINE_CHANGED'
        | 'SIGN_IN_REQUIRED'
        | 'BUSINESS_ONLY'
        | 'HOUSEHOLDS_ONLY'
        | 'NOT_IN_THIS_ORDER'
      )
    | null;
  maximum: number | null;
}
export interface CartRewardsBody {
  use: boolean;
}
export interface Carts {
  /**
   * With at least one line, the grocery cart first.
   */
  carts: Cart[];
  /**
   * S-76: what can be had.
   */
  multiCartSummary: {
    /**
     * Cents.
     */
    finalTransactionTotal: number;
    totalAvailableCarts: number;
    /**
     * Lines.
     */
    totalAvailableItems: number;
    /**
     * Packages.
     */
    totalAvailableQuantity: number;
  };
  /**
   * Of all carts, first added first; also of carts with nothing else.
   */
  savedForLater?: SavedLine[];
  guestCartId: string | null;
  edit: EditCart | null;
}
/**
 * Kept for later: it is in no sum, and no order takes it.
 */
export interface SavedLine {
  /**
   * The cart that it moves back into.
   */
  cartId: string;
  cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
  program: 'abs' | '1P_WINE' | '1P_SNS' | '1P_B2B' | 'mkp';
  sellerId: string | null;
  /**
   * The cart's; as for a line of it (N-58).
   */
  version: number;
  storeId: string;
  channel: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  zipCode: string | null;
  /**
   * Packages of the same line that are in the cart besides.
   */
  inCart: number;
  line: CartLine;
}
/**
 * A pending order as it would be, until it is saved.
 */
export interface EditCart {
  orderNumber: string;
  storeId: string;
  cart: Cart;
  /**
   * As placed; an ADD with the entryId brings one back.
   */
  removed?: CartLine[];
}
export interface CartsBody {
  /**
   * Where each kind of cart shops; a guest names the cart here.
   *
   * @maxItems 10
   */
  preferenceList: {
    cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
    storeId: string;
    /**
     * 128 bits.
     */
    guestCartId?: string;
  }[];
}
/**
 * A Bonus Path challenge with the household's progress, clamped at its target (S-94, X-6, N-46).
 */
export interface Challenge {
  offerId: string;
  title: string;
  description: string;
  imageId: string;
  rewardText: string;
  deal?: CouponDeal | null;
  translations?: OfferTranslations;
  bonusPathStatus: '' | 'inprogress' | 'completed' | 'expired';
  endDate: string;
  continuity: {
    units:
      | (
          | 'ITEM'
          | 'ITEMS'
          | 'AMOUNT'
          | 'QUANTITY_PRICE'
          | 'DOLLARS'
          | 'POUND'
          | 'PER POUND'
          | 'WEIGHT_VOLUME'
          | 'WEIGHT/VOLUME'
          | 'QUANTITY'
        )
      | null;
    progressValue: number;
    targetValue: number;
  };
}
/**
 * What an offer comes to, for whoever words it in another language.
 */
export interface CouponDeal {
  kind:
    | 'OFF'
    | 'OVER'
    | 'WEIGHT'
    | 'PERCENT'
    | 'EACH'
    | 'FOR'
    | 'GET'
    | 'FREE'
    | 'SPEND'
    | 'POINTS'
    | 'PATH'
    | 'REWARD'
    | 'BEHAVIOR'
    | 'CHEAPEST'
    | 'PRICE';
  cents?: number;
  percent?: number;
  points?: number;
  quantity?: number;
  /**
   * Cents to spend.
   */
  least?: number;
  /**
   * Of a pound, to buy.
   */
  hundredths?: number;
  buy?: number;
  get?: number;
  /**
   * Half off, not free.
   */
  isHalf?: boolean;
  target?: number;
  units?: 'items' | 'lb' | 'visits' | 'dollars';
  behavior?: string;
  /**
   * A price for a pound.
   */
  isWeighed?: boolean;
  on: 'GOODS' | 'DEPARTMENT' | 'EVERYTHING';
  /**
   * Does `description` say just this? Else it is a text of its own.
   */
  isDescribed: boolean;
}
/**
 * By language; what is left out is worded by its parts, or stays as the offer has it.
 */
export interface OfferTranslations {
  es?: OfferTexts;
}
/**
 * What a retailer has written of an offer in one other language.
 */
export interface OfferTexts {
  /**
   * With its brand, if it has one.
   */
  name?: string;
  description?: string;
  longDescription?: string;
  disclaimer?: string;
}
export interface Challenges {
  challenges: Challenge[];
}
/**
 * What has changed, and never what is in it.
 */
export interface Change {
  kind: 'CART' | 'ORDER' | 'LIST';
  /**
   * Cart id (CART), order number (ORDER), or `my-list` (LIST).
   */
  id: string;
  /**
   * Rises with each change of the same thing; a cart's is its `version`.
   */
  version: number;
}
export interface ChangeCartItemsBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  cartItemsList: {
    itemId?: string;
    op: 'ADD' | 'SET';
    /**
     * SET 0 removes the line.
     */
    qty?: number;
    /**
     * SET: packages of the line kept for later. Without `qty` they move from the cart or back into it, and what there is in all stays the same: such a move never conflicts.
     */
    savedQty?: number;
    /**
     * Hundredths of a pound (T-89).
     */
    selectedWeight?: number;
    entryId?: string;
    /**
     * An empty one removes it.
     */
    comments?: string;
    /**
     * @maxItems 40
     */
    modifierOptionUPCs?: string[];
    substitution?: {
      kind: 'BEST_MATCH' | 'SPECIFIC_ITEM' | 'ASK' | 'REFUND';
      itemId?: string;
    };
  }[];
  /**
   * Where each kind of cart shops; a guest names the cart here.
   *
   * @maxItems 10
   */
  preferenceList?: {
    cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
    storeId: string;
    /**
     * 128 bits.
     */
    guestCartId?: string;
  }[];
}
export interface ChangeFreshPassBody {
  action: 'START_TRIAL' | 'CANCEL' | 'KEEP';
}
export interface ChangeHandOverBody {
  kind: 'ATTENDED' | 'UNATTENDED';
}
export interface ChangeMyListBody {
  /**
   * In this order. ADD names one of offerId, bpn, and text; SET a quantity, or checked, or both.
   *
   * @minItems 1
   * @maxItems 100
   */
  changes: {
    op: 'ADD' | 'SET' | 'REMOVE';
    /**
     * Of the item; the client names it as it adds it.
     */
    id: string;
    offerId?: string;
    bpn?: string;
    text?: string;
    quantity?: number;
    checked?: boolean;
  }[];
}
export interface ChangeOperatorPersonBody {
  version: number;
  /**
   * As it is shown in the console.
   */
  fullName: string;
  /**
   * @maxItems 8
   */
  roles: ('OWNER' | 'APPROVER' | 'MERCHANDISER' | 'MARKETING' | 'GAMES' | 'STORE_STAFF' | 'SUPPORT' | 'AUDITOR')[];
  storeId: string | null;
  isActive: boolean;
}
export interface ChangeOrderItemBody {
  /**
   * SET 0 removes the line.
   */
  quantity?: number;
  /**
   * Hundredths of a pound (T-89).
   */
  selectedWeight?: number;
  entryId?: string;
  /**
   * An empty one removes it.
   */
  comments?: string;
  /**
   * @maxItems 40
   */
  options?: {
    upcId: string;
  }[];
  isCustomizable?: boolean;
  multiCustomizations?: boolean;
  isMtoProduct?: boolean;
}
export interface ChangeOrderPaymentBody {
  /**
   * HAND_OVER, or the provider's.
   */
  paymentId: string;
}
export interface ChangeSubscriptionBody {
  /**
   * What the shopper saw.
   */
  version: number;
  quantity?: number;
  frequency?: {
    /**
     * Offered: 1, 2, 3, 4, 6, 8.
     */
    count: number;
    unit: 'WEEK';
  };
  isSubstitutable?: boolean;
  status?: 'ACTIVE' | 'PAUSED';
  nextRunDate?: string;
  skip?: string;
  unskip?: string;
  /**
   * The price that the shopper accepts.
   */
  acceptCents?: number;
}
export interface ChangeSubscriptionPlanBody {
  storeId?: string;
  channel?: 'PICKUP' | 'DELIVERY';
  /**
   * Of the store's day.
   */
  minute?: number;
  addressId?: string | null;
  zipCode?: string;
  phone?: string | null;
  paymentId?: string;
  language?: 'en' | 'es';
}
export interface ChangedCarts {
  /**
   * With at least one line, the grocery cart first.
   */
  carts: Cart[];
  /**
   * S-76: what can be had.
   */
  multiCartSummary: {
    /**
     * Cents.
     */
    finalTransactionTotal: number;
    totalAvailableCarts: number;
    /**
     * Lines.
     */
    totalAvailableItems: number;
    /**
     * Packages.
     */
    totalAvailableQuantity: number;
  };
  /**
   * Of all carts, first added first; also of carts with nothing else.
   */
  savedForLater?: SavedLine[];
  guestCartId: string | null;
  edit: EditCart | null;
  results: CartResult[];
}
export interface ChangedMyList {
  refused: {
    id: string;
    code:
      | 'OFFER_EXPIRED'
      | 'OFFER_NOT_STARTED'
      | 'OFFER_NOT_FOUND'
      | 'STORE_NOT_FOUND'
      | 'NOT_AT_STORE'
      | 'NOT_CLIPPABLE'
      | 'NOT_CLIPPED'
      | 'ALREADY_USED'
      | 'NONE_LEFT'
      | 'EMPTY_TEXT'
      | 'TOO_LONG'
      | 'LIST_FULL'
      | 'ITEM_NOT_FOUND'
      | 'PRODUCT_NOT_FOUND';
  }[];
  /**
   * The list as it is now, the newest first.
   */
  items: MyListItem[];
  /**
   * Rises with each change; `/live/changes` tells it.
   */
  version?: number;
}
export interface MyListItem {
  id: string;
  kind: 'OFFER' | 'PRODUCT' | 'TEXT';
  referenceId: string | null;
  itemType: 'PD' | 'MF' | 'SC' | 'CC' | 'GR' | 'TR' | 'WS' | 'PRODUCT' | 'TEXT';
  upc: string | null;
  brand: string | null;
  title: string;
  /**
   * Empty unless it is an offer.
   */
  description: string;
  /**
   * Empty unless it is an offer.
   */
  savingsValue: string;
  deal?: CouponDeal | null;
  translations?: OfferTranslations;
  imageId: string | null;
  pictureId: string | null;
  photo?: ProductPhoto;
  quantity: number;
  category: string | null;
  categoryType: string | null;
  place: {
    /**
     * Its department's place on the way through the store, from 1.
     */
    department: number;
    /**
     * Its shelf's; 0 if only the department is known.
     */
    shelf: number;
  } | null;
  checked: boolean;
  addedAt: string;
  startDate: string | null;
  endDate: string | null;
}
/**
 * A photograph, upright. Its preview for other sites: `/photos/{photoId}-share.jpg`.
 */
export interface ProductPhoto {
  /**
   * Made of what it shows.
   */
  photoId: string;
  role: 'FRONT' | 'BACK' | 'NUTRITION' | 'LIFESTYLE';
  alt: {
    en?: string;
    es?: string;
  } | null;
  width: number;
  height: number;
  color: string | null;
  /**
   * Of its files, ascending: `/photos/{photoId}-{width}.avif` and `.webp`.
   *
   * @minItems 1
   * @maxItems 12
   */
  widths: number[];
}
export interface CheckListItemsAnswer {
  items: {
    id: string;
    checked: boolean;
  }[];
}
export interface CheckListItemsBody {
  /**
   * @minItems 1
   * @maxItems 200
   */
  items: {
    id: string;
    checked: boolean;
  }[];
}
export interface CheckShopAnswer {
  storeId: string;
  zipCode: string | null;
}
/**
 * What was chosen for a cart, and what it costs (N-60).
 */
export interface CheckoutChoices {
  cartId: string;
  /**
   * 1P, 1P_Wine, 1P_SNS, 1P_B2B, 3P_MARKETPLACE.
   */
  cartCategory: string;
  sellerId: string | null;
  storeId: string;
  /**
   * Those its store offers for it.
   */
  channels: ('PICKUP' | 'DELIVERY' | 'IN_STORE' | 'SHIPPING')[];
  channel: 'PICKUP' | 'DELIVERY' | 'IN_STORE' | 'SHIPPING';
  slot: HeldOrderSlot | null;
  handOver: {
    kind: 'PICKUP' | 'ATTENDED' | 'UNATTENDED' | 'SHIPPED';
    addressId: string | null;
    address: OrderAddress | null;
    leaveAt: ('FRONT_DOOR' | 'PORCH' | 'LOBBY' | 'SIDE_GATE' | 'NEIGHBOR' | 'OTHER') | null;
    instructions: string | null;
    phone: string | null;
    /**
     * Not with what needs ID (S-144, T-96).
     */
    canBeUnattended: boolean;
  };
  payments: {
    /**
     * HAND_OVER, or a provider's: QUILLPAY, APPLE_PAY.
     */
    paymentId: string;
    isOffered: boolean;
    /**
     * A wallet on the shopper's device: its sheet is confirmed before `placeOrder`.
     */
    wallet?: {
      /**
       * As whom the wallet knows the retailer.
       */
      merchantId: string;
    };
    problem: string | null;
  }[];
  paymentId: string | null;
  tipCents: number;
  quote: CartQuote;
  /**
   * The held time's.
   */
  feeCents: number;
  /**
   * Goods, deposits, tax, fee, and tip.
   */
  totalCents: number;
  ebt: {
    /**
     * The most that SNAP benefits may pay: eligible groceries, no tax, deposits, or fees.
     */
    eligibleCents: number;
    /**
     * What they pay; 0 unless the shopper chose an amount.
     */
    paidCents: number;
    /**
     * What is paid the other way.
     */
    restCents: number;
  } | null;
  /**
   * The purchase order number of a business (S-165); null where the cart takes none.
   */
  purchaseOrder?: {
    number: string | null;
    /**
     * Characters that it has at most.
     */
    longest: number;
  } | null;
  /**
   * What a provider is asked to hold (N-50, N-81); 0 if paid at hand-over.
   */
  holdCents: number;
  minimumCents: number;
  missingCents: number;
  /**
   * A shopper of 21 or older has to confirm their age (N-54).
   */
  needsAge: boolean;
  /**
   * Its total is an estimate (N-50).
   */
  isWeighed: boolean;
  /**
   * Warnings to read before paying, in California (T-95).
   */
  prop65: {
    entryId: string;
    itemId: string;
    text: string;
  }[];
  /**
   * What is in the way of placing it, in the order of the steps.
   */
  problems: {
    code:
      | 'EMPTY'
      | 'SLOT_NEEDED'
      | 'SLOT_ENDED'
      | 'SLOT_UNFIT'
      | 'ADDRESS_NEEDED'
      | 'OUTSIDE_DELIVERY_AREA'
      | 'UNATTENDED_RESTRICTED'
      | 'PHONE_NEEDED'
      | 'BELOW_MINIMUM'
      | 'UNAVAILABLE_LINES'
      | 'PAYMENT_NEEDED'
      | 'SIGN_IN_NEEDED'
      | 'AGE_NOT_MET';
    step: 'TIME' | 'PLACE' | 'ITEMS' | 'PAYMENT' | 'REVIEW';
    entryIds: string[];
  }[];
}
/**
 * A time that is held for a cart, for 15 minutes.
 */
export interface HeldOrderSlot {
  slotId: string;
  start: string;
  end: string;
  /**
   * It can be booked, and its order changed, before this.
   */
  cutoff: string;
  /**
   * What the visitor pays.
   */
  feeCents: number;
  /**
   * What FreshPass takes off (N-70); 0 without it.
   */
  waivedFeeCents: number;
  kind: '1H' | '2H' | 'GREEN4H';
  heldUntil: string;
}
/**
 * Where an order is delivered, as it was when it was chosen.
 */
export interface OrderAddress {
  addressId: string;
  firstName: string;
  lastName: string;
  address: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
}
export interface ChooseBody {
  redemptionId?: string;
  transactionId?: string;
  choiceId: string;
  clientRequestId: string;
}
export interface ChooseOrderSwapBody {
  /**
   * What was packed instead, as the shopper saw it.
   */
  itemId: string;
  /**
   * What is wanted in its place.
   */
  otherItemId: string;
}
export interface ChooseShopAnswer {
  storeId: string;
  preference: 'delivery' | 'dug' | 'j4u';
  zipCode: string | null;
}
export interface ChooseShopBody {
  banner: string;
  storeId: string;
  preference: 'delivery' | 'dug' | 'j4u';
  zipCode?: string | null;
}
export interface ClaimWinBody {
  prizeId: string;
  programCode: string;
}
export interface ClipAnswer {
  /**
   * In the order of the request.
   */
  items: {
    clipType: 'C' | 'L';
    itemId: string;
    itemType: string;
    /**
     * 1 clipped or in My List, 0 expired, 2 refused (S-114, S-115, N-48).
     */
    status: number;
    clipId: string | null;
    checked: boolean;
    errorCd:
      | (
          | 'OFFER_EXPIRED'
          | 'OFFER_NOT_STARTED'
          | 'OFFER_NOT_FOUND'
          | 'STORE_NOT_FOUND'
          | 'NOT_AT_STORE'
          | 'NOT_CLIPPABLE'
          | 'NOT_CLIPPED'
          | 'ALREADY_USED'
          | 'NONE_LEFT'
        )
      | null;
    errorMsg: string | null;
  }[];
}
export interface ClipOffersBody {
  /**
   * C clips, L adds to My List; both of an offer happen, or none (X-5).
   *
   * @minItems 1
   * @maxItems 200
   */
  items: {
    clipType: 'C' | 'L';
    itemId: string;
    /**
     * The offer's program or type, as in the gallery.
     */
    itemType: string;
    /**
     * Where a weekly ad was added from.
     */
    wsSource?: string;
  }[];
}
export interface ClippedForCart {
  /**
   * What the cart costs with what was clipped before.
   */
  beforeCents: number;
  /**
   * What it costs with these coupons, too.
   */
  afterCents: number;
  /**
   * Everything that takes another amount off than before; they add up to what is saved.
   */
  changes: {
    /**
     * An offer; `promo:…` for a price promo, `tax` for tax.
     */
    offerId: string;
    /**
     * What it took off; tax is negative.
     */
    beforeCents: number;
    /**
     * What it takes off.
     */
    afterCents: number;
  }[];
  /**
   * What was clipped, with the ids that unclip it.
   */
  clips: {
    offerId: string;
    clipId: string;
  }[];
}
/**
 * Shelves for the home page, each with what the store has.
 */
export interface Collections {
  collections: {
    collectionId: string;
    title: string;
    subtitle: string | null;
    scope: {
      departmentId?: string;
      filters?: string;
    } | null;
    items: Product[];
  }[];
}
/**
 * S-63 to S-72.
 */
export interface Product {
  bpn: string;
  upc: string | null;
  /**
   * Fourteen digits, check digit included (N-51).
   */
  gtin: string;
  name: string;
  nameEs?: {
    text: string;
    /**
     * Made of the English name, and not written by who sells it.
     */
    isComposed: boolean;
  } | null;
  brand: Brand | null;
  sellerId: string | null;
  program: 'abs' | '1P_WINE' | '1P_B2B' | 'mkp';
  departmentId: string;
  aisleId: string;
  shelfId: string;
  departmentName: string;
  aisleName: string;
  shelfName: string;
  status: 'ACTIVE' | 'INACTIVE';
  size: string;
  packageQuantity: number;
  packageUnit:
    | 'ea'
    | 'ct'
    | 'doz'
    | '100 ct'
    | 'oz'
    | 'lb'
    | 'g'
    | 'kg'
    | 'fl oz'
    | 'pt'
    | 'qt'
    | 'gal'
    | 'ml'
    | 'L'
    | 'sq ft'
    | '100 sq ft'
    | 'ft';
  /**
   * Units per pack: 12 in a 12-pack.
   */
  sizeQuantity: number;
  price: ProductPrice | null;
  inventoryAvailable: '0' | '1' | '2';
  channelInventory: {
    DELIVERY: number;
    PICKUP: number;
    IN_STORE: number;
    SHIPPING: number;
  };
  channelEligibility: {
    DELIVERY: boolean;
    PICKUP: boolean;
    IN_STORE: boolean;
    SHIPPING: boolean;
  };
  nextDeliveryOn: string | null;
  isMtoProduct: boolean;
  isCustomizable: boolean;
  multiCustomizations: boolean;
  /**
   * S-141: the department's flag.
   */
  orderPreparation: boolean;
  preparationMinutes: number;
  isPreOrderItem: boolean;
  itemEffectiveStartDate: string | null;
  sellByWeight: boolean;
  minimumWeight: number | null;
  snapEligible: boolean;
  diets: ('VEGAN' | 'VEGETARIAN' | 'GLUTEN_FREE' | 'ORGANIC' | 'KOSHER' | 'HALAL' | 'LACTOSE_FREE')[];
  containsAlcohol: boolean;
  alcoholVolumePct: number | null;
  wine: Wine | null;
  /**
   * Above 0: not for unattended delivery (S-144).
   */
  restrictedValue: number;
  prop65: string | null;
  maximumQuantity: number;
  pictures: ProductPictures | null;
  /**
   * In the order they are shown: fronts first.
   */
  photos?: ProductPhoto[];
}
/**
 * S-63. Per package, or per pound if sold by weight, today in the store: after the last day of a sale, the regular price.
 */
export interface ProductPrice {
  priceCents: number;
  basePriceCents: number;
  previousBasePriceCents: number | null;
  unitPrice: UnitPrice | null;
  promo: Promo | null;
  volume?: VolumePrice | null;
}
/**
 * N-49.
 */
export interface UnitPrice {
  /**
   * Tenths of a cent.
   */
  tenths: number;
  unit: 'oz' | 'lb' | 'fl oz' | 'qt' | 'ea' | '100 ct' | '100 sq ft' | 'ft';
}
/**
 * As far as its maker says; null for what is no wine.
 */
export interface Wine {
  body: ('LIGHT' | 'MEDIUM' | 'FULL') | null;
  grape: string | null;
  region: string | null;
  style: string | null;
  notes: string[];
}
/**
 * Paths under this service; the picture at a path never changes.
 */
export interface ProductPictures {
  thumb: string;
  card: string;
  page: string;
  centimeters?: number | null;
}
/**
 * All topics, in display order.
 */
export interface CommunicationPreferences {
  customerId: string;
  preferences: {
    topic: 'COUPONS' | 'WEEKLY_AD' | 'PLAY_AND_EARN' | 'SCHEDULE_AND_SAVE';
    email: boolean;
    text: boolean;
  }[];
}
/**
 * A map by offer id, or with hiddenEvents a list (N-44).
 */
export interface CompanionGallery {
  companionGalleryOffer?: {
    [k: string]: Coupon;
  };
  offers?: HiddenEventOffer[];
  /**
   * Version of the offers that all households see alike. Asked for with it, only what differs comes.
   */
  shared?: string;
  /**
   * Ids of shared offers that the bearer does not see.
   */
  without?: string[];
  nextPageToken: string | null;
  total: number;
}
/**
 * An offer as a store shows it to a household (S-83 to S-96).
 */
export interface Coupon {
  offerId: string;
  offerPgm: 'PD' | 'CC';
  offerType: 'PD' | 'MF' | 'SC' | 'CC' | 'GR' | 'TR' | 'WS';
  offerSubPgm: string | null;
  /**
   * When it was last changed, in epoch milliseconds.
   */
  offerTs: string;
  programType: string;
  programSubType: string | null;
  offerProtoType:
    'ITEM_DISCOUNT' | 'MUST_BUY' | 'BUYX_GETY' | 'BUYX_GETX' | 'REWARDS_FLAT' | 'REWARDS_ACCUMULATION' | 'CUSTOM';
  status: 'U' | 'C';
  /**
   * Clipped, and taken off My List: it still prices (S-116, N-81).
   */
  deleted: boolean;
  clipId: string | null;
  listItemId: string | null;
  isClippable: boolean;
  /**
   * Used up, or its challenge is complete.
   */
  offerComplete: boolean;
  category: string;
  /**
   * A department's id.
   */
  categoryType: string;
  brand: string | null;
  name: string;
  description: string;
  forUDescription: string;
  disclaimer: string;
  limits: string;
  /**
   * The big part: `$1.00`, `20%`, `FREE`, `2 for $6`, `100`.
   */
  offerPrice: string;
  valueCents: number | null;
  deal?: CouponDeal | null;
  translations?: OfferTranslations;
  /**
   * The small part: `off`, `reward`, `points`, or empty.
   */
  priceTitle: string;
  regularPriceCents: number | null;
  events: string[];
  /**
   * Key of an emoji.
   */
  imageId: string;
  pictureId: string | null;
  photo?: ProductPhoto;
  /**
   * Its first moment, store time.
   */
  startLocal: string;
  /**
   * Its last moment, store time (N-40).
   */
  endLocal: string;
  startDate: string;
  endDate: string;
  deliveryChannel: 'EC';
  channels: string[] | null;
  combinesWith:
    | (
        | 'ANY'
        | 'ITEM_OFFERS'
        | 'STORE'
        | 'CATEGORY_AND_ITEM'
        | 'MAKER'
        | 'MAKER_AND_ITEM'
        | 'MAKER_AND_CATEGORY'
        | 'NONE'
      )
    | null;
  usageType: 'ONE_TIME' | 'MULTI' | 'UNLIMITED';
  perHousehold: number | null;
  purchaseRank: number | null;
  arrivalRank: number | null;
  expiryRank: number | null;
  purchaseInd: string | null;
  extlOfferId: string | null;
  hierarchies: {
    categories: string[];
    events: string[];
  };
  companionOfferIds: string[];
  instantAllocation: boolean;
  offerDetail: {
    isClippable: boolean;
    promoType: ('M' | 'B') | null;
  };
  /**
   * Empty in lists; whole with `includeUpc=y`.
   */
  upcList: string[];
  qualificationBehavior: string | null;
  bonusPathStatus: '' | 'inprogress' | 'completed' | 'expired';
  continuity: {
    units:
      | (
          | 'ITEM'
          | 'ITEMS'
          | 'AMOUNT'
          | 'QUANTITY_PRICE'
          | 'DOLLARS'
          | 'POUND'
          | 'PER POUND'
          | 'WEIGHT_VOLUME'
          | 'WEIGHT/VOLUME'
          | 'QUANTITY'
        )
      | null;
    progressValue: number;
    targetValue: number;
  } | null;
  rewardText: string | null;
  rewardPoints: number | null;
  iconImage:
    'FreshPassIconImage' | 'RewardsIconImage' | 'LastBeforeDefaultIconImage' | 'UDCDealIconImage' | 'defaultIconImage';
}
export interface HiddenEventOffer {
  offerId: string;
  offerPgm: 'PD' | 'CC';
  clipStatus: 'U' | 'C';
  deleted: boolean;
  name: string;
  description: string;
  offerPrice: string;
  events: string[];
  imageId: string;
  /**
   * Epoch milliseconds.
   */
  offerStartDt: string;
  /**
   * Epoch milliseconds.
   */
  offerEndDt: string;
  purchaseRank: number | null;
}
export interface CountChoiceBody {
  storeId: string;
  /**
   * What was searched for.
   */
  q: string;
  bpn: string;
  act: 'OPENED' | 'ADDED';
  /**
   * The browser of a guest, who has no account.
   */
  browserId?: string;
}
/**
 * What goes with a product, at most 8 (N-79).
 */
export interface CrossSell {
  response: {
    docs: RecommendedItem[];
  };
}
/**
 * Parts appear as requested with `fl` (G-49, G-91, G-92).
 */
export interface CustomerProfile {
  customerId: string;
  firstName?: string;
  lastName?: string;
  email?: string | null;
  phones?: {
    number: string;
    purpose: 'PRIMARY' | 'SECONDARY';
  }[];
  addresses?: Address[];
  customerType?: 'C' | 'E';
  loyalty?: {
    clubCard: string | null;
    householdId: string;
  };
  preferences?: {
    storeId: string;
    preference: 'delivery' | 'dug' | 'j4u';
  };
  subscriptions?: HouseholdSubscription[];
}
/**
 * G-52.
 */
export interface HouseholdSubscription {
  name: string;
  status: string;
  value: string;
  effectiveTimePeriods: {
    start: string;
    end: string | null;
  }[];
}
/**
 * S-180, N-57.
 */
export interface Customizations {
  groups: {
    id: string;
    name: string;
    min: number;
    max: number;
    options: {
      upcId: string;
      name: string;
      priceDeltaCents: number;
      default: boolean;
      /**
       * false while the store is out of it.
       */
      available: boolean;
      art: string | null;
    }[];
  }[];
  /**
   * Minutes.
   */
  preparationTime: number;
}
export interface DayFiguresAnswer {
  at: string;
  hours: {
    day: 'TODAY' | 'WEEK_AGO';
    hour: number;
    orders: number;
    salesCents: number;
  }[];
}
export interface DealsDepartmentsAnswer {
  departments: {
    departmentId: string;
    name: string;
    offers: number;
  }[];
}
export interface DecideOrderSwapBody {
  /**
   * What was packed instead, as the shopper saw it.
   */
  itemId: string;
  decision: 'KEEP' | 'GIVE_BACK';
}
export interface DeleteAddressAnswer {
  addressId: string;
}
export interface DeletePhoneBody {
  /**
   * As in the profile.
   */
  number: string;
}
export interface DemoShopper {
  key: string;
  title: string;
  description: string;
  userType: 'G' | 'R' | 'C' | 'A';
  customerType: 'C' | 'E';
  siteType: 'C' | 'B';
  banner: string;
  email: string | null;
  phone: string | null;
}
export interface DemoSignInBody {
  key: string;
  banner?: string;
}
/**
 * N-56.
 */
export interface Department {
  departmentId: string;
  name: string;
  productCount: number;
  pictures: ProductPictures | null;
  photo?: ProductPhoto | null;
  /**
   * S-141: whether this department prepares orders.
   */
  orderPreparation: boolean;
  aisles: {
    aisleId: string;
    name: string;
    productCount: number;
    pictures: ProductPictures | null;
    photo?: ProductPhoto | null;
    shelves: {
      shelfId: string;
      name: string;
      productCount: number;
      comparisonUnit: 'oz' | 'lb' | 'fl oz' | 'qt' | 'ea' | '100 ct' | '100 sq ft' | 'ft';
    }[];
  }[];
}
export interface Departments {
  departments: Department[];
}
/**
 * N-30. No personal data.
 */
export interface Draw {
  drawId: string;
  programCode: string;
  programTitle: string;
  prizeId: string;
  prizeName: string;
  prizeValueCents: number;
  imageId: string;
  state: 'OPEN' | 'CLOSED' | 'SEALED' | 'DRAWN' | 'VERIFIED' | 'PUBLISHED';
  winnerCount: number;
  alternateCount: number;
  /**
   * Most entries a household can have, across all ways to enter (T-60).
   */
  entryLimit: number;
  /**
   * Entries granted by one free entry (N-28).
   */
  freeEntries: number;
  /**
   * Minimum age in years for an entry; 0 or omitted means only the program's minimum age applies (T-30).
   */
  minimumAge?: number;
  opensAt: string;
  closesAt: string;
  drawsAt: string;
  timeZone: string;
  rulesVersion: number;
  rulesHash: string;
  /**
   * So far, while open.
   */
  entryCount: number;
  householdCount: number;
  /**
   * sha256 of the server seed in hex, published at launch.
   */
  commitment: string;
  committedAt: string;
  closedAt: string | null;
  merkleRoot: string | null;
  sealedAt: string | null;
  sealedBy: string | null;
  dice: string | null;
  serverSeed: string | null;
  randomness: string | null;
  drawnAt: string | null;
  drawnBy: string | null;
  verifiedAt: string | null;
  publishedAt: string | null;
  /**
   * Winners and alternates; empty until published.
   */
  places: DrawPlace[];
  file: string | null;
}
export interface DrawPlace {
  /**
   * Starts at 1; places after winnerCount are alternates.
   */
  place: number;
  entryId: string;
  /**
   * Pseudonym, unique to this draw.
   */
  household: string;
  score: string;
  status: 'ALTERNATE' | 'SELECTED' | 'NOTIFIED' | 'CLAIMED' | 'VERIFIED' | 'FULFILLED' | 'FORFEITED';
}
/**
 * N-31.
 */
export interface DrawWin {
  programCode: string;
  programTitle: string;
  drawId: string;
  prizeId: string;
  prizeName: string;
  prizeValueCents: number;
  imageId: string;
  drawDate: string;
  claimBy: string;
  displayed: boolean;
  status: 'ALTERNATE' | 'SELECTED' | 'NOTIFIED' | 'CLAIMED' | 'VERIFIED' | 'FULFILLED' | 'FORFEITED';
  timeZone: string;
}
export interface DrawsAnswer {
  draws: Draw[];
}
/**
 * What a challenge or a coupon has brought a household (N-46).
 */
export interface EarnedReward {
  rewardId: string;
  offerId: string;
  /**
   * `Bonus Path: Breakfast & Cereal`; `Coupon: Your Groceries`.
   */
  title: string;
  /**
   * Posted where all members collect points, or else to each game that the household plays.
   */
  points: number;
  /**
   * Of grocery rewards.
   */
  valueCents: number;
  orderNumber: string | null;
  earnedAt: string;
  returnedAt: string | null;
}
export interface EarnedRewardsAnswer {
  rewards: EarnedReward[];
}
/**
 * N-28.
 */
export interface EnterFreeBody {
  programCode: string;
  name: string;
  address: string;
  address2?: string;
  city: string;
  state: string;
  zipCode: string;
  email: string;
  dateOfBirth: string;
  /**
   * JSON of {challenge, solution} of altcha-lib.
   */
  proofOfWork: string;
  browserId: string;
  clientRequestId: string;
}
export interface ErrorEnvelope {
  errors: {
    code: string;
    field?: string;
    message: string;
    /**
     * The facts in the message, for machines: costPoints, againFrom, limit.
     */
    details?: {
      [k: string]: string | number;
    };
  }[];
  serviceErrors: {
    code: string;
    message: string;
  }[];
  correlationId: string;
}
/**
 * Values of one facet widen, facets narrow.
 */
export interface Facet {
  kind:
    | 'BODY'
    | 'GRAPE'
    | 'REGION'
    | 'AVAILABILITY'
    | 'DEALS'
    | 'DIET'
    | 'DEPARTMENT'
    | 'AISLE'
    | 'BRAND'
    | 'PRICE'
    | 'SIZE'
    | 'CHANNEL';
  totalWithout: number | null;
  values: {
    id: string;
    name: string;
    /**
     * Products it leaves, with the other facets' choices but not its own.
     */
    count: number;
    chosen: boolean;
  }[];
}
export interface ForgetStockAnswer {
  prizeId: string;
  stockAlert: boolean;
}
export interface FreeEntryAnswer {
  programCode: string;
  drawId: string;
  entryIds: string[];
  /**
   * The household's current entries, across all ways to enter.
   */
  entries: number;
  entryLimit: number;
  drawsAt: string;
}
/**
 * A small proof of work instead of an image puzzle (N-28).
 */
export interface FreeEntryChallenge {
  programCode: string;
  /**
   * JSON for `solveChallenge` of altcha-lib.
   */
  challenge: string;
  expiresAt: string;
}
/**
 * N-70: a membership with free delivery.
 */
export interface FreshPass {
  isActive: boolean;
  until: string | null;
  /**
   * Does it go on by itself?
   */
  renews: boolean;
  /**
   * Was it canceled, and can it still be kept?
   */
  canKeep: boolean;
  /**
   * One month on the house, once, before a household has had it.
   */
  canStartTrial: boolean;
  /**
   * From month to month, for money; not by a member that goes on, or can keep it.
   */
  canJoin: boolean;
  renewsAt: string | null;
}
/**
 * N-19. Texts may contain {cost}, {points}, {redeemBy}.
 */
export interface GameConfig {
  programCode: string;
  kind: 'WHEEL' | 'SCRATCH' | 'PICK3' | 'COLLECT';
  title: string;
  tagline: string;
  earnText: string;
  optInText: string;
  costPoints: number;
  maxPlaysPerDay: number;
  maxPlaysTotal: number;
  reducedMotionVariant: boolean;
  odds: GameOdds[];
  board: {
    stamps: number;
    stampImageIds: string[];
    gifts: {
      atStamp: number;
      prizeId: string;
      label: string;
      imageId: string;
    }[];
  } | null;
  howItWorks: {
    step: number;
    title: string;
    body: string;
    image: 'SHOP' | 'PLAY' | 'WIN';
  }[];
}
export interface GameOdds {
  label: string;
  /**
   * At most 12 characters; printed on the wheel.
   */
  shortLabel: string;
  imageId: string;
  prizeId: string | null;
  oneIn: number;
}
export interface GamesConfig {
  version: string;
  /**
   * G-71.
   */
  defaultMinimumAge: number;
  banners: Banner[];
  games: GameConfig[];
  flags: {
    optInEnhancementsEnabled: boolean;
  };
}
/**
 * What the programs of all divisions are called in one language.
 */
export interface GamesTexts {
  language: 'en' | 'es';
  programs: ProgramTexts[];
}
/**
 * What a program and its prizes are called in another language (N-19, N-25). What is left out stays as the program has it. Texts may contain {cost}, {points}, {redeemBy}.
 */
export interface ProgramTexts {
  programCode: string;
  title: string;
  tagline?: string;
  earnText?: string;
  optInText?: string;
  pointLabels?: {
    singular: string;
    plural: string;
  };
  /**
   * Each step of the game, in its order.
   */
  howItWorks?: {
    title: string;
    body: string;
  }[];
  /**
   * Each line of the odds, in its order.
   */
  odds?: {
    label: string;
    shortLabel: string;
  }[];
  /**
   * COLLECT: the label of each gift of the board, in its order.
   */
  gifts?: string[];
  /**
   * What its sweepstakes gives away.
   */
  drawPrizeName?: string;
  prizes?: {
    prizeId: string;
    name: string;
    shortDescription?: string;
    description?: string;
    disclaimer?: string;
    terms?: string;
    /**
     * VENDOR: how its code is used.
     */
    instructions?: string;
  }[];
  recipes?: {
    recipeId: string;
    title: string;
    ingredients: {
      quantity: string;
      name: string;
    }[];
    steps: string[];
  }[];
}
export interface GetOrderSlotsAnswer {
  slots: OrderSlot[];
}
/**
 * A time in which an order is picked up or delivered (N-59).
 */
export interface OrderSlot {
  slotId: string;
  start: string;
  end: string;
  /**
   * It can be booked, and its order changed, before this.
   */
  cutoff: string;
  /**
   * What the visitor pays.
   */
  feeCents: number;
  /**
   * What FreshPass takes off (N-70); 0 without it.
   */
  waivedFeeCents: number;
  kind: '1H' | '2H' | 'GREEN4H';
  /**
   * Orders it still takes; 0 is full.
   */
  capacityLeft: number;
  /**
   * Lines of the cart that can't be had then (S-139, S-140, S-145); empty without a cart.
   */
  unfitEntryIds: string[];
}
/**
 * N-12, N-70: points that make grocery rewards; dollars off that aren't used up or expired, soonest to expire first.
 */
export interface GroceryRewards {
  /**
   * Dollars off that can be spent in a cart now.
   */
  balanceCents: number;
  /**
   * N-70.
   */
  points: {
    /**
     * The program whose prizes they buy, and whose history tells of them.
     */
    programCode: string;
    available: number;
    /**
     * Estimated: of orders that are on their way.
     */
    pending: number;
    /**
     * Points of one grocery reward.
     */
    perReward: number;
    /**
     * Whole grocery rewards that they make.
     */
    rewards: number;
    nextToExpire: {
      points: number;
      rewards: number;
      at: string;
    } | null;
  };
  rewards: {
    rewardId: string;
    title: string;
    /**
     * The prize that it is, if it is one.
     */
    prizeId?: string;
    /**
     * The offer that brought it, if one did.
     */
    offerId?: string;
    valueCents: number;
    leftCents: number;
    earnedAt: string;
    expiresAt: string;
  }[];
}
export interface HoldOrderSlotBody {
  cartId: string;
  /**
   * Whose cart it is, without a bearer.
   */
  guestCartId?: string;
}
/**
 * Newest first, at most 100.
 */
export interface Inbox {
  unread: number;
  notices: Notice[];
}
/**
 * N-69.
 */
export interface Notice {
  noticeId: string;
  type:
    | 'WIN'
    | 'CLAIM'
    | 'COUPON_EXPIRING'
    | 'ORDER_CHANGED'
    | 'SUB_REMINDER'
    | 'POINTS_POSTED'
    | 'PRIZE_BACK'
    | 'SECURITY';
  /**
   * What it tells; null for older ones.
   */
  parts: NoticeParts | null;
  /**
   * Of older ones alone, in English.
   */
  title: string | null;
  /**
   * Of older ones alone, in English.
   */
  body: string | null;
  /**
   * Path on this site.
   */
  deepLink: string;
  createdAt: string;
  read: boolean;
}
export interface InstantAllocationBody {
  customerId: string;
  householdId: string;
  eventCorrelationId: string;
  eventDateTime: string;
  eventName: 'new_registration';
  storeId: string;
  division: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  offers: {
    externalOfferId: string;
    offerId?: string;
  }[];
}
export interface JoinBody {
  firstName: string;
  lastName: string;
  zipCode: string;
  storeId: string;
  clubCard?: string | null;
  termsVersion: string;
  privacyVersion: string;
  /**
   * Consent to receive messages about deals; off unless the shopper turns it on.
   */
  wantsDeals: boolean;
  deviceId: string;
  banner: string;
}
export interface JoinFreshPassBody {
  /**
   * What the shopper saw.
   */
  expectedCents: number;
}
/**
 * A handle verified with a code that belongs to no member yet.
 */
export interface Joining {
  channel: 'sms' | 'email';
  maskedHandle: string;
  expiresAt: string;
}
export interface JwksAnswer {
  keys: {
    [k: string]: string;
  }[];
}
export interface KeepWalletBody {
  /**
   * Whose cart it is, without a bearer.
   */
  guestCartId?: string;
  /**
   * APPLE_PAY, GOOGLE_PAY, or DEMO_WALLET, as it was chosen.
   */
  paymentId: string;
  /**
   * The quote that the sheet showed.
   */
  quoteId: string;
  /**
   * What the sheet answered, as JSON: the provider reads it, and it's neither kept nor logged.
   */
  payload: string;
}
/**
 * N-73.
 */
export interface LeftNavigation {
  banner: string;
  items: {
    id: string;
    title: string;
    href: string;
    icon: string;
  }[];
}
export interface ListOrderSwapChoicesAnswer {
  choices: {
    itemId: string;
    name: string;
    size: string;
    /**
     * Its price, per package or pound.
     */
    listCents: number;
  }[];
}
export interface ListOrderTimesAnswer {
  slots: OrderTime[];
}
/**
 * A time that an order may move to.
 */
export interface OrderTime {
  slotId: string;
  start: string;
  end: string;
  /**
   * It can be booked, and its order changed, before this.
   */
  cutoff: string;
  /**
   * What the visitor pays.
   */
  feeCents: number;
  /**
   * What FreshPass takes off (N-70); 0 without it.
   */
  waivedFeeCents: number;
  kind: '1H' | '2H' | 'GREEN4H';
  /**
   * Orders it still takes; 0 is full.
   */
  capacityLeft: number;
  /**
   * Lines of the cart that can't be had then (S-139, S-140, S-145); empty without a cart.
   */
  unfitEntryIds: string[];
  /**
   * What the order costs then.
   */
  totalCents: number;
}
export interface ListOrdersAnswer {
  orders: PlacedOrder[];
  nextPageToken: string | null;
}
/**
 * An order (S-74, N-61). All money is whole cents.
 */
export interface PlacedOrder {
  orderNumber: string;
  state:
    | 'PLACED'
    | 'LOCKED'
    | 'PICKING'
    | 'READY'
    | 'OUT_FOR_DELIVERY'
    | 'HANDED_OVER'
    | 'FINALIZED'
    | 'CANCELLED'
    | 'PARTIALLY_REFUNDED';
  version: number;
  /**
   * Rises with everything that happens to it, as live changes tell it.
   */
  changeNumber: number;
  cartCategory: string;
  sellerId: string | null;
  storeId: string;
  storeName: string;
  timeZone: string;
  banner: string;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  placedAt: string;
  slot: {
    slotId: string;
    start: string;
    end: string;
    kind: '1H' | '2H' | 'GREEN4H';
    feeCents: number;
  } | null;
  cutoffAt: string | null;
  handOver: {
    kind: 'PICKUP' | 'ATTENDED' | 'UNATTENDED' | 'SHIPPED';
    address: OrderAddress | null;
    leaveAt: ('FRONT_DOOR' | 'PORCH' | 'LOBBY' | 'SIDE_GATE' | 'NEIGHBOR' | 'OTHER') | null;
    instructions: string | null;
    other?: {
      kind: 'ATTENDED' | 'UNATTENDED';
      problem: ('RESTRICTED' | 'UNPAID') | null;
    } | null;
  };
  phone: string | null;
  poNumber?: string | null;
  journey?: {
    driverName: string | null;
    driverPhone: string | null;
    seenAt: string;
    arrivesAt: string;
    van: {
      latitude: number;
      longitude: number;
    };
    /**
     * Where the van has been, where it set out first.
     */
    gone: {
      latitude: number;
      longitude: number;
    }[];
    /**
     * Where it still stops; the last is the shopper's door.
     */
    ahead: {
      latitude: number;
      longitude: number;
    }[];
  } | null;
  arrival?: {
    at: string;
    note: string | null;
  } | null;
  onTheWayAt?: string | null;
  /**
   * Does it wait at the store for the shopper to come?
   */
  canArrive?: boolean;
  lines: PlacedOrderLine[];
  /**
   * Lines.
   */
  itemCount: number;
  /**
   * Packages.
   */
  totalItemQuantity: number;
  quote: CartQuote;
  feeCents: number;
  tipCents: number;
  /**
   * What a shortage didn't cost the shopper (N-41).
   */
  courtesyCents: number;
  /**
   * The same by offer, or `promo:…`; a part of what the quote says that it takes off.
   */
  courtesy: {
    offerId: string;
    cents: number;
    lineIds: string[];
  }[];
  totalCents: number;
  placedTotalCents: number;
  /**
   * Points in games of the household, less what refunds took back; none of a canceled order.
   */
  earns: {
    programCode: string;
    programName: string;
    points: number;
    /**
     * What the points come from.
     */
    eligibleCents: number;
    /**
     * An estimate until then (N-11).
     */
    isPosted: boolean;
  }[];
  payment: {
    /**
     * HAND_OVER, or a provider's.
     */
    paymentId: string;
    state: 'AUTHORIZING' | 'AUTHORIZED' | 'DECLINED' | 'CAPTURED' | 'VOIDING' | 'VOIDED';
    heldCents: number;
    chargedCents: number;
    refundedCents: number;
    shortage: {
      /**
       * What the order costs beyond the hold.
       */
      cents: number;
      canPayAtHandOver: boolean;
    } | null;
    card?: PaymentCard;
    /**
     * What SNAP benefits pay of the total (N-52).
     */
    ebtCents?: number;
  };
  refunds: {
    refundId: string;
    cents: number;
    reason: string;
    at: string;
  }[];
  /**
   * Before its cut-off, by the clock of the services (T-75).
   */
  canEdit: boolean;
  canCancel: boolean;
  /**
   * Is there an edit cart for it?
   */
  isEditing: boolean;
  /**
   * The five points of its way; those it reached and CANCELLED for a canceled order.
   */
  track: {
    kind: 'PLACED' | 'LOCKED' | 'PICKING' | 'READY' | 'OUT_FOR_DELIVERY' | 'HANDED_OVER' | 'CANCELLED';
    state: 'DONE' | 'CURRENT' | 'AHEAD';
    at: string | null;
    from: string | null;
    by: string | null;
  }[];
  /**
   * What happened to it, in order: PLACED, AMENDED, LOCKED, PICKING, READY, OUT_FOR_DELIVERY, HANDED_OVER, FINALIZED, CANCELLED, REFUNDED; SHORT, SUBSTITUTED, WEIGHED while it is picked; SWAP_KEPT, SWAP_GIVEN_BACK, SWAP_UNANSWERED, SWAP_CHOSEN, ON_THE_WAY, ARRIVED, HAND_OVER_CHANGED, HOLD_REFUSED, PAYMENT_CHANGED until it is handed over; PRICED for a subscription at its cut-off.
   */
  events: {
    kind: string;
    version: number;
    at: string;
  }[];
  handedOverAt: string | null;
  finalizedAt: string | null;
  canceledAt: string | null;
}
/**
 * A line of an order: as ordered, and as picked.
 */
export interface PlacedOrderLine {
  entryId: string;
  itemId: string;
  name: string;
  size: string;
  departmentId: string;
  ordered: {
    /**
     * Packages.
     */
    quantity: number;
    weight: number | null;
  };
  picked: {
    /**
     * Packages.
     */
    quantity: number;
    weight: number | null;
  } | null;
  status: 'ORDERED' | 'PICKED' | 'SHORT' | 'SUBSTITUTED';
  substitution: {
    kind: 'BEST_MATCH' | 'SPECIFIC_ITEM' | 'ASK' | 'REFUND';
    itemId: string | null;
  };
  substitutedBy: {
    itemId: string;
    name: string;
    listCents: number;
  } | null;
  swap: {
    itemId: string;
    name: string;
    /**
     * What was ordered, as it is called beside it; its name if it isn’t said.
     */
    orderedName?: string;
    /**
     * Its regular price, per package or pound.
     */
    listCents: number;
    decision: ('KEEP' | 'GIVE_BACK') | null;
    /**
     * Until the order is handed over.
     */
    canDecide: boolean;
    /**
     * Does it come only if the shopper says yes (N-60)? Else nothing said keeps it.
     */
    needsYes?: boolean;
    /**
     * Can another substitute be chosen? Until the order leaves the store.
     */
    canChoose?: boolean;
  } | null;
  comments: string | null;
  options: {
    upcId: string;
    name: string;
    priceDeltaCents: number;
  }[];
  /**
   * Regular price as on the shelf, with its options: per package, or per pound.
   */
  tagCents?: number;
  listCents: number;
  netCents: number;
  /**
   * As it was ordered, to tell what picking has changed.
   */
  orderedNetCents: number;
  /**
   * Packages that were paid back.
   */
  refundedQuantity: number;
  applied: {
    offerId: string;
    amountCents: number;
    why: string;
  }[];
}
/**
 * The card behind a payment from a wallet, as far as a shopper recognizes it.
 */
export interface PaymentCard {
  /**
   * Visa.
   */
  network: string;
  lastFour: string;
}
export interface Logo {
  src: string;
  altText: string;
}
/**
 * S-211.
 */
export interface Logos {
  root: {
    responsivegrid: {
      j4u_logos: {
        freshPassLogo: Logo;
        forULogo: Logo;
        rewardsLogo: Logo;
        defaultLogo: Logo;
      };
    };
  };
}
export interface ManageOrderItemAnswer {
  versionNumber: number;
  items: {
    itemId: string;
    status: 'ACCEPTED' | 'REJECTED';
    reason: string | null;
  }[];
  quote: CartQuote;
  order: PlacedOrder;
}
export interface ManageOrderItemBody {
  orderNumber: string;
  fulfillmentOrderNumber?: string;
  storeNumber: string;
  versionNumber: number;
  requestedTs?: string;
  /**
   * @maxItems 100
   */
  items?: {
    itemId: string;
    itemDescription?: string;
    itemCode?: string;
    quantity?: number;
    orderedQuantity?: number;
    orderedWeight?: number;
    actionCode: 'ADD' | 'UPDATE';
    source?: 'PXP';
    department?: string;
    aisle?: string;
    shelf?: string;
    pickStatus?: 'IN_PROGRESS';
  }[];
  /**
   * What the shopper saw.
   */
  expectedTotalCents?: number;
}
export interface MarkHowItWorksSeenAnswer {
  programCode: string;
  howItWorks: true;
}
/**
 * What FreshPass costs a household, and what it has saved (N-70).
 */
export interface Membership {
  priceCents: number | null;
  method: string | null;
  /**
   * Delivery fees that FreshPass has taken off, without canceled orders.
   */
  savings: {
    cents: number;
    /**
     * Deliveries that cost nothing for it.
     */
    orders: number;
    since: string | null;
  };
}
export interface MiniCartAnswer {
  /**
   * Always 0.
   */
  ack: string;
  cartSummary: {
    cost: number;
    itemsCount: number;
  };
  cartItems: CartLine[];
  isWYSIWYGEnabled: boolean;
  isMTOOrder: boolean;
  /**
   * Minutes.
   */
  mtoMaxPrepTime: number;
}
export interface MoveOrderBody {
  slotId: string;
  /**
   * What the shopper saw.
   */
  versionNumber: number;
  /**
   * What it costs then, as the shopper saw.
   */
  expectedTotalCents?: number;
}
export interface MyEntries {
  drawId: string;
  entries: number;
  entryLimit: number;
  /**
   * The newest 100.
   */
  entryIds: string[];
  /**
   * This household's pseudonym in the draw.
   */
  household: string;
  /**
   * Rank of the household's best entry among all entries; null until the draw is published.
   */
  bestPlace?: number | null;
}
/**
 * One list; the newest first (S-101, S-189).
 */
export interface MyList {
  shoppingLists: {
    items: MyListItem[];
    /**
     * Rises with each change; `/live/changes` tells it.
     */
    version?: number;
  }[];
}
/**
 * Weights the manufacturer doesn't state are null.
 */
export interface Nutrition {
  serving: string;
  calories: number;
  /**
   * Milligrams per serving.
   */
  fat: number;
  saturatedFat: number | null;
  sodium: number | null;
  /**
   * Milligrams per serving.
   */
  carbohydrate: number;
  fiber: number | null;
  sugars: number | null;
  /**
   * Milligrams per serving.
   */
  protein: number;
}
export interface OfferDetailAnswer {
  offer: Coupon;
}
export interface OfferDisclaimersAnswer {
  disclaimers: {
    [k: string]: string;
  };
}
export interface OfferGallery {
  offers: Coupon[];
  nextPageToken: string | null;
  /**
   * On all pages.
   */
  total: number;
}
export interface OfferGalleryBody {
  /**
   * Departments by name or id; all if omitted (S-183).
   *
   * @maxItems 40
   */
  primaryCategoryNm?: string[];
  /**
   * Such as Welcome Offers (S-87).
   *
   * @maxItems 40
   */
  events?: string[];
  offerPgm?: 'PD' | 'CC';
  /**
   * All but weekly ads (WS) if omitted.
   *
   * @maxItems 7
   */
  offerTypes?: ('PD' | 'MF' | 'SC' | 'CC' | 'GR' | 'TR' | 'WS')[];
  /**
   * Words in the brand, name, or description.
   */
  q?: string;
  /**
   * 30 if omitted (S-256).
   */
  pageSize?: number;
  pageToken?: string;
}
export interface OfferNames {
  offers: {
    offerId: string;
    /**
     * `$1.00 off Prairie Cereal`.
     */
    title: string;
    /**
     * `Prairie Cereal`.
     */
    name?: string;
    category?: string;
    /**
     * A department's id.
     */
    categoryType?: string;
    /**
     * Is it of the Bonus Path?
     */
    isChallenge?: boolean;
    deal?: CouponDeal | null;
    translations?: OfferTranslations;
    /**
     * The prize that a household's own offer is.
     */
    prizeId?: string;
    /**
     * Its last moment, store time.
     */
    endLocal: string;
    /**
     * What it pays in points; 0 if it takes off money.
     */
    points: number;
    /**
     * Is it for members of FreshPass only (S-92)?
     */
    forMembers: boolean;
  }[];
}
export interface OffersByUpcAnswer {
  upcs: {
    upc: string;
    offerIds: string[];
  }[];
  offers: Coupon[];
}
export interface OffersByUpcBody {
  /**
   * @minItems 1
   * @maxItems 200
   */
  upcs: string[];
}
/**
 * N-27: frozen once the program is live; the text names the sponsor.
 */
export interface OfficialRules {
  programCode: string;
  version: number;
  hash: string;
  effectiveFrom: string;
  minimumAge: number | null;
  sections: {
    title: string;
    /**
     * Each line is a paragraph; lines starting with a hyphen are list items.
     */
    text: string;
  }[];
  voidWhere: string[];
  programTitle: string;
  /**
   * IANA time zone of the dates in the text.
   */
  timeZone: string;
}
export interface OpenWalletSessionAnswer {
  /**
   * For the wallet, in JSON.
   */
  session: string;
}
export interface OpenWalletSessionBody {
  /**
   * APPLE_PAY: other wallets need no session.
   */
  paymentId: string;
  /**
   * Where the wallet says to ask, an address of apple.com.
   */
  validationUrl: string;
  /**
   * The host that the shopper sees, as it is registered with the wallet.
   */
  domain: string;
}
/**
 * Who is signed in to the console.
 */
export interface Operator {
  personId: string;
  /**
   * As the audit log calls them.
   */
  name: string;
  fullName: string;
  email: string;
  roles: ('OWNER' | 'APPROVER' | 'MERCHANDISER' | 'MARKETING' | 'GAMES' | 'STORE_STAFF' | 'SUPPORT' | 'AUDITOR')[];
  storeId: string | null;
  /**
   * What their roles let them do.
   */
  acts: ('BE_SIGNED_IN' | 'SEE_WORK' | 'SEE_FIGURES' | 'SEE_AUDIT_LOG' | 'SEE_PEOPLE' | 'CHANGE_PEOPLE')[];
}
/**
 * The same answer whether or not somebody has the address.
 */
export interface OperatorChallenge {
  challengeId: string;
  maskedEmail: string;
  codeLength: number;
  expiresAt: string;
  resendAfter: string;
}
export interface Person {
  personId: string;
  /**
   * As the audit log calls them.
   */
  name: string;
  fullName: string;
  email: string;
  roles: ('OWNER' | 'APPROVER' | 'MERCHANDISER' | 'MARKETING' | 'GAMES' | 'STORE_STAFF' | 'SUPPORT' | 'AUDITOR')[];
  storeId: string | null;
  /**
   * May they sign in?
   */
  isActive: boolean;
  /**
   * Counts their changes; a change names the one it was made from.
   */
  version: number;
  createdAt: string;
}
export interface OperatorSignOutBody {
  /**
   * In all browsers, not in this one alone.
   */
  everywhere: boolean;
}
export interface OptInAnswer {
  programCode: string;
  optInStatus: 'OPTED_IN';
  optedInAt: string;
  gamePlaysEarned: number;
  totalGamePoints: number;
  alreadyOptedIn: boolean;
}
/**
 * N-15.
 */
export interface OptInBody {
  programCode: string;
  storeId: string;
  rulesVersion: number;
  acceptedRules: true;
  dateOfBirth?: string;
  residencyState?: string;
  earnGamePlay: boolean;
  marketingConsent: boolean;
  clientRequestId: string;
  /**
   * Where an age refusal is remembered in addition to the account (N-17).
   */
  browserId: string;
}
export interface OptInRequirements {
  programCode: string;
  needsDateOfBirth: boolean;
  needsResidency: boolean;
  refusedUntil: string | null;
  employeeExcluded: boolean;
}
/**
 * An order as S-74 names its fields.
 */
export interface OrderDetails {
  orderId: string;
  storeId: string;
  orderItems: {
    itemId: string;
    entryId: string;
    quantity: number;
  }[];
  deliveryType: 'Attended' | 'Unattended' | 'Dug';
  serviceType: 'Dug' | 'Delivery' | 'InStore';
  deliveryInfo: {
    slotInfo: {
      displayStartTS: string | null;
      slotId: string | null;
    };
  };
  customerInfo: {
    zipCode: string;
  };
  orderSummary: {
    estimatedSubTotal: number;
    totalItemQuantity: number;
  };
}
/**
 * What is new since the quote the shopper saw (N-60).
 */
export interface OrderQuoteChanges {
  /**
   * The quote now.
   */
  quoteId: string;
  totalBeforeCents: number;
  totalAfterCents: number;
  lines: {
    entryId: string | null;
    itemId: string | null;
    name: string | null;
    /**
     * PRICE, ADDED, REMOVED, QUANTITY, OFFER, UNAVAILABLE; for a sum: FEE, TAX, DEPOSIT, BAG, TIP.
     */
    code: string;
    /**
     * Offers that no longer apply, or now do.
     */
    offerIds: string[];
    beforeCents: number | null;
    afterCents: number | null;
  }[];
}
/**
 * The receipt of a finalized order, which can be checked (N-42).
 */
export interface OrderReceipt {
  orderNumber: string;
  poNumber?: string | null;
  /**
   * All that the price depends on.
   */
  inputs: {
    [k: string]: unknown;
  };
  /**
   * Of all that the price depends on; who computes it anew gets the same. With `inputs`, and `quote` without its id, it makes a receipt file of pricing.
   */
  digest: string;
  quote: CartQuote;
  feeCents: number;
  tipCents: number;
  totalCents: number;
  /**
   * What SNAP benefits paid of it (N-52).
   */
  ebtCents?: number;
  heldCents: number;
  chargedCents: number;
  paidAt: string;
}
/**
 * The same answer whether or not the handle is known (N-1, T-28).
 */
export interface OtpChallenge {
  challengeId: string;
  maskedHandle: string;
  codeLength: number;
  expiresAt: string;
  resendAfter: string;
  /**
   * false: the code could not be sent. It is tried again until it expires, and counts only once it is sent. Missing means true.
   */
  isSent?: boolean;
}
/**
 * A text page. `{banner}` stands for the banner's name, `{forU}` for its program's name.
 */
export interface PageDocument {
  name: 'help' | 'contact' | 'privacy' | 'terms' | 'accessibility';
  title: string;
  /**
   * Changes with the text; a shopper's acceptance records it.
   */
  version: string;
  effectiveFrom: string;
  lead: string;
  language?: 'en' | 'es';
  /**
   * What the sections are about, for a page that is looked things up in.
   */
  topics?: {
    id: string;
    title: string;
    imageId: string;
  }[];
  sections: {
    id?: string;
    topicId?: string;
    title: string;
    /**
     * As shoppers ask it, when they ask it most.
     */
    question?: string;
    /**
     * Each line is a paragraph; lines that start with a hyphen are list items.
     */
    text: string;
    /**
     * Where it is done or seen.
     */
    link?: {
      title: string;
      href: string;
    };
  }[];
}
export interface Passkey {
  credentialId: string;
  name: string;
  /**
   * The host it signs in at.
   */
  host: string;
  createdAt: string;
  lastUsedAt: string | null;
  /**
   * Its counter ran backward, so that it may have been copied; it's refused.
   */
  isStopped: boolean;
}
/**
 * What a browser needs to make a key.
 */
export interface PasskeyCreation {
  challengeId: string;
  challenge: string;
  host: string;
  expiresAt: string;
  userHandle: string;
  /**
   * What the shopper signs in with otherwise.
   */
  userName: string;
  displayName: string;
  /**
   * COSE numbers, the preferred first.
   */
  algorithms: number[];
  /**
   * Keys of the shopper for this host: a device that has one makes no other.
   */
  known: {
    credentialId: string;
    /**
     * @maxItems 8
     */
    transports: string[];
  }[];
}
/**
 * What a browser needs to ask for any of its keys for this host.
 */
export interface PasskeyRequest {
  challengeId: string;
  challenge: string;
  host: string;
  expiresAt: string;
}
/**
 * An offer for one household only, such as a prize it redeemed (N-26).
 */
export interface PersonalOffer {
  offerId: string;
  campaignOfferId: string | null;
  title: string;
  description: string;
  imageId: string;
  valueCents: number;
  status: 'U' | 'C';
  inMyList: boolean;
  clippedAt: string | null;
  expiresAt: string;
}
export interface PersonalOffersAnswer {
  offers: PersonalOffer[];
}
/**
 * Deals for a household, ranked by how recently and how often it has bought what they are for, and by what they cost the shop: the same purchases give the same order. Personal data chooses what is shown, and sets no price (N-43).
 */
export interface PersonalizedDeals {
  dealsInfo: {
    offerId: string;
    offerPgm: 'PD';
    /**
     * 1 is first.
     */
    rank: number;
    /**
     * 0 to 1000.
     */
    score: number;
    reason: {
      code: 'BOUGHT_OFTEN' | 'LAPSED' | 'COMPLEMENT' | 'NEW';
      text: string;
    };
    expiresAt: string;
    priceCents: number | null;
  }[];
  /**
   * The model that ranked them.
   */
  modelConfigurationId: string;
  generatedAt: string;
}
export interface PersonalizedDealsBody {
  modelConfigurationId: string;
  assortmentChannel: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  banner: string;
  storeId: string;
  householdId: string;
  /**
   * What a carousel shows, and ten more (S-199).
   */
  uiPageSize: number;
  zipCode: string;
  host: string;
  platform: 'web';
}
export interface PersonalizedOfferDetailAnswer {
  offer: Coupon;
}
export interface PlaceOrderBody {
  cartId: string;
  quoteId: string;
  /**
   * A shopper of 21 or older confirms it (N-54).
   */
  confirmsAge?: boolean;
}
export interface Play {
  playId: string;
  /**
   * Short receipt number, like 7F3K-92.
   */
  receipt: string;
  programCode: string;
  playedAt: string;
  outcome: 'WIN' | 'NO_WIN';
  oddsIndex: number | null;
  prize: WonPrize | null;
  /**
   * The original prize was gone or capped; this one is awarded instead (N-20, T-41).
   */
  isAlternate: boolean;
  pointsSpent: number;
  freePlay: boolean;
  stampsBefore: number | null;
  stampsAfter: number | null;
  proof: PlayProof;
}
export interface WonPrize {
  winId: string | null;
  prizeId: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  name: string;
  imageId: string;
  redeemBy: string;
  redeemedAt: string | null;
  status?: 'WON' | 'REDEEMED' | 'EXPIRED' | 'REVOKED';
}
export interface PlayProof {
  /**
   * sha256 of serverSeed in hex, shown before the play.
   */
  commit: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /**
   * [0, 1): the first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce).
   */
  roll: number;
}
/**
 * N-20.
 */
export interface PlayAnswer {
  play: Play;
  points: ProgramPoints;
  nextCommit: string;
  replayed: boolean;
}
/**
 * G-42, N-13.
 */
export interface ProgramPoints {
  programCode: string;
  /**
   * Posted and available.
   */
  totalGamePoints: number;
  /**
   * Estimated: pending from orders.
   */
  pendingGamePoints: number;
  /**
   * Ended with the program (N-12).
   */
  expiredGamePoints: number;
  pendingOrderDate: string | null;
  totalPrizesWon: number;
  sweepstakesEntries: number;
  gameplaysUsed: number;
  gameplaysUsedToday: number;
  /**
   * Welcome plays not yet used.
   */
  freePlays: number;
  /**
   * Plays available now, given points, free plays, and limits.
   */
  gameplaysAvailable: number;
  stamps: number | null;
  cannotPlayReason?:
    | (
        | 'NOT_OPTED_IN'
        | 'PROGRAM_NOT_STARTED'
        | 'PROGRAM_ENDED'
        | 'INSUFFICIENT_POINTS'
        | 'DAILY_LIMIT'
        | 'TOTAL_LIMIT'
        | 'NEGATIVE_BALANCE'
      )
    | null;
  nextPlayAt?: string | null;
  asOf: string;
}
export interface PlayBody {
  programCode: string;
  playKey: string;
  clientSeed: string;
  /**
   * @maxItems 3
   */
  picks?: number[];
}
/**
 * N-10: what an order would earn in a program.
 */
export interface PointsEstimate {
  programCode: string;
  points: number;
  eligibleCents: number;
}
export interface PointsEstimateAnswer {
  estimates: PointsEstimate[];
}
/**
 * What many buy that the store has now, as searches for it.
 */
export interface PopularSearches {
  queries: string[];
}
/**
 * N-22.
 */
export interface PostGameDetails {
  programCode: string;
  lastPlay: Play | null;
  balances: ProgramPoints;
  canPlayAgain: boolean;
  cannotPlayReason:
    | (
        | 'NOT_OPTED_IN'
        | 'PROGRAM_NOT_STARTED'
        | 'PROGRAM_ENDED'
        | 'INSUFFICIENT_POINTS'
        | 'DAILY_LIMIT'
        | 'TOTAL_LIMIT'
        | 'NEGATIVE_BALANCE'
      )
    | null;
  nextPlayAt: string | null;
  nextCommit: string | null;
}
export interface PreviewMyListBody {
  /**
   * In this order. ADD names one of offerId, bpn, and text; SET a quantity, or checked, or both.
   *
   * @minItems 1
   * @maxItems 100
   */
  changes: {
    op: 'ADD' | 'SET' | 'REMOVE';
    /**
     * Of the item; the client names it as it adds it.
     */
    id: string;
    offerId?: string;
    bpn?: string;
    text?: string;
    quantity?: number;
    checked?: boolean;
  }[];
}
/**
 * S-179.
 */
export interface PriceList {
  prices: {
    upcId: string;
    bpn: string;
    price: ProductPrice;
  }[];
  /**
   * Numbers the store has no price for.
   */
  unknown: string[];
}
/**
 * N-25.
 */
export interface Prize {
  prizeId: string;
  programCode: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  rewardKind: 'EARN' | 'BURN' | 'SWEEPSTAKES';
  name: string;
  shortDescription: string;
  description: string;
  imageId: string;
  costPoints: number;
  quantityTotal: number | null;
  quantityLeft: number | null;
  /**
   * How many shoppers have won or redeemed one; null if unlimited.
   */
  givenOut?: number | null;
  perUserLimit: number | null;
  perDayLimit: number | null;
  userRedeemed: number;
  available: boolean;
  unavailableReason: ('SOLD_OUT' | 'LIMIT_REACHED' | 'NOT_STARTED' | 'ENDED') | null;
  /**
   * In the store's time zone.
   */
  redeemedToday: number;
  cannotRedeemReason:
    | (
        | 'NOT_STARTED'
        | 'ENDED'
        | 'ONLY_WON'
        | 'NOT_OPTED_IN'
        | 'EMPLOYEE_EXCLUDED'
        | 'AGE_NOT_MET'
        | 'LIMIT_REACHED'
        | 'SOLD_OUT'
        | 'NEGATIVE_BALANCE'
        | 'INSUFFICIENT_POINTS'
      )
    | null;
  againFrom: string | null;
  /**
   * Once the household has 90% of the cost, while in stock and without another hold.
   */
  canHold: boolean;
  hold: PrizeHold | null;
  /**
   * Whether the household asked for an alert when it's back in stock.
   */
  stockAlert: boolean;
  /**
   * In years; 0 or omitted means only the program's minimum age applies (T-30).
   */
  minimumAge?: number;
  startDate: string;
  endDate: string;
  redeemBy: string;
  arvCents: number;
  oneIn: number | null;
  disclaimer: string | null;
  terms: string | null;
  drawDate: string | null;
  /**
   * SWEEPSTAKES: what can be won in the draw.
   */
  drawPrizeName?: string | null;
  entriesEach: number | null;
  myEntries: number | null;
  offerId: string | null;
  vendorName: string | null;
  /**
   * REWARD: last instant to use one that is redeemed now.
   */
  rewardUntil?: string | null;
  recipe: Recipe | null;
  /**
   * ALTERNATE_PRIZES: prizes to choose from.
   */
  choiceIds: string[];
  defaultChoiceId: string | null;
}
export interface PrizeHold {
  holdId: string;
  prizeId: string;
  expiresAt: string;
}
/**
 * Ingredients and steps are empty until unlocked.
 */
export interface Recipe {
  recipeId: string;
  title: string;
  imageId: string;
  servings: number;
  minutes: number;
  unlocked: boolean;
  ingredients: {
    quantity: string;
    name: string;
  }[];
  steps: string[];
}
export interface PrizesAnswer {
  prizes: Prize[];
}
export interface ProductDetails {
  product: Product;
  description: string;
  descriptionEs?: string | null;
  ingredients: string | null;
  allergens: ('MILK' | 'EGG' | 'FISH' | 'SHELLFISH' | 'TREE_NUTS' | 'PEANUTS' | 'WHEAT' | 'SOY' | 'SESAME')[];
  nutrition: Nutrition | null;
  fulfillment: {
    /**
     * Minutes since midnight, store time.
     */
    start: number;
    /**
     * Minutes since midnight, store time.
     */
    end: number;
    saturday?: {
      /**
       * Minutes since midnight, store time.
       */
      start: number;
      /**
       * Minutes since midnight, store time.
       */
      end: number;
    };
    sunday?: {
      /**
       * Minutes since midnight, store time.
       */
      start: number;
      /**
       * Minutes since midnight, store time.
       */
      end: number;
    };
  } | null;
}
/**
 * Everything a household has bought (N-67).
 */
export interface ProductGrid {
  items: {
    itemId: string;
    /**
     * The store's day.
     */
    lastBought: string;
    /**
     * Packages of a usual purchase.
     */
    suggestedQty: number;
    selectedWeight: number | null;
    available: boolean | null;
    timesBought: number;
    cadenceDays: number | null;
    onSale: boolean;
    departmentId: string | null;
  }[];
  /**
   * Of everything that was bought, in the order of the store.
   */
  departments: {
    departmentId: string;
    name: string;
    count: number;
  }[];
  pageNo: number;
  pageSize: number;
  total: number;
}
/**
 * In-stock items come first in every sort.
 */
export interface ProductList {
  items: Product[];
  total: number;
  nextPageToken: string | null;
}
/**
 * N-55. Items that can’t be had come last in every sort; those that are sold out are left out, unless AVAILABILITY:ALL is chosen or nothing else is left (S-263).
 */
export interface ProductSearch {
  items: Product[];
  total: number;
  /**
   * How many there are without filters; with what is sold out if AVAILABILITY:ALL is chosen.
   */
  totalUnfiltered: number;
  nextPageToken: string | null;
  facets: Facet[];
  sort:
    | 'bloomreach-best-match'
    | 'bloomreach-top-sellers'
    | 'bloomreach-price-low-high'
    | 'price-high-low'
    | 'bloomreach-club-card'
    | 'a-z'
    | 'z-a';
  sorts: {
    key:
      | 'bloomreach-best-match'
      | 'bloomreach-top-sellers'
      | 'bloomreach-price-low-high'
      | 'price-high-low'
      | 'bloomreach-club-card'
      | 'a-z'
      | 'z-a';
    label: string;
  }[];
  didYouMean: string | null;
  nearest: string | null;
  /**
   * The items are those of didYouMean: what was typed finds nothing.
   */
  corrected: boolean;
  insteadOf: string | null;
  price: {
    low: number | null;
    high: number | null;
    /**
     * What was typed, without the price.
     */
    textWithout: string;
  } | null;
  /**
   * What the items don’t have, and how it was typed: "nut free", "sin gluten".
   */
  excluded: {
    kind:
      | 'NUTS'
      | 'TREE_NUTS'
      | 'PEANUTS'
      | 'MILK'
      | 'LACTOSE'
      | 'EGG'
      | 'FISH'
      | 'SHELLFISH'
      | 'WHEAT'
      | 'GLUTEN'
      | 'SOY'
      | 'SESAME'
      | 'SUGAR'
      | 'SALT'
      | 'FOOD';
    name: string;
  }[];
  /**
   * Products that match otherwise and don’t state what is in them: they are left out.
   */
  unstated: number;
  /**
   * When nothing is found: departments that come close.
   */
  relatedDepartments: string[];
  /**
   * When nothing is found here, or none of it can be had: stores of the same banner that have some, nearest first.
   */
  otherStores: {
    storeId: string;
    total: number;
  }[];
}
/**
 * S-250.
 */
export interface ProductSuggestions {
  /**
   * Searches that may be meant, for something that the store has: types of products first, then names.
   */
  queries: string[];
  /**
   * Departments to search in, when several have some of it.
   */
  scopes: {
    departmentId: string;
    departmentName: string;
    /**
     * How many products a search for it finds there.
     */
    productCount: number;
  }[];
  brands: Brand[];
  products: Product[];
  /**
   * How many products a search for it finds.
   */
  total: number;
}
export interface ProductsByBpnAnswer {
  items: Product[];
}
/**
 * G-37, G-38.
 */
export interface Program {
  code: string;
  type: 'DIVISION' | 'EPISODIC';
  optInStatus: 'OPTED_IN' | 'NOT_OPTED_IN';
  startDate: string;
  endDate: string;
  postProgLiveDate: string;
  /**
   * IANA time zone of the requested store (X-9).
   */
  timeZone: string;
  /**
   * Has this household seen how the game works?
   */
  howItWorks: boolean;
  uiAttributes: {
    FAQURL?: string;
    RULESURL?: string;
    GAMEURL?: string;
    tokenLabelSingular?: string;
    tokenLabelPlural?: string;
    minAge?: number;
  };
  rulesVersion: number;
  /**
   * What already rules out an opt-in for this shopper, whatever they answer (N-5); null or omitted when nothing is known.
   */
  optInRefusal?:
    ('PROGRAM_ENDED' | 'PROGRAM_NOT_STARTED' | 'EMPLOYEE_EXCLUDED' | 'NOT_ELIGIBLE_STATE' | 'AGE_NOT_MET') | null;
  /**
   * Prizes this shopper can't win because of age or as an associate, and what they get instead (N-5, T-30); none if omitted.
   */
  standIns?: StandIn[];
}
export interface StandIn {
  /**
   * The prize this shopper can't win.
   */
  prizeId: string;
  reason: 'AGE_NOT_MET' | 'EMPLOYEE_EXCLUDED';
  /**
   * The prize that a play awards instead.
   */
  awardedId?: string;
  /**
   * What a play awards instead, at the same odds.
   */
  name: string;
  imageId: string;
}
export interface ProgramPointsAnswer {
  programPoints: ProgramPoints[];
}
/**
 * G-40: storePrograms are the store's programs that the household has not opted in to; a program appears in only one list.
 */
export interface Programs {
  userOptedInPrograms: Program[];
  storePrograms: Program[];
  sweepstakesWinners: SweepstakesWinner[];
  optInEnhancementsEnabled: boolean;
}
/**
 * G-41.
 */
export interface SweepstakesWinner {
  displayed: boolean;
  prizeId: string;
  programCode: string;
}
export interface PurchaseHistoryBody {
  filter?: {
    /**
     * @maxItems 50
     */
    departments?: string[];
    onSale?: boolean;
    inStock?: boolean;
  };
  sort?: 'FREQUENCY' | 'PURCHASE_DATE' | 'RECOMMENDED' | 'RECENTLY_PURCHASED';
  pageNo?: number;
  pageSize?: number;
  storeId: string;
  channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
}
/**
 * A household's browsers, the newest first, at most 20.
 */
export interface Push {
  /**
   * P-256 point in base64url: the applicationServerKey of a subscription.
   */
  publicKey: string;
  devices: PushDevice[];
}
/**
 * A browser that shows notices while no page is open, and which.
 */
export interface PushDevice {
  deviceId: string;
  /**
   * @maxItems 3
   */
  kinds: ('ORDERS' | 'WINS' | 'SCHEDULE')[];
}
/**
 * N-26.
 */
export interface RedeemBody {
  programCode: string;
  prizeId: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  /**
   * More than 1 only for SWEEPSTAKES.
   */
  quantity: number;
  storeId: string;
  /**
   * Total points; 0 for a prize the shopper won.
   */
  expectedCost: number;
  /**
   * The win to redeem (G-82); if omitted, the prize is paid for with points.
   */
  transactionId?: string;
  deliveryAddressId?: string;
  clientRequestId: string;
}
/**
 * N-26. Stays the same every time it is read, code included.
 */
export interface Redemption {
  redemptionId: string;
  /**
   * Short reference number, like R-7F3K92.
   */
  receipt: string;
  programCode: string;
  prizeId: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  name: string;
  imageId: string;
  source: 'POINTS' | 'WIN' | 'CHOICE';
  status: 'COMPLETED' | 'PENDING';
  redeemedAt: string;
  pointsSpent: number;
  /**
   * Points left afterward.
   */
  totalGamePoints: number;
  result: RedemptionResult;
}
export interface RedemptionsAnswer {
  redemptions: Redemption[];
}
export interface ReleasePrizeHoldAnswer {
  prizeId: string;
  released: boolean;
}
export interface RememberedShopper {
  firstName: string;
  userType: 'G' | 'R' | 'C' | 'A';
  siteType: 'C' | 'B';
  handles: {
    channel: 'sms' | 'email';
    maskedHandle: string;
  }[];
}
export interface RemoveCartItemsBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  cartItemsList: {
    itemId?: string;
    entryId: string;
  }[];
  /**
   * Where each kind of cart shops; a guest names the cart here.
   *
   * @maxItems 10
   */
  preferenceList?: {
    cartCategory: '1P' | '1P_Wine' | '1P_SNS' | '1P_B2B' | '3P_MARKETPLACE';
    storeId: string;
    /**
     * 128 bits.
     */
    guestCartId?: string;
  }[];
}
export interface RenamePasskeyBody {
  /**
   * 1 to 40 characters: what the shopper calls the device.
   */
  name: string;
}
/**
 * Every call of the services.
 */
export interface RestCalls {
  'POST /identity/auth/otp/start': {
    path: {};
    query: {};
    body: StartOtpBody;
    answer: OtpChallenge;
  };
  'POST /identity/auth/otp/verify': {
    path: {};
    query: {};
    body: VerifyOtpBody;
    answer: UserInfo;
  };
  'GET /identity/auth/userinfo': {
    path: {};
    query: {
      banner: string;
      rand?: string;
    };
    body: null;
    answer: UserInfo;
  };
  'POST /identity/auth/refresh': {
    path: {};
    query: {
      banner: string;
      rand?: string;
    };
    body: null;
    answer: UserInfo;
  };
  'POST /identity/auth/sign-out': {
    path: {};
    query: {};
    body: SignOutBody;
    answer: null;
  };
  'GET /identity/auth/remembered': {
    path: {};
    query: {};
    body: null;
    answer: RememberedShopper;
  };
  'POST /identity/auth/forget': {
    path: {};
    query: {};
    body: null;
    answer: null;
  };
  'GET /identity/.well-known/jwks.json': {
    path: {};
    query: {};
    body: null;
    answer: JwksAnswer;
  };
  'GET /identity/auth/joining': {
    path: {};
    query: {};
    body: null;
    answer: Joining;
  };
  'POST /identity/auth/join': {
    path: {};
    query: {};
    body: JoinBody;
    answer: UserInfo;
  };
  'POST /identity/auth/joining/cancel': {
    path: {};
    query: {};
    body: null;
    answer: null;
  };
  'POST /identity/auth/passkeys/sign-in/start': {
    path: {};
    query: {};
    body: StartPasskeySignInBody;
    answer: PasskeyRequest;
  };
  'POST /identity/auth/passkeys/sign-in': {
    path: {};
    query: {};
    body: SignInWithPasskeyBody;
    answer: UserInfo;
  };
  'POST /identity/auth/passkeys/start': {
    path: {};
    query: {};
    body: StartPasskeyBody;
    answer: PasskeyCreation;
  };
  'POST /identity/auth/passkeys': {
    path: {};
    query: {};
    body: AddPasskeyBody;
    answer: Passkey;
  };
  'GET /identity/auth/passkeys': {
    path: {};
    query: {};
    body: null;
    answer: PasskeysAnswer;
  };
  'POST /identity/auth/passkeys/{credentialId}/name': {
    path: {
      credentialId: string;
    };
    query: {};
    body: RenamePasskeyBody;
    answer: Passkey;
  };
  'POST /identity/auth/passkeys/{credentialId}/remove': {
    path: {
      credentialId: string;
    };
    query: {};
    body: null;
    answer: null;
  };
  'GET /identity/demo/shoppers': {
    path: {};
    query: {};
    body: null;
    answer: DemoShoppersAnswer;
  };
  'POST /identity/demo/sign-in': {
    path: {};
    query: {};
    body: DemoSignInBody;
    answer: UserInfo;
  };
  'GET /stores/search': {
    path: {};
    query: {
      place: string;
      banner: string;
      size?: number;
      radius?: number;
    };
    body: null;
    answer: StoreSearch;
  };
  'GET /stores/default': {
    path: {};
    query: {
      banner: string;
    };
    body: null;
    answer: StoreDetails;
  };
  'GET /stores/{storeId}/shop': {
    path: {
      storeId: string;
    };
    query: {
      banner: string;
      channel: 'pickup' | 'delivery' | 'instore';
      zipcode?: string;
    };
    body: null;
    answer: CheckShopAnswer;
  };
  'GET /stores/{storeId}': {
    path: {
      storeId: string;
    };
    query: {};
    body: null;
    answer: StoreDetails;
  };
  'GET /profile/customers/{customerId}/profile': {
    path: {
      customerId: string;
    };
    query: {
      fl: string;
      hhSubs?: boolean;
    };
    body: null;
    answer: CustomerProfile;
  };
  'POST /profile/customers/{customerId}/profile': {
    path: {
      customerId: string;
    };
    query: {};
    body: UpdateAddressBody;
    answer: UpdateAddressAnswer;
  };
  'POST /profile/customers/{customerId}/contact': {
    path: {
      customerId: string;
    };
    query: {};
    body: AddContactBody;
    answer: CustomerProfile;
  };
  'POST /profile/customers/{customerId}/addresses/{addressId}/deletion': {
    path: {
      customerId: string;
      addressId: string;
    };
    query: {};
    body: null;
    answer: DeleteAddressAnswer;
  };
  'POST /profile/customers/{customerId}/phone/deletion': {
    path: {
      customerId: string;
    };
    query: {};
    body: DeletePhoneBody;
    answer: CustomerProfile;
  };
  'GET /profile/customers/{customerId}/communication-preferences': {
    path: {
      customerId: string;
    };
    query: {};
    body: null;
    answer: CommunicationPreferences;
  };
  'POST /profile/customers/{customerId}/communication-preferences': {
    path: {
      customerId: string;
    };
    query: {};
    body: SetCommunicationPreferencesBody;
    answer: CommunicationPreferences;
  };
  'GET /profile/customers/{customerId}/freshpass': {
    path: {
      customerId: string;
    };
    query: {};
    body: null;
    answer: FreshPass;
  };
  'POST /profile/customers/{customerId}/freshpass': {
    path: {
      customerId: string;
    };
    query: {};
    body: ChangeFreshPassBody;
    answer: FreshPass;
  };
  'POST /profile/customers/{customerId}/shop': {
    path: {
      customerId: string;
    };
    query: {};
    body: ChooseShopBody;
    answer: ChooseShopAnswer;
  };
  'GET /profile/zip-to-city': {
    path: {};
    query: {
      zipcode: string;
    };
    body: null;
    answer: ZipToCity;
  };
  'GET /content/gamesConfig.json': {
    path: {};
    query: {
      rand?: string;
    };
    body: null;
    answer: GamesConfig;
  };
  'GET /content/games-texts/{language}.json': {
    path: {
      language: string;
    };
    query: {};
    body: null;
    answer: GamesTexts;
  };
  'GET /content/left-navigation/{banner}.json': {
    path: {
      banner: string;
    };
    query: {};
    body: null;
    answer: LeftNavigation;
  };
  'GET /content/documents/{name}': {
    path: {
      name: string;
    };
    query: {
      banner: string;
      language?: 'en' | 'es';
    };
    body: null;
    answer: PageDocument;
  };
  'GET /content/logos.json': {
    path: {};
    query: {};
    body: null;
    answer: Logos;
  };
  'GET /games/programs': {
    path: {};
    query: {
      storeId: string;
      userType: 'G' | 'R' | 'C' | 'A';
      programCodes?: string;
    };
    body: null;
    answer: Programs;
  };
  'GET /games/program/points': {
    path: {};
    query: {
      programCodes: string;
    };
    body: null;
    answer: ProgramPointsAnswer;
  };
  'GET /games/prizes': {
    path: {};
    query: {
      programCode?: string;
      storeId: string;
      userType: 'G' | 'R' | 'C' | 'A';
    };
    body: null;
    answer: PrizesAnswer;
  };
  'GET /games/prizes/{prizeId}': {
    path: {
      prizeId: string;
    };
    query: {
      prizeType?: string;
      programCode?: string;
      storeId: string;
    };
    body: null;
    answer: Prize;
  };
  'GET /games/gameplay/postgamedetails': {
    path: {};
    query: {
      programCode: string;
    };
    body: null;
    answer: PostGameDetails;
  };
  'GET /games/programs/{programCode}/rules': {
    path: {
      programCode: string;
    };
    query: {
      storeId?: string;
    };
    body: null;
    answer: OfficialRules;
  };
  'GET /games/gameplay/optin-requirements': {
    path: {};
    query: {
      programCode: string;
      storeId: string;
      browserId: string;
    };
    body: null;
    answer: OptInRequirements;
  };
  'POST /games/gameplay/optin': {
    path: {};
    query: {};
    body: OptInBody;
    answer: OptInAnswer;
  };
  'POST /games/gameplay/play': {
    path: {};
    query: {};
    body: PlayBody;
    answer: PlayAnswer;
  };
  'POST /games/gameplay/freeplay': {
    path: {};
    query: {};
    body: TakeFreePlayBody;
    answer: TakeFreePlayAnswer;
  };
  'POST /games/update/howitworks': {
    path: {};
    query: {
      programCode: string;
    };
    body: null;
    answer: MarkHowItWorksSeenAnswer;
  };
  'POST /games/redemption': {
    path: {};
    query: {};
    body: RedeemBody;
    answer: Redemption;
  };
  'POST /games/redemption/choice': {
    path: {};
    query: {};
    body: ChooseBody;
    answer: Redemption;
  };
  'GET /games/redemptions': {
    path: {};
    query: {
      prizeId: string;
    };
    body: null;
    answer: RedemptionsAnswer;
  };
  'GET /games/redemptions/{redemptionId}': {
    path: {
      redemptionId: string;
    };
    query: {};
    body: null;
    answer: Redemption;
  };
  'POST /games/prizes/{prizeId}/hold': {
    path: {
      prizeId: string;
    };
    query: {};
    body: null;
    answer: PrizeHold;
  };
  'DELETE /games/prizes/{prizeId}/hold': {
    path: {
      prizeId: string;
    };
    query: {};
    body: null;
    answer: ReleasePrizeHoldAnswer;
  };
  'POST /games/prizes/{prizeId}/stock-alert': {
    path: {
      prizeId: string;
    };
    query: {};
    body: null;
    answer: AskForStockAnswer;
  };
  'DELETE /games/prizes/{prizeId}/stock-alert': {
    path: {
      prizeId: string;
    };
    query: {};
    body: null;
    answer: ForgetStockAnswer;
  };
  'GET /games/rewards': {
    path: {};
    query: {};
    body: null;
    answer: GroceryRewards;
  };
  'GET /games/prizes/{uuid}/game/activity': {
    path: {
      uuid: string;
    };
    query: {
      numberOfDays?: number;
      programCodes?: string;
      types?: string;
      pageSize?: number;
      pageToken?: string;
    };
    body: null;
    answer: Activity;
  };
  'GET /games/prizes/{uuid}/transactions': {
    path: {
      uuid: string;
    };
    query: {
      programCode: string;
    };
    body: null;
    answer: WonPrizesAnswer;
  };
  'GET /games/rewards/transaction-history/{householdId}': {
    path: {
      householdId: string;
    };
    query: {
      numberOfDays?: number;
      programs?: string;
      rand?: string;
      pageSize?: number;
      pageToken?: string;
    };
    body: null;
    answer: RewardsHistory;
  };
  'GET /games/prizes/{uuid}/wallet': {
    path: {
      uuid: string;
    };
    query: {
      programCode?: string;
      pageSize?: number;
      pageToken?: string;
    };
    body: null;
    answer: Wallet;
  };
  'GET /games/program/points/estimate': {
    path: {};
    query: {
      programCodes: string;
      storeId: string;
      lines: string;
    };
    body: null;
    answer: PointsEstimateAnswer;
  };
  'GET /games/inbox': {
    path: {};
    query: {};
    body: null;
    answer: Inbox;
  };
  'POST /games/inbox/{noticeId}/read': {
    path: {
      noticeId: string;
    };
    query: {};
    body: null;
    answer: Inbox;
  };
  'GET /games/push': {
    path: {};
    query: {};
    body: null;
    answer: Push;
  };
  'POST /games/push/devices': {
    path: {};
    query: {};
    body: SetPushDeviceBody;
    answer: PushDevice;
  };
  'POST /games/push/devices/{deviceId}/forget': {
    path: {
      deviceId: string;
    };
    query: {};
    body: null;
    answer: Push;
  };
  'GET /games/draws': {
    path: {};
    query: {
      programCode?: string;
    };
    body: null;
    answer: DrawsAnswer;
  };
  'GET /games/draws/{drawId}': {
    path: {
      drawId: string;
    };
    query: {};
    body: null;
    answer: Draw;
  };
  'GET /games/draws/{drawId}/file': {
    path: {
      drawId: string;
    };
    query: {};
    body: null;
    answer: null;
  };
  'GET /games/draws/{drawId}/entries/mine': {
    path: {
      drawId: string;
    };
    query: {};
    body: null;
    answer: MyEntries;
  };
  'GET /games/sweepstake/winner': {
    path: {};
    query: {
      programCode?: string;
    };
    body: null;
    answer: SweepstakeWinnerAnswer;
  };
  'GET /games/sweepstake/wins': {
    path: {};
    query: {};
    body: null;
    answer: SweepstakeWinsAnswer;
  };
  'POST /games/update/sweepstakes/wins': {
    path: {};
    query: {};
    body: AcknowledgeWinBody;
    answer: AcknowledgeWinAnswer;
  };
  'POST /games/sweepstake/claim': {
    path: {};
    query: {};
    body: ClaimWinBody;
    answer: DrawWin;
  };
  'GET /games/amoe/challenge': {
    path: {};
    query: {
      programCode: string;
    };
    body: null;
    answer: FreeEntryChallenge;
  };
  'POST /games/amoe': {
    path: {};
    query: {};
    body: EnterFreeBody;
    answer: FreeEntryAnswer;
  };
  'GET /offers/personal': {
    path: {};
    query: {};
    body: null;
    answer: PersonalOffersAnswer;
  };
  'GET /offers/challenges': {
    path: {};
    query: {
      storeId: string;
    };
    body: null;
    answer: Challenges;
  };
  'POST /offers/gallery': {
    path: {};
    query: {
      storeId: string;
    };
    body: OfferGalleryBody;
    answer: OfferGallery;
  };
  'POST /offers/anonymous/gallery': {
    path: {};
    query: {
      storeId: string;
    };
    body: AnonymousOfferGalleryBody;
    answer: OfferGallery;
  };
  'GET /offers/companiongallery': {
    path: {};
    query: {
      storeId: string;
      rand?: string;
      limit?: number;
      includeRedmBonusPathFPOffers?: boolean;
      includeWeeklyAd?: boolean;
      onlyUpcomingAd?: boolean;
      includeOnlyBonusOffer?: boolean;
      hpGuest?: boolean;
      hiddenEvents?: boolean;
      pageToken?: string;
      known?: string;
    };
    body: null;
    answer: CompanionGallery;
  };
  'GET /offers/companiongallery/shared': {
    path: {};
    query: {
      storeId: string;
    };
    body: null;
    answer: SharedGallery;
  };
  'GET /offers/anonymous/companiongallery': {
    path: {};
    query: {
      storeId: string;
      rand?: string;
      limit?: number;
      includeRedmBonusPathFPOffers?: boolean;
      includeWeeklyAd?: boolean;
      onlyUpcomingAd?: boolean;
      includeOnlyBonusOffer?: boolean;
      hpGuest?: boolean;
      hiddenEvents?: boolean;
      pageToken?: string;
    };
    body: null;
    answer: CompanionGallery;
  };
  'GET /offers/offerdetail': {
    path: {};
    query: {
      offerId: string;
      storeId: string;
      offerPgm?: string;
      includeUpc?: 'y' | 'n';
    };
    body: null;
    answer: OfferDetailAnswer;
  };
  'GET /offers/upcsbyofferids': {
    path: {};
    query: {
      storeId: string;
      offerId: string;
    };
    body: null;
    answer: UpcsByOfferIdsAnswer;
  };
  'POST /offers/offersbyupc': {
    path: {};
    query: {
      storeId: string;
      offerPgm?: string;
    };
    body: OffersByUpcBody;
    answer: OffersByUpcAnswer;
  };
  'GET /offers/names': {
    path: {};
    query: {
      offerId: string;
    };
    body: null;
    answer: OfferNames;
  };
  'GET /offers/disclaimers': {
    path: {};
    query: {};
    body: null;
    answer: OfferDisclaimersAnswer;
  };
  'GET /offers/departments': {
    path: {};
    query: {
      storeId: string;
      key?: string;
    };
    body: null;
    answer: DealsDepartmentsAnswer;
  };
  'POST /offers/clip': {
    path: {};
    query: {
      storeId: string;
    };
    body: ClipOffersBody;
    answer: ClipAnswer;
  };
  'POST /offers/unclip': {
    path: {};
    query: {};
    body: UnclipOffersBody;
    answer: UnclipAnswer;
  };
  'POST /offers/gallery/instantallocation': {
    path: {};
    query: {
      storeId: string;
    };
    body: InstantAllocationBody;
    answer: CompanionGallery;
  };
  'GET /offers/boxtops': {
    path: {};
    query: {};
    body: null;
    answer: BoxTops;
  };
  'POST /offers/boxtops': {
    path: {};
    query: {};
    body: AcceptBoxTopsBody;
    answer: BoxTops;
  };
  'POST /offers/mylist/check': {
    path: {};
    query: {};
    body: CheckListItemsBody;
    answer: CheckListItemsAnswer;
  };
  'GET /offers/rewards': {
    path: {};
    query: {};
    body: null;
    answer: EarnedRewardsAnswer;
  };
  'GET /offers/mylist': {
    path: {};
    query: {
      storeId: string;
      rand?: string;
      timestamp?: string;
    };
    body: null;
    answer: MyList;
  };
  'POST /offers/mylist/preview': {
    path: {};
    query: {
      storeId: string;
    };
    body: PreviewMyListBody;
    answer: ChangedMyList;
  };
  'POST /offers/mylist/changes': {
    path: {};
    query: {
      storeId: string;
    };
    body: ChangeMyListBody;
    answer: ChangedMyList;
  };
  'POST /offers/personalizeddeals': {
    path: {};
    query: {};
    body: PersonalizedDealsBody;
    answer: PersonalizedDeals;
  };
  'GET /offers/personalizedofferdetail': {
    path: {};
    query: {
      storeId: string;
      offerId: string;
      includeUpc?: 'y' | 'n';
      source?: string;
    };
    body: null;
    answer: PersonalizedOfferDetailAnswer;
  };
  'GET /catalog/departments': {
    path: {};
    query: {
      storeId?: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: Departments;
  };
  'GET /catalog/brands': {
    path: {};
    query: {};
    body: null;
    answer: Brands;
  };
  'GET /catalog/sellers': {
    path: {};
    query: {};
    body: null;
    answer: Sellers;
  };
  'GET /catalog/sellers/{sellerId}': {
    path: {
      sellerId: string;
    };
    query: {};
    body: null;
    answer: Seller;
  };
  'GET /catalog/products/{bpn}': {
    path: {
      bpn: string;
    };
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: ProductDetails;
  };
  'GET /catalog/products/upc/{upc}': {
    path: {
      upc: string;
    };
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: ProductDetails;
  };
  'GET /catalog/products/gtin/{gtin}': {
    path: {
      gtin: string;
    };
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: ProductDetails;
  };
  'GET /catalog/products': {
    path: {};
    query: {
      bpns: string;
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: ProductsByBpnAnswer;
  };
  'GET /catalog/departments/{departmentId}/products': {
    path: {
      departmentId: string;
    };
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      aisleId?: string;
      shelfId?: string;
      sort?:
        | 'bloomreach-best-match'
        | 'bloomreach-top-sellers'
        | 'bloomreach-price-low-high'
        | 'price-high-low'
        | 'bloomreach-club-card'
        | 'a-z'
        | 'z-a';
      pageSize?: number;
      pageToken?: string;
    };
    body: null;
    answer: ProductList;
  };
  'GET /catalog/priceList': {
    path: {};
    query: {
      upcIds: string;
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: PriceList;
  };
  'GET /catalog/product/getPrefCustomizations': {
    path: {};
    query: {
      bpn: string;
      storeId: string;
    };
    body: null;
    answer: Customizations;
  };
  'GET /catalog/pictures/{file}': {
    path: {
      file: string;
    };
    query: {};
    body: null;
    answer: ProductPictureAnswer;
  };
  'GET /catalog/photos/{file}': {
    path: {
      file: string;
    };
    query: {};
    body: null;
    answer: ProductPhotoAnswer;
  };
  'GET /catalog/search': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      q?: string;
      departmentId?: string;
      aisleId?: string;
      shelfId?: string;
      sellerId?: string;
      program?: 'abs' | '1P_WINE' | '1P_B2B' | 'mkp';
      filters?: string;
      language?: 'en' | 'es';
      sort?:
        | 'bloomreach-best-match'
        | 'bloomreach-top-sellers'
        | 'bloomreach-price-low-high'
        | 'price-high-low'
        | 'bloomreach-club-card'
        | 'a-z'
        | 'z-a';
      usuals?: string;
      pageSize?: number;
      pageToken?: string;
    };
    body: null;
    answer: ProductSearch;
  };
  'GET /catalog/suggestions': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      q: string;
      language?: 'en' | 'es';
    };
    body: null;
    answer: ProductSuggestions;
  };
  'GET /catalog/substitutes': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      bpn: string;
    };
    body: null;
    answer: Substitutes;
  };
  'GET /catalog/elsewhere': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      bpn: string;
    };
    body: null;
    answer: StoresWithProduct;
  };
  'GET /catalog/collections': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: Collections;
  };
  'GET /catalog/asks': {
    path: {};
    query: {
      storeId: string;
      q: string;
      browserId?: string;
    };
    body: null;
    answer: StockAsk;
  };
  'POST /catalog/asks': {
    path: {};
    query: {};
    body: AskToStockBody;
    answer: StockAsk;
  };
  'POST /catalog/choices': {
    path: {};
    query: {};
    body: CountChoiceBody;
    answer: null;
  };
  'POST /cart/customer/{customerId}': {
    path: {
      customerId: string;
    };
    query: {
      storeId: string;
      serviceType: 'Dug' | 'Delivery' | 'InStore';
      zipCode?: string;
      cartCategoryList?: string;
    };
    body: CartsBody;
    answer: Carts;
  };
  'PUT /cart/preferences': {
    path: {};
    query: {
      storeId: string;
      serviceType: 'Dug' | 'Delivery' | 'InStore';
      zipCode?: string;
      cartCategoryList?: string;
    };
    body: CartPreferencesBody;
    answer: Carts;
  };
  'PUT /cart/rewards/{cartId}': {
    path: {
      cartId: string;
    };
    query: {
      cartCategoryList?: string;
    };
    body: CartRewardsBody;
    answer: Carts;
  };
  'POST /cart/items': {
    path: {};
    query: {
      storeId: string;
      serviceType: 'Dug' | 'Delivery' | 'InStore';
      zipCode?: string;
      cartCategoryList?: string;
      orderNumber?: string;
    };
    body: ChangeCartItemsBody;
    answer: ChangedCarts;
  };
  'DELETE /cart/items': {
    path: {};
    query: {
      storeId: string;
      serviceType: 'Dug' | 'Delivery' | 'InStore';
      zipCode?: string;
      cartCategoryList?: string;
      orderNumber?: string;
    };
    body: RemoveCartItemsBody;
    answer: ChangedCarts;
  };
  'GET /cart/mini': {
    path: {};
    query: {
      rand?: string;
      id?: string;
    };
    body: null;
    answer: MiniCartAnswer;
  };
  'POST /cart/{orderStore}/{orderNumber}/orderItems/{itemId}': {
    path: {
      orderStore: string;
      orderNumber: string;
      itemId: string;
    };
    query: {};
    body: ChangeOrderItemBody;
    answer: ChangedCarts;
  };
  'DELETE /cart/{orderStore}/{orderNumber}/orderItems/{itemId}': {
    path: {
      orderStore: string;
      orderNumber: string;
      itemId: string;
    };
    query: {
      entryId?: string;
    };
    body: null;
    answer: ChangedCarts;
  };
  'GET /cart/carts/{cartId}/coupons': {
    path: {
      cartId: string;
    };
    query: {
      guestCartId?: string;
    };
    body: null;
    answer: CartCoupons;
  };
  'POST /cart/carts/{cartId}/coupons': {
    path: {
      cartId: string;
    };
    query: {};
    body: null;
    answer: ClippedForCart;
  };
  'POST /cart/estimates': {
    path: {};
    query: {
      storeId: string;
      serviceType: 'Dug' | 'Delivery' | 'InStore';
      zipCode?: string;
      cartCategoryList?: string;
      orderNumber?: string;
    };
    body: CartEstimateBody;
    answer: CartEstimate;
  };
  'GET /orders/slots': {
    path: {};
    query: {
      storeId: string;
      channel: 'PICKUP' | 'DELIVERY';
      zip?: string;
      cartId?: string;
      guestCartId?: string;
    };
    body: null;
    answer: GetOrderSlotsAnswer;
  };
  'GET /orders/freshpass': {
    path: {};
    query: {};
    body: null;
    answer: Membership;
  };
  'POST /orders/freshpass': {
    path: {};
    query: {};
    body: JoinFreshPassBody;
    answer: Membership;
  };
  'GET /orders/checkout/{cartId}': {
    path: {
      cartId: string;
    };
    query: {
      guestCartId?: string;
    };
    body: null;
    answer: CheckoutChoices;
  };
  'PUT /orders/checkout/{cartId}': {
    path: {
      cartId: string;
    };
    query: {};
    body: SetCheckoutBody;
    answer: CheckoutChoices;
  };
  'POST /orders/slots/{slotId}/hold': {
    path: {
      slotId: string;
    };
    query: {};
    body: HoldOrderSlotBody;
    answer: HeldOrderSlot;
  };
  'POST /orders/checkout/wallet-session': {
    path: {};
    query: {};
    body: OpenWalletSessionBody;
    answer: OpenWalletSessionAnswer;
  };
  'PUT /orders/checkout/{cartId}/wallet': {
    path: {
      cartId: string;
    };
    query: {};
    body: KeepWalletBody;
    answer: WalletPayment;
  };
  'POST /orders': {
    path: {};
    query: {};
    body: PlaceOrderBody;
    answer: PlacedOrder;
  };
  'GET /orders': {
    path: {};
    query: {
      pageToken?: string;
      pageSize?: number;
    };
    body: null;
    answer: ListOrdersAnswer;
  };
  'GET /orders/{orderNumber}': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: PlacedOrder;
  };
  'GET /orders/{orderNumber}/swaps/{entryId}/choices': {
    path: {
      orderNumber: string;
      entryId: string;
    };
    query: {};
    body: null;
    answer: ListOrderSwapChoicesAnswer;
  };
  'GET /orders/{orderNumber}/slots': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: ListOrderTimesAnswer;
  };
  'GET /orders/details/{storeId}/{orderNumber}': {
    path: {
      storeId: string;
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: OrderDetails;
  };
  'GET /orders/details/{orderNumber}': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: OrderDetails;
  };
  'GET /orders/{orderNumber}/receipt': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: OrderReceipt;
  };
  'POST /orders/{orderNumber}/edit': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: PlacedOrder;
  };
  'DELETE /orders/{orderNumber}/edit': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: PlacedOrder;
  };
  'POST /orders/manageOrderItem': {
    path: {};
    query: {};
    body: ManageOrderItemBody;
    answer: ManageOrderItemAnswer;
  };
  'PUT /orders/{orderNumber}/swaps/{entryId}': {
    path: {
      orderNumber: string;
      entryId: string;
    };
    query: {};
    body: DecideOrderSwapBody;
    answer: PlacedOrder;
  };
  'PUT /orders/{orderNumber}/swaps/{entryId}/item': {
    path: {
      orderNumber: string;
      entryId: string;
    };
    query: {};
    body: ChooseOrderSwapBody;
    answer: PlacedOrder;
  };
  'POST /orders/{orderNumber}/arrival': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: SayOrderArrivalBody;
    answer: PlacedOrder;
  };
  'PUT /orders/{orderNumber}/hand-over': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: ChangeHandOverBody;
    answer: PlacedOrder;
  };
  'PUT /orders/{orderNumber}/payment': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: ChangeOrderPaymentBody;
    answer: PlacedOrder;
  };
  'PUT /orders/{orderNumber}/slot': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: MoveOrderBody;
    answer: PlacedOrder;
  };
  'POST /orders/{orderNumber}/cancel': {
    path: {
      orderNumber: string;
    };
    query: {};
    body: null;
    answer: PlacedOrder;
  };
  'GET /subscriptions/{uuid}/allsubscriptions': {
    path: {
      uuid: string;
    };
    query: {
      banner?: string;
    };
    body: null;
    answer: AllSubscriptions;
  };
  'GET /subscriptions/groups/{banner}/{gid}': {
    path: {
      banner: string;
      gid: string;
    };
    query: {};
    body: null;
    answer: AllSubscriptions;
  };
  'POST /subscriptions/{uuid}/addsubscription': {
    path: {
      uuid: string;
    };
    query: {
      banner?: string;
    };
    body: AddSubscriptionBody;
    answer: AllSubscriptions;
  };
  'PUT /subscriptions/{uuid}/subscriptions/{subscriptionId}': {
    path: {
      uuid: string;
      subscriptionId: string;
    };
    query: {};
    body: ChangeSubscriptionBody;
    answer: AllSubscriptions;
  };
  'DELETE /subscriptions/{uuid}/subscriptions/{subscriptionId}': {
    path: {
      uuid: string;
      subscriptionId: string;
    };
    query: {};
    body: null;
    answer: AllSubscriptions;
  };
  'PUT /subscriptions/{uuid}/plan': {
    path: {
      uuid: string;
    };
    query: {};
    body: ChangeSubscriptionPlanBody;
    answer: AllSubscriptions;
  };
  'POST /subscriptions/{uuid}/skips': {
    path: {
      uuid: string;
    };
    query: {};
    body: SkipSubscriptionRunBody;
    answer: AllSubscriptions;
  };
  'POST /subscriptions/{uuid}/oneTimeItems': {
    path: {
      uuid: string;
    };
    query: {
      banner?: string;
    };
    body: AddOneTimeItemsBody;
    answer: AllSubscriptions;
  };
  'DELETE /subscriptions/{uuid}/oneTimeItems': {
    path: {
      uuid: string;
    };
    query: {
      banner?: string;
      runDate: string;
      productBpn: string;
    };
    body: null;
    answer: AllSubscriptions;
  };
  'GET /recommendations/purchasehistory/bought': {
    path: {};
    query: {
      storeId: string;
    };
    body: null;
    answer: BoughtBefore;
  };
  'GET /recommendations/purchasehistory/smartbasket/{hhid}': {
    path: {
      hhid: string;
    };
    query: {
      storeId: string;
      availabilityCheck?: boolean;
      excludeCartItems?: boolean;
      pageNo?: number;
      pageSize?: number;
      placement?: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
    };
    body: null;
    answer: SmartBasket;
  };
  'POST /recommendations/purchasehistory/product-grid': {
    path: {};
    query: {};
    body: PurchaseHistoryBody;
    answer: ProductGrid;
  };
  'GET /recommendations/crosssell': {
    path: {};
    query: {
      storeid: string;
      bpn: string;
      'category-id': string;
      'max-result'?: number;
      'exclude-bpn'?: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      banner?: string;
      pagename?: string;
      userid?: string;
      featuredsessionid?: string;
      screenwidth?: string;
    };
    body: null;
    answer: CrossSell;
  };
  'GET /recommendations/popularsearches': {
    path: {};
    query: {
      storeId: string;
      channel?: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
      language?: 'en' | 'es';
    };
    body: null;
    answer: PopularSearches;
  };
  'POST /recommendations/carousel': {
    path: {};
    query: {
      includeOffer?: boolean;
    };
    body: CarouselBody;
    answer: Carousel;
  };
  'POST /recommendations/zone': {
    path: {};
    query: {};
    body: ZoneContentBody;
    answer: ZoneContent;
  };
  'POST /operators/sign-in/start': {
    path: {};
    query: {};
    body: StartOperatorSignInBody;
    answer: OperatorChallenge;
  };
  'POST /operators/sign-in/verify': {
    path: {};
    query: {};
    body: VerifyOperatorSignInBody;
    answer: Operator;
  };
  'GET /operators/me': {
    path: {};
    query: {};
    body: null;
    answer: Operator;
  };
  'POST /operators/sign-out': {
    path: {};
    query: {};
    body: OperatorSignOutBody;
    answer: null;
  };
  'GET /operators/people': {
    path: {};
    query: {};
    body: null;
    answer: OperatorPeopleAnswer;
  };
  'POST /operators/people': {
    path: {};
    query: {};
    body: AddOperatorPersonBody;
    answer: Person;
  };
  'GET /operators/people/{personId}': {
    path: {
      personId: string;
    };
    query: {};
    body: null;
    answer: Person;
  };
  'POST /operators/people/{personId}': {
    path: {
      personId: string;
    };
    query: {};
    body: ChangeOperatorPersonBody;
    answer: Person;
  };
  'GET /operators/audit-log': {
    path: {};
    query: {
      limit?: number;
      before?: number;
      operator?: string;
      command?: string;
      from?: string;
      to?: string;
    };
    body: null;
    answer: AuditLogAnswer;
  };
  'GET /operators/audit-log/vocabulary': {
    path: {};
    query: {};
    body: null;
    answer: AuditVocabularyAnswer;
  };
  'GET /operators/work-now': {
    path: {};
    query: {};
    body: null;
    answer: WorkNowAnswer;
  };
  'GET /operators/figures': {
    path: {};
    query: {};
    body: null;
    answer: DayFiguresAnswer;
  };
}
/**
 * Omit the handle when the remember-me cookie or the session identifies the shopper: the code for signing in again or stepping up goes to that shopper.
 */
export interface StartOtpBody {
  channel: 'sms' | 'email';
  /**
   * An email address, or a US mobile number in any common format.
   */
  handle?: string;
  purpose: 'SIGN_IN' | 'STEP_UP';
  deviceId: string;
  banner: string;
  language?: 'en' | 'es';
}
export interface VerifyOtpBody {
  challengeId: string;
  code: string;
  deviceId: string;
  rememberMe: boolean;
  banner: string;
}
export interface UserInfo {
  token: string;
  /**
   * When the token expires, in epoch milliseconds.
   */
  expireTime: number;
  userType: 'G' | 'R' | 'C' | 'A';
  customerId: string;
  uuid: string;
  householdId: string;
  gid: string;
  firstName: string;
  lastName: string;
  email: string | null;
  customerType: 'C' | 'E';
  siteType: 'C' | 'B';
  banner: string;
  displayBanner: string;
  zip: string;
  storeId: string;
  storeName: string;
  /**
   * IANA time zone of the program store.
   */
  storeTimeZone: string;
  division: string;
  /**
   * Store of the cart: the one chosen on this banner, or the account’s own.
   */
  shopStoreId: string;
  shopZip: string;
  preference: 'delivery' | 'dug' | 'j4u';
  /**
   * Did the shopper choose store and preference on this banner? Missing means no.
   */
  shopIsChosen?: boolean;
  clubCard: string | null;
  pickupAddress: string | null;
  branchId: string | null;
  unattendedDelivery: boolean;
  authenticatedAt: string;
}
export interface SignOutBody {
  everywhere: boolean;
}
export interface StartPasskeySignInBody {
  deviceId: string;
  /**
   * The site's origin in the browser, such as https://shop.haggen.com; the gateway knows it's ours.
   */
  origin: string;
}
export interface SignInWithPasskeyBody {
  deviceId: string;
  /**
   * The site's origin in the browser, such as https://shop.haggen.com; the gateway knows it's ours.
   */
  origin: string;
  challengeId: string;
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
  rememberMe: boolean;
  banner: string;
}
export interface StartPasskeyBody {
  deviceId: string;
  /**
   * The site's origin in the browser, such as https://shop.haggen.com; the gateway knows it's ours.
   */
  origin: string;
}
/**
 * Stores near a place, nearest first (G-120).
 */
export interface StoreSearch {
  zipCode: string | null;
  city: string;
  state: string;
  stores: {
    store: StoreDetails;
    delivers: boolean | null;
    /**
     * Straight-line distance, to a tenth.
     */
    distanceMiles: number;
  }[];
}
/**
 * A store and what it offers (S-73). The department STORE is the whole store.
 */
export interface StoreDetails {
  storeId: string;
  name: string;
  banner: string;
  displayBanner: string;
  division: string;
  /**
   * IANA time zone.
   */
  timeZone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string | null;
  channels: ('pickup' | 'delivery' | 'instore')[];
  flags: {
    wineShop: boolean;
    ecomDeli: boolean;
    orderPreparation: boolean;
  };
  departments: {
    department: 'STORE' | 'DELI' | 'BAKERY' | 'PHARMACY' | 'WINE';
    /**
     * Closed on days that are missing; `24:00` is midnight.
     */
    hours: {
      day: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
      /**
       * `06:30` in the store's time zone.
       */
      startHour: string;
      /**
       * `06:30` in the store's time zone.
       */
      endHour: string;
    }[];
  }[];
  /**
   * ZIP codes it delivers to, or how they begin: `941`.
   */
  deliveryAreas: string[];
  /**
   * Up to two for each channel in the coming week, soonest first (N-59).
   */
  nextSlots: {
    channel: 'pickup' | 'delivery';
    start: string;
    end: string;
    /**
     * It can be booked before this instant.
     */
    cutoff: string;
    feeCents: number;
  }[];
}
/**
 * N-8; the fields follow N-7.
 */
export interface UpdateAddressBody {
  addressId?: string;
  purpose: 'DELIVERY';
  firstName: string;
  lastName: string;
  address: string;
  address2?: string | null;
  city: string;
  state: string;
  zipCode: string;
  /**
   * The version being changed; only with an id.
   */
  version?: number;
}
export interface UpdateAddressAnswer {
  address: Address;
  version: number;
}
export interface SetCommunicationPreferencesBody {
  /**
   * @minItems 1
   * @maxItems 8
   */
  changes: {
    topic: 'COUPONS' | 'WEEKLY_AD' | 'PLAY_AND_EARN' | 'SCHEDULE_AND_SAVE';
    channel: 'email' | 'text';
    enabled: boolean;
  }[];
}
/**
 * G-94: `address2` is the city, `region` is the state's two-letter code.
 */
export interface ZipToCity {
  geo: {
    address2: string;
    region: string;
  };
}
export interface TakeFreePlayBody {
  programCode: string;
}
export interface TakeFreePlayAnswer {
  programCode: string;
  points: ProgramPoints;
}
export interface WonPrizesAnswer {
  items: WonTransaction[];
}
/**
 * N-24; never a code.
 */
export interface WonTransaction {
  transactionId: string;
  prizeId: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  name: string;
  imageId: string;
  status: 'WON' | 'REDEEMED' | 'EXPIRED' | 'REVOKED';
  wonAt: string;
  redeemBy: string;
  redeemedAt: string | null;
  /**
   * Day of the win in the time zone from x-user-timezone.
   */
  localDate: string;
}
/**
 * G-84, N-14.
 */
export interface RewardsHistory {
  householdId: string;
  from: string;
  to: string;
  items: RewardsTransaction[];
  nextPageToken: string | null;
}
/**
 * N-14.
 */
export interface RewardsTransaction {
  id: string;
  at: string;
  programCode: string;
  rewardKind: 'EARN' | 'BURN' | 'SWEEPSTAKES';
  type?: 'EARN' | 'PLAY' | 'WIN' | 'REDEEM' | 'ENTRY' | 'ADJUST' | 'WELCOME' | 'REWARD';
  source?: 'ORDER' | 'PLAY' | 'OPTIN' | 'REDEMPTION' | 'AMOE' | 'REVERSAL' | 'EXPIRY' | 'SUPPORT' | 'OFFER';
  prizeId?: string;
  /**
   * The offer that brought it.
   */
  offerId?: string;
  status: 'COMPLETED' | 'PENDING' | 'VOID';
  points: number;
  balanceAfter: number | null;
  /**
   * Value of a grocery reward; negative when used.
   */
  valueCents?: number;
  description: string;
  orderNumber?: string;
  storeName?: string;
}
/**
 * All of a household's prizes: those that need action first, then those ready to use (nearest deadline first), then used and expired ones (newest first).
 */
export interface Wallet {
  items: WalletItem[];
  /**
   * For the requested program, or for all.
   */
  counts: {
    section: 'NEEDS_YOU' | 'READY' | 'USED' | 'OVER';
    count: number;
  }[];
  /**
   * All programs in which the household has prizes, whichever was requested.
   */
  programs: {
    code: string;
    title: string;
    count: number;
  }[];
  /**
   * Entries in draws whose winners aren't published yet, next draw first.
   */
  entries: {
    drawId: string;
    programCode: string;
    programTitle: string;
    prizeName: string;
    count: number;
    drawsAt: string;
    timeZone: string;
  }[];
  nextPageToken: string | null;
}
/**
 * TO_CLAIM: won in a draw. TO_CHOOSE: one of several. HELD: for points. TO_REDEEM: won by playing. READY: ready to use. CLAIMED: being verified and fulfilled. RUNNING: an active subscription. Never includes a code.
 */
export interface WalletItem {
  itemId: string;
  section: 'NEEDS_YOU' | 'READY' | 'USED' | 'OVER';
  state:
    'TO_CLAIM' | 'TO_CHOOSE' | 'HELD' | 'TO_REDEEM' | 'READY' | 'CLAIMED' | 'RUNNING' | 'USED' | 'EXPIRED' | 'REVOKED';
  programCode: string;
  programTitle: string;
  prizeId: string;
  prizeType: 'SWEEPSTAKES' | 'VENDOR' | 'REWARD' | 'ALTERNATE_PRIZES' | 'FRESH_PASS' | 'B4U_OFFER' | 'RECIPE';
  name: string;
  imageId: string;
  source: 'WIN' | 'REDEMPTION' | 'HOLD' | 'DRAW';
  /**
   * When it was won, redeemed, held, or drawn.
   */
  at: string;
  until: string | null;
  drawId: string | null;
  timeZone: string | null;
  vendorName: string | null;
  /**
   * B4U_OFFER: whether it is handed out in the store, and comes off no cart.
   */
  isStoreOnly: boolean;
  /**
   * TO_CHOOSE: the choices, and the default if none is chosen.
   */
  choices: {
    prizeId: string;
    name: string;
    isDefault: boolean;
  }[];
  /**
   * Position in the list: the next page starts here.
   */
  pageToken: string;
}
export interface SetPushDeviceBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  /**
   * @minItems 1
   * @maxItems 3
   */
  kinds: ('ORDERS' | 'WINS' | 'SCHEDULE')[];
}
export interface SweepstakeWinnerAnswer {
  sweepstakesWinners: DrawWin[];
}
export interface SweepstakeWinsAnswer {
  wins: DrawWin[];
}
/**
 * Current offers of a store as no household has touched them, weekly ad and challenges too.
 */
export interface SharedGallery {
  shared: string;
  companionGalleryOffer: {
    [k: string]: Coupon;
  };
}
export interface UpcsByOfferIdsAnswer {
  offers: {
    offerId: string;
    upcList: string[];
  }[];
}
export interface UnclipOffersBody {
  /**
   * @minItems 1
   * @maxItems 200
   */
  items: {
    id: string;
  }[];
}
export interface UnclipAnswer {
  items: {
    id: string;
    offerId: string | null;
    /**
     * 1 done, also if it was done before; 2 no such clip.
     */
    status: number;
    errorCd: string | null;
    errorMsg: string | null;
  }[];
}
export interface Sellers {
  sellers: Seller[];
}
/**
 * S-21.
 */
export interface Seller {
  sellerId: string;
  name: string;
  description: string;
  descriptionEs?: string | null;
  shipsFrom: string;
  shippingDays: number;
  /**
   * For an order.
   */
  shippingCents?: number;
  freeShippingCents?: number | null;
  returns: string;
  returnsEs?: string | null;
  imageId: string;
}
/**
 * N-79. Available now, the closest first.
 */
export interface Substitutes {
  productsinfo: {
    product: Product;
    reason: 'SAME_BRAND' | 'SAME_SIZE' | 'CHEAPER_UNIT';
  }[];
}
/**
 * Stores of the same banner that have a product now, nearest first.
 */
export interface StoresWithProduct {
  stores: {
    storeId: string;
  }[];
}
/**
 * What a store is asked to stock after a search that found nothing.
 */
export interface StockAsk {
  storeId: string;
  /**
   * What tells one ask from another: small letters, in the singular.
   */
  words: string;
  /**
   * Has the shopper asked for it, or a guest in their browser?
   */
  isAsked: boolean;
  /**
   * How many others have.
   */
  otherCount: number;
}
export interface SetCheckoutBody {
  /**
   * Whose cart it is, without a bearer.
   */
  guestCartId?: string;
  channel?: 'PICKUP' | 'DELIVERY' | 'IN_STORE';
  handOver?: 'ATTENDED' | 'UNATTENDED';
  addressId?: string | null;
  leaveAt?: ('FRONT_DOOR' | 'PORCH' | 'LOBBY' | 'SIDE_GATE' | 'NEIGHBOR' | 'OTHER') | null;
  instructions?: string | null;
  phone?: string | null;
  paymentId?: string | null;
  tipCents?: number;
  /**
   * For SNAP benefits to pay; 0 for nothing (N-52).
   */
  ebtCents?: number;
  poNumber?: string | null;
}
/**
 * What a wallet's sheet confirmed for a cart; one order can be placed with it.
 */
export interface WalletPayment {
  cartId: string;
  paymentId: string;
  /**
   * The quote that it pays for.
   */
  quoteId: string;
  /**
   * The most that can be held with it.
   */
  cents: number;
  card: PaymentCard;
}
export interface SayOrderArrivalBody {
  note: string | null;
  /**
   * They have set out, and are not there yet.
   */
  isOnTheWay?: boolean;
}
export interface SkipSubscriptionRunBody {
  runDate: string;
  skipped: boolean;
}
/**
 * What a household buys again and again, the most overdue first (N-67).
 */
export interface SmartBasket {
  items: {
    itemId: string;
    /**
     * The store's day.
     */
    lastBought: string;
    /**
     * Packages of a usual purchase.
     */
    suggestedQty: number;
    selectedWeight: number | null;
    available: boolean | null;
    /**
     * Days since the last purchase in cadences: 1 is due today.
     */
    score: number;
    /**
     * Median days between purchases.
     */
    cadenceDays: number;
    /**
     * Negative is late.
     */
    dueInDays: number;
    /**
     * For people: due in 2 days.
     */
    reason: string;
  }[];
  pageNo: number;
  pageSize: number;
  total: number;
}
export interface ZoneContentBody {
  screenName: 'landing-pages';
  /**
   * @maxItems 200
   */
  cartItems?: {
    bpn: string;
  }[];
}
/**
 * N-79.
 */
export interface ZoneContent {
  zone: string;
  blocks: {
    type: 'DEPARTMENT';
    title: string;
    image: string | null;
    /**
     * Path of the department under the catalog.
     */
    href: string;
  }[];
}
export interface StartOperatorSignInBody {
  email: string;
  language?: 'en' | 'es';
}
export interface VerifyOperatorSignInBody {
  challengeId: string;
  code: string;
}
export interface WorkNowAnswer {
  lateToPick: WorkPart;
  waiting: WorkPart;
  swapsUnanswered: WorkPart;
  slotsNearlyFull: WorkPart;
}
/**
 * What needs someone: how many, and which come first.
 */
export interface WorkPart {
  count: number;
  /**
   * The first five.
   */
  first: {
    orderNumber: string | null;
    storeId: string;
    storeName: string | null;
    timeZone: string | null;
    at: string;
    taken: number | null;
    capacity: number | null;
  }[];
}
/**
 * N-76: the envelope of the ZIP resolver.
 */
export interface ZipErrors {
  geo: {
    errors: {
      code: string;
      message: string;
    }[];
  };
}
