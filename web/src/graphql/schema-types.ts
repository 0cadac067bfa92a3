/** Input of `acceptBoxTops`. */
export type AcceptBoxTopsInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
};

/** Input of `acknowledgeWin`. */
export type AcknowledgeWinInput = {
  /** Prize id. */
  prizeId: string;
  /** Program code. */
  programCode: string;
};

/** Filters for the activity. Each item is in ALL and one other. */
export type ActivityFilter =
  /** Everything. */
  | 'ALL'
  /** Plays. */
  | 'PLAYS'
  /** Points from orders, welcome plays, and corrections. */
  | 'POINTS'
  /** Prizes won and redeemed, including sweepstakes entries. */
  | 'PRIZES'
  /** Grocery rewards. */
  | 'REWARDS';

/** Kinds of activity status. */
export type ActivityStateKind =
  /** Done. */
  | 'DONE'
  /** Points from an order that hasn't been handed over, or is being processed. */
  | 'ON_THE_WAY'
  /** Too late. */
  | 'OVER'
  /** The shopper can act on it. */
  | 'TO_DO';

/** Kinds of activity (N-24). */
export type ActivityType =
  /** A correction. */
  | 'ADJUST'
  /** Points earned. */
  | 'EARN'
  /** A sweepstakes entry. */
  | 'ENTRY'
  /** A play. */
  | 'PLAY'
  /** A prize redeemed. */
  | 'REDEEM'
  /** A grocery reward. */
  | 'REWARD'
  /** A welcome play. */
  | 'WELCOME'
  /** A prize won. */
  | 'WIN';

/** Which week's ad. */
export type AdWeek =
  /** The one that comes next: to look at, nothing on it can be used yet. */
  | 'NEXT'
  /** The one that is out. */
  | 'THIS';

/** Input of `addContact`. */
export type AddContactInput = {
  /** TEXT adds a mobile number, EMAIL an email address. */
  channel: CommunicationChannel;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** A US mobile number in any usual spelling, or an email address (N-7). */
  handle: string;
};

/** Input of `addPasskey`; everything binary is in base64url. */
export type AddPasskeyInput = {
  /** What the device says of the passkey. */
  attestation: string;
  /** What the browser says it was for. */
  clientData: string;
  /** Id of the challenge. */
  creationId: string;
  /** What the shopper calls it, 1 to 40 characters. */
  name: string;
  /** Which passkey was made. */
  passkeyId: string;
  /** How the device is reached. */
  transports: Array<string>;
};

/** A product to add. */
export type AddToCart = {
  /** A note, 140 characters at most. */
  comments?: string | null | undefined;
  /** UPCs of the chosen options (S-180). */
  options?: Array<string> | null | undefined;
  /** Product number. */
  productId: string;
  /** Packages: a whole number, 1 or more. */
  quantity?: number;
  /** Pounds, with two decimals, if it's sold by weight; its smallest weight if omitted (S-256). */
  weight?: string | null | undefined;
};

/** What to add to My List: one of an offer, a product, and a text. */
export type AddToListInput = {
  /** Offer id. */
  couponId?: string | null | undefined;
  /** Id of the new item, chosen by the client: 8 to 64 letters, digits, and hyphens. */
  id: string;
  /** Product number. */
  productId?: string | null | undefined;
  /** How many, 1 to 99. */
  quantity?: number;
  /** What the shopper wrote, 80 characters at most. */
  text?: string | null | undefined;
};

/** Input of `askToStock`. */
export type AskToStockInput = {
  /** Names the request: sent again, it asks no second time (I-8). */
  clientRequestId: string;
  /** The store that is asked. */
  storeId: string;
  /** What was searched for, up to 100 characters. */
  text: string;
};

/** Why a product is unavailable. */
export type AvailabilityReason =
  /** It isn't offered through this channel (S-235). */
  | 'CHANNEL_NOT_OFFERED'
  /** The store doesn't take deli orders online (S-142). */
  | 'DIGITAL_DELI'
  /** It's no longer sold (S-106). */
  | 'INACTIVE'
  /** The store doesn't carry it. */
  | 'NOT_CARRIED'
  /** A pre-order, wanted before it arrives (S-139). */
  | 'NOT_YET_AVAILABLE'
  /** The department doesn't make items to order (S-141). */
  | 'ORDER_PREPARATION_CLOSED'
  /** Wanted at a time when it isn't offered (S-145). */
  | 'OUTSIDE_HOURS'
  /** There is none left. */
  | 'OUT_OF_STOCK'
  /** Wanted sooner than it can be made (S-140). */
  | 'PREPARATION_TIME'
  /** It can't be left at the door (S-144). */
  | 'UNATTENDED_DELIVERY';

/** Can a product be had? */
export type AvailabilityState =
  /** Yes. */
  | 'AVAILABLE'
  /** Yes, but only a few are left. */
  | 'LOW_STOCK'
  /** No; the message says why. */
  | 'UNAVAILABLE';

/** Input of `cancelSubscription`. */
export type CancelSubscriptionInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Which subscription. */
  subscriptionId: string;
};

/** Why a shopper can't play now. */
export type CannotPlayReason =
  /** The day's plays are used up. */
  | 'DAILY_LIMIT'
  /** Too few points. */
  | 'INSUFFICIENT_POINTS'
  /** A refund has taken the balance below zero (N-11). */
  | 'NEGATIVE_BALANCE'
  /** Not opted in. */
  | 'NOT_OPTED_IN'
  /** The game is over. */
  | 'PROGRAM_ENDED'
  /** The game hasn't started. */
  | 'PROGRAM_NOT_STARTED'
  /** The game's plays are used up. */
  | 'TOTAL_LIMIT'
  /** The game's status can't be loaded. */
  | 'UNAVAILABLE';

/** Kinds of carts (S-78). */
export type CartKind =
  /** The business shop (1P_B2B). */
  | 'BUSINESS'
  /** The grocery store (abs). */
  | 'GROCERY'
  /** A marketplace seller. */
  | 'MARKETPLACE'
  /** Subscribe & save (1P_SNS). */
  | 'SUBSCRIPTION'
  /** The wine shop (1P_WINE). */
  | 'WINE';

/**
 * Input of `changeCart`. Products go into the cart of their kind and seller; while an order is being changed, groceries go into
 * that order. At most 100 changes at once.
 */
export type ChangeCartInput = {
  /** Products to add. */
  add?: Array<AddToCart> | null | undefined;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** Entry ids of lines to remove. */
  remove?: Array<string> | null | undefined;
  /** Lines to set to another quantity, weight, options, choice if it's out, or note. */
  set?: Array<SetCartLine> | null | undefined;
  /** Version of the cart that `set` and `remove` were chosen by; without it, they always win (N-58). */
  version?: number | null | undefined;
};

/** Input of `changeFreshPass`. */
export type ChangeFreshPassInput = {
  /** What to do. */
  action: FreshPassAction;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** JOIN: what the shopper saw that a month costs; nothing else is charged. */
  expectedPrice?: string | null | undefined;
};

/** Input of `changeHandOver`. */
export type ChangeHandOverInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** ATTENDED or UNATTENDED. */
  kind: HandOverKind;
  /** Number of the order. */
  orderNumber: string;
};

/** Input of `changeMyList`. At most 100 changes at once. */
export type ChangeMyListInput = {
  /** What to add. */
  add?: Array<AddToListInput> | null | undefined;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** Ids of items to remove; an offer that is removed stays clipped (S-116). */
  remove?: Array<string> | null | undefined;
  /** Items to check off, or to count. */
  set?: Array<SetListItemInput> | null | undefined;
};

/** Input of `changeOneTimeItem`. */
export type ChangeOneTimeItemInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Day of the order. */
  date: string;
  /** The product. */
  productId: string;
  /** How many; 0 takes it off. */
  quantity?: number;
};

/** Input of `changeOrderPayment`. */
export type ChangeOrderPaymentInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Number of the order. */
  orderNumber: string;
  /** One of the problem's ways on. */
  paymentId: string;
};

/** Input of `changeSchedulePlan`; what is left out stays. */
export type ChangeSchedulePlanInput = {
  /** Where to deliver. */
  addressId?: string | null | undefined;
  /** How orders reach the shopper. */
  channel?: ScheduleChannel | null | undefined;
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** The time of day that is asked for, in minutes of the store's day; the closest time that is left is taken. */
  minute?: number | null | undefined;
  /** Ten digits. */
  phone?: string | null | undefined;
  /** The store they come from. */
  storeId?: string | null | undefined;
};

/** Input of `changeSubscription`; what is left out stays. */
export type ChangeSubscriptionInput = {
  /** The price the shopper accepts, as shown. */
  acceptPrice?: string | null | undefined;
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Pause it, or go on. */
  isPaused?: boolean | null | undefined;
  /** May the closest match come when it is out? */
  isSubstitutable?: boolean | null | undefined;
  /** The day of the next order; the schedule counts from there. */
  nextDate?: string | null | undefined;
  /** How many each time. */
  quantity?: number | null | undefined;
  /** A scheduled day to skip; the days that follow stay. */
  skipDate?: string | null | undefined;
  /** Which subscription. */
  subscriptionId: string;
  /** A skipped day to take back. */
  unskipDate?: string | null | undefined;
  /** What the shopper saw, so that another tab's change isn't lost. */
  version: number;
  /** Every how many weeks. */
  weeks?: number | null | undefined;
};

/** Kinds of steps. */
export type ChangedSumKind =
  /** What it cost when it was placed. */
  | 'BEFORE'
  /** What a change adds. */
  | 'CHANGE'
  /** What it costs now. */
  | 'NOW';

/** How an order reaches a shopper (S-2). */
export type Channel =
  /** Delivered to the door. */
  | 'DELIVERY'
  /** Bought in the store. */
  | 'IN_STORE'
  /** Picked up at the store. */
  | 'PICKUP'
  /** Shipped by a seller. */
  | 'SHIPPING';

/** Checkout steps, in order. */
export type CheckoutStep =
  /** What if something is out. */
  | 'ITEMS'
  /** How it's paid. */
  | 'PAYMENT'
  /** Where, and how it's handed over. */
  | 'PLACE'
  /** All of it once more. */
  | 'REVIEW'
  /** When. */
  | 'TIME';

/** Input of `chooseAlternatePrize`, for an open redemption or directly for a win. */
export type ChooseAlternatePrizeInput = {
  /** Id of the chosen prize. */
  choiceId: string;
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Prize id of the ALTERNATE_PRIZES prize. */
  prizeId: string;
  /** Redemption whose choice is open. */
  redemptionId?: string | null | undefined;
  /** Win of the prize, if it hasn't been redeemed yet. */
  winId?: string | null | undefined;
};

/** Input of `chooseShop`. */
export type ChooseShopInput = {
  /** A channel the store offers; not SHIPPING. */
  channel: Channel;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** Store id; a store of the banner. */
  storeId: string;
  /** Where orders are delivered, five digits or ZIP+4; needed for DELIVERY. */
  zipCode?: string | null | undefined;
};

/** Input of `chooseSwap`. */
export type ChooseSwapInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Number of the order. */
  orderNumber: string;
  /** What is wanted in its place. */
  otherProductId: string;
  /** What was packed, as the shopper saw it. */
  packedProductId: string;
  /** The swap. */
  swapId: string;
};

/** Input of `claimWin`. */
export type ClaimWinInput = {
  /** Prize id. */
  prizeId: string;
  /** Program code. */
  programCode: string;
};

/** Which offer is clipped or unclipped. */
export type ClipCouponInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** Offer id. */
  couponId: string;
};

/** Input of `clipForCart`. */
export type ClipForCartInput = {
  /** Cart id. */
  cartId: string;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
};

/** One switch and its new setting. */
export type CommunicationChange = {
  /** How the message is sent. */
  channel: CommunicationChannel;
  /** On or off. */
  enabled: boolean;
  /** Topic. */
  topic: CommunicationTopic;
};

/** How a message is sent. */
export type CommunicationChannel =
  /** Email. */
  | 'EMAIL'
  /** Text message. */
  | 'TEXT';

/** Topics of messages. */
export type CommunicationTopic =
  /** Coupons picked for the shopper. */
  | 'COUPONS'
  /** Games. */
  | 'PLAY_AND_EARN'
  /** Reminders about scheduled orders. */
  | 'SCHEDULE_AND_SAVE'
  /** Weekly Ad. */
  | 'WEEKLY_AD';

/** The button or badge of a coupon's card (S-43 to S-49). */
export type CouponAction =
  /** A challenge that can be activated. */
  | 'ACTIVATE'
  /** Can be put on My List: clipped, but taken off it, or nothing to clip. */
  | 'ADD_TO_LIST'
  /** Can be clipped. */
  | 'CLIP'
  /** Is clipped, and in My List. */
  | 'CLIPPED'
  /** A challenge that is complete. */
  | 'COMPLETED'
  /** Over. */
  | 'EXPIRED'
  /** None is left. */
  | 'GONE'
  /** A challenge under way. */
  | 'IN_PROGRESS'
  /** Is in My List; there is nothing to clip. */
  | 'ON_LIST'
  /** Not yet on: it can be looked at, and nothing else. */
  | 'UPCOMING'
  /** Used as often as it can be. */
  | 'USED';

/** What to show of a gallery (S-34). Values of one field widen it, fields narrow it. At most 50 values, and 80 characters of text. */
export type CouponFilter = {
  /** Categories, by id or name. */
  categories?: Array<string> | null | undefined;
  /** Events: Welcome Offers. */
  events?: Array<string> | null | undefined;
  /** One of the groups above the gallery. */
  group?: CouponGroup | null | undefined;
  /** Kinds of offers. */
  kinds?: Array<CouponKind> | null | undefined;
  /** Who they are for. */
  program?: OfferProgram | null | undefined;
  /** Words, each of which has to be found. */
  text?: string | null | undefined;
};

/** Groups above a gallery; an offer may be in several. */
export type CouponGroup =
  /** All offers. */
  | 'ALL'
  /** Challenges. */
  | 'BONUS_PATH'
  /** Clipped, and in My List. */
  | 'CLIPPED'
  /** Ends within three days. */
  | 'EXPIRING_SOON'
  /** Picked for the shopper. */
  | 'PICKED_FOR_YOU';

/** What a shopper would call an offer; each is of one kind. */
export type CouponKind =
  /** Challenge. */
  | 'BONUS_PATH'
  /** Coupon. */
  | 'COUPON'
  /** Picked for the shopper. */
  | 'PERSONALIZED'
  /** Grocery reward or prize. */
  | 'REWARD'
  /** Offer of the weekly ad. */
  | 'WEEKLY_AD';

/** Orders of coupons (S-278, N-80). */
export type CouponSort =
  /** First to end first. */
  | 'ABOUT_TO_EXPIRE'
  /** By name. */
  | 'A_Z'
  /** By category. */
  | 'CATEGORY'
  /** Newest first. */
  | 'NEW_OFFERS'
  /** Lowest regular price first. */
  | 'PRICE_LOW_HIGH'
  /** Not clipped before clipped, deals for the shopper first, then what the household buys. */
  | 'PURCHASE_HISTORY'
  /** What earns rewards first. */
  | 'REWARD_CARD_SPECIALS'
  /** By name, backward. */
  | 'Z_A';

/** Currencies (ISO 4217). */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** C, a customer, or E, an employee (G-51, N-5). */
export type CustomerType =
  /** C. */
  | 'CUSTOMER'
  /** E: an employee, who may shop and clip but can't enter sweepstakes. */
  | 'EMPLOYEE';

/** Input of `decideSwap`. */
export type DecideSwapInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** What the shopper wants. */
  decision: SwapDecision;
  /** Number of the order. */
  orderNumber: string;
  /** What was packed, as the shopper saw it, so that nobody says yes to something else. */
  packedProductId: string;
  /** The swap. */
  swapId: string;
};

/** Input of `deleteDeliveryAddress`. */
export type DeleteDeliveryAddressInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** The address. */
  id: string;
};

/** Input of `deletePhone`. */
export type DeletePhoneInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** The number as the profile has it. */
  number: string;
};

/** States of a draw, in order (N-30). */
export type DrawState =
  /** The list of entries is frozen and its Merkle root is public. */
  | 'CLOSED'
  /** Another person has rolled the dice; the seed is revealed. */
  | 'DRAWN'
  /** Open for entries. The hash of the server seed is public. */
  | 'OPEN'
  /** The winners and the file are public. */
  | 'PUBLISHED'
  /** One person has sealed the list. */
  | 'SEALED'
  /** The draw was recomputed, with the same winners. */
  | 'VERIFIED';

/** Kinds of step in a draw. */
export type DrawStepKind =
  /** The list of entries was frozen. */
  | 'CLOSED'
  /** The hash of the server seed was published. */
  | 'COMMITTED'
  /** The dice were rolled and the seed revealed. */
  | 'DRAWN'
  /** Everything was published. */
  | 'PUBLISHED'
  /** The list was sealed. */
  | 'SEALED'
  /** The draw was recomputed. */
  | 'VERIFIED';

/** Input of `enterFree`. */
export type EnterFreeInput = {
  /** Street and number. */
  address: string;
  /** Apartment, suite, or floor. */
  address2?: string | null | undefined;
  /** City. */
  city: string;
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Date of birth. */
  dateOfBirth: string;
  /** Email address for notifying winners. */
  email: string;
  /** First and last name. */
  name: string;
  /** Program code. */
  programCode: string;
  /** JSON of {challenge, solution}: the challenge from `freeEntryChallenge`, and altcha-lib's solution. */
  proofOfWork: string;
  /** Two-letter state code. */
  state: string;
  /** ZIP code, five digits or ZIP+4. */
  zipCode: string;
};

/** So much of a product that may be added. */
export type EstimateLineInput = {
  /** Does it count in the sum? What doesn't is priced by itself. */
  counts?: boolean;
  /** Product number. */
  productId: string;
  /** Packages: a whole number, 1 or more. */
  quantity?: number;
  /** Pounds, with two decimals, if it's sold by weight; its smallest weight if omitted (S-256). */
  weight?: string | null | undefined;
};

/** Chosen values of a facet. */
export type FacetFilter = {
  /** The facet. */
  facet: FacetKind;
  /** Ids of the values. */
  values: Array<string>;
};

/** What products can be narrowed by. */
export type FacetKind =
  /** Aisle. */
  | 'AISLE'
  /** In stock; or with what is sold out, which lists leave out (S-263). */
  | 'AVAILABILITY'
  /** Body of a wine. */
  | 'BODY'
  /** Brand. */
  | 'BRAND'
  /** How it can be had. */
  | 'CHANNEL'
  /** On sale. */
  | 'DEALS'
  /** Department. */
  | 'DEPARTMENT'
  /** Organic, gluten-free, SNAP eligible. */
  | 'DIET'
  /** Grape of a wine. */
  | 'GRAPE'
  /** Range of prices. */
  | 'PRICE'
  /** Region of a wine. */
  | 'REGION'
  /** Size. */
  | 'SIZE';

/** Input of `forgetPushDevice`. */
export type ForgetPushDeviceInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Id of the browser. */
  deviceId: string;
};

/** What to do with FreshPass. */
export type FreshPassAction =
  /** Cancel at the end of the current month. */
  | 'CANCEL'
  /** Join from month to month; the first one is paid for now, or once what is on anyway ends. */
  | 'JOIN'
  /** Keep what was canceled. */
  | 'KEEP'
  /** Start the month on the house. */
  | 'START_TRIAL';

/** Kinds of game (N-19). */
export type GameKind =
  /** A board where stamps lead to gifts. */
  | 'COLLECT'
  /** Nine jars; the shopper picks three. */
  | 'PICK3'
  /** A card with six squares to scratch. */
  | 'SCRATCH'
  /** A wheel to spin. */
  | 'WHEEL';

/** State of a game (G-57..G-59). */
export type GameStatus =
  /** 2: past the program's end; overrides the others. */
  | 'GAME_OVER'
  /** 1: the shopper has opted in. */
  | 'IN_PROGRESS'
  /** 0: the shopper hasn't opted in. */
  | 'NOT_STARTED';

/** How an order is handed over. */
export type HandOverKind =
  /** To a person at the door. */
  | 'ATTENDED'
  /** Picked up at the store. */
  | 'PICKUP'
  /** Sent by a seller. */
  | 'SHIPPED'
  /** Left at the door. */
  | 'UNATTENDED';

/** Input of `holdPrize`. */
export type HoldPrizeInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Prize id. */
  prizeId: string;
};

/** Input of `holdSlot`. */
export type HoldSlotInput = {
  /** Cart id. */
  cartId: string;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** Slot id. */
  slotId: string;
};

/** Pictures of the how-it-works steps. */
export type HowItWorksImage =
  /** Playing. */
  | 'PLAY'
  /** Shopping. */
  | 'SHOP'
  /** Winning. */
  | 'WIN';

/** Input of `join`; its fields follow N-7. */
export type JoinInput = {
  /** Has the shopper accepted the terms and the privacy notice? */
  acceptsTerms: boolean;
  /** Chosen by the client: the same request gets the same response (I-8). */
  clientRequestId: string;
  /** Number of a club card from the store. */
  clubCard?: string | null | undefined;
  /** First name, 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  firstName: string;
  /** Last name, 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  lastName: string;
  /** Version of the privacy notice shown. */
  privacyVersion: string;
  /** One of the banner's stores. */
  storeId: string;
  /** Version of the terms shown. */
  termsVersion: string;
  /** Does the shopper want messages about deals? */
  wantsDeals?: boolean;
  /** ZIP code, five digits or ZIP+4. */
  zipCode: string;
};

/** Input of `keepWalletPayment`. */
export type KeepWalletPaymentInput = {
  /** Cart id. */
  cartId: string;
  /** Chosen by the client; repeating a request keeps nothing twice (I-8). */
  clientRequestId: string;
  /** What the sheet answered, as JSON. */
  payload: string;
  /** The chosen way to pay. */
  paymentId: string;
  /** The quote that the sheet showed. */
  quoteId: string;
};

/** What an item of My List is. */
export type ListItemKind =
  /** An offer. */
  | 'OFFER'
  /** A product. */
  | 'PRODUCT'
  /** What the shopper wrote. */
  | 'TEXT';

/** Input of `markHowItWorksSeen`. */
export type MarkHowItWorksSeenInput = {
  /** Program code. */
  programCode: string;
};

/** Input of `markNoticeRead`. */
export type MarkNoticeReadInput = {
  /** Notice id. */
  noticeId: string;
};

/** Input of `moveOrder`. */
export type MoveOrderInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** What the order costs then, as the shopper saw, so that nobody pays more unasked. */
  expectedTotal: string;
  /** Number of the order. */
  orderNumber: string;
  /** One of its `times`. */
  slotId: string;
  /** Version of the order that the shopper saw. */
  version: number;
};

/** How old a notice is, by the shopper's days. */
export type NoticeAge =
  /** Older. */
  | 'EARLIER'
  /** Of today. */
  | 'TODAY'
  /** Of yesterday. */
  | 'YESTERDAY';

/** Kinds of notice (N-69). */
export type NoticeType =
  /** A win waiting to be claimed. */
  | 'CLAIM'
  /** A coupon that expires soon. */
  | 'COUPON_EXPIRING'
  /** A change to an order. */
  | 'ORDER_CHANGED'
  /** Points that are ready to spend. */
  | 'POINTS_POSTED'
  /** A prize that is back in stock, for shoppers who asked for an alert. */
  | 'PRIZE_BACK'
  /** What concerns the safety of the account. */
  | 'SECURITY'
  /** An upcoming subscription order. */
  | 'SUB_REMINDER'
  /** A sweepstakes win. */
  | 'WIN';

/** Who an offer is for (S-83). */
export type OfferProgram =
  /** Everybody. */
  | 'CC'
  /** A personalized deal of one household. */
  | 'PD';

/** Input of `openTourStop`. */
export type OpenTourStopInput = {
  /** Key of the demo shopper, where it is for one. */
  shopperKey?: string | null | undefined;
  /** Number of the stop, 1 to 99. */
  stop: number;
  /** Whom it is for. */
  visitor: TourVisitor;
};

/** Input of `openWalletSession`. */
export type OpenWalletSessionInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** The chosen way to pay. */
  paymentId: string;
  /** Where the wallet says to ask. */
  validationUrl: string;
};

/** Input of `optIn`. */
export type OptInInput = {
  /** Has the shopper accepted them? */
  acceptedRules: boolean;
  /** Chosen by the client; repeating a request returns the same answer (T-34). */
  clientRequestId: string;
  /** Date of birth, if asked for. */
  dateOfBirth?: string | null | undefined;
  /** May we send messages about new games? */
  marketingConsent?: boolean;
  /** Program code. */
  programCode: string;
  /** Two-letter state of residence, if asked for. */
  residencyState?: string | null | undefined;
  /** Version of the rules the shopper read (T-35). */
  rulesVersion: number;
};

/** Has the household opted in? */
export type OptInStatus =
  /** No. */
  | 'NOT_OPTED_IN'
  /** Yes. */
  | 'OPTED_IN';

/** Kinds of differences. */
export type OrderChangeKind =
  /** Out, and left out. */
  | 'SHORT'
  /** Out, and replaced. */
  | 'SUBSTITUTED'
  /** Weighed. */
  | 'WEIGHED';

/** Kinds of changes of an order. */
export type OrderEditChangeKind =
  /** New in the order. */
  | 'ADDED'
  /** More or fewer, or another weight. */
  | 'QUANTITY'
  /** No longer in it. */
  | 'REMOVED';

/** Kinds of what else changes in an order. */
export type OrderEditOtherChangeKind =
  /** What its bags cost. */
  | 'BAG_FEE'
  /** Coupons and deals on lines that stay as they are. */
  | 'DEALS'
  /** Bottle deposits. */
  | 'DEPOSIT'
  /** Tax. */
  | 'TAX';

/** Names an order. */
export type OrderInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Its number. */
  orderNumber: string;
};

/** States of an order (N-61). */
export type OrderState =
  /** Canceled. */
  | 'CANCELLED'
  /** Paid; its points are posted. */
  | 'FINALIZED'
  /** The shopper has it. */
  | 'HANDED_OVER'
  /** The cut-off has passed. */
  | 'LOCKED'
  /** On its way. */
  | 'OUT_FOR_DELIVERY'
  /** Final, and a part was paid back. */
  | 'PARTIALLY_REFUNDED'
  /** Being picked. */
  | 'PICKING'
  /** Placed; can be changed until the cut-off. */
  | 'PLACED'
  /** Ready to be picked up. */
  | 'READY';

/** What a photo of a product shows. */
export type PhotoRole =
  /** Its back. */
  | 'BACK'
  /** Its front. */
  | 'FRONT'
  /** The product in use. */
  | 'LIFESTYLE'
  /** Its nutrition facts. */
  | 'NUTRITION';

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** Cart id. */
  cartId: string;
  /** Chosen by the client; repeating a request places nothing twice (I-8). */
  clientRequestId: string;
  /** Does a shopper of 21 or older confirm their age? Needed with alcohol (N-54). */
  confirmsAge?: boolean;
  /** The quote the shopper saw. */
  quoteId: string;
};

/** Input of `play`. */
export type PlayInput = {
  /** The browser's seed, which the server can't choose. */
  clientSeed: string;
  /** PICK3: the three jars, 0 to 8. They don't change the odds. */
  picks?: Array<number> | null | undefined;
  /** Chosen by the client; a new one for each play (I-8). */
  playKey: string;
  /** Program code. */
  programCode: string;
};

/** Outcome of a play. */
export type PlayOutcome =
  /** Did not win. */
  | 'NO_WIN'
  /** Won. */
  | 'WIN';

/** What a price is for. */
export type PricePer =
  /** One package or piece. */
  | 'EACH'
  /** One pound. */
  | 'POUND';

/** May the shopper redeem a prize for points now? If not, why not? */
export type PrizeState =
  /** The shopper is below the prize's own minimum age (T-30). */
  | 'AGE_NOT_MET'
  /** Associates cannot enter sweepstakes (N-5). */
  | 'EMPLOYEE_EXCLUDED'
  /** No longer. A prize already won can still be redeemed. */
  | 'ENDED'
  /** Held for the household, which doesn't have enough points yet. */
  | 'HELD'
  /** Too few points. */
  | 'INSUFFICIENT_POINTS'
  /** The daily limit or the game's limit is reached. */
  | 'LIMIT_REACHED'
  /** A refund has taken the balance below zero (N-11). */
  | 'NEGATIVE_BALANCE'
  /** The household hasn't opted in to the game. */
  | 'NOT_OPTED_IN'
  /** Not yet. */
  | 'NOT_STARTED'
  /** It can only be won by playing, not redeemed for points. */
  | 'ONLY_WON'
  /** Yes, there are enough points. */
  | 'REDEEMABLE'
  /** Sold out. */
  | 'SOLD_OUT';

/** Types of prize (G-43). */
export type PrizeType =
  /** Choice of prizes. */
  | 'ALTERNATE_PRIZES'
  /** A coupon. */
  | 'B4U_OFFER'
  /** A period of FreshPass. */
  | 'FRESH_PASS'
  /** A recipe. */
  | 'RECIPE'
  /** Grocery reward. */
  | 'REWARD'
  /** Entries in a draw. */
  | 'SWEEPSTAKES'
  /** Another company's code. */
  | 'VENDOR';

/** The shops within the store (S-9). */
export type ProductProgram =
  /** The business shop. */
  | 'BUSINESS'
  /** The grocery store. */
  | 'GROCERY'
  /** A marketplace seller. */
  | 'MARKETPLACE'
  /** The wine shop. */
  | 'WINE';

/** Orders of products (S-278, S-279, N-80). Those that aren't available come last in each. */
export type ProductSort =
  /** What matches best. */
  | 'BEST_MATCH'
  /** On sale with the club card first. */
  | 'CLUB_CARD'
  /** By name. */
  | 'NAME_A_Z'
  /** By name, backward. */
  | 'NAME_Z_A'
  /** Highest price first. */
  | 'PRICE_HIGH_LOW'
  /** Lowest price first. */
  | 'PRICE_LOW_HIGH'
  /** What sells most. */
  | 'TOP_SELLERS';

/** Kinds of tags, most important first. */
export type ProductTagKind =
  /** The buyer must be 21 or older. */
  | 'AGE_RESTRICTED'
  /** In a member's search: the household has bought it before, so it comes first among what matches as well. */
  | 'BOUGHT_BEFORE'
  /** Sold to businesses. */
  | 'BUSINESS'
  /** Gluten-free. */
  | 'GLUTEN_FREE'
  /** Made to order. */
  | 'MADE_TO_ORDER'
  /** Organic. */
  | 'ORGANIC'
  /** Can be ordered before it arrives. */
  | 'PRE_ORDER'
  /** Sold and shipped by a marketplace seller. */
  | 'SELLER'
  /** Can be paid for with SNAP. */
  | 'SNAP'
  /** Vegan. */
  | 'VEGAN'
  /** Sold in the wine shop. */
  | 'WINE_SHOP';

/** What a shopper is asked to add to the profile (S-154). */
export type ProfileNeed =
  /** An email address. */
  | 'EMAIL'
  /** A mobile number. */
  | 'PHONE';

/** Input of `purchaseHistory`. */
export type PurchaseHistoryInput = {
  /** Ids of departments; all if omitted or empty. */
  departments?: Array<string> | null | undefined;
  /** Only what can be had now? */
  inStock?: boolean | null | undefined;
  /** Only what is on sale now? */
  onSale?: boolean | null | undefined;
  /** 1 is the first; a page has 24. */
  pageNo?: number | null | undefined;
  /** In which order. */
  sort?: PurchaseHistorySort | null | undefined;
};

/** Orders of purchase history (S-279). */
export type PurchaseHistorySort =
  /** Most often first. */
  | 'FREQUENCY'
  /** Longest ago first. */
  | 'PURCHASE_DATE'
  /** Latest first. */
  | 'RECENTLY_PURCHASED'
  /** Most overdue first. */
  | 'RECOMMENDED';

/** What a browser can show while no page is open. */
export type PushKind =
  /** Steps and changes of orders, and refunds. */
  | 'ORDERS'
  /** Orders of Schedule & Save, and FreshPass. */
  | 'SCHEDULE'
  /** Wins, prizes to claim, and prizes that are back. */
  | 'WINS';

/** Input of `receiveOffer`: what the address says (S-32). */
export type ReceiveOfferInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** Where the shopper joined. */
  division: string;
  /** Its id. */
  eventCorrelationId: string;
  /** When it happened. */
  eventDateTime: string;
  /** new_registration. */
  eventName: string;
  /** The offer's id with its maker. */
  externalOfferId: string;
  /** The offer's own id. */
  offerId?: string | null | undefined;
  /** The store where the shopper joined. */
  storeId: string;
};

/** Input of `redeemPrize`. */
export type RedeemPrizeInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** The total cost shown to the shopper; 0 for a win. If the cost differs now, PRICE_CHANGED, and nothing is taken. */
  expectedCost: number;
  /** Prize id. */
  prizeId: string;
  /** How many at once; more than 1 only for SWEEPSTAKES. */
  quantity?: number;
  /** A win of this prize, which costs nothing; if omitted, it is bought with points. */
  winId?: string | null | undefined;
};

/** How a redemption came about. */
export type RedemptionSource =
  /** Chosen from an ALTERNATE_PRIZES prize, or given by default. */
  | 'CHOICE'
  /** Bought with points. */
  | 'POINTS'
  /** Won by playing. */
  | 'WIN';

/** Status of a redemption. */
export type RedemptionStatus =
  /** Redeemed and delivered. */
  | 'COMPLETED'
  /** A choice is open. */
  | 'PENDING';

/** Input of `releasePrizeHold`. */
export type ReleasePrizeHoldInput = {
  /** Prize id. */
  prizeId: string;
};

/** Input of `removePasskey`. */
export type RemovePasskeyInput = {
  /** Which passkey. */
  id: string;
};

/** Input of `renamePasskey`. */
export type RenamePasskeyInput = {
  /** Which passkey. */
  id: string;
  /** Its new name, 1 to 40 characters. */
  name: string;
};

/** What a prize does to the ledger (G-44). */
export type RewardKind =
  /** Turns points into grocery rewards. */
  | 'BURN'
  /** Grants something directly: a coupon, a month, a code. */
  | 'EARN'
  /** Grants entries in a draw. */
  | 'SWEEPSTAKES';

/** Does a rewards transaction count? */
export type RewardsStatus =
  /** It counts. */
  | 'COMPLETED'
  /** Not yet: the order hasn't been handed over. */
  | 'PENDING'
  /** It was taken back. */
  | 'VOID';

/** Input of `saveDeliveryAddress`; N-7 has the rules for its fields. */
export type SaveDeliveryAddressInput = {
  /** Street and number, 1 to 60 characters. */
  address: string;
  /** Apartment, suite, or floor, at most 40 characters. */
  address2?: string | null | undefined;
  /** City, 1 to 40 characters. */
  city: string;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** First name: 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  firstName: string;
  /** The address to change; omit it to add one. */
  id?: string | null | undefined;
  /** Last name, the same way. */
  lastName: string;
  /** Two-letter state code; the ZIP code must be in that state. */
  state: string;
  /** Version of the address the change is based on. */
  version?: number | null | undefined;
  /** ZIP code, five digits or ZIP+4. */
  zipCode: string;
};

/** Input of `saveOrderEdit`. */
export type SaveOrderEditInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Total the shopper saw, so that nobody pays more unasked. */
  expectedTotal: string;
  /** Number of the order. */
  orderNumber: string;
};

/** Input of `sayImHere`. */
export type SayImHereInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Have they only set out? Then where they stand doesn't matter yet. */
  isOnTheWay?: boolean;
  /** Where they stand, or what they drive, up to 80 characters. */
  note?: string | null | undefined;
  /** Number of the order. */
  orderNumber: string;
};

/** How scheduled orders reach the shopper. */
export type ScheduleChannel =
  /** At the door. */
  | 'DELIVERY'
  /** At the store. */
  | 'PICKUP';

/** What to look for, and where. Without words, everything in scope is listed. */
export type SearchInput = {
  /** Only this aisle: its id or, with its department, the last step of its path. */
  aisleId?: string | null | undefined;
  /** Only this department. */
  departmentId?: string | null | undefined;
  /** Chosen values by facet, at most 50 values. Values of one facet widen the search, facets narrow it. */
  filters?: Array<FacetFilter> | null | undefined;
  /** Only this shop's products. */
  program?: ProductProgram | null | undefined;
  /** Only this seller's products. */
  sellerId?: string | null | undefined;
  /** Only this shelf: its id or, with its department and aisle, the shelf of its path. */
  shelfId?: string | null | undefined;
  /** Order; best match if omitted. */
  sort?: ProductSort | null | undefined;
  /** Words, a UPC, or a GTIN, up to 200 characters. */
  text?: string | null | undefined;
};

/** State of the session (G-62). */
export type SessionState =
  /** A token that hasn't expired. */
  | 'ACTIVE'
  /** There was a session; it has expired and couldn't be renewed. */
  | 'EXPIRED'
  /** No session. */
  | 'NONE'
  /** Unknown: the identity service can't be reached, and the browser keeps its cookies. */
  | 'UNAVAILABLE';

/** A line to change; what is omitted stays as it is. */
export type SetCartLine = {
  /** A note, 140 characters at most; an empty one removes it. */
  comments?: string | null | undefined;
  /** Entry id. */
  lineId: string;
  /** UPCs of the options chosen now: all of them, in place of those before. They can't change once they are ordered. */
  options?: Array<string> | null | undefined;
  /** Packages; 0 removes the line. */
  quantity?: number | null | undefined;
  /**
   * Packages kept for later. Without `quantity` they move: out of the cart, or back into it as far as there is stock. A move
   * never collides with another: what there is of the line in all stays the same. With `quantity`, both are set.
   */
  savedQuantity?: number | null | undefined;
  /** The specific item: its product number, with SPECIFIC_ITEM. */
  substituteId?: string | null | undefined;
  /** What to do if it's out. */
  substitution?: SubstitutionKind | null | undefined;
  /** Pounds, with two decimals. */
  weight?: string | null | undefined;
};

/** Input of `setCheckout`. */
export type SetCheckoutInput = {
  /** Id of a saved delivery address. */
  addressId?: string | null | undefined;
  /** Cart id. */
  cartId: string;
  /** PICKUP or DELIVERY; another one lets the held time go. */
  channel?: Channel | null | undefined;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
  /** ATTENDED or UNATTENDED, when delivered. */
  handOver?: HandOverKind | null | undefined;
  /** For the driver, 200 characters at most; an empty text removes it. */
  instructions?: string | null | undefined;
  /** Where to leave it: FRONT_DOOR, PORCH, LOBBY, SIDE_GATE, NEIGHBOR, OTHER. */
  leaveAt?: string | null | undefined;
  /** A payment choice's id. */
  paymentId?: string | null | undefined;
  /** Ten digits. */
  phone?: string | null | undefined;
  /** Purchase order number of a business (S-165); an empty text removes it. */
  poNumber?: string | null | undefined;
  /** What SNAP benefits pay, in cents, up to what is eligible; 0 for none (N-52). */
  snapCents?: number | null | undefined;
  /** In cents, up to $100; 0 for none. */
  tipCents?: number | null | undefined;
};

/** Input of `setCommunicationPreferences`. */
export type SetCommunicationPreferencesInput = {
  /** Switches to change, 1 to 8. */
  changes: Array<CommunicationChange>;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: string;
};

/** An item to set; what is omitted stays as it is. */
export type SetListItemInput = {
  /** Id of the item. */
  id: string;
  /** Is it checked off? */
  isChecked?: boolean | null | undefined;
  /** How many, 1 to 99. */
  quantity?: number | null | undefined;
};

/** Input of `setPushDevice`. */
export type SetPushDeviceInput = {
  /** The browser's secret, in base64url. */
  auth: string;
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Address of the browser's push service. */
  endpoint: string;
  /** What it is to show; at least one. */
  kinds: Array<PushKind>;
  /** The browser's public key, in base64url. */
  p256dh: string;
};

/** Input of `setStockAlert`. */
export type SetStockAlertInput = {
  /** Should the household be notified? */
  isOn: boolean;
  /** Prize id. */
  prizeId: string;
};

/** How a one-time code is sent. */
export type SignInChannel =
  /** Email. */
  | 'EMAIL'
  /** Text message to a mobile number. */
  | 'SMS';

/** What the code is for. */
export type SignInPurpose =
  /** Opening a session. */
  | 'SIGN_IN'
  /** Confirming a sensitive action more than 45 minutes after signing in (N-3). */
  | 'STEP_UP';

/** Input of `signInWithPasskey`; everything binary is in base64url. */
export type SignInWithPasskeyInput = {
  /** What the device says of itself. */
  authenticatorData: string;
  /** What the browser says it was for. */
  clientData: string;
  /** Which passkey signed. */
  passkeyId: string;
  /** Remember this shopper in this browser? */
  rememberMe?: boolean;
  /** Id of the challenge. */
  requestId: string;
  /** The signature. */
  signature: string;
  /** Whom the passkey is for. */
  userHandle?: string | null | undefined;
};

/** Input of `signOut`. */
export type SignOutInput = {
  /** End all of the shopper's sessions, not just this one? */
  everywhere?: boolean;
};

/** A site of the storefront (S-9, S-165). */
export type Site =
  /** Site type B: one cart of its own, and packs for businesses. */
  | 'BUSINESS'
  /** Site type C. */
  | 'HOUSEHOLDS';

/** Input of `skipUpcomingOrder`. */
export type SkipUpcomingOrderInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** Its day. */
  date: string;
  /** false takes the skip back. */
  isSkipped?: boolean;
};

/** Input of `startSignIn`. */
export type StartSignInInput = {
  /** How the code is sent. */
  channel: SignInChannel;
  /** Email address or US mobile number. Omit it on re-sign-in and step-up: the code goes to the remembered shopper. */
  handle?: string | null | undefined;
  /** What the code is for. */
  purpose?: SignInPurpose;
};

/** Input of `subscribe`. */
export type SubscribeInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: string;
  /** May the closest match come when it is out? */
  isSubstitutable?: boolean;
  /** The product. */
  productId: string;
  /** How many each time. */
  quantity?: number;
  /** The day of the first order, in the dates of the store. */
  startDate: string;
  /** Every how many weeks (S-246). */
  weeks?: number;
};

/** How a subscription stands. */
export type SubscriptionState =
  /** In effect. */
  | 'ACTIVE'
  /** Not in effect yet. */
  | 'COMING'
  /** Not in effect anymore. */
  | 'ENDED';

/** Why a product is a good substitute. */
export type SubstituteReason =
  /** Costs less per comparison unit. */
  | 'CHEAPER_UNIT'
  /** The same brand. */
  | 'SAME_BRAND'
  /** The same size. */
  | 'SAME_SIZE';

/** What to do if an item is out. */
export type SubstitutionKind =
  /** We propose the closest one, and leave it out unless the shopper says yes. */
  | 'ASK'
  /** We pick the closest one, at the lower price. */
  | 'BEST_MATCH'
  /** Leave it out. */
  | 'REFUND'
  /** What the shopper chose. */
  | 'SPECIFIC_ITEM';

/** Kinds of steps of a sum, in their order. */
export type SumKind =
  /** Bags, by state. */
  | 'BAG_FEE'
  /** After a shortage: what an offer that was earned still takes off (N-41). */
  | 'COURTESY'
  /** Bottle deposits. */
  | 'DEPOSIT'
  /** Pickup, delivery, shipping. */
  | 'FEE'
  /** Items at their regular price. */
  | 'LIST'
  /** Manufacturers' coupons. */
  | 'MANUFACTURER_COUPON'
  /** Sale prices, buy-gets, multi-buys. */
  | 'PROMO'
  /** A refund. */
  | 'REFUND'
  /** Grocery rewards. */
  | 'REWARD'
  /** Store coupons and offers. */
  | 'STORE_OFFER'
  /** Off for subscriptions. */
  | 'SUBSCRIPTION'
  /** Tax. */
  | 'TAX'
  /** A tip. */
  | 'TIP';

/** What a shopper wants of a swap. */
export type SwapDecision =
  /** Give it back, and pay nothing for it. */
  | 'GIVE_BACK'
  /** Keep what was packed. */
  | 'KEEP';

/** Input of `takeFreePlay`. */
export type TakeFreePlayInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: string;
  /** Program code. */
  programCode: string;
};

/** Whom a stop of the guided tour is for. */
export type TourVisitor =
  /** Whoever opens it. */
  | 'ANYONE'
  /** A guest: whoever is signed in is signed out. */
  | 'GUEST'
  /** A demo shopper. */
  | 'SHOPPER';

/** Where a point is as seen from the order. */
export type TrackPointState =
  /** Ahead. */
  | 'AHEAD'
  /** Here. */
  | 'CURRENT'
  /** Behind. */
  | 'DONE';

/** Input of `undoClipForCart`. */
export type UndoClipForCartInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: string;
  /** The `clipIds` of the proof; at most 50. */
  clipIds: Array<string>;
  /** The `couponIds` of the proof, which come back as they are then; at most 50. */
  couponIds: Array<string>;
};

/** Where an upcoming order stands. */
export type UpcomingOrderState =
  /** There is no order: `noticeText` says why. */
  | 'NONE'
  /** It is an order. */
  | 'ORDERED'
  /** It becomes an order five days before its day. */
  | 'PLANNED';

/** Whether a cart spends grocery rewards. */
export type UseRewardsInput = {
  /** Cart id. */
  cartId: string;
  /** Does it spend them? */
  use: boolean;
};

/** Kinds of user (G-47, S-10). */
export type UserType =
  /** A: known to the site, not to the loyalty program. */
  | 'ANONYMOUS'
  /** C: signed up with a loyalty card. */
  | 'CUSTOMER'
  /** G: has not signed in. */
  | 'GUEST'
  /** R: signed up online. */
  | 'REGISTERED';

/** Input of `verifySignInCode`. */
export type VerifySignInCodeInput = {
  /** Challenge id. */
  challengeId: string;
  /** The digits. */
  code: string;
  /** Remember this shopper in this browser? */
  rememberMe?: boolean;
};

/** Wallets. */
export type WalletKind =
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** One to try checkout with; no money moves. */
  | 'DEMO_WALLET'
  /** Google Pay. */
  | 'GOOGLE_PAY';

/** Sections of the wallet. */
export type WalletSection =
  /** Without action, these go to someone else or are decided without the shopper. Nearest deadline first. */
  | 'NEEDS_YOU'
  /** Expired or revoked. Newest first. */
  | 'OVER'
  /** To redeem or use. Nearest deadline first. */
  | 'READY'
  /** Used, or in use. Newest first. */
  | 'USED';

/** How a prize got into the wallet. */
export type WalletSource =
  /** Won in a draw. */
  | 'DRAW'
  /** Held for points. */
  | 'HOLD'
  /** Redeemed: for points, from a win, or by choice. */
  | 'REDEMPTION'
  /** Won by playing. */
  | 'WIN';

/** What to do with a prize in the wallet. */
export type WalletState =
  /** Claimed: it is being verified and delivered. */
  | 'CLAIMED'
  /** Expired. */
  | 'EXPIRED'
  /** Held for 24 hours. */
  | 'HELD'
  /** Redeemed and ready to use. */
  | 'READY'
  /** Taken back. */
  | 'REVOKED'
  /** An active subscription. */
  | 'RUNNING'
  /** Choose one of several in time. */
  | 'TO_CHOOSE'
  /** Won in a draw: claim it in time. */
  | 'TO_CLAIM'
  /** Won by playing: redeem it in time. */
  | 'TO_REDEEM'
  /** Used. */
  | 'USED';

/** Status of a winner (N-31). */
export type WinnerStatus =
  /** An alternate, in line behind the winners. */
  | 'ALTERNATE'
  /** Claimed. */
  | 'CLAIMED'
  /** Not claimed in time; an alternate takes the place. */
  | 'FORFEITED'
  /** The prize has been delivered. */
  | 'FULFILLED'
  /** Notified; 7 days to claim. */
  | 'NOTIFIED'
  /** Drawn, but not notified yet. */
  | 'SELECTED'
  /** The claim has been verified. */
  | 'VERIFIED';

/** Status of a prize won. */
export type WonPrizeStatus =
  /** Expired. */
  | 'EXPIRED'
  /** Redeemed. */
  | 'REDEEMED'
  /** Taken back. */
  | 'REVOKED'
  /** Won, not redeemed. */
  | 'WON';
