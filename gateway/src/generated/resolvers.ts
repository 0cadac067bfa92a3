import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CartsModel, CartModel, CartLineModel, SavedLineModel, SubstitutionModel, OrderEditModel, CartEstimateModel, EstimateLineModel } from '../areas/cart/models.ts';
import type { ProductModel, ProductDetailsModel, ChannelAvailabilityModel, DepartmentModel, AisleModel, ShelfModel, SellerModel, SearchAnswerModel, ProductConnectionModel, ProductCollectionModel } from '../areas/catalog/models.ts';
import type { DrawModel, DrawEntriesModel, SweepstakesWinModel, InboxModel, PushDeviceModel, PushModel } from '../areas/draws/models.ts';
import type { PlayAndEarnModel, ProgramModel, PlayModel, RevealModel, PlayabilityModel, OfficialRulesModel, RulesSectionModel } from '../areas/games/models.ts';
import type { MeModel, ViewerModel, PasskeyModel, JoiningModel, RememberedShopperModel } from '../areas/identity/models.ts';
import type { CouponModel, CouponConnectionModel, WeeklyAdModel, MyListModel, MyListItemModel, DealsForYouModel, DealForYouModel, ClipCouponPayloadModel } from '../areas/offers/models.ts';
import type { OrderModel, OrderLineModel, SwapModel, SwapChoiceModel, OrderDayModel, OrderTimesModel, ReceiptModel, CheckoutModel, QuoteLineChangeModel } from '../areas/orders/models.ts';
import type { PrizeModel, GroceryRewardsModel, RedemptionModel, AlternateChoiceModel, RedemptionResultModel } from '../areas/prizes/models.ts';
import type { CustomerProfileModel, FreshPassModel, AddressModel, CommunicationPreferencesModel, ZipPlaceModel, ReferenceDataModel } from '../areas/profile/models.ts';
import type { UsualsModel, UsualModel, PurchaseHistoryModel, PurchasedItemModel, RecommendedProductModel } from '../areas/recommendations/models.ts';
import type { StoreDetailsModel, NearbyStoreModel, ShopModel } from '../areas/stores/models.ts';
import type { ScheduleAndSaveModel, SubscribedItemModel, UpcomingOrderModel, UpcomingItemModel, SchedulePlanModel } from '../areas/subscriptions/models.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601, such as 2026-08-31T23:59:59.999Z. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, such as 12.99. */
  Decimal: { input: string; output: string; }
  /** A calendar day, YYYY-MM-DD, without a zone. */
  LocalDate: { input: string; output: string; }
  /** Text of up to 16,000 characters, written by a program. */
  LongText: { input: string; output: string; }
  /** How many items of a list to return: 1 to 100. */
  PageSize: { input: number; output: number; }
  /** Id of a request, chosen by the client: 8 to 64 letters, digits, underscores, periods, colons, and hyphens. */
  RequestId: { input: string; output: string; }
};

/** Input of `acceptBoxTops`. */
export type AcceptBoxTopsInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
};

/** Payload of `acceptBoxTops`. */
export type AcceptBoxTopsPayload = {
  __typename?: 'AcceptBoxTopsPayload';
  /** As it is now. */
  boxTops: BoxTops;
};

/** Input of `acknowledgeWin`. */
export type AcknowledgeWinInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Payload of `acknowledgeWin`. */
export type AcknowledgeWinPayload = {
  __typename?: 'AcknowledgeWinPayload';
  /** The shopper, with the win no longer among those to show. */
  me?: Maybe<Me>;
  /** Why not: WIN_NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** Activity, page by page, newest first (N-24). */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** Item counts per filter for the program, including zeros. */
  counts: Array<ActivityCount>;
  /** Days it goes back. */
  days: Scalars['Int']['output'];
  /** Items with their cursors. */
  edges: Array<ActivityEdge>;
  /** It may take up to 48 hours to process new activity. (G-126) */
  note: Scalars['String']['output'];
  /** Is there more? */
  pageInfo: PageInfo;
  /** Programs with activity in the window. */
  programs: Array<ActivityProgram>;
  /** First day of the window, formatted: Feb 6. */
  sinceString: Scalars['String']['output'];
  /** IANA time zone of its days: the shopper's, or the store's if the browser didn't send one (N-78). */
  timeZone: Scalars['String']['output'];
  /** Total items for the filter and the program. */
  totalCount: Scalars['Int']['output'];
};

/** How many items a filter has. */
export type ActivityCount = {
  __typename?: 'ActivityCount';
  /** Items. */
  count: Scalars['Int']['output'];
  /** The filter. */
  filter: ActivityFilter;
};

/** An activity item and its cursor. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Cursor, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ActivityItem;
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

/** One item of the activity. */
export type ActivityItem = {
  __typename?: 'ActivityItem';
  /** Formatted points: +118, −40, 1 play. */
  amountText: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The program's points afterward, in words: 240 left; null if it changed none. */
  balanceText?: Maybe<Scalars['String']['output']>;
  /** Formatted day, in the shopper's time zone: Aug 2. */
  dateString: Scalars['String']['output'];
  /** The day, in the shopper's time zone. */
  day: Scalars['LocalDate']['output'];
  /** That day, formatted: Today, Aug 4, Dec 30, 2025. */
  dayString: Scalars['String']['output'];
  /** Where and when, in words: Scratch & Sip, 2:14 PM; 6:41 PM, play 6M1C-07; Harvest Spin, estimated. */
  detail: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Is it still pending? */
  isPending: Scalars['Boolean']['output'];
  /** The language that the title is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Points; negative if spent, estimated while pending. */
  points: Scalars['Int']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Status; null if there is nothing to say. */
  state?: Maybe<ActivityState>;
  /** Title. */
  title: Scalars['String']['output'];
  /** Kind. */
  type: ActivityType;
};

/** A program in the activity. */
export type ActivityProgram = {
  __typename?: 'ActivityProgram';
  /** Program code. */
  code: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Status of an activity item, if there is something to say. */
export type ActivityState = {
  __typename?: 'ActivityState';
  /** Same-site path for acting on it. */
  href?: Maybe<Scalars['String']['output']>;
  /** Kind. */
  kind: ActivityStateKind;
  /** In words: On the way, Redeem by Sep 14, Redeemed. */
  text: Scalars['String']['output'];
};

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
  clientRequestId: Scalars['RequestId']['input'];
  /** A US mobile number in any usual spelling, or an email address (N-7). */
  handle: Scalars['String']['input'];
};

/** Payload of `addContact`. */
export type AddContactPayload = {
  __typename?: 'AddContactPayload';
  /** The profile with it; null if nothing was added. */
  profile?: Maybe<CustomerProfile>;
  /** Why nothing was added: INVALID, ALREADY_KNOWN. */
  userErrors: Array<UserError>;
};

/** Input of `addPasskey`; everything binary is in base64url. */
export type AddPasskeyInput = {
  /** What the device says of the passkey. */
  attestation: Scalars['String']['input'];
  /** What the browser says it was for. */
  clientData: Scalars['String']['input'];
  /** Id of the challenge. */
  creationId: Scalars['ID']['input'];
  /** What the shopper calls it, 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** Which passkey was made. */
  passkeyId: Scalars['ID']['input'];
  /** How the device is reached. */
  transports: Array<Scalars['String']['input']>;
};

/** Payload of `addPasskey`. */
export type AddPasskeyPayload = {
  __typename?: 'AddPasskeyPayload';
  /** Whose it is, with the new passkey among the others. */
  me?: Maybe<Me>;
  /** Why it was not added: NAME_INVALID, PASSKEY_EXPIRED, PASSKEY_REFUSED, PASSKEY_TAKEN, TOO_MANY_PASSKEYS, PASSKEY_UNAVAILABLE. */
  userErrors: Array<UserError>;
};

/** A product to add. */
export type AddToCart = {
  /** A note, 140 characters at most. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** UPCs of the chosen options (S-180). */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Product number. */
  productId: Scalars['ID']['input'];
  /** Packages: a whole number, 1 or more. */
  quantity: Scalars['Int']['input'];
  /** Pounds, with two decimals, if it's sold by weight; its smallest weight if omitted (S-256). */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What to add to My List: one of an offer, a product, and a text. */
export type AddToListInput = {
  /** Offer id. */
  couponId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new item, chosen by the client: 8 to 64 letters, digits, and hyphens. */
  id: Scalars['ID']['input'];
  /** Product number. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** How many, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** What the shopper wrote, 80 characters at most. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A delivery address (G-50). */
export type Address = {
  __typename?: 'Address';
  /** Street and number. */
  address: Scalars['String']['output'];
  /** Apartment, suite, or floor. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** The shopper's store, if the address is in its delivery area; otherwise null. */
  deliveredFrom?: Maybe<Store>;
  /** First name of the person at the address. */
  firstName: Scalars['String']['output'];
  /** Address id. */
  id: Scalars['ID']['output'];
  /** Last name of the person at the address. */
  lastName: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** Increases with each change; a change names the version it is based on (N-8). */
  version: Scalars['Int']['output'];
  /** ZIP code, five digits or ZIP+4. */
  zipCode: Scalars['String']['output'];
};

/** An aisle of a department. */
export type Aisle = {
  __typename?: 'Aisle';
  /** Aisle id. */
  id: Scalars['ID']['output'];
  /** Name: Milk. */
  name: Scalars['String']['output'];
  /** Path of its page: /shop/dairy-eggs-cheese/milk. */
  path: Scalars['String']['output'];
  /** A photo of its best seller, to be shown in place of the drawing; null if that has none. */
  photo?: Maybe<ProductPhoto>;
  /** A drawing of its best seller; null if it has none. */
  picture?: Maybe<Scalars['String']['output']>;
  /** How many products it has in all stores. */
  productCount: Scalars['Int']['output'];
  /** Its shelves, in store order. */
  shelves: Array<Shelf>;
};

/** ALTERNATE_PRIZES: a choice of one from several. */
export type AlternateChoice = {
  __typename?: 'AlternateChoice';
  /** The prizes to choose from. */
  choices: Array<Prize>;
  /** Last instant to choose. */
  chooseBy: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Aug 12. */
  chooseByString: Scalars['String']['output'];
  /** The prize chosen, or awarded by default; null while the choice is open. */
  chosen?: Maybe<Redemption>;
  /** The default, if nothing is chosen in time. */
  defaultChoice?: Maybe<Prize>;
};

/** Input of `askToStock`. */
export type AskToStockInput = {
  /** Names the request: sent again, it asks no second time (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** The store that is asked. */
  storeId: Scalars['ID']['input'];
  /** What was searched for, up to 100 characters. */
  text: Scalars['String']['input'];
};

/** Payload of `askToStock`. */
export type AskToStockPayload = {
  __typename?: 'AskToStockPayload';
  /** What is asked for now; null if nothing was. */
  ask?: Maybe<StockAsk>;
  /** Why it wasn't asked for. */
  userErrors: Array<UserError>;
};

/** Whether and how a product can be had (S-106, S-107, S-139 to S-142, S-144, S-145). */
export type Availability = {
  __typename?: 'Availability';
  /** Other channels it's available through, at most 3. */
  alternatives: Array<Channel>;
  /** The full text: This item is out of stock (S-234 to S-236). Always there if it's unavailable; also says how few are left. */
  message?: Maybe<Scalars['String']['output']>;
  /** When it's expected: Back Aug 18; Available starting Aug 18. */
  nextAvailableText?: Maybe<Scalars['String']['output']>;
  /** Where it can be had instead, if the channel isn't offered: Only Available In-Store (S-237). */
  onlyAvailableText?: Maybe<Scalars['String']['output']>;
  /** Why it's unavailable; null if it's available. */
  reasonCode?: Maybe<AvailabilityReason>;
  /** The same in a few words: Out of Stock; Pickup only; 3 left (S-238). */
  shortMessage?: Maybe<Scalars['String']['output']>;
  /** Exactly one of available, few left, or unavailable. */
  state: AvailabilityState;
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

/** A store banner. */
export type Banner = {
  __typename?: 'Banner';
  /** Title of the loyalty area, such as `Safeway for U` (G-3). */
  forUTitle: Scalars['String']['output'];
  /** Host name the banner is served under here. */
  host: Scalars['String']['output'];
  /** Key, such as `safeway`. */
  id: Scalars['ID']['output'];
  /** Name as shown, such as `Safeway`. */
  name: Scalars['String']['output'];
};

/** A Bonus Path challenge that the household has activated (S-6, S-47). */
export type BonusPath = {
  __typename?: 'BonusPath';
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Is it complete (S-121)? */
  isCompleted: Scalars['Boolean']['output'];
  /** The language that the title is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Progress for the bar. */
  progress: ChallengeProgress;
  /** The reward, formatted: $3 reward. */
  rewardText: Scalars['String']['output'];
  /** Status as shown: empty, In Progress, or Bonus Path Completed (S-48, S-49). */
  statusLabel: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Box tops of a household. */
export type BoxTops = {
  __typename?: 'BoxTops';
  /** Are their terms accepted? */
  isAccepted: Scalars['Boolean']['output'];
};

/** A brand. */
export type Brand = {
  __typename?: 'Brand';
  /** Brand id: meadow-lane. */
  id: Scalars['ID']['output'];
  /** Name: Meadow Lane. */
  name: Scalars['String']['output'];
  /** A few words about it; may be empty. */
  tagline: Scalars['String']['output'];
};

/** Products of past orders. */
export type BuyAgain = {
  __typename?: 'BuyAgain';
  /** Not available right now: Whole Milk, Bananas. null if everything can be had. */
  missingText?: Maybe<Scalars['String']['output']>;
  /** Those that can be had now. */
  products: Array<Product>;
};

/** Answer of `cancelJoining`. */
export type CancelJoiningPayload = {
  __typename?: 'CancelJoiningPayload';
  /** Who is asking now. */
  viewer: Viewer;
};

/** Input of `cancelSubscription`. */
export type CancelSubscriptionInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Which subscription. */
  subscriptionId: Scalars['ID']['input'];
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

/** A cart: it has its own store, channel, minimum, and total, and is checked out on its own (N-63). */
export type Cart = {
  __typename?: 'Cart';
  /** Can it be checked out? */
  canCheckOut: Scalars['Boolean']['output'];
  /** How it reaches the shopper. */
  channel: Channel;
  /** Path of its checkout: /checkout?cart=… */
  checkoutPath: Scalars['String']['output'];
  /** Coupons that would lower its total if they were clipped; null if there are none, for guests, and if they can't be loaded. */
  clipOffer?: Maybe<ClipOffer>;
  /** What the shopper must know: An adult of 21 or older signs, with ID. null if nothing. */
  conditionText?: Maybe<Scalars['String']['output']>;
  /** For a visitor who has chosen another place since: where the cart is, and where it could go; null if they shop in the same place. */
  elsewhere?: Maybe<CartElsewhere>;
  /** How far it is from free shipping; null unless it's a marketplace cart whose seller ships some orders free (N-63). */
  freeShipping?: Maybe<FreeShipping>;
  /** The total before tax, deposits, and fees. */
  goodsTotal: Money;
  /** At most 3 ways to pay less for a unit, or to earn more (N-42). */
  hints: Array<CartHint>;
  /** Cart id. */
  id: Scalars['ID']['output'];
  /** Packages. */
  itemCount: Scalars['Int']['output'];
  /** 14 items. */
  itemCountText: Scalars['String']['output'];
  /** Which shop it belongs to. */
  kind: CartKind;
  /** Its lines, first added first. */
  lines: Array<CartLine>;
  /** Reached thresholds that less of a line would lose: coupons that ask for more, and the minimum; empty for guests. */
  losses: Array<CartLoss>;
  /** What has changed since it was last read, for the live region: Strawberries are out of stock. */
  messages: Array<Scalars['String']['output']>;
  /** Add $4.20 of items to reach the $30.00 minimum, before coupons, taxes, and fees. null once it is reached (N-60). */
  minimumText?: Maybe<Scalars['String']['output']>;
  /** Pickup at 2300 16th St, today from 2 PM; Sold and shipped by Copper & Clay, arrives Aug 10 to 12. */
  placeText: Scalars['String']['output'];
  /** Earns about 27 Game points in Harvest Spin; null if it earns none, and for guests. */
  pointsText?: Maybe<Scalars['String']['output']>;
  /** Grocery rewards that it can spend; null if there are none, and for carts that can't. */
  rewards?: Maybe<CartRewards>;
  /** What the shopper saves; null if nothing. */
  savings?: Maybe<Money>;
  /** Its seller; null unless it's a marketplace cart, and if sellers can't be loaded (S-219). */
  seller?: Maybe<Seller>;
  /** Where it's packed. */
  store: Store;
  /** Its sum, step by step: Items at regular price, Sale prices, Clipped coupons, Shipping. */
  sums: Array<SumLine>;
  /** Safeway; Vine and Cellar; Copper & Clay. */
  title: Scalars['String']['output'];
  /** The estimated total: goods after promos, coupons, and rewards, with deposits, tax, and fees known so far. */
  total: Money;
  /** 1 item is unavailable. Remove it to check out. null if every line can be had as it is. */
  unavailableText?: Maybe<Scalars['String']['output']>;
  /** Clipped offers that take nothing off, and why (N-42). */
  unusedOffers: Array<UnusedOffer>;
  /** Counts its changes. Send it along with a change, so that nothing is overwritten that somebody else has changed (N-58). */
  version: Scalars['Int']['output'];
};

/** A change that was made. */
export type CartChange = {
  __typename?: 'CartChange';
  /** Entry id of its line; it stays the same when the line is removed. */
  lineId: Scalars['ID']['output'];
  /** For the live region: Whole Milk is in your cart, 2 in all. */
  message: Scalars['String']['output'];
  /** Product number. */
  productId: Scalars['ID']['output'];
};

/** A cart that shops elsewhere than its visitor: it stays there until somebody chooses to move it, with `chooseShop` (S-171). */
export type CartElsewhere = {
  __typename?: 'CartElsewhere';
  /** Where the visitor shops. */
  shop: Shop;
  /** This cart is for pickup at 2300 16th St. You've chosen delivery to 94110. */
  text: Scalars['String']['output'];
};

/** What lines would cost in a cart. */
export type CartEstimate = {
  __typename?: 'CartEstimate';
  /** At most 3 ways to pay less for a unit of what counts: One more Sourdough is free with Buy 1 Get 1 Free. */
  hints: Array<EstimateHint>;
  /** Each line that can be added; those that don't count by themselves. */
  lines: Array<EstimateLine>;
  /** What is saved by then; null if nothing. */
  savings?: Maybe<Money>;
  /** The sum of the lines that count, step by step, as of a cart. */
  sums: Array<SumLine>;
  /** The estimated total: goods after promos and coupons, with deposits, tax, and fees known so far. */
  total: Money;
};

/** A way to pay less for a unit, or to earn more. */
export type CartHint = {
  __typename?: 'CartHint';
  /** How many to add; 0 if there's more than one way. */
  addQuantity: Scalars['Int']['output'];
  /** Where to browse for it; null if `lineId` says it. */
  browsePath?: Maybe<Scalars['String']['output']>;
  /** The coupon that has to be clipped for it, too; null if nothing has to be. */
  couponId?: Maybe<Scalars['ID']['output']>;
  /** Id, stable while the cart stays as it is. */
  id: Scalars['ID']['output'];
  /** The line whose quantity to raise by `addQuantity`; null if there's more than one way. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** How far the shopper is, 0 to 100. */
  percent: Scalars['Int']['output'];
  /** Add 1 more Whole Milk to use your coupon. */
  text: Scalars['String']['output'];
  /** The ticket: Save $1.50; 100 points. */
  ticketText: Scalars['String']['output'];
};

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

/** A line of a cart: one product with one choice of options (S-80). */
export type CartLine = {
  __typename?: 'CartLine';
  /** What its packages cost, after promos and coupons; an estimate if sold by weight. */
  amount: Money;
  /** Can it be had where and how the cart says? */
  availability: Availability;
  /** The shopper's note to whoever makes or picks it. */
  comments?: Maybe<Scalars['String']['output']>;
  /** Entry id. */
  id: Scalars['ID']['output'];
  /** Packages that are left, if it asks for more; null if there are enough. */
  leftQuantity?: Maybe<Scalars['Int']['output']>;
  /** Most that one order may have. */
  maximumQuantity: Scalars['Int']['output'];
  /** 16 oz · $3.99 each; with its options: Rye, no onions · $8.49 each. */
  metaText: Scalars['String']['output'];
  /** Name as it was added: it is there even if the product isn't. */
  name: Scalars['String']['output'];
  /** UPCs of the options, to add the same again. */
  optionIds: Array<Scalars['ID']['output']>;
  /** What was chosen for it, in words. */
  options: Array<Scalars['String']['output']>;
  /** Why this price: each step from the regular price to what is paid; empty if there's just the price. */
  priceSteps: Array<PriceStep>;
  /** The product; null if it can't be loaded. */
  product?: Maybe<Product>;
  /** Product number. */
  productId: Scalars['ID']['output'];
  /** Packages. */
  quantity: Scalars['Int']['output'];
  /** Packages of it that are kept for later besides; they are in no sum. */
  savedQuantity: Scalars['Int']['output'];
  /** For screen readers: $6.98, was $11.98. */
  spokenAmount: Scalars['String']['output'];
  /** Name with its size, for the names of buttons: Meadow Lane Whole Milk, 1 gal. */
  spokenName: Scalars['String']['output'];
  /** What to do if it's out; null for what a seller ships. */
  substitution?: Maybe<Substitution>;
  /** At the regular price, to be struck through; null if that's no more. */
  was?: Maybe<Money>;
  /** Pounds, if sold by weight: 1.25. */
  weight?: Maybe<Scalars['Decimal']['output']>;
  /** About 1.25 lb; null unless it's sold by weight. */
  weightText?: Maybe<Scalars['String']['output']>;
};

/** What a cart would lose with less of a line. */
export type CartLoss = {
  __typename?: 'CartLoss';
  /** It is lost with this many packages, or fewer, as long as there are any. */
  atQuantity: Scalars['Int']['output'];
  /** Entry id of the line. */
  lineId: Scalars['ID']['output'];
  /** You'd lose $5.00: $5 off $40 of groceries. */
  text: Scalars['String']['output'];
  /** Is it lost without the line, too? */
  withNone: Scalars['Boolean']['output'];
};

/** A change that was refused. */
export type CartRefusal = {
  __typename?: 'CartRefusal';
  /**
   * PRODUCT_NOT_FOUND, LINE_NOT_FOUND, UNAVAILABLE, TOO_MANY, NOT_ENOUGH (the cart has what is left), TOO_MANY_LINES,
   * INVALID_QUANTITY, INVALID_WEIGHT, INVALID_OPTIONS, INVALID_NOTE, LINE_CHANGED, SIGN_IN_REQUIRED, BUSINESS_ONLY, HOUSEHOLDS_ONLY, NOT_IN_THIS_ORDER.
   */
  code: Scalars['String']['output'];
  /** Entry id; null for what was to be added. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** In the shopper's words: This item is out of stock. */
  message: Scalars['String']['output'];
  /** Product number; null if the line is unknown. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** Grocery rewards of a household, as a cart can spend them (N-35). */
export type CartRewards = {
  __typename?: 'CartRewards';
  /** What the household has. */
  available: Money;
  /** Does the cart spend them? */
  isUsed: Scalars['Boolean']['output'];
};

/** A cart has changed. */
export type CartUpdate = {
  __typename?: 'CartUpdate';
  /** Cart id. */
  id: Scalars['ID']['output'];
  /** Its version now, as `Cart.version` counts it. */
  version: Scalars['Int']['output'];
};

/** A visitor's carts: one for each kind and seller (S-78, N-63). */
export type Carts = {
  __typename?: 'Carts';
  /** Carts with at least one line that can be had (S-76). */
  availableCartCount: Scalars['Int']['output'];
  /** Packages that can be had (S-76). */
  availableItemCount: Scalars['Int']['output'];
  /** Carts with at least one line, the grocery cart first. */
  carts: Array<Cart>;
  /** The order being changed: what is added now goes there (S-111); null if none. */
  edit?: Maybe<OrderEdit>;
  /** Always `carts`: a visitor has one set of them. */
  id: Scalars['ID']['output'];
  /** Packages in all of them; the badge shows at most 99+ (S-36). */
  itemCount: Scalars['Int']['output'];
  /** Whose they are: the shopper's id; null for a guest's. A page that was drawn for a shopper knows by it that the session has ended. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** What is kept for later: it is in no sum and in no count, also where nothing else is in its cart. Set `savedQuantity` of a line to move it either way. */
  savedForLater: Array<SavedLine>;
  /** 3 carts, 17 items. Each is checked out on its own. */
  summaryText: Scalars['String']['output'];
  /** What the carts that can be had in part or whole cost together: their totals, as in the drawer and on their page (S-76). */
  total: Money;
};

/** Progress of a challenge (S-268..S-273). */
export type ChallengeProgress = {
  __typename?: 'ChallengeProgress';
  /** Percent, 0 to 100. */
  percent: Scalars['Float']['output'];
  /** Word before the values: Purchased, Quantity, or Transactions. */
  prefix: Scalars['String']['output'];
  /** Number of segments to draw, if the target is a count of at most 5. */
  segments?: Maybe<Scalars['Int']['output']>;
  /** Target. */
  target: Scalars['Float']['output'];
  /** Progress, never above the target (X-6). */
  value: Scalars['Float']['output'];
  /** The values: 2 / 3, $18 / $30, 1 / 4 Lbs. */
  valueText: Scalars['String']['output'];
};

/**
 * Input of `changeCart`. Products go into the cart of their kind and seller; while an order is being changed, groceries go into
 * that order. At most 100 changes at once.
 */
export type ChangeCartInput = {
  /** Products to add. */
  add?: InputMaybe<Array<AddToCart>>;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Entry ids of lines to remove. */
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lines to set to another quantity, weight, options, choice if it's out, or note. */
  set?: InputMaybe<Array<SetCartLine>>;
  /** Version of the cart that `set` and `remove` were chosen by; without it, they always win (N-58). */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `changeCart`. */
export type ChangeCartPayload = {
  __typename?: 'ChangeCartPayload';
  /** The carts as they are now, also after a refusal; null if they can't be loaded. */
  carts?: Maybe<Carts>;
  /** Each change that was made. */
  done: Array<CartChange>;
  /** Each change that was refused, in the shopper's words. */
  refused: Array<CartRefusal>;
  /** Why nothing was changed: GUEST_CART_OFF, TOO_MANY_LINES, INVALID, CUTOFF_PASSED, NO_ORDER_DATA. */
  userErrors: Array<UserError>;
};

/** Input of `changeFreshPass`. */
export type ChangeFreshPassInput = {
  /** What to do. */
  action: FreshPassAction;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** JOIN: what the shopper saw that a month costs; nothing else is charged. */
  expectedPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Payload of `changeFreshPass`. */
export type ChangeFreshPassPayload = {
  __typename?: 'ChangeFreshPassPayload';
  /** FreshPass as it is now; null if it can't be loaded. */
  freshPass?: Maybe<FreshPass>;
  /** Why nothing was changed: TRIAL_USED, NOTHING_TO_KEEP, NOT_OFFERED, PRICE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN. */
  userErrors: Array<UserError>;
};

/** Input of `changeHandOver`. */
export type ChangeHandOverInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** ATTENDED or UNATTENDED. */
  kind: HandOverKind;
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
};

/** Input of `changeMyList`. At most 100 changes at once. */
export type ChangeMyListInput = {
  /** What to add. */
  add?: InputMaybe<Array<AddToListInput>>;
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Ids of items to remove; an offer that is removed stays clipped (S-116). */
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Items to check off, or to count. */
  set?: InputMaybe<Array<SetListItemInput>>;
};

/** Payload of `changeMyList`. */
export type ChangeMyListPayload = {
  __typename?: 'ChangeMyListPayload';
  /** My List as it is now. */
  myList?: Maybe<MyList>;
  /** Each change that was refused, in the shopper's words. */
  refused: Array<ListRefusal>;
};

/** Input of `changeOneTimeItem`. */
export type ChangeOneTimeItemInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Day of the order. */
  date: Scalars['LocalDate']['input'];
  /** The product. */
  productId: Scalars['ID']['input'];
  /** How many; 0 takes it off. */
  quantity: Scalars['Int']['input'];
};

/** Input of `changeOrderPayment`. */
export type ChangeOrderPaymentInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
  /** One of the problem's ways on. */
  paymentId: Scalars['ID']['input'];
};

/** Input of `changeSchedulePlan`; what is left out stays. */
export type ChangeSchedulePlanInput = {
  /** Where to deliver. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** How orders reach the shopper. */
  channel?: InputMaybe<ScheduleChannel>;
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** The time of day that is asked for, in minutes of the store's day; the closest time that is left is taken. */
  minute?: InputMaybe<Scalars['Int']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The store they come from. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of `changeSubscription`; what is left out stays. */
export type ChangeSubscriptionInput = {
  /** The price the shopper accepts, as shown. */
  acceptPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Pause it, or go on. */
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** May the closest match come when it is out? */
  isSubstitutable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The day of the next order; the schedule counts from there. */
  nextDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** How many each time. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** A scheduled day to skip; the days that follow stay. */
  skipDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Which subscription. */
  subscriptionId: Scalars['ID']['input'];
  /** A skipped day to take back. */
  unskipDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What the shopper saw, so that another tab's change isn't lost. */
  version: Scalars['Int']['input'];
  /** Every how many weeks. */
  weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** A step from what an order cost when it was placed to what it costs now. */
export type ChangedSum = {
  __typename?: 'ChangedSum';
  /** The total, or what the step adds to it. */
  amount: Money;
  /** BEFORE, CHANGE, NOW. */
  kind: ChangedSumKind;
  /** Total before; Strawberries for Blueberries; New total. */
  text: Scalars['String']['output'];
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

/** Whether a product can be had through one channel. */
export type ChannelAvailability = {
  __typename?: 'ChannelAvailability';
  /** Can it be had through it? */
  availability: Availability;
  /** The channel. */
  channel: Channel;
  /** Time and place: Today, 2 to 3 PM, 2300 16th St; null if it's unavailable or nothing is known. */
  whereText?: Maybe<Scalars['String']['output']>;
};

/** Checkout of a cart, in steps: time, place, what if something is out, payment, review (N-60). */
export type Checkout = {
  __typename?: 'Checkout';
  /** The cart. */
  cart: Cart;
  /** The chosen one. */
  channel: Channel;
  /** PICKUP, DELIVERY, and IN_STORE, as far as the cart and its store allow; SHIPPING stands alone. */
  channels: Array<Channel>;
  /** Its times, day by day, for the next days; empty if it needs none. */
  days: Array<SlotDay>;
  /** Where and how the order is handed over. */
  handOver: HandOver;
  /** What is held on the card until the order is packed; null if nothing is. A wallet's sheet shows it (N-50). */
  hold?: Maybe<Money>;
  /** What is held on the card: We hold $36.12 and charge what we pack. null if nothing is. */
  holdText?: Maybe<Scalars['String']['output']>;
  /** Cart id. */
  id: Scalars['ID']['output'];
  /** To be read before paying: the Prop 65 warning (T-95), the note about ID (N-54). */
  notices: Array<CheckoutNotice>;
  /** The chosen one's id; null if none is chosen. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay; those that aren't offered say why. */
  payments: Array<PaymentChoice>;
  /** About 27 Game points; null if it earns none. */
  pointsText?: Maybe<Scalars['String']['output']>;
  /** What is in the way of placing it, in the order of the steps; empty if nothing is. */
  problems: Array<CheckoutProblem>;
  /** The purchase order number of a business; null where an order has none (S-165). */
  purchaseOrder?: Maybe<PurchaseOrder>;
  /** The quote behind the sums; `placeOrder` sends it along. */
  quoteId: Scalars['ID']['output'];
  /** What the shopper saves; null if nothing. */
  savings?: Maybe<Money>;
  /** The held time; null if none is held, or the hold has ended. */
  slot?: Maybe<HeldSlot>;
  /** What SNAP benefits can pay; null if they can't be used, or for nothing in the cart (N-52). */
  snap?: Maybe<SnapShare>;
  /** Best match for 4 items, refund for 2. */
  substitutionText: Scalars['String']['output'];
  /** Its sum, step by step, with fee, deposits, and tax. */
  sums: Array<SumLine>;
  /** Items that not every time is for, each with the first that works: Turkey Club can't be ready at every time... (S-145). */
  timeNotes: Array<Scalars['String']['output']>;
  /** The tip; null if none, and if there's nobody to tip. */
  tip?: Maybe<Money>;
  /** Tips to offer; empty unless it's delivered. */
  tips: Array<Money>;
  /** What the order costs; an estimate while something is weighed. */
  total: Money;
};


/** Checkout of a cart, in steps: time, place, what if something is out, payment, review (N-60). */
export type CheckoutDaysArgs = {
  channel?: InputMaybe<Channel>;
};

/** Something to read before paying. */
export type CheckoutNotice = {
  __typename?: 'CheckoutNotice';
  /** PROP_65, AGE, WEIGHED, UNATTENDED. */
  code: Scalars['String']['output'];
  /** Its text, verbatim where the law says so. */
  text: Scalars['String']['output'];
};

/** Payload of `holdSlot` and `setCheckout`. */
export type CheckoutPayload = {
  __typename?: 'CheckoutPayload';
  /** The checkout as it is now; null if there's no such cart. */
  checkout?: Maybe<Checkout>;
  /** Why nothing was kept: SLOT_FULL, SLOT_ENDED, SLOT_UNFIT, CART_NOT_FOUND, OUTSIDE_DELIVERY_AREA, ADDRESS_NOT_FOUND, UNATTENDED_RESTRICTED, EBT_TOO_MUCH, PO_NUMBER_INVALID with `limit`, INVALID. */
  userErrors: Array<UserError>;
};

/** Something in the way of placing an order. */
export type CheckoutProblem = {
  __typename?: 'CheckoutProblem';
  /**
   * SLOT_NEEDED, SLOT_ENDED, SLOT_UNFIT, ADDRESS_NEEDED, OUTSIDE_DELIVERY_AREA, PHONE_NEEDED, BELOW_MINIMUM, UNAVAILABLE_LINES,
   * UNATTENDED_RESTRICTED, PAYMENT_NEEDED, EMPTY, AGE_NOT_MET, SIGN_IN_NEEDED.
   */
  code: Scalars['String']['output'];
  /** Lines it is about. */
  lineIds: Array<Scalars['ID']['output']>;
  /** In the shopper's words. */
  message: Scalars['String']['output'];
  /** The step that solves it. */
  step: CheckoutStep;
};

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
  choiceId: Scalars['ID']['input'];
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Prize id of the ALTERNATE_PRIZES prize. */
  prizeId: Scalars['ID']['input'];
  /** Redemption whose choice is open. */
  redemptionId?: InputMaybe<Scalars['ID']['input']>;
  /** Win of the prize, if it hasn't been redeemed yet. */
  winId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `chooseAlternatePrize`. */
export type ChooseAlternatePrizePayload = {
  __typename?: 'ChooseAlternatePrizePayload';
  /** The updated ALTERNATE_PRIZES prize. */
  prize?: Maybe<Prize>;
  /** The redemption of the chosen prize. */
  redemption?: Maybe<Redemption>;
  /** Why not: NOT_A_CHOICE, ALREADY_CHOSEN, ALREADY_REDEEMED, EXPIRED, SOLD_OUT. */
  userErrors: Array<UserError>;
};

/** Input of `chooseShop`. */
export type ChooseShopInput = {
  /** A channel the store offers; not SHIPPING. */
  channel: Channel;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Store id; a store of the banner. */
  storeId: Scalars['ID']['input'];
  /** Where orders are delivered, five digits or ZIP+4; needed for DELIVERY. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `chooseShop`. */
export type ChooseShopPayload = {
  __typename?: 'ChooseShopPayload';
  /** Where the visitor shops now; null if nothing was changed. */
  shop?: Maybe<Shop>;
  /** Why nothing was changed: STORE_NOT_FOUND, CHANNEL_NOT_OFFERED, ZIP_CODE_REQUIRED, INVALID, OUTSIDE_DELIVERY_AREA. */
  userErrors: Array<UserError>;
};

/** Input of `chooseSwap`. */
export type ChooseSwapInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
  /** What is wanted in its place. */
  otherProductId: Scalars['ID']['input'];
  /** What was packed, as the shopper saw it. */
  packedProductId: Scalars['ID']['input'];
  /** The swap. */
  swapId: Scalars['ID']['input'];
};

/** Input of `claimWin`. */
export type ClaimWinInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Payload of `claimWin`. */
export type ClaimWinPayload = {
  __typename?: 'ClaimWinPayload';
  /** Why not: CLAIM_EXPIRED, WIN_NOT_FOUND. */
  userErrors: Array<UserError>;
  /** The updated win. */
  win?: Maybe<SweepstakesWin>;
};

/** Which offer is clipped or unclipped. */
export type ClipCouponInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Offer id. */
  couponId: Scalars['ID']['input'];
};

/** Payload of clips and unclips. */
export type ClipCouponPayload = {
  __typename?: 'ClipCouponPayload';
  /** The coupon as it is now, also after a refusal; null if it can't be loaded. */
  coupon?: Maybe<Coupon>;
  /** What to ask for after a first clip, because the profile lacks it (S-153, S-154); null if nothing, and if no one can say. */
  profileNeed?: Maybe<ProfileNeed>;
  /**
   * Why nothing was changed: EXPIRED, CLIP_FAILED, COUPON_NOT_FOUND. `message` has the status of the catalog of errors (S-221 to
   * S-223), `reason` and `advice` say it to the shopper.
   */
  userErrors: Array<UserError>;
};

/** Input of `clipForCart`. */
export type ClipForCartInput = {
  /** Cart id. */
  cartId: Scalars['ID']['input'];
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
};

/** Payload of `clipForCart` and `undoClipForCart`. */
export type ClipForCartPayload = {
  __typename?: 'ClipForCartPayload';
  /** The carts as they are now; null if they can't be loaded. */
  carts?: Maybe<Carts>;
  /** The coupons as they are now; empty if they can't be loaded. */
  coupons: Array<Coupon>;
  /** What was clipped, and what it changes; null if nothing was. */
  proof?: Maybe<ClipProof>;
  /** Why nothing was changed: CART_NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** Coupons that would lower a cart's total. */
export type ClipOffer = {
  __typename?: 'ClipOffer';
  /** How many. */
  count: Scalars['Int']['output'];
  /** 3 coupons lower this total. */
  text: Scalars['String']['output'];
  /** Save $4.50. */
  ticketText: Scalars['String']['output'];
};

/** What clipping for a cart has changed, to the cent. */
export type ClipProof = {
  __typename?: 'ClipProof';
  /** What unclips them: for `undoClipForCart`. */
  clipIds: Array<Scalars['ID']['output']>;
  /** Ids of the coupons. */
  couponIds: Array<Scalars['ID']['output']>;
  /** What each coupon takes off, and what changes by that: $1.50 off Butter; Tax. They add up to what is saved. */
  steps: Array<PriceStep>;
  /** 3 coupons clipped. You save $4.50. */
  text: Scalars['String']['output'];
  /** Its total now. */
  totalAfter: Money;
  /** The cart's total before. */
  totalBefore: Money;
};

/** Payload of `closeTourStop`. */
export type CloseTourStopPayload = {
  __typename?: 'CloseTourStopPayload';
  /** The tour; null when there was none. */
  tour?: Maybe<Tour>;
};

/** The board of a collecting game. */
export type CollectBoard = {
  __typename?: 'CollectBoard';
  /** Gifts along the way. */
  gifts: Array<CollectGift>;
  /** Pictures of the spaces, in order. */
  stampImageIds: Array<Scalars['String']['output']>;
  /** Spaces on the board. */
  stamps: Scalars['Int']['output'];
};

/** A gift on the board. */
export type CollectGift = {
  __typename?: 'CollectGift';
  /** The space it is on, from 1. */
  atStamp: Scalars['Int']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** A board of stamps. */
export type CollectReveal = {
  __typename?: 'CollectReveal';
  /** Stamps after the play. */
  stampsAfter: Scalars['Int']['output'];
  /** Stamps before the play. */
  stampsBefore: Scalars['Int']['output'];
};

/** One switch and its new setting. */
export type CommunicationChange = {
  /** How the message is sent. */
  channel: CommunicationChannel;
  /** On or off. */
  enabled: Scalars['Boolean']['input'];
  /** Topic. */
  topic: CommunicationTopic;
};

/** How a message is sent. */
export type CommunicationChannel =
  /** Email. */
  | 'EMAIL'
  /** Text message. */
  | 'TEXT';

/** A shopper's communication preferences (S-25). */
export type CommunicationPreferences = {
  __typename?: 'CommunicationPreferences';
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** The masked email address; null if none is known, so no email can be sent. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** The masked mobile number; null if none is known. */
  maskedPhone?: Maybe<Scalars['String']['output']>;
  /** Every topic, in display order. */
  topics: Array<TopicPreference>;
};

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

/** A coupon, a deal, a challenge, or a weekly ad, as the visitor's store shows it (S-83 to S-96). */
export type Coupon = {
  __typename?: 'Coupon';
  /** Its button or badge (S-43 to S-49). */
  action: CouponAction;
  /** What is read before the label and not seen: Coupon has already been (S-44, X-11). null if nothing. */
  actionHiddenText?: Maybe<Scalars['String']['output']>;
  /** Words of its button or badge: Clip Coupon; Clipped; Add to List; Activate. */
  actionLabel: Scalars['String']['output'];
  /** Is it a buy-X-get-Y that applies by itself, without a clip (S-147)? */
  appliesByItself: Scalars['Boolean']['output'];
  /** Its brand; null if it has none. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Id of its category, a department's. */
  categoryId: Scalars['ID']['output'];
  /** Name of its category: Dairy, Eggs & Cheese. */
  categoryName: Scalars['String']['output'];
  /** From when until when it runs: 08/05 - 08/11 (S-53). */
  dateRange: Scalars['String']['output'];
  /** What it is for: Salted or unsalted, 16 oz. */
  description: Scalars['String']['output'];
  /** The language that the description is in, and what there is more about it. */
  descriptionLanguage: Scalars['String']['output'];
  /** Its terms, for its page; empty if there are none. */
  disclaimer: Scalars['String']['output'];
  /** The language that its terms are in. */
  disclaimerLanguage: Scalars['String']['output'];
  /** Its last moment. */
  endsAt: Scalars['DateTime']['output'];
  /** Events it belongs to: Welcome Offers (S-87). */
  events: Array<Scalars['String']['output']>;
  /** Until when it is good, the last day of the store included: Expires 08/31; Expires tomorrow (S-41, S-118). */
  expiryText: Scalars['String']['output'];
  /** What stands on top of its card: the price, or the description where there is none (S-41). */
  header: CouponHeader;
  /** Small picture of its program (S-95). */
  icon: CouponIcon;
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** Name of its picture among the storefront's own. */
  imageId: Scalars['String']['output'];
  /** In-store: $5.49 (S-42); null if the regular price isn't known. */
  inStoreText?: Maybe<Scalars['String']['output']>;
  /** Is it a box-top offer, for whose terms the household is asked once (S-156, N-47)? */
  isBoxTop: Scalars['Boolean']['output'];
  /** Is it clipped, also if it was taken off My List (S-84, S-116)? */
  isClipped: Scalars['Boolean']['output'];
  /** Is it over, by the store's day (S-118)? */
  isExpired: Scalars['Boolean']['output'];
  /** Does it end within three days? */
  isExpiringSoon: Scalars['Boolean']['output'];
  /** Is it for members of FreshPass alone (S-92)? What is earned by joining is for everybody. */
  isForMembers: Scalars['Boolean']['output'];
  /** Is it in My List? */
  isInList: Scalars['Boolean']['output'];
  /** Was it given for joining (S-119)? */
  isWelcomeOffer: Scalars['Boolean']['output'];
  /** Where to join FreshPass; null unless it is for members alone, and the visitor is none. */
  joinPath?: Maybe<Scalars['String']['output']>;
  /** What a shopper would call it. */
  kind: CouponKind;
  /** How often and for how much: Limit one coupon per household. Empty if nothing is said. */
  limitsText: Scalars['String']['output'];
  /** The way on, once there is something to do: Start Shopping; View in My List (S-49, S-50). */
  link?: Maybe<CouponLink>;
  /** More about it, for its page; empty if there is no more. */
  longDescription: Scalars['String']['output'];
  /** Path of its page: /loyalty/offer-details/{offerId}/{offerPgm} (S-17). */
  path: Scalars['String']['output'];
  /** What one costs with it: $3.99 instead of $5.49. null unless the regular price and what is taken off it are known. */
  payText?: Maybe<Scalars['String']['output']>;
  /** Pictures of one of its products; null if it has none. */
  pictures?: Maybe<ProductPictures>;
  /** How many products there are in all, as far as they are looked up; 0 in lists. */
  productCount: Scalars['Int']['output'];
  /**
   * Products that it counts for, in the shopper's store and channel. Known for one coupon alone: empty in lists (S-190), and if
   * they can't be loaded (S-228).
   */
  products: Array<Product>;
  /** Who it is for (S-83); not what it is (X-4). */
  program: OfferProgram;
  /** How far a challenge has come (S-47); null if it isn't one that counts. */
  progress?: Maybe<ChallengeProgress>;
  /** What one costs without it, beside the price in an ad: Reg. $5.49. null if the regular price isn't known. */
  regularText?: Maybe<Scalars['String']['output']>;
  /** Brand and name: Meadow Lane Butter. */
  title: Scalars['String']['output'];
  /** The language that the title is in, `en` or `es`: the shopper's if the retailer has written it. */
  titleLanguage: Scalars['String']['output'];
  /** What it is, by code (S-96). */
  type: OfferType;
  /** What it is, in words: Personalized Deal, Coupon, Grocery Reward, Monopoly Prize, Weekly Ad (S-96). */
  typeText: Scalars['String']['output'];
  /** How often it can be used: One-time use; Up to 2 uses; Unlimited use; Bonus Path (S-41). */
  usageText: Scalars['String']['output'];
  /** Which ways of shopping it is good for: Pickup, Delivery, In-Store. */
  whereText: Scalars['String']['output'];
  /** What it goes with on one item: With one store offer, not with another manufacturer coupon. null for what is in the price (N-36). */
  withOthersText?: Maybe<Scalars['String']['output']>;
};


/** A coupon, a deal, a challenge, or a weekly ad, as the visitor's store shows it (S-83 to S-96). */
export type CouponProductsArgs = {
  first?: InputMaybe<Scalars['PageSize']['input']>;
};

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

/** What stands above a gallery that shows one category. */
export type CouponBanner = {
  __typename?: 'CouponBanner';
  /** Pictures of products with offers, photos where there are any: from the media host if there is one, or else on the storefront's own origin (S-275). */
  pictures: Array<Scalars['String']['output']>;
  /** Name of the category: Bread & Bakery. */
  title: Scalars['String']['output'];
};

/** Coupons, page by page. */
export type CouponConnection = {
  __typename?: 'CouponConnection';
  /** What stands above a gallery that shows one category (S-35); null if it shows more, or less. */
  banner?: Maybe<CouponBanner>;
  /** Categories that there are, by name, with counts; those chosen are among them. */
  categories: Array<FacetValue>;
  /** What all clipped coupons of the store are worth: Up to $21.50 clipped. null if none is. */
  clippedText?: Maybe<Scalars['String']['output']>;
  /** 148 offers. */
  countText: Scalars['String']['output'];
  /** Coupons with their cursors. */
  edges: Array<CouponEdge>;
  /** Groups above the gallery, with counts; for guests those that everybody has. */
  groups: Array<CouponGroupValue>;
  /** Kinds of offers that there are, with counts; those chosen are among them. */
  kinds: Array<CouponKindValue>;
  /** Is there more? */
  pageInfo: PageInfo;
  /** The order they are in. */
  sort: CouponSort;
  /** The orders that can be chosen. */
  sorts: Array<CouponSortOption>;
  /** How many there are in all, with what is chosen. */
  totalCount: Scalars['Int']['output'];
  /** How many there would be without filters. */
  unfilteredCount: Scalars['Int']['output'];
};

/** A coupon and its cursor. */
export type CouponEdge = {
  __typename?: 'CouponEdge';
  /** Cursor, for `after`. */
  cursor: Scalars['String']['output'];
  /** The coupon. */
  node: Coupon;
  /** Why it was picked for the household, among those that were: You buy this often. null elsewhere (S-198). */
  reasonText?: Maybe<Scalars['String']['output']>;
};

/** What to show of a gallery (S-34). Values of one field widen it, fields narrow it. At most 50 values, and 80 characters of text. */
export type CouponFilter = {
  /** Categories, by id or name. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Events: Welcome Offers. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of the groups above the gallery. */
  group?: InputMaybe<CouponGroup>;
  /** Kinds of offers. */
  kinds?: InputMaybe<Array<CouponKind>>;
  /** Who they are for. */
  program?: InputMaybe<OfferProgram>;
  /** Words, each of which has to be found. */
  text?: InputMaybe<Scalars['String']['input']>;
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

/** A group above a gallery. */
export type CouponGroupValue = {
  __typename?: 'CouponGroupValue';
  /** How many offers it has, with what else is chosen. */
  count: Scalars['Int']['output'];
  /** Which. */
  id: CouponGroup;
  /** Is it chosen? */
  isChosen: Scalars['Boolean']['output'];
  /** Its name: Picked for you. */
  name: Scalars['String']['output'];
};

/** What stands on top of a coupon's card (S-41, S-86). */
export type CouponHeader = {
  __typename?: 'CouponHeader';
  /** Is it a price? Otherwise it's the description. */
  isPrice: Scalars['Boolean']['output'];
  /** In one go: $1.50 off. */
  text: Scalars['String']['output'];
  /** The small part: off; reward. null if there is none. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The large part: $1.50; FREE; 20%; 2 for $6. */
  value: Scalars['String']['output'];
};

/** Small picture of an offer's program (S-95). */
export type CouponIcon =
  /** For U. */
  | 'DEFAULT'
  /** FreshPass. */
  | 'FRESHPASS'
  /** A maker's. */
  | 'LAST_BEFORE_DEFAULT'
  /** Rewards. */
  | 'REWARDS'
  /** A deal for one shopper. */
  | 'UDC_DEAL';

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

/** A kind of offers. */
export type CouponKindValue = {
  __typename?: 'CouponKindValue';
  /** How many offers it has, with what else is chosen. */
  count: Scalars['Int']['output'];
  /** Which. */
  id: CouponKind;
  /** Is it chosen? */
  isChosen: Scalars['Boolean']['output'];
  /** Its name: Weekly Ad. */
  name: Scalars['String']['output'];
};

/** A way on. */
export type CouponLink = {
  __typename?: 'CouponLink';
  /** Its path: /foru/rewards.html. */
  path: Scalars['String']['output'];
  /** Its words: Go to Grocery Rewards. */
  text: Scalars['String']['output'];
};

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

/** An order that can be chosen. */
export type CouponSortOption = {
  __typename?: 'CouponSortOption';
  /** Its name: About to expire. */
  label: Scalars['String']['output'];
  /** Which. */
  sort: CouponSort;
};

/** Currencies (ISO 4217). */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** Customer profile (G-49). */
export type CustomerProfile = {
  __typename?: 'CustomerProfile';
  /** Delivery addresses. */
  addresses: Array<Address>;
  /** Communication preferences; null if they can't be loaded. */
  communicationPreferences?: Maybe<CommunicationPreferences>;
  /** Customer or employee (G-51). */
  customerType: CustomerType;
  /** Email address, if known. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The household's loyalty account. */
  loyalty?: Maybe<Loyalty>;
  /** Phone numbers. */
  phones: Array<Phone>;
  /** The household's program subscriptions; null if they can't be loaded. */
  subscriptions?: Maybe<Array<HouseholdSubscription>>;
};

/** C, a customer, or E, an employee (G-51, N-5). */
export type CustomerType =
  /** C. */
  | 'CUSTOMER'
  /** E: an employee, who may shop and clip but can't enter sweepstakes. */
  | 'EMPLOYEE';

/** A choice the shopper makes for an item made to order (N-57). */
export type CustomizationGroup = {
  __typename?: 'CustomizationGroup';
  /** Group id. */
  id: Scalars['ID']['output'];
  /** Most options to choose. */
  max: Scalars['Int']['output'];
  /** Fewest options to choose. */
  min: Scalars['Int']['output'];
  /** What is chosen: Bread. */
  name: Scalars['String']['output'];
  /** The options, in order. */
  options: Array<CustomizationOption>;
  /** The rule in words: Choose 1; Up to 3. */
  ruleText: Scalars['String']['output'];
};

/** Something to choose. */
export type CustomizationOption = {
  __typename?: 'CustomizationOption';
  /** What its picture is drawn from: bread-sourdough; null without one. */
  art?: Maybe<Scalars['String']['output']>;
  /** Can it be had today? */
  isAvailable: Scalars['Boolean']['output'];
  /** Is it chosen unless the shopper says otherwise? */
  isDefault: Scalars['Boolean']['output'];
  /** Name: Sourdough. */
  name: Scalars['String']['output'];
  /** What it adds to the price; zero if it's free. */
  priceDelta: Money;
  /** UPC of the option, under which it's ordered. */
  upc: Scalars['ID']['output'];
};

/** A deal, and why it is shown. */
export type DealForYou = {
  __typename?: 'DealForYou';
  /** The offer. */
  coupon: Coupon;
  /** What one package costs with it, never above everybody's price; null if it takes more than one, or isn't known. */
  price?: Maybe<Money>;
  /** Why it is shown. */
  reason: DealReason;
  /** Why it is shown, in words: You buy this often. */
  reasonText: Scalars['String']['output'];
};

/** Why a deal is shown (N-43). */
export type DealReason =
  /** The household buys what it is for. */
  | 'BOUGHT_OFTEN'
  /** The household buys from the same department. */
  | 'COMPLEMENT'
  /** The household used to buy what it is for. */
  | 'LAPSED'
  /** The household has bought nothing like it. */
  | 'NEW';

/** Deals that are chosen for one household by what it has bought. Personal data chooses them, and sets no price (N-43). */
export type DealsForYou = {
  __typename?: 'DealsForYou';
  /** The deals, the best first. */
  deals: Array<DealForYou>;
  /** When they were chosen. */
  generatedAt: Scalars['DateTime']['output'];
  /** Deals for you. */
  title: Scalars['String']['output'];
};

/** Input of `decideSwap`. */
export type DecideSwapInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** What the shopper wants. */
  decision: SwapDecision;
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
  /** What was packed, as the shopper saw it, so that nobody says yes to something else. */
  packedProductId: Scalars['ID']['input'];
  /** The swap. */
  swapId: Scalars['ID']['input'];
};

/** Input of `deleteDeliveryAddress`. */
export type DeleteDeliveryAddressInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** The address. */
  id: Scalars['ID']['input'];
};

/** Payload of `deleteDeliveryAddress` and `deletePhone`. */
export type DeleteFromProfilePayload = {
  __typename?: 'DeleteFromProfilePayload';
  /** The profile without it; null if nothing was deleted, or it can't be read. */
  profile?: Maybe<CustomerProfile>;
  /** Why nothing was deleted: ADDRESS_IN_USE, ONLY_WAY_IN, INVALID. */
  userErrors: Array<UserError>;
};

/** Input of `deletePhone`. */
export type DeletePhoneInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** The number as the profile has it. */
  number: Scalars['String']['input'];
};

/** A demo shopper. */
export type DemoShopper = {
  __typename?: 'DemoShopper';
  /** Banner it belongs to. */
  banner: Scalars['ID']['output'];
  /** What you can try as this shopper. */
  description: Scalars['String']['output'];
  /** Where its codes are sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Key. */
  key: Scalars['ID']['output'];
  /** Name and role. */
  title: Scalars['String']['output'];
  /** Kind of user. */
  userType: UserType;
};

/** A department (N-56). */
export type Department = {
  __typename?: 'Department';
  /** Its aisles, in store order. */
  aisles: Array<Aisle>;
  /** Department id: dairy-eggs-cheese. */
  id: Scalars['ID']['output'];
  /** Name: Dairy, Eggs & Cheese. */
  name: Scalars['String']['output'];
  /** Path of its page: /shop/dairy-eggs-cheese. */
  path: Scalars['String']['output'];
  /** A photo of its best seller, to be shown in place of the drawing; null if that has none. */
  photo?: Maybe<ProductPhoto>;
  /** A drawing of what it is known for, or of its best seller; null if it has none. */
  picture?: Maybe<Scalars['String']['output']>;
  /** How many products it has in all stores. */
  productCount: Scalars['Int']['output'];
};

/** Hours of a department. */
export type DepartmentHours = {
  __typename?: 'DepartmentHours';
  /** Name: Store, Deli. */
  name: Scalars['String']['output'];
  /** Monday to Sunday; days with the same hours are grouped. */
  week: Array<OpenHours>;
};

/** A text page. */
export type Document = {
  __typename?: 'Document';
  /** When it took effect: Nov 22, 2026. */
  effectiveFromString: Scalars['String']['output'];
  /** Its name. */
  id: Scalars['ID']['output'];
  /** The language it's written in, `en` or `es`: that of the visitor if there is one in it. */
  language: Scalars['String']['output'];
  /** What it's about, in one sentence. */
  lead: Scalars['String']['output'];
  /** Sections in order. */
  sections: Array<DocumentSection>;
  /** Title. */
  title: Scalars['String']['output'];
  /** What its sections are about; empty for a page that is read from top to bottom. */
  topics: Array<DocumentTopic>;
  /** Changes with the text; a shopper's acceptance records it. */
  version: Scalars['String']['output'];
};

/** A paragraph, or a list. */
export type DocumentBlock = {
  __typename?: 'DocumentBlock';
  /** List items; empty for a paragraph. */
  items: Array<Scalars['String']['output']>;
  /** The paragraph; null for a list. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Where what a section tells of is done or seen. */
export type DocumentLink = {
  __typename?: 'DocumentLink';
  /** Its address. */
  href: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A section of a text page. */
export type DocumentSection = {
  __typename?: 'DocumentSection';
  /** Paragraphs and lists in order. */
  blocks: Array<DocumentBlock>;
  /** Key, unique on its page. */
  id: Scalars['ID']['output'];
  /** Where it's done or seen. */
  link?: Maybe<DocumentLink>;
  /** As shoppers ask it; null unless they ask it most. */
  question?: Maybe<Scalars['String']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
  /** The topic that it's about. */
  topicId?: Maybe<Scalars['ID']['output']>;
};

/** What some sections of a text page are about. */
export type DocumentTopic = {
  __typename?: 'DocumentTopic';
  /** Key, unique on its page. */
  id: Scalars['ID']['output'];
  /** The picture beside it. */
  imageId: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A sweepstakes draw (N-30). It never names anyone. */
export type Draw = {
  __typename?: 'Draw';
  /** Alternates. */
  alternateCount: Scalars['Int']['output'];
  /** Last instant to enter. */
  closesAt: Scalars['DateTime']['output'];
  /** Formatted, in the draw's time zone: Jul 31 at 11:59 PM PT. */
  closesAtString: Scalars['String']['output'];
  /** SHA-256 of the server seed, in hex; public since launch. */
  commitment: Scalars['String']['output'];
  /** The roll; null until then. */
  dice?: Maybe<Scalars['String']['output']>;
  /** Only the day: Aug 3. */
  drawDateString: Scalars['String']['output'];
  /** Who rolled the dice; null until then. Never the person who sealed the list. */
  drawnBy?: Maybe<Scalars['String']['output']>;
  /** When the draw is scheduled, or took place. */
  drawsAt: Scalars['DateTime']['output'];
  /** Formatted: Aug 3 at 2:00 PM PT. */
  drawsAtString: Scalars['String']['output'];
  /** Entries; while it is open, so far. */
  entryCount: Scalars['Int']['output'];
  /** Most entries per household, across all ways to enter (T-60). */
  entryLimit: Scalars['Int']['output'];
  /** The published file, for the verifier; null until published. */
  file?: Maybe<DrawFile>;
  /** Entries per free entry, as many as the smallest paid way grants (N-28). */
  freeEntries: Scalars['Int']['output'];
  /** Households with at least one entry. */
  householdCount: Scalars['Int']['output'];
  /** Draw id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Is it open for entries now? */
  isOpen: Scalars['Boolean']['output'];
  /** Merkle root of the list of entries, in hex; null while the draw is open. */
  merkleRoot?: Maybe<Scalars['String']['output']>;
  /** Minimum age to enter, in years, whichever way; 0 = only the game's own (T-30). */
  minimumAge: Scalars['Int']['output'];
  /** The signed-in household's entries; null for visitors, or if they can't be loaded. */
  myEntries?: Maybe<DrawEntries>;
  /** The signed-in household's win, once published; null if there is none. */
  myWin?: Maybe<SweepstakesWin>;
  /** Odds of one more free entry right now: 1 in 12, whichever way you enter. */
  newEntryOddsString: Scalars['String']['output'];
  /** Odds of the household's entries so far, formatted: 1 in 4,018, whichever way you enter; null before its first entry. */
  oddsString?: Maybe<Scalars['String']['output']>;
  /** First instant to enter. */
  opensAt: Scalars['DateTime']['output'];
  /** Winners, then alternates; empty until published. */
  places: Array<DrawPlace>;
  /** The SWEEPSTAKES prize that grants entries. */
  prizeId: Scalars['ID']['output'];
  /** What can be won: Free groceries for a month. */
  prizeName: Scalars['String']['output'];
  /** Its formatted value: $600. */
  prizeValueString: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** HMAC-SHA256(serverSeed, root and dice), in hex; null before the draw. */
  randomness?: Maybe<Scalars['String']['output']>;
  /** Hash of those rules, in hex. */
  rulesHash: Scalars['String']['output'];
  /** Version of the official rules in force. */
  rulesVersion: Scalars['Int']['output'];
  /** Who sealed the list; null until then. */
  sealedBy?: Maybe<Scalars['String']['output']>;
  /** Server seed, in hex; null before the draw. */
  serverSeed?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: DrawState;
  /** The draw's steps, in order. */
  steps: Array<DrawStep>;
  /** Winners. */
  winnerCount: Scalars['Int']['output'];
};

/** A household's entries in a draw. */
export type DrawEntries = {
  __typename?: 'DrawEntries';
  /** Rank of its best entry among all entries, from 1; null until the draw is published. */
  bestPlace?: Maybe<Scalars['Int']['output']>;
  /** In words: Your best entry came 1,204th. */
  bestPlaceText?: Maybe<Scalars['String']['output']>;
  /** How many. */
  count: Scalars['Int']['output'];
  /** Ids of the newest. */
  entryIds: Array<Scalars['ID']['output']>;
  /** The household's pseudonym in this draw, to find its entries in the published file. */
  household: Scalars['String']['output'];
  /** How many more it can have. */
  left: Scalars['Int']['output'];
  /** The most it can have, across all ways to enter (T-60). */
  limit: Scalars['Int']['output'];
};


/** A household's entries in a draw. */
export type DrawEntriesEntryIdsArgs = {
  first: Scalars['PageSize']['input'];
};

/** A draw's published file; docs/draw-file.md explains how to read it. */
export type DrawFile = {
  __typename?: 'DrawFile';
  /** Same-site path of its entries alone, as CSV. */
  entriesHref: Scalars['String']['output'];
  /** Same-site path of everything but its entries, as JSON. */
  headHref: Scalars['String']['output'];
  /** Same-site path. */
  href: Scalars['String']['output'];
  /** Number of lines. */
  lines: Scalars['Int']['output'];
  /** Name to save it under. */
  name: Scalars['String']['output'];
};

/** A place in a draw. */
export type DrawPlace = {
  __typename?: 'DrawPlace';
  /** Number among the alternates, from 1; null for winners. */
  alternateNumber?: Maybe<Scalars['Int']['output']>;
  /** Id of the entry: E-000027906. */
  entryId: Scalars['ID']['output'];
  /** The household's pseudonym, unique to this draw. */
  household: Scalars['String']['output'];
  /** Is it an alternate's? */
  isAlternate: Scalars['Boolean']['output'];
  /** From 1. */
  place: Scalars['Int']['output'];
  /** Score in hex; the lowest wins. */
  score: Scalars['String']['output'];
  /** Status of the win. */
  status: WinnerStatus;
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

/** A step of a draw, done or scheduled. */
export type DrawStep = {
  __typename?: 'DrawStep';
  /** When it was done, or is scheduled; null if it isn't scheduled. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the draw's time zone: Aug 3 at 2:00 PM PT. */
  atString?: Maybe<Scalars['String']['output']>;
  /** Who did it, if it was a person. */
  by?: Maybe<Scalars['String']['output']>;
  /** Only the day: Aug 3. */
  dateString?: Maybe<Scalars['String']['output']>;
  /** Is it done? */
  isDone: Scalars['Boolean']['output'];
  /** Which step. */
  kind: DrawStepKind;
};

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

/** How the driver of an order is reached, by a number that isn't their own. */
export type DriverContact = {
  __typename?: 'DriverContact';
  /** Calls them: tel:+14155550177. */
  callPath: Scalars['String']['output'];
  /** Call Rosa. */
  callText: Scalars['String']['output'];
  /** Opens a message to them: sms:+14155550177. */
  messagePath: Scalars['String']['output'];
  /** Message Rosa. */
  messageText: Scalars['String']['output'];
};

/** Payload of the mutations of an order. */
export type EditOrderPayload = {
  __typename?: 'EditOrderPayload';
  /** The carts as they are now, with what is being changed. */
  carts?: Maybe<Carts>;
  /** The order as it is now; null if there is none. */
  order?: Maybe<Order>;
  /**
   * Why nothing was done: NO_ORDER_DATA (No current order data available), CUTOFF_PASSED, VERSION_CONFLICT, QUOTE_CHANGED,
   * BELOW_MINIMUM, PAYMENT_DECLINED, PAYMENT_UNKNOWN, PAYMENT_NOT_OFFERED, ORDER_STATE, CANNOT_CANCEL, SLOT_FULL, SLOT_ENDED,
   * SLOT_UNFIT.
   */
  userErrors: Array<UserError>;
};

/** Input of `enterFree`. */
export type EnterFreeInput = {
  /** Street and number. */
  address: Scalars['String']['input'];
  /** Apartment, suite, or floor. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Date of birth. */
  dateOfBirth: Scalars['LocalDate']['input'];
  /** Email address for notifying winners. */
  email: Scalars['String']['input'];
  /** First and last name. */
  name: Scalars['String']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
  /** JSON of {challenge, solution}: the challenge from `freeEntryChallenge`, and altcha-lib's solution. */
  proofOfWork: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** ZIP code, five digits or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** Payload of `enterFree`. */
export type EnterFreePayload = {
  __typename?: 'EnterFreePayload';
  /** The updated draw. */
  draw?: Maybe<Draw>;
  /** The entry made. */
  entry?: Maybe<FreeEntry>;
  /** Why not: EMPLOYEE_EXCLUDED, AGE_NOT_MET, NOT_ELIGIBLE_STATE, STATE_INVALID, ENTRY_LIMIT_REACHED, SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, PROOF_OF_WORK_INVALID, DATE_OF_BIRTH_INVALID, INVALID with its field. */
  userErrors: Array<UserError>;
};

/** A way to pay less for a unit. */
export type EstimateHint = {
  __typename?: 'EstimateHint';
  /** How many to add. */
  addQuantity: Scalars['Int']['output'];
  /** Number of the product to add more of. */
  productId: Scalars['ID']['output'];
  /** One more Sourdough is free with Buy 1 Get 1 Free. */
  text: Scalars['String']['output'];
  /** The ticket: Save $4.99. */
  ticketText: Scalars['String']['output'];
};

/** What a line would cost. */
export type EstimateLine = {
  __typename?: 'EstimateLine';
  /** What its packages cost, after promos and coupons; an estimate if sold by weight. */
  amount: Money;
  /** What clipped coupons take off it: Coupon $1.00 off; null if none does. */
  couponText?: Maybe<Scalars['String']['output']>;
  /** Product number. */
  productId: Scalars['ID']['output'];
  /** For screen readers: $6.98, was $11.98. */
  spokenAmount: Scalars['String']['output'];
  /** At the regular price, to be struck through; null if that's no more. */
  was?: Maybe<Money>;
};

/** So much of a product that may be added. */
export type EstimateLineInput = {
  /** Does it count in the sum? What doesn't is priced by itself. */
  counts: Scalars['Boolean']['input'];
  /** Product number. */
  productId: Scalars['ID']['input'];
  /** Packages: a whole number, 1 or more. */
  quantity: Scalars['Int']['input'];
  /** Pounds, with two decimals, if it's sold by weight; its smallest weight if omitted (S-256). */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Something that products can be narrowed by. */
export type Facet = {
  __typename?: 'Facet';
  /** How many products there would be without its choices, and with those of the other facets; null if that isn't counted. */
  countWithout?: Maybe<Scalars['Int']['output']>;
  /** Which. */
  kind: FacetKind;
  /** Its name: Brand. */
  name: Scalars['String']['output'];
  /** Its values. */
  values: Array<FacetValue>;
};

/** Chosen values of a facet. */
export type FacetFilter = {
  /** The facet. */
  facet: FacetKind;
  /** Ids of the values. */
  values: Array<Scalars['ID']['input']>;
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

/** A value of a facet. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** How many products have it, with what else is chosen. */
  count: Scalars['Int']['output'];
  /** Value id, for `filters`. */
  id: Scalars['ID']['output'];
  /** Is it chosen? */
  isChosen: Scalars['Boolean']['output'];
  /** Its name: Meadow Lane. */
  name: Scalars['String']['output'];
};

/** Input of `forgetPushDevice`. */
export type ForgetPushDeviceInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Id of the browser. */
  deviceId: Scalars['ID']['input'];
};

/** Payload of `forgetPushDevice`. */
export type ForgetPushDevicePayload = {
  __typename?: 'ForgetPushDevicePayload';
  /** The browsers that are left. */
  push?: Maybe<Push>;
};

/** Payload of `forgetShopper`. */
export type ForgetShopperPayload = {
  __typename?: 'ForgetShopperPayload';
  /** The updated viewer. */
  viewer: Viewer;
};

/** A free entry. */
export type FreeEntry = {
  __typename?: 'FreeEntry';
  /** The household's entries now, across all ways to enter. */
  count: Scalars['Int']['output'];
  /** Ids of the new entries. */
  entryIds: Array<Scalars['ID']['output']>;
  /** The most it can have. */
  limit: Scalars['Int']['output'];
};

/** A small proof of work (N-28). */
export type FreeEntryChallenge = {
  __typename?: 'FreeEntryChallenge';
  /** JSON for `solveChallenge` of altcha-lib, algorithm PBKDF2/SHA-256. */
  challenge: Scalars['String']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
};

/** How far a seller's cart is from free shipping. */
export type FreeShipping = {
  __typename?: 'FreeShipping';
  /** What counts so far, at most all of it: goods after sale prices, before tax. */
  counted: Money;
  /** The sum from which it ships free. */
  from: Money;
  /** Does it ship free? */
  isReached: Scalars['Boolean']['output'];
  /** Add $41.00 for free shipping. Once it is reached: Ships free. */
  text: Scalars['String']['output'];
  /** $34 / $75. Once it is reached: $75+. */
  valueText: Scalars['String']['output'];
};

/** A membership with free delivery (N-70). */
export type FreshPass = {
  __typename?: 'FreshPass';
  /** Can it be joined from month to month? Not by a member that goes on, or can keep it. */
  canJoin: Scalars['Boolean']['output'];
  /** Was it canceled, and can it still be kept? */
  canKeep: Scalars['Boolean']['output'];
  /** Can the household start its month on the house? */
  canStartTrial: Scalars['Boolean']['output'];
  /** Always `freshpass`: a household has one. */
  id: Scalars['ID']['output'];
  /** Is it on? */
  isActive: Scalars['Boolean']['output'];
  /** What it costs and has saved; null if it can't be loaded. */
  membership?: Maybe<FreshPassMembership>;
  /** Does it go on by itself? */
  renews: Scalars['Boolean']['output'];
  /** When the next month begins and is paid for, formatted: Sep 5; null if none does. */
  renewsString?: Maybe<Scalars['String']['output']>;
  /** Its last moment, when it is known. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone: Sep 5. */
  untilString?: Maybe<Scalars['String']['output']>;
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

/** What FreshPass costs a household, and what it has saved. */
export type FreshPassMembership = {
  __typename?: 'FreshPassMembership';
  /** What a month costs; null where nobody can pay for it. */
  price?: Maybe<Money>;
  /** Who takes the money: Quillpay; null where nobody can pay for it. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** Delivery fees that it has taken off so far. */
  saved: Money;
  /** Deliveries that cost nothing for it. */
  savedOrders: Scalars['Int']['output'];
  /** 12 free deliveries since Jul 20; null before the first. */
  savedText?: Maybe<Scalars['String']['output']>;
};

/** How a game is played (N-19). */
export type Game = {
  __typename?: 'Game';
  /** The board, for COLLECT. */
  board?: Maybe<CollectBoard>;
  /** Points per play. */
  costPoints: Scalars['Int']['output'];
  /** One sentence on how points are earned. */
  earnText: Scalars['String']['output'];
  /** The three steps of the how-it-works dialog. */
  howItWorks: Array<HowItWorksStep>;
  /** Kind of game. */
  kind: GameKind;
  /** Most plays per store day. */
  maxPlaysPerDay: Scalars['Int']['output'];
  /** Most plays in the whole game. */
  maxPlaysTotal: Scalars['Int']['output'];
  /** Published odds; a wheel shows one segment per line. */
  odds: Array<GameOdds>;
  /** One sentence on what opting in earns. */
  optInText: Scalars['String']['output'];
  /** Names of the pictures on its small drawing, three at most: its first prizes, or a collecting game's first two stamps and its last gift. */
  pictureIds: Array<Scalars['String']['output']>;
};

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

/** One line of the published odds. */
export type GameOdds = {
  __typename?: 'GameOdds';
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** The prize others win on this line but this shopper can't, being too young or an associate; null if the line is the same for everyone (N-5, T-30). */
  insteadOf?: Maybe<Scalars['String']['output']>;
  /** Does it win a prize? */
  isPrize: Scalars['Boolean']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** One in this many plays. */
  oneIn: Scalars['Float']['output'];
  /** Name of at most 12 characters, for the wheel. */
  shortLabel: Scalars['String']['output'];
};

/** State of a game (G-57..G-59). */
export type GameStatus =
  /** 2: past the program's end; overrides the others. */
  | 'GAME_OVER'
  /** 1: the shopper has opted in. */
  | 'IN_PROGRESS'
  /** 0: the shopper hasn't opted in. */
  | 'NOT_STARTED';

/** A grocery reward credit. */
export type GroceryReward = {
  __typename?: 'GroceryReward';
  /** When it was credited. */
  earnedAt: Scalars['DateTime']['output'];
  /** Last instant to use it (N-12). */
  expiresAt: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Sep 30. */
  expiresAtString: Scalars['String']['output'];
  /** Reward id. */
  id: Scalars['ID']['output'];
  /** The language that the title is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** The amount left. */
  left: Money;
  /** Where it came from. */
  title: Scalars['String']['output'];
  /** Its value. */
  value: Money;
};

/** A household's points, what they buy, and the dollars off that it has to spend (N-12, N-70). */
export type GroceryRewards = {
  __typename?: 'GroceryRewards';
  /** Dollars off that can be spent in a cart now. */
  balance: Money;
  /** One of them; null if there is none with this id, or it can't be loaded. */
  choice?: Maybe<RewardChoice>;
  /** What grocery rewards can be redeemed for, the cheapest first; null if it can't be loaded. */
  choices?: Maybe<Array<RewardChoice>>;
  /** Points earned, spent, and expired, newest first; null if they can't be loaded (N-14). */
  history?: Maybe<RewardsHistory>;
  /** Points, which make grocery rewards. */
  points: RewardPoints;
  /** Credits with something left, the first to expire first. */
  rewards: Array<GroceryReward>;
};


/** A household's points, what they buy, and the dollars off that it has to spend (N-12, N-70). */
export type GroceryRewardsChoiceArgs = {
  id: Scalars['ID']['input'];
};


/** A household's points, what they buy, and the dollars off that it has to spend (N-12, N-70). */
export type GroceryRewardsHistoryArgs = {
  first: Scalars['PageSize']['input'];
};

/** Where and how an order is handed over. */
export type HandOver = {
  __typename?: 'HandOver';
  /** Id of the chosen delivery address; null for pickup, and if none is chosen. */
  addressId?: Maybe<Scalars['ID']['output']>;
  /** Can it be left at the door? Not with what needs ID (S-144). */
  canBeUnattended: Scalars['Boolean']['output'];
  /** For the driver. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** In person, or left at the door. */
  kind: HandOverKind;
  /** Where to leave it: FRONT_DOOR, PORCH, LOBBY, SIDE_GATE, NEIGHBOR, OTHER; null if handed over in person. */
  leaveAt?: Maybe<Scalars['String']['output']>;
  /** Ten digits, to reach the shopper on the day; null if none is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** 2300 16th St, San Francisco; 418 Lexington St, San Francisco, CA 94110. Left at the front door. null if no address is chosen. */
  text?: Maybe<Scalars['String']['output']>;
  /** Pickup place; Delivery address. */
  title: Scalars['String']['output'];
  /** Why not; null if it can. */
  unattendedProblem?: Maybe<Scalars['String']['output']>;
};

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

/** A held time. */
export type HeldSlot = {
  __typename?: 'HeldSlot';
  /** $3.95; Free. */
  feeText: Scalars['String']['output'];
  /** Until when it's held; null once it's an order's. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Slot id. */
  id: Scalars['ID']['output'];
  /** Free. You can change items until Wednesday, 11 PM. */
  noteText: Scalars['String']['output'];
  /** Thursday, Aug 6, 4 to 5 PM. */
  text: Scalars['String']['output'];
};

/** A held time, and where its order goes on. */
export type HeldTime = {
  __typename?: 'HeldTime';
  /** Until when it's held (N-59). */
  heldUntil: Scalars['DateTime']['output'];
  /** Cart id. */
  id: Scalars['ID']['output'];
  /** Path of the checkout: /checkout?cart=… */
  path: Scalars['String']['output'];
  /** Pickup, Thursday, Aug 6, 4 to 5 PM. */
  text: Scalars['String']['output'];
};

/** Input of `holdPrize`. */
export type HoldPrizeInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Payload of `holdPrize`. */
export type HoldPrizePayload = {
  __typename?: 'HoldPrizePayload';
  /** The hold. */
  hold?: Maybe<PrizeHold>;
  /** The updated prize. */
  prize?: Maybe<Prize>;
  /** Why not: TOO_FEW_POINTS_TO_HOLD, HOLD_EXISTS, SOLD_OUT, LIMIT_REACHED, NOT_STARTED, ENDED, NOT_OPTED_IN, ONLY_WON, NEGATIVE_BALANCE, EMPLOYEE_EXCLUDED, AGE_NOT_MET. */
  userErrors: Array<UserError>;
};

/** Input of `holdSlot`. */
export type HoldSlotInput = {
  /** Cart id. */
  cartId: Scalars['ID']['input'];
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Slot id. */
  slotId: Scalars['ID']['input'];
};

/** A program the household subscribes to (G-52). */
export type HouseholdSubscription = {
  __typename?: 'HouseholdSubscription';
  /** When it is in effect. */
  effectiveTimePeriods: Array<TimePeriod>;
  /** Is it in effect now? */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The period that `state` is about, formatted in the store's time zone: Since Jul 12, 2026; null if there never was one. */
  periodText?: Maybe<Scalars['String']['output']>;
  /** How it stands now. */
  state: SubscriptionState;
  /** Status. */
  status: Scalars['String']['output'];
  /** Value. */
  value: Scalars['String']['output'];
};

/** Pictures of the how-it-works steps. */
export type HowItWorksImage =
  /** Playing. */
  | 'PLAY'
  /** Shopping. */
  | 'SHOP'
  /** Winning. */
  | 'WIN';

/** One step of the how-it-works dialog. */
export type HowItWorksStep = {
  __typename?: 'HowItWorksStep';
  /** One or two sentences. */
  body: Scalars['String']['output'];
  /** Picture. */
  image: HowItWorksImage;
  /** Number, from 1. */
  step: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A household's notices (N-69). */
export type Inbox = {
  __typename?: 'Inbox';
  /** Newest first, at most 100. */
  notices: Array<Notice>;
  /** How many are unread. */
  unreadCount: Scalars['Int']['output'];
};

/** Input of `join`; its fields follow N-7. */
export type JoinInput = {
  /** Has the shopper accepted the terms and the privacy notice? */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Chosen by the client: the same request gets the same response (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Number of a club card from the store. */
  clubCard?: InputMaybe<Scalars['String']['input']>;
  /** First name, 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  firstName: Scalars['String']['input'];
  /** Last name, 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  lastName: Scalars['String']['input'];
  /** Version of the privacy notice shown. */
  privacyVersion: Scalars['String']['input'];
  /** One of the banner's stores. */
  storeId: Scalars['ID']['input'];
  /** Version of the terms shown. */
  termsVersion: Scalars['String']['input'];
  /** Does the shopper want messages about deals? */
  wantsDeals: Scalars['Boolean']['input'];
  /** ZIP code, five digits or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** Answer of `join`. */
export type JoinPayload = {
  __typename?: 'JoinPayload';
  /** Same-site path to continue to. */
  redirectTo?: Maybe<Scalars['String']['output']>;
  /** Why the shopper did not join: field errors, such as REQUIRED or CLUB_CARD_NOT_ACCEPTED, name their field; TERMS_NOT_ACCEPTED, TERMS_CHANGED, NO_JOINING, ALREADY_MEMBER, RATE_LIMITED. */
  userErrors: Array<UserError>;
  /** Who is asking now. */
  viewer?: Maybe<Viewer>;
};

/** A handle verified with a code that belongs to no member yet. */
export type Joining = {
  __typename?: 'Joining';
  /** How its code was sent. */
  channel: SignInChannel;
  /** When it expires; joining then takes a new code. */
  expiresAt: Scalars['DateTime']['output'];
  /** The handle with most of it hidden. */
  maskedHandle: Scalars['String']['output'];
};

/** Where the driver of an order is. */
export type Journey = {
  __typename?: 'Journey';
  /** Where it still stops; the last is the shopper's door. */
  ahead: Array<MapPoint>;
  /** How the driver is reached; null if they can't be. */
  contact?: Maybe<DriverContact>;
  /** Where it has been, where it set out first. */
  gone: Array<MapPoint>;
  /** Says what the map shows, for who can't see it. */
  mapText: Scalars['String']['output'];
  /** Seen at 4:08 PM. */
  seenText: Scalars['String']['output'];
  /** Rosa is two stops away. */
  text: Scalars['String']['output'];
  /** Where the van is. */
  van: MapPoint;
};

/** Input of `keepWalletPayment`. */
export type KeepWalletPaymentInput = {
  /** Cart id. */
  cartId: Scalars['ID']['input'];
  /** Chosen by the client; repeating a request keeps nothing twice (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** What the sheet answered, as JSON. */
  payload: Scalars['LongText']['input'];
  /** The chosen way to pay. */
  paymentId: Scalars['ID']['input'];
  /** The quote that the sheet showed. */
  quoteId: Scalars['ID']['input'];
};

/** Payload of `keepWalletPayment`. */
export type KeepWalletPaymentPayload = {
  __typename?: 'KeepWalletPaymentPayload';
  /** The card that pays; null if nothing was kept. */
  card?: Maybe<WalletCard>;
  /** What is new since the quote; null unless it changed (N-60). */
  changes?: Maybe<QuoteChanges>;
  /** The checkout as it is now, when nothing was kept. */
  checkout?: Maybe<Checkout>;
  /** Why nothing was kept: QUOTE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN, PAYMENT_NOT_OFFERED, CART_NOT_FOUND, INVALID. */
  userErrors: Array<UserError>;
};

/** A passkey that a device may have already. */
export type KnownPasskey = {
  __typename?: 'KnownPasskey';
  /** Id, as browsers know it. */
  id: Scalars['ID']['output'];
  /** How its device is reached. */
  transports: Array<Scalars['String']['output']>;
};

/** A part of the store on the way through it. */
export type ListAisle = {
  __typename?: 'ListAisle';
  /** Department id. */
  id: Scalars['ID']['output'];
  /** Its name: Dairy, Eggs & Cheese. */
  name: Scalars['String']['output'];
  /** Its number on the way, from 1. */
  number: Scalars['Int']['output'];
};

/** What an item of My List is. */
export type ListItemKind =
  /** An offer. */
  | 'OFFER'
  /** A product. */
  | 'PRODUCT'
  /** What the shopper wrote. */
  | 'TEXT';

/** A change of My List that was refused. */
export type ListRefusal = {
  __typename?: 'ListRefusal';
  /** LIST_FULL, ITEM_NOT_FOUND, PRODUCT_NOT_FOUND, EMPTY_TEXT, TOO_LONG, NOT_CLIPPED, OFFER_EXPIRED, or why else an offer can't be listed. */
  code: Scalars['String']['output'];
  /** Id of the item. */
  itemId: Scalars['ID']['output'];
  /** In the shopper's words: My List is full. Take something off it first. */
  message: Scalars['String']['output'];
};

/** What a trip would cost, at today's prices, before tax, deposits, and clipped coupons. */
export type ListTrip = {
  __typename?: 'ListTrip';
  /** 7 items, regular price. */
  itemsText: Scalars['String']['output'];
  /** What the sum leaves out: Clipped coupons come off in your cart. 2 items have no price here. */
  note: Scalars['String']['output'];
  /** What they cost without a sale. */
  regular: Money;
  /** What sales take off; null if nothing. */
  saved?: Maybe<Money>;
  /** What is left. */
  total: Money;
};

/** My List has changed, whoever in the household changed it. */
export type ListUpdate = {
  __typename?: 'ListUpdate';
  /** Its version now, as `MyList.version` counts it. */
  version: Scalars['Int']['output'];
};

/** A logo. */
export type Logo = {
  __typename?: 'Logo';
  /** Alt text. */
  altText: Scalars['String']['output'];
  /** Path of the picture. */
  src: Scalars['String']['output'];
};

/** Logos (S-60, S-211). */
export type Logos = {
  __typename?: 'Logos';
  /** Default, for anything else. */
  default: Logo;
  /** For U. */
  forU: Logo;
  /** FreshPass. */
  freshPass: Logo;
  /** Rewards. */
  rewards: Logo;
};

/** A household's loyalty account. */
export type Loyalty = {
  __typename?: 'Loyalty';
  /** Club card number; null without a card. */
  clubCard?: Maybe<Scalars['String']['output']>;
  /** Household id. */
  householdId: Scalars['ID']['output'];
};

/** A choice of options that the household has ordered before. */
export type MadeBefore = {
  __typename?: 'MadeBefore';
  /** The note to whoever made it. */
  comments?: Maybe<Scalars['String']['output']>;
  /** When its order was placed: Jul 26. */
  dayText: Scalars['String']['output'];
  /** UPCs of the options, as they were ordered; those that are gone or out today are left out when they are chosen again. */
  optionIds: Array<Scalars['ID']['output']>;
};

/** A place on a map, in thousandths of its width and height from the upper left. */
export type MapPoint = {
  __typename?: 'MapPoint';
  /** From the left. */
  x: Scalars['Int']['output'];
  /** From above. */
  y: Scalars['Int']['output'];
};

/** Input of `markHowItWorksSeen`. */
export type MarkHowItWorksSeenInput = {
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Payload of `markHowItWorksSeen`. */
export type MarkHowItWorksSeenPayload = {
  __typename?: 'MarkHowItWorksSeenPayload';
  /** The updated program. */
  program?: Maybe<Program>;
};

/** Input of `markNoticeRead`. */
export type MarkNoticeReadInput = {
  /** Notice id. */
  noticeId: Scalars['ID']['input'];
};

/** Payload of `markNoticeRead`. */
export type MarkNoticeReadPayload = {
  __typename?: 'MarkNoticeReadPayload';
  /** The updated inbox. */
  inbox?: Maybe<Inbox>;
};

/** The signed-in shopper. */
export type Me = {
  __typename?: 'Me';
  /** Activity in all games in the last 180 days, newest first, page by page; null if it can't be loaded (G-83, G-117). */
  activity?: Maybe<ActivityConnection>;
  /** Customer or employee. */
  customerType: CustomerType;
  /** Email address, if known. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The household's FreshPass; null if it can't be loaded (S-28, N-70). */
  freshPass?: Maybe<FreshPass>;
  /** The household's grocery rewards (N-12, N-70); null if they can't be loaded. */
  groceryRewards?: Maybe<GroceryRewards>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Notices, newest first; null if they can't be loaded (N-69). */
  inbox?: Maybe<Inbox>;
  /** True for a business account (site type B). */
  isBusiness: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** The shopper's passkeys, oldest first; null if they can't be read right now. */
  passkeys?: Maybe<Array<Passkey>>;
  /** The store's games and Bonus Path. */
  playAndEarn: PlayAndEarn;
  /** One prize by its id; null, with an error, if there is no such prize (G-81). */
  prize?: Maybe<Prize>;
  /** Profile with addresses and subscriptions; null if the profile service fails. */
  profile?: Maybe<CustomerProfile>;
  /** One program by its code; null if the store doesn't have it (G-114). */
  program?: Maybe<Program>;
  /** Browsers that show notices while no page is open; null if they can't be loaded. */
  push?: Maybe<Push>;
  /** One of the household's redemptions, readable any number of times; null if there is no such redemption. */
  redemption?: Maybe<Redemption>;
  /** How the household earned and spent points in the last 180 days, newest first, page by page; null if it can't be loaded (G-84). */
  rewardsHistory?: Maybe<RewardsHistory>;
  /** The store whose programs the shopper sees. */
  store: Store;
  /** Unacknowledged sweepstakes wins, the newest draw first (G-60, G-61); empty if they can't be loaded. */
  sweepstakesWins: Array<SweepstakesWin>;
  /** All of the household's prizes from all its games, those that need action first, page by page; null if they can't be loaded (N-26). */
  wallet?: Maybe<WalletConnection>;
  /** Every sweepstakes win, acknowledged or not, with its claim status; null if they can't be loaded. */
  wins?: Maybe<Array<SweepstakesWin>>;
};


/** The signed-in shopper. */
export type MeActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: ActivityFilter;
  first: Scalars['PageSize']['input'];
  programCode?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in shopper. */
export type MePrizeArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in shopper. */
export type MeProgramArgs = {
  code: Scalars['ID']['input'];
};


/** The signed-in shopper. */
export type MeRedemptionArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in shopper. */
export type MeRewardsHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['PageSize']['input'];
  programCode?: InputMaybe<Scalars['ID']['input']>;
};


/** The signed-in shopper. */
export type MeWalletArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['PageSize']['input'];
  programCode?: InputMaybe<Scalars['ID']['input']>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Amount, such as 12.99. */
  amount: Scalars['Decimal']['output'];
  /** Currency. */
  currencyCode: CurrencyCode;
};

/** Input of `moveOrder`. */
export type MoveOrderInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** What the order costs then, as the shopper saw, so that nobody pays more unasked. */
  expectedTotal: Scalars['Decimal']['input'];
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
  /** One of its `times`. */
  slotId: Scalars['ID']['input'];
  /** Version of the order that the shopper saw. */
  version: Scalars['Int']['input'];
};

/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the terms of box tops, once for all box-top offers; done before, it changes nothing (S-156, N-47). */
  acceptBoxTops: AcceptBoxTopsPayload;
  /** "Got it, don't show again": the win is never shown again, but its claim stays open (G-86, I-9). */
  acknowledgeWin: AcknowledgeWinPayload;
  /** Adds the mobile number or the email address that the profile lacks (S-153, S-154). */
  addContact: AddContactPayload;
  /** Adds the passkey that the device made. */
  addPasskey: AddPasskeyPayload;
  /** Asks a store to stock what a search didn't find. Guests may ask, too; whoever asks again is counted once. */
  askToStock: AskToStockPayload;
  /** Forgets the handle verified in this browser. */
  cancelJoining: CancelJoiningPayload;
  /** Cancels an order that isn't being picked yet: time, stock, coupons, and holds are released. */
  cancelOrder: EditOrderPayload;
  /** Cancels a subscription at once. An order that is placed already stays. */
  cancelSubscription: ScheduleAndSavePayload;
  /** Adds, changes, and removes lines. What can be done is done; each refusal says why (N-58, N-68). */
  changeCart: ChangeCartPayload;
  /** Starts the month on the house, joins from month to month, cancels at the end of the current month, or keeps what was canceled (S-28, N-70). */
  changeFreshPass: ChangeFreshPassPayload;
  /** Leaves a delivery at the door instead, or hands it to a person again, until the driver hands it over (S-144). */
  changeHandOver: EditOrderPayload;
  /**
   * Changes My List: first what is removed, then what is added, then what is set, each for itself. What is done twice is done
   * once, so that a device may repeat what it did without a connection (S-124, S-188, I-8).
   */
  changeMyList: ChangeMyListPayload;
  /** Adds an item to one upcoming order only, or takes it off (S-176). */
  changeOneTimeItem: ScheduleAndSavePayload;
  /** Pays an order at hand-over after its provider has refused the new total, or asks the provider again (N-64). */
  changeOrderPayment: EditOrderPayload;
  /** Changes where, how, and when subscriptions come. */
  changeSchedulePlan: ScheduleAndSavePayload;
  /** Changes a subscription: how much, how often, or when; pauses it, goes on, skips a day, or accepts a price (N-65). */
  changeSubscription: ScheduleAndSavePayload;
  /** Chooses one of the prizes in an ALTERNATE_PRIZES prize, within 7 days. */
  chooseAlternatePrize: ChooseAlternatePrizePayload;
  /** Sets where the visitor shops: in a member's profile, in a guest's cookie. */
  chooseShop: ChooseShopPayload;
  /** Packs another substitute that the store has, and keeps it, until the order leaves the store (N-41). */
  chooseSwap: EditOrderPayload;
  /** Claims a sweepstakes prize, within 7 days of the notice (N-31). */
  claimWin: ClaimWinPayload;
  /**
   * Clips a coupon, activates a challenge, or adds an offer to My List, whichever its `action` offers; done before, it changes
   * nothing (S-114, S-184, S-185, T-1).
   */
  clipCoupon: ClipCouponPayload;
  /**
   * Clips exactly the coupons that lower a cart's total, all of them or none, and proves it; once done, there is nothing more to
   * clip.
   */
  clipForCart: ClipForCartPayload;
  /** Closes the open stop of the guided tour; what was seen stays so. */
  closeTourStop: CloseTourStopPayload;
  /** Keeps what was packed instead of an item, or gives it back, until the order is handed over (N-41). */
  decideSwap: EditOrderPayload;
  /** Deletes a delivery address; orders that were placed keep it (N-3). */
  deleteDeliveryAddress: DeleteFromProfilePayload;
  /** Deletes a mobile number, which then signs no one in (N-3). */
  deletePhone: DeleteFromProfilePayload;
  /** Discards the changes of an order; it stays as it was. */
  discardOrderEdit: EditOrderPayload;
  /** Starts to change an order: until it's saved or discarded, groceries go there (S-3, S-111). */
  editOrder: EditOrderPayload;
  /** Enters a sweepstakes without a purchase; no sign-in needed (N-28). */
  enterFree: EnterFreePayload;
  /** Switches notices off in a browser. */
  forgetPushDevice: ForgetPushDevicePayload;
  /** "Not Maya?": forgets the shopper remembered by this browser. */
  forgetShopper: ForgetShopperPayload;
  /** Holds a prize for 24 hours once the household has 90% of its cost. One hold per game at a time. */
  holdPrize: HoldPrizePayload;
  /** Holds a time for a cart for 15 minutes; the one held before is let go (N-59). */
  holdSlot: CheckoutPayload;
  /** Makes the handle verified in this browser a member: registered or, with a club card, a customer (S-10). */
  join: JoinPayload;
  /** Keeps what a wallet's sheet confirmed: `placeOrder` pays with it, once, for the same quote (N-64). */
  keepWalletPayment: KeepWalletPaymentPayload;
  /** Records that the shopper has seen how the game works (G-90). */
  markHowItWorksSeen: MarkHowItWorksSeenPayload;
  /** Marks an inbox notice as read. */
  markNoticeRead: MarkNoticeReadPayload;
  /** Moves an order to another time of its store until its cut-off; the one it had is free then (X-7, N-62). */
  moveOrder: EditOrderPayload;
  /** Opens a stop of the guided tour as whoever it is for; refused unless the services run with demo data. */
  openTourStop: OpenTourStopPayload;
  /** Opens the sheet of a wallet that first wants to know who asks: Apple Pay. */
  openWalletSession: OpenWalletSessionPayload;
  /** Opts the household in to a program (N-15). Repeating it changes nothing. */
  optIn: OptInPayload;
  /** Places the order, unless its price or stock has changed since the quote the shopper saw (N-60). */
  placeOrder: PlaceOrderPayload;
  /** Plays once per play key, decided on the server (N-20). Repeating the key returns the same play. */
  play: PlayPayload;
  /**
   * Gives the household an offer of an event that an address names, such as that of a new account: each once, and none by an
   * event that isn't its own (S-32, S-197, N-45).
   */
  receiveOffer: ReceiveOfferPayload;
  /** Redeems a prize (G-88, N-26): one that was won, or one of the "Available Prizes" for points. Repeating a client request returns the same redemption. */
  redeemPrize: RedeemPrizePayload;
  /** Releases a hold. Without one, changes nothing. */
  releasePrizeHold: ReleasePrizeHoldPayload;
  /** Takes an offer off My List; what is clipped stays clipped, and still lowers the price (S-45, S-116, S-188, N-81). */
  removeFromList: ClipCouponPayload;
  /** Removes a passkey; the one-time code always remains. Sensitive (N-3). */
  removePasskey: RemovePasskeyPayload;
  /** Gives a passkey another name. */
  renamePasskey: RenamePasskeyPayload;
  /** Adds what an order had to the carts; what can't be had is named. */
  reorder: ChangeCartPayload;
  /** Adds or changes a delivery address (N-8). */
  saveDeliveryAddress: SaveDeliveryAddressPayload;
  /** Saves the changes of an order, if its cut-off hasn't passed (N-62). */
  saveOrderEdit: EditOrderPayload;
  /** Says that the shopper is at the store, for an order that waits there. */
  sayImHere: EditOrderPayload;
  /** Keeps what was chosen in a step of the checkout. Fields that are omitted stay as they are. */
  setCheckout: CheckoutPayload;
  /** Changes communication preferences, one switch or many; the others stay as they are. */
  setCommunicationPreferences: SetCommunicationPreferencesPayload;
  /** Switches notices on in a browser, or changes which it shows; sent again, it changes nothing. */
  setPushDevice: SetPushDevicePayload;
  /** Requests or cancels an inbox notice for when a sold-out prize is back in stock. Repeating it changes nothing. */
  setStockAlert: SetStockAlertPayload;
  /** Signs in as a demo shopper without a code; refused unless the services run with demo data. */
  signInAsDemoShopper: VerifySignInCodePayload;
  /** Opens the session with a passkey, as the right code does. */
  signInWithPasskey: SignInWithPasskeyPayload;
  /** Ends this session, or every session of the shopper. */
  signOut: SignOutPayload;
  /** Skips all that is scheduled on a day, or takes that back. */
  skipUpcomingOrder: ScheduleAndSavePayload;
  /** Asks for a new passkey; sensitive (N-3). */
  startPasskey: StartPasskeyPayload;
  /** Asks for a passkey to sign in with. The answer says nothing of who has one. */
  startPasskeySignIn: StartPasskeySignInPayload;
  /** Sends a one-time code. The answer is the same whether or not the handle is known (T-28). */
  startSignIn: StartSignInPayload;
  /** Subscribes to a product; one that is subscribed already is changed (S-201). */
  subscribe: ScheduleAndSavePayload;
  /** Grants a play without a purchase, one at a time, within the same limits as any other play (N-28). While one is waiting, another request changes nothing. */
  takeFreePlay: TakeFreePlayPayload;
  /** Unclips a coupon, and takes it off My List; done before, it changes nothing (S-117, S-187). */
  unclipCoupon: ClipCouponPayload;
  /** Unclips what `clipForCart` has clipped; done before, it changes nothing. */
  undoClipForCart: ClipForCartPayload;
  /** Lets a grocery cart spend the household's grocery rewards, or keeps it from it; done before, it changes nothing (N-35). */
  useRewards: UseRewardsPayload;
  /** Checks a one-time code and opens the session. */
  verifySignInCode: VerifySignInCodePayload;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationAcceptBoxTopsArgs = {
  input: AcceptBoxTopsInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationAcknowledgeWinArgs = {
  input: AcknowledgeWinInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationAddContactArgs = {
  input: AddContactInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationAskToStockArgs = {
  input: AskToStockInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationCancelOrderArgs = {
  input: OrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeCartArgs = {
  input: ChangeCartInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeFreshPassArgs = {
  input: ChangeFreshPassInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeHandOverArgs = {
  input: ChangeHandOverInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeMyListArgs = {
  input: ChangeMyListInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeOneTimeItemArgs = {
  input: ChangeOneTimeItemInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeOrderPaymentArgs = {
  input: ChangeOrderPaymentInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeSchedulePlanArgs = {
  input: ChangeSchedulePlanInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChooseAlternatePrizeArgs = {
  input: ChooseAlternatePrizeInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChooseShopArgs = {
  input: ChooseShopInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationChooseSwapArgs = {
  input: ChooseSwapInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationClaimWinArgs = {
  input: ClaimWinInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationClipCouponArgs = {
  input: ClipCouponInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationClipForCartArgs = {
  input: ClipForCartInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationDecideSwapArgs = {
  input: DecideSwapInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationDeleteDeliveryAddressArgs = {
  input: DeleteDeliveryAddressInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationDeletePhoneArgs = {
  input: DeletePhoneInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationDiscardOrderEditArgs = {
  input: OrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationEditOrderArgs = {
  input: OrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationEnterFreeArgs = {
  input: EnterFreeInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationForgetPushDeviceArgs = {
  input: ForgetPushDeviceInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationHoldPrizeArgs = {
  input: HoldPrizeInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationHoldSlotArgs = {
  input: HoldSlotInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationJoinArgs = {
  input: JoinInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationKeepWalletPaymentArgs = {
  input: KeepWalletPaymentInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationMarkHowItWorksSeenArgs = {
  input: MarkHowItWorksSeenInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationMarkNoticeReadArgs = {
  input: MarkNoticeReadInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationMoveOrderArgs = {
  input: MoveOrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationOpenTourStopArgs = {
  input: OpenTourStopInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationOpenWalletSessionArgs = {
  input: OpenWalletSessionInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationOptInArgs = {
  input: OptInInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationPlayArgs = {
  input: PlayInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationReceiveOfferArgs = {
  input: ReceiveOfferInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationRedeemPrizeArgs = {
  input: RedeemPrizeInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationReleasePrizeHoldArgs = {
  input: ReleasePrizeHoldInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationRemoveFromListArgs = {
  input: ClipCouponInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationReorderArgs = {
  input: OrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSaveDeliveryAddressArgs = {
  input: SaveDeliveryAddressInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSaveOrderEditArgs = {
  input: SaveOrderEditInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSayImHereArgs = {
  input: SayImHereInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSetCheckoutArgs = {
  input: SetCheckoutInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSetCommunicationPreferencesArgs = {
  input: SetCommunicationPreferencesInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSetPushDeviceArgs = {
  input: SetPushDeviceInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSetStockAlertArgs = {
  input: SetStockAlertInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSignInAsDemoShopperArgs = {
  input: SignInAsDemoShopperInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSkipUpcomingOrderArgs = {
  input: SkipUpcomingOrderInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationStartSignInArgs = {
  input: StartSignInInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationTakeFreePlayArgs = {
  input: TakeFreePlayInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationUnclipCouponArgs = {
  input: ClipCouponInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationUndoClipForCartArgs = {
  input: UndoClipForCartInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationUseRewardsArgs = {
  input: UseRewardsInput;
};


/**
 * Changes. Sensitive ones (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`) require a sign-in
 * within the last 45 minutes (N-3): after that, the response has an error with code STEP_UP_REQUIRED and nothing is done.
 * Request a code with purpose STEP_UP, verify it, and send the same again.
 */
export type MutationVerifySignInCodeArgs = {
  input: VerifySignInCodeInput;
};

/** My List (S-101). */
export type MyList = {
  __typename?: 'MyList';
  /** 12 items. */
  countText: Scalars['String']['output'];
  /** The same for every list: a household has one. */
  id: Scalars['ID']['output'];
  /** What is on it, in the order one walks the store; what nobody can place comes last. */
  items: Array<MyListItem>;
  /** Whose order it is: 2300 16th St. null if the store can't be loaded. */
  storeName?: Maybe<Scalars['String']['output']>;
  /** What the items that aren't checked off would cost today; null if none has a price. */
  trip?: Maybe<ListTrip>;
  /** Rises with each change, as `ListUpdate.version` tells it; 0 if nobody counts. */
  version: Scalars['Int']['output'];
};

/** An item of My List: an offer, a product, or what the shopper wrote. */
export type MyListItem = {
  __typename?: 'MyListItem';
  /** When it was put on the list. */
  addedAt: Scalars['DateTime']['output'];
  /** Where it is in the store; null if nobody knows. */
  aisle?: Maybe<ListAisle>;
  /** Id of the offer; null unless it is one. */
  couponId?: Maybe<Scalars['ID']['output']>;
  /** About it, in one line: 2 × 16 oz; Weekly Ad to 08/11; Coupon, expires 08/24; You wrote this. */
  detailText: Scalars['String']['output'];
  /** When its offer ends; null if it is none, or doesn't end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the item. */
  id: Scalars['ID']['output'];
  /** Name of its picture among the storefront's own; null if it has none there. */
  imageId?: Maybe<Scalars['String']['output']>;
  /** Was it checked off? */
  isChecked: Scalars['Boolean']['output'];
  /** Is it an offer that is over, by the store's day? */
  isExpired: Scalars['Boolean']['output'];
  /** What it is. */
  kind: ListItemKind;
  /** Path of its page; null if it has none. */
  path?: Maybe<Scalars['String']['output']>;
  /** Pictures of its product; null if it has none. */
  pictures?: Maybe<ProductPictures>;
  /** What it costs today: $7.00; $3.99/lb. null if nobody knows. */
  priceText?: Maybe<Scalars['String']['output']>;
  /** Product number; null unless it is a product, or an offer of just one. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** What it saves: $1.50 off; null if nothing is said. */
  savingsText?: Maybe<Scalars['String']['output']>;
  /** Its name: Meadow Lane Butter. */
  title: Scalars['String']['output'];
};

/** An item of the left navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** Path with the banner filled in; every link to the games points to /games/game-grid (G-25). */
  href: Scalars['String']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title with the banner filled in (G-26). */
  title: Scalars['String']['output'];
};

/** A store and how far away it is. */
export type NearbyStore = {
  __typename?: 'NearbyStore';
  /** Does it deliver to the ZIP code? null for a city. */
  delivers?: Maybe<Scalars['Boolean']['output']>;
  /** Straight-line distance: 0.6 mi. */
  distance: Scalars['String']['output'];
  /** The next pickup and the next delivery, the latter for the ZIP code. */
  nextSlots: Array<NextSlot>;
  /** The store. */
  store: StoreDetails;
};

/** When an order could next be picked up or delivered. */
export type NextSlot = {
  __typename?: 'NextSlot';
  /** PICKUP or DELIVERY. */
  channel: Channel;
  /** Can it be booked? */
  isOffered: Scalars['Boolean']['output'];
  /** Next pickup today, 2 to 3 PM; No pickup this week, in-store only; Doesn't deliver to 94608. */
  text: Scalars['String']['output'];
};

/** A notice. */
export type Notice = {
  __typename?: 'Notice';
  /** Today or yesterday, in the shopper's time zone, or earlier. */
  age: NoticeAge;
  /** One or two sentences. */
  body: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Formatted day, in the shopper's time zone: Aug 5. */
  dateString: Scalars['String']['output'];
  /** Same-site path it points to. */
  href: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Has it been read? */
  isRead: Scalars['Boolean']['output'];
  /** When on that day: 10:51 AM; its day, if that's earlier: Aug 2. */
  timeString: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Kind. */
  type: NoticeType;
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

/** Nutrition facts per serving. */
export type Nutrition = {
  __typename?: 'Nutrition';
  /** Calories per serving. */
  calories: Scalars['Int']['output'];
  /** Nutrients in the order of the FDA label. */
  rows: Array<NutritionRow>;
  /** Serving size: 1 cup (240 ml). */
  serving: Scalars['String']['output'];
};

/** A line of the nutrition facts. */
export type NutritionRow = {
  __typename?: 'NutritionRow';
  /** Amount per serving: 1.5 g; 190 mg. */
  amount: Scalars['String']['output'];
  /** Percentage of the daily value: 9%. null if there is no daily value for it. */
  dailyValue?: Maybe<Scalars['String']['output']>;
  /** Is it a part of the nutrient above it, and so indented? */
  isPartOfAbove: Scalars['Boolean']['output'];
  /** Nutrient: Total Fat. */
  name: Scalars['String']['output'];
};

/** Who an offer is for (S-83). */
export type OfferProgram =
  /** Everybody. */
  | 'CC'
  /** A personalized deal of one household. */
  | 'PD';

/** What an offer is, by code (S-96). */
export type OfferType =
  /** Coupon. */
  | 'CC'
  /** Grocery Reward. */
  | 'GR'
  /** Coupon of a manufacturer. */
  | 'MF'
  /** Personalized Deal. */
  | 'PD'
  /** Coupon of the store. */
  | 'SC'
  /** Monopoly Prize. */
  | 'TR'
  /** Weekly Ad. */
  | 'WS';

/** A program's official rules (N-27). */
export type OfficialRules = {
  __typename?: 'OfficialRules';
  /** In force since, formatted: Jul 28. */
  effectiveFromString: Scalars['String']['output'];
  /** Hash of the frozen text, in hex. */
  hash: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** Sections in order, the short form first; one names the sponsor. */
  sections: Array<RulesSection>;
  /** Version; an opt-in names the version that was read. */
  version: Scalars['Int']['output'];
};

/** Hours of one day, or of several in a row. */
export type OpenHours = {
  __typename?: 'OpenHours';
  /** Monday; Monday to Friday; Every day. */
  days: Scalars['String']['output'];
  /** 6 AM to 11 PM; Closed; Open 24 hours. */
  hours: Scalars['String']['output'];
};

/** Input of `openTourStop`. */
export type OpenTourStopInput = {
  /** Key of the demo shopper, where it is for one. */
  shopperKey?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the stop, 1 to 99. */
  stop: Scalars['Int']['input'];
  /** Whom it is for. */
  visitor: TourVisitor;
};

/** Payload of `openTourStop`. */
export type OpenTourStopPayload = {
  __typename?: 'OpenTourStopPayload';
  /** The tour; null when it was refused. */
  tour?: Maybe<Tour>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Input of `openWalletSession`. */
export type OpenWalletSessionInput = {
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** The chosen way to pay. */
  paymentId: Scalars['ID']['input'];
  /** Where the wallet says to ask. */
  validationUrl: Scalars['String']['input'];
};

/** Payload of `openWalletSession`. */
export type OpenWalletSessionPayload = {
  __typename?: 'OpenWalletSessionPayload';
  /** For the wallet, in JSON; null if its sheet can't be opened. */
  session?: Maybe<Scalars['String']['output']>;
  /** Why it can't: PAYMENT_NOT_OFFERED, PAYMENT_DECLINED, PAYMENT_UNKNOWN, INVALID. */
  userErrors: Array<UserError>;
};

/** Input of `optIn`. */
export type OptInInput = {
  /** Has the shopper accepted them? */
  acceptedRules: Scalars['Boolean']['input'];
  /** Chosen by the client; repeating a request returns the same answer (T-34). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Date of birth, if asked for. */
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** May we send messages about new games? */
  marketingConsent: Scalars['Boolean']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
  /** Two-letter state of residence, if asked for. */
  residencyState?: InputMaybe<Scalars['String']['input']>;
  /** Version of the rules the shopper read (T-35). */
  rulesVersion: Scalars['Int']['input'];
};

/** Payload of `optIn`. */
export type OptInPayload = {
  __typename?: 'OptInPayload';
  /** Had the household already opted in? */
  alreadyOptedIn?: Maybe<Scalars['Boolean']['output']>;
  /** Welcome plays earned by opting in. */
  gamePlaysEarned?: Maybe<Scalars['Int']['output']>;
  /** The updated program. */
  program?: Maybe<Program>;
  /** Why not: AGE_NOT_MET, NOT_ELIGIBLE_STATE, EMPLOYEE_EXCLUDED, RULES_CHANGED, RULES_NOT_ACCEPTED, PROGRAM_NOT_STARTED, PROGRAM_ENDED, DATE_OF_BIRTH_REQUIRED, DATE_OF_BIRTH_INVALID, RESIDENCY_REQUIRED. */
  userErrors: Array<UserError>;
};

/** Why a shopper can't opt in, whatever they answer (N-5). */
export type OptInRefusal = {
  __typename?: 'OptInRefusal';
  /** Stable code. */
  code: OptInRefusalCode;
  /** The reason as a sentence: Associates cannot enter sweepstakes. */
  message: Scalars['String']['output'];
};

/** Reasons against an opt-in that are known up front. */
export type OptInRefusalCode =
  /** The shopper is below the minimum age. */
  | 'AGE_NOT_MET'
  /** Associates can't take part. */
  | 'EMPLOYEE_EXCLUDED'
  /** The game is void in the shopper's state of residence. */
  | 'NOT_ELIGIBLE_STATE'
  /** The game has ended. */
  | 'PROGRAM_ENDED'
  /** The game hasn't started. */
  | 'PROGRAM_NOT_STARTED';

/** What the opt-in must ask; nothing is asked twice. */
export type OptInRequirements = {
  __typename?: 'OptInRequirements';
  /** Was this shopper or browser refused in the last 24 hours (N-17)? */
  isRefused: Scalars['Boolean']['output'];
  /** Is the date of birth needed? */
  needsDateOfBirth: Scalars['Boolean']['output'];
  /** Is the state of residence needed? */
  needsResidency: Scalars['Boolean']['output'];
};

/** Has the household opted in? */
export type OptInStatus =
  /** No. */
  | 'NOT_OPTED_IN'
  /** Yes. */
  | 'OPTED_IN';

/** An order (S-74). */
export type Order = {
  __typename?: 'Order';
  /** Path of its calendar file; null if no meeting is ahead. */
  calendarPath?: Maybe<Scalars['String']['output']>;
  /** Can it be canceled now? */
  canCancel: Scalars['Boolean']['output'];
  /** Can its items be changed now? */
  canEdit: Scalars['Boolean']['output'];
  /** Can it be moved to another time now? */
  canMove: Scalars['Boolean']['output'];
  /** Rises with everything that happens to it: the version of an `OrderUpdate`. */
  changeNumber: Scalars['Int']['output'];
  /** The cut-off in a few words: Wed, 11 PM. null if it can't be changed. */
  changeUntilText?: Maybe<Scalars['String']['output']>;
  /** How its total changed since it was placed, step by step, and what it is now; empty if nothing has changed. */
  changedSums: Array<ChangedSum>;
  /** What differs from what was ordered: shorts, substitutions, real weights. */
  changes: Array<OrderChange>;
  /** How it reaches the shopper. */
  channel: Channel;
  /** The cut-off. */
  cutoffAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it costs something else: $4.01 less than you placed. null if nothing has changed. */
  differenceText?: Maybe<Scalars['String']['output']>;
  /** Path for changing it: /cart/{storeId}/{orderNumber} (S-22). */
  editPath: Scalars['String']['output'];
  /** Items, time and coupons, until tomorrow, 11 PM. If it can't be changed: why. */
  editText?: Maybe<Scalars['String']['output']>;
  /** You can change it for another 12 hours. null if it can't be changed. */
  editTitle?: Maybe<Scalars['String']['output']>;
  /** One more fact for a list of orders: 2300 16th St, bay 4; 54 Game points; $3.99 refunded; Nothing was charged. */
  factText?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** 14 items. */
  itemCountText: Scalars['String']['output'];
  /** Which shop it's from. */
  kind: CartKind;
  /** Until when it can be changed, for a list of orders: Edit until tomorrow, 11 PM; No more edits. null once it's over. */
  limitText?: Maybe<Scalars['String']['output']>;
  /** Its lines; the first ones for a small picture of it. */
  lines: Array<OrderLine>;
  /** The next meeting, for the heading of a placed order: See you tomorrow at 4. null if there's none ahead. */
  meetingText?: Maybe<Scalars['String']['output']>;
  /** How it can be handed over instead; null if there is no other way, or it's too late. */
  otherHandOver?: Maybe<OtherHandOver>;
  /** Path of its page: /account/orders/4471955. */
  path: Scalars['String']['output'];
  /** What a payment provider refused to hold of the order's total, and what to do; null if it's covered (N-64). */
  paymentProblem?: Maybe<PaymentProblem>;
  /** You pay at pickup; Paid online with Quillpay. */
  paymentText: Scalars['String']['output'];
  /** More about the place: Open 6 AM to 11 PM. */
  placeDetail?: Maybe<Scalars['String']['output']>;
  /** Where it goes: 2300 16th St. Bay 4, by the east door. */
  placeText: Scalars['String']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Order 4471955, placed today at 10:42 AM. */
  placedText: Scalars['String']['output'];
  /** Purchase order number, as a business wrote it (S-165); null for none. */
  poNumber?: Maybe<Scalars['String']['output']>;
  /** How the points come about: 28 whole dollars of $28.42, 1 point each; null if it earns none. */
  pointsDetail?: Maybe<Scalars['String']['output']>;
  /** About 28 Game points. It may take up to 48 hours to process new activity. Once posted: 28 Game points earned. null if it earns none. */
  pointsText?: Maybe<Scalars['String']['output']>;
  /** The receipt; null until it's final. */
  receipt?: Maybe<Receipt>;
  /** What the shopper saves; null if nothing. */
  savings?: Maybe<Money>;
  /** Safeway; Vine and Cellar; Copper & Clay. */
  shopName: Scalars['String']['output'];
  /** Where it is on its way (N-61). */
  state: OrderState;
  /** Placed; Ready for pickup; Picked up. */
  stateText: Scalars['String']['output'];
  /** Where it's packed; null if stores can't be loaded. */
  store?: Maybe<StoreDetails>;
  /** If something is out: best match for 4, refund for 2. */
  substitutionText?: Maybe<Scalars['String']['output']>;
  /** Its sum, step by step. */
  sums: Array<SumLine>;
  /** What was packed instead of what was ordered, for the shopper to decide; none once the order is final or canceled. */
  swaps: Array<Swap>;
  /** The times that it can be moved to; null if it can't, and if they can't be loaded. */
  times?: Maybe<OrderTimes>;
  /** When as the shopper would say it: Pickup on Thursday, 4 to 5 PM. */
  title: Scalars['String']['output'];
  /** Its last way: from when it's packed until the shopper has it; null before and after. */
  today?: Maybe<OrderDay>;
  /** What it costs, or cost. */
  total: Money;
  /** Total at pickup; Paid. */
  totalLabel: Scalars['String']['output'];
  /** What it cost as placed, to be struck through; null if nothing has changed. */
  totalPlaced?: Maybe<Money>;
  /** Its way, from placed to handed over. */
  track: Array<TrackPoint>;
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** The day of the week on which the shopper gets it, or got it: Wednesday. */
  weekday: Scalars['String']['output'];
};


/** An order (S-74). */
export type OrderLinesArgs = {
  first?: InputMaybe<Scalars['PageSize']['input']>;
};

/** An order line's category, for earning points (N-10). Only groceries, pharmacy, milk in some states, and gift cards in some programs earn points. */
export type OrderCategory =
  /** Alcohol (N-54). */
  | 'ALCOHOL'
  /** Deposits. */
  | 'DEPOSIT'
  /** Refrigerated fluid dairy. */
  | 'FLUID_DAIRY'
  /** Fuel. */
  | 'FUEL'
  /** Gift cards. */
  | 'GIFT_CARD'
  /** Anything without a category of its own. */
  | 'GROCERY'
  /** Money orders and transfers. */
  | 'MONEY_SERVICES'
  /** Passes and tickets. */
  | 'PASSES'
  /** Pharmacy. */
  | 'PHARMACY'
  /** Tax. */
  | 'TAX'
  /** Tobacco. */
  | 'TOBACCO';

/** What differs from what was ordered. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** How much of it: 2 → 1; 0.75 → 0.72 lb. null if that's the same. */
  chipText?: Maybe<Scalars['String']['output']>;
  /** What it adds to the total. */
  difference: Money;
  /** Entry id of the line. */
  id: Scalars['ID']['output'];
  /** SHORT, SUBSTITUTED, WEIGHED. */
  kind: OrderChangeKind;
  /** What it was: Ataulfo Mango. */
  name: Scalars['String']['output'];
  /** Instead of Ataulfo Mango, at the lower price. */
  text: Scalars['String']['output'];
};

/** Kinds of differences. */
export type OrderChangeKind =
  /** Out, and left out. */
  | 'SHORT'
  /** Out, and replaced. */
  | 'SUBSTITUTED'
  /** Weighed. */
  | 'WEIGHED';

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Orders with cursors. */
  edges: Array<OrderEdge>;
  /** Is there more? */
  pageInfo: PageInfo;
};

/** The day of an order (N-61). */
export type OrderDay = {
  __typename?: 'OrderDay';
  /** We know you're here: bay 4. Someone will bring it out. null until the shopper says so. */
  arrivalText?: Maybe<Scalars['String']['output']>;
  /** Does it wait for the shopper to say that they are here? */
  canSayImHere: Scalars['Boolean']['output'];
  /** Where the driver is; null if nothing is known of it. */
  journey?: Maybe<Journey>;
  /** Delivery today, Sunday, Aug 9, 4 to 6 PM. Order 4472210. */
  lead: Scalars['String']['output'];
  /** The store knows you're on your way. null until the shopper says so, and once they are here. */
  onTheWayText?: Maybe<Scalars['String']['output']>;
  /** Here about 4:25 PM; Ready for pickup. */
  title: Scalars['String']['output'];
};

/** An order of a page. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** An order that is being changed: nothing is changed until it's saved (S-22, S-111). */
export type OrderEdit = {
  __typename?: 'OrderEdit';
  /** Its lines as they would be. */
  cart: Cart;
  /** What would change. */
  changes: Array<OrderEditChange>;
  /** The cut-off. */
  cutoffAt: Scalars['DateTime']['output'];
  /** You pay $4.28 more at pickup; The total stays the same. */
  differenceText: Scalars['String']['output'];
  /** Number of the order. */
  id: Scalars['ID']['output'];
  /** What else changes with them: with `changes`, it adds up to what the total changes by. */
  otherChanges: Array<OrderEditOtherChange>;
  /** Path of the cart page for it: /cart/{storeId}/{orderNumber}. */
  path: Scalars['String']['output'];
  /** Pickup on Friday, Aug 7, 4 to 5 PM at 2300 16th St. */
  placeText: Scalars['String']['output'];
  /** Thursday, 11 PM. */
  saveByText: Scalars['String']['output'];
  /** What it would cost, with its fee and tip. */
  totalAfter: Money;
  /** What the order costs as placed. */
  totalBefore: Money;
  /** What the shopper should know before saving: $30 off needs $100, you have $94 (T-87). */
  warnings: Array<Scalars['String']['output']>;
};

/** A change of an order that isn't saved. */
export type OrderEditChange = {
  __typename?: 'OrderEditChange';
  /** What it adds to the total. */
  difference: Money;
  /** Added, removed, or another quantity. */
  kind: OrderEditChangeKind;
  /** Entry id of the line. */
  lineId: Scalars['ID']['output'];
  /** Packages in the order as placed, to undo the change; null for what was added. */
  quantityBefore?: Maybe<Scalars['Int']['output']>;
  /** A removed line as it was; null for the others. */
  removed?: Maybe<CartLine>;
  /** On the line: 1 → 2; Added; Removed. */
  shortText: Scalars['String']['output'];
  /** In the rail: Sunny Side Eggs, 1 more. */
  text: Scalars['String']['output'];
  /** Pounds in the order as placed, if it's sold by weight. */
  weightBefore?: Maybe<Scalars['Decimal']['output']>;
};

/** Kinds of changes of an order. */
export type OrderEditChangeKind =
  /** New in the order. */
  | 'ADDED'
  /** More or fewer, or another weight. */
  | 'QUANTITY'
  /** No longer in it. */
  | 'REMOVED';

/** What changes in an order besides the lines that were changed. */
export type OrderEditOtherChange = {
  __typename?: 'OrderEditOtherChange';
  /** What it adds to the total. */
  difference: Money;
  /** What it is. */
  kind: OrderEditOtherChangeKind;
  /** Coupons and deals on other items; Bags; Tax. */
  text: Scalars['String']['output'];
};

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
  clientRequestId: Scalars['RequestId']['input'];
  /** Its number. */
  orderNumber: Scalars['ID']['input'];
};

/** A line of an order. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** What it costs. */
  amount: Money;
  /** Entry id. */
  id: Scalars['ID']['output'];
  /** 16 oz · Coupon $1.00 off; Best match for Ataulfo Mango. */
  metaText: Scalars['String']['output'];
  /** Name as ordered. */
  name: Scalars['String']['output'];
  /** Why this price. */
  priceSteps: Array<PriceStep>;
  /** The product as it's sold today; null if it can't be loaded, or is no longer sold. */
  product?: Maybe<Product>;
  /** Product number. */
  productId: Scalars['ID']['output'];
  /** Packages. */
  quantity: Scalars['Int']['output'];
  /** × 2; 1.37 lb. */
  quantityText: Scalars['String']['output'];
  /** At the regular price, to be struck through; null if that's no more. */
  was?: Maybe<Money>;
  /** 1.37 lb, all its packages together; null unless it's sold by weight. */
  weightText?: Maybe<Scalars['String']['output']>;
};

/** An order line, for earning points. */
export type OrderLineInput = {
  /** Category. */
  category: OrderCategory;
  /** Cents paid after store price and store offers, before manufacturer coupons. */
  netCents: Scalars['Int']['input'];
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

/** What an order costs at a time. */
export type OrderTimeCost = {
  __typename?: 'OrderTimeCost';
  /** Slot id. */
  slotId: Scalars['ID']['output'];
  /** $3.95 more: $42.78 in all; The total stays $38.83. */
  text: Scalars['String']['output'];
  /** For `moveOrder`. */
  total: Money;
};

/** When an order can be handed over instead. */
export type OrderTimes = {
  __typename?: 'OrderTimes';
  /** What it costs then, for each of them. */
  costs: Array<OrderTimeCost>;
  /** The days of the coming week, the nearest first. */
  days: Array<SlotDay>;
  /** Number of the order. */
  id: Scalars['ID']['output'];
  /** Which items can't be had at every time, and the first time that works (S-139, S-140, S-145). */
  notes: Array<Scalars['String']['output']>;
  /** The time it has. */
  slotId: Scalars['ID']['output'];
};

/** An order has changed. */
export type OrderUpdate = {
  __typename?: 'OrderUpdate';
  /** Its number. */
  number: Scalars['ID']['output'];
  /** Rises with everything that happens to it. */
  version: Scalars['Int']['output'];
};

/** Another way to hand an order over. */
export type OtherHandOver = {
  __typename?: 'OtherHandOver';
  /** ATTENDED, UNATTENDED. */
  kind: HandOverKind;
  /** Why it can't be chosen; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Leave it at the door instead; Hand it to me instead. */
  text: Scalars['String']['output'];
};

/** Is there more of a list? */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last item, for `after`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Is there a next page? */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A way to sign in without a code: a key that stays on a device or with its password manager. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Both in words, by the shopper's own clock, such as `Added Nov 3, last used Nov 20`. */
  datesText: Scalars['String']['output'];
  /** The host that it signs in at: each banner has its own. */
  host: Scalars['String']['output'];
  /** Id, as browsers know it. */
  id: Scalars['ID']['output'];
  /** It may have been copied, so it's refused: remove it and add another. */
  isStopped: Scalars['Boolean']['output'];
  /** When it last signed the shopper in. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the shopper calls it. */
  name: Scalars['String']['output'];
};

/** What a browser needs to make a passkey: the `publicKey` of `navigator.credentials.create`. */
export type PasskeyCreation = {
  __typename?: 'PasskeyCreation';
  /** Algorithms, as COSE numbers, the preferred first. */
  algorithms: Array<Scalars['Int']['output']>;
  /** What has to be answered, in base64url. */
  challenge: Scalars['String']['output'];
  /** The shopper's name, for the device's list. */
  displayName: Scalars['String']['output'];
  /** When it's too late to answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** Relying party: the host. */
  host: Scalars['String']['output'];
  /** Id of the challenge. */
  id: Scalars['ID']['output'];
  /** The shopper's passkeys for this host: a device that has one makes no other. */
  known: Array<KnownPasskey>;
  /** Whom the passkey is for, in base64url; it says nothing to anyone else. */
  userHandle: Scalars['String']['output'];
  /** What the shopper signs in with otherwise, for the device's list. */
  userName: Scalars['String']['output'];
};

/** What a browser needs to ask for a passkey: the `publicKey` of `navigator.credentials.get`. */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** What has to be signed, in base64url. */
  challenge: Scalars['String']['output'];
  /** When it's too late to answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** Relying party: the host. */
  host: Scalars['String']['output'];
  /** Id of the challenge. */
  id: Scalars['ID']['output'];
};

/** A way to pay (N-64). */
export type PaymentChoice = {
  __typename?: 'PaymentChoice';
  /** Its id: HAND_OVER, or a payment provider's. */
  id: Scalars['ID']['output'];
  /** Can it be chosen? */
  isOffered: Scalars['Boolean']['output'];
  /** At pickup; Quillpay. */
  name: Scalars['String']['output'];
  /** Why not; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Card, cash, or SNAP EBT, when you get your groceries. */
  text: Scalars['String']['output'];
  /** The wallet on the shopper's device whose sheet is confirmed before `placeOrder`; null for every other way to pay. */
  wallet?: Maybe<PaymentWallet>;
};

/** An order that costs more than its payment provider holds (N-50, N-64). */
export type PaymentProblem = {
  __typename?: 'PaymentProblem';
  /** The ways on, best one first; never none. */
  choices: Array<PaymentWay>;
  /** Your order comes to $62.00 now, and Quillpay holds $41.80. We keep it for you until the rest is covered. */
  text: Scalars['String']['output'];
  /** Your card didn't cover the new total. */
  title: Scalars['String']['output'];
};

/** A wallet on the shopper's device. */
export type PaymentWallet = {
  __typename?: 'PaymentWallet';
  /** Which. */
  kind: WalletKind;
  /** As whom it knows the retailer. */
  merchantId: Scalars['String']['output'];
};

/** A way to pay what is missing. */
export type PaymentWay = {
  __typename?: 'PaymentWay';
  /** For `changeOrderPayment`. */
  paymentId: Scalars['ID']['output'];
  /** Pay at pickup instead; Try Quillpay again. */
  text: Scalars['String']['output'];
};

/** The row about the next order that can still be changed (S-40, S-110). */
export type PendingOrder = {
  __typename?: 'PendingOrder';
  /** Path of the cart page for changing it: /cart/{storeId}/{orderNumber} (S-22). */
  editPath: Scalars['String']['output'];
  /** Number of the order. */
  id: Scalars['ID']['output'];
  /** Path of its page. */
  path: Scalars['String']['output'];
  /** You can change it until tomorrow at 11 PM. */
  text: Scalars['String']['output'];
  /** Order 4471902 is set for Friday, 4 to 5 PM. */
  title: Scalars['String']['output'];
};

/** A phone number. */
export type Phone = {
  __typename?: 'Phone';
  /** Is its purpose PRIMARY? */
  isPrimary: Scalars['Boolean']['output'];
  /** Ten digits. */
  number: Scalars['String']['output'];
};

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

/** Nine jars. */
export type Pick3Reveal = {
  __typename?: 'Pick3Reveal';
  /** Pictures in the three picked jars, in the order picked. */
  imageIds: Array<Scalars['String']['output']>;
};

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** Cart id. */
  cartId: Scalars['ID']['input'];
  /** Chosen by the client; repeating a request places nothing twice (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Does a shopper of 21 or older confirm their age? Needed with alcohol (N-54). */
  confirmsAge: Scalars['Boolean']['input'];
  /** The quote the shopper saw. */
  quoteId: Scalars['ID']['input'];
};

/** Payload of `placeOrder`. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** What is new since the quote; null unless it changed (N-60). Place it again with its quote to accept. */
  changes?: Maybe<QuoteChanges>;
  /** The checkout as it is now, when nothing was placed. */
  checkout?: Maybe<Checkout>;
  /** The order; null if nothing was placed. */
  order?: Maybe<Order>;
  /**
   * Why nothing was placed: QUOTE_CHANGED, SLOT_NEEDED, SLOT_ENDED, SLOT_UNFIT, SLOT_FULL, BELOW_MINIMUM, UNAVAILABLE_LINES, PAYMENT_DECLINED,
   * PAYMENT_UNKNOWN, WALLET_NEEDED, ADDRESS_NEEDED, AGE_NOT_MET, CART_NOT_FOUND, EMPTY.
   */
  userErrors: Array<UserError>;
};

/** A play. The server decided it before anything moved. */
export type Play = {
  __typename?: 'Play';
  /** Was it a welcome play? */
  freePlay: Scalars['Boolean']['output'];
  /** Play id. */
  id: Scalars['ID']['output'];
  /** Is the prize an alternate, because the drawn one was gone or capped? */
  isAlternate: Scalars['Boolean']['output'];
  /** Won or not. */
  outcome: PlayOutcome;
  /** When it was decided. */
  playedAt: Scalars['DateTime']['output'];
  /** Formatted, in the shopper's time zone: Aug 5 at 2:14 PM. */
  playedAtString: Scalars['String']['output'];
  /** Points it cost. */
  pointsSpent: Scalars['Int']['output'];
  /** The prize, if won. */
  prize?: Maybe<WonPrize>;
  /** What it takes to check the play. */
  proof: PlayProof;
  /** Short number for people: 7F3K-92. */
  receipt: Scalars['String']['output'];
  /** What the animation shows, given the outcome. */
  reveal: Reveal;
  /** What a browser adds to its cookie larder_seen_plays, with a dot between, once it has shown the result to the end; null when it has, or when the play is more than a day old (T-39). */
  unseenMark?: Maybe<Scalars['String']['output']>;
};

/** The Play & Earn page (G-129). */
export type PlayAndEarn = {
  __typename?: 'PlayAndEarn';
  /** The Bonus Path challenges that the household has activated; null, with an error, if the offers service fails. */
  bonusPaths?: Maybe<Array<BonusPath>>;
  /** The featured game: the first playable one, or else the first that can be joined; null if there is neither. */
  featured?: Maybe<Program>;
  /** Games in display order: playable, in progress, not started, over; null, with an error, if the games service fails. */
  programs?: Maybe<Array<Program>>;
  /** Sweepstakes wins the shopper hasn't acknowledged (G-60, G-61). */
  unseenWins: Array<SweepstakesWin>;
};

/** Input of `play`. */
export type PlayInput = {
  /** The browser's seed, which the server can't choose. */
  clientSeed: Scalars['String']['input'];
  /** PICK3: the three jars, 0 to 8. They don't change the odds. */
  picks?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Chosen by the client; a new one for each play (I-8). */
  playKey: Scalars['RequestId']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Outcome of a play. */
export type PlayOutcome =
  /** Did not win. */
  | 'NO_WIN'
  /** Won. */
  | 'WIN';

/** Payload of `play`. */
export type PlayPayload = {
  __typename?: 'PlayPayload';
  /** The play. */
  play?: Maybe<Play>;
  /** The updated program, with the new balance. */
  program?: Maybe<Program>;
  /** Why not: INSUFFICIENT_POINTS, DAILY_LIMIT, TOTAL_LIMIT, NOT_OPTED_IN, PROGRAM_NOT_STARTED, PROGRAM_ENDED. */
  userErrors: Array<UserError>;
};

/** What it takes to check a play: sha256(serverSeed) = commit; roll = first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce) as a number in [0, 1). */
export type PlayProof = {
  __typename?: 'PlayProof';
  /** The browser's seed. */
  clientSeed: Scalars['String']['output'];
  /** The hash shown before the play, in hex. */
  commit: Scalars['String']['output'];
  /** Number of the play. */
  nonce: Scalars['Int']['output'];
  /** The number that decided the play. */
  roll: Scalars['Float']['output'];
  /** Server seed, in hex, revealed after the play. */
  serverSeed: Scalars['String']['output'];
};

/** May the shopper play now? */
export type Playability = {
  __typename?: 'Playability';
  /** True when a play would be accepted now. */
  canPlay: Scalars['Boolean']['output'];
  /** True when a play without a purchase can be taken now (N-28). */
  canTakeFreePlay: Scalars['Boolean']['output'];
  /** SHA-256 of the server seed that will decide the next play, in hex; shown beforehand so that the play can be checked afterward. */
  nextCommit?: Maybe<Scalars['String']['output']>;
  /** When a play is possible again, if it only takes time. */
  nextPlayAt?: Maybe<Scalars['DateTime']['output']>;
  /** Points still missing for the next play; 0 if none. */
  pointsToNextPlay: Scalars['Int']['output'];
  /** Why not. */
  reason?: Maybe<CannotPlayReason>;
  /** Why not, in words. */
  reasonText?: Maybe<Scalars['String']['output']>;
};

/** What a program calls its points (G-7). */
export type PointLabels = {
  __typename?: 'PointLabels';
  /** For any other number: Game points. */
  plural: Scalars['String']['output'];
  /** For one: Game point. */
  singular: Scalars['String']['output'];
};

/** What an order would earn in a program; an estimate until it is handed over (N-10, N-11). */
export type PointsEstimate = {
  __typename?: 'PointsEstimate';
  /** Points. */
  points: Scalars['Int']['output'];
  /** Formatted: 52 Game points. */
  text: Scalars['String']['output'];
};

/** A price that words ask for, as in cheese under $5. */
export type PriceAsked = {
  __typename?: 'PriceAsked';
  /** Under $5. */
  label: Scalars['String']['output'];
  /** What was typed, without it. */
  textWithout: Scalars['String']['output'];
};

/** What a price is for. */
export type PricePer =
  /** One package or piece. */
  | 'EACH'
  /** One pound. */
  | 'POUND';

/** A step of a line's price. */
export type PriceStep = {
  __typename?: 'PriceStep';
  /** Its amount; negative if it's taken off. */
  amount: Money;
  /** Regular price, 2 × $5.99; Coupon $1.00 off 2 packs of berries. */
  text: Scalars['String']['output'];
};

/** A prize of a program (N-25). */
export type Prize = {
  __typename?: 'Prize';
  /** When it is available again, after LIMIT_REACHED; null if not in this game. */
  againFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone: tomorrow, 12:00 AM PT. */
  againFromString?: Maybe<Scalars['String']['output']>;
  /** Approximate retail value. */
  approximateValue: Money;
  /** Is it still available, whatever the shopper's points? */
  available: Scalars['Boolean']['output'];
  /** Can it be held for 24 hours now, with 90% of its cost? */
  canHold: Scalars['Boolean']['output'];
  /** The prizes to choose from, for ALTERNATE_PRIZES. */
  choices: Array<Prize>;
  /** Points it costs. */
  costPoints: Scalars['Int']['output'];
  /** The default, if nothing is chosen in time. */
  defaultChoiceId?: Maybe<Scalars['ID']['output']>;
  /** Two or three lines. */
  description: Scalars['String']['output'];
  /** Small print. */
  disclaimer?: Maybe<Scalars['String']['output']>;
  /** Date of the draw, for SWEEPSTAKES. */
  drawDate?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone: Sep 5 at 2:00 PM PT. */
  drawDateString?: Maybe<Scalars['String']['output']>;
  /** Last instant to redeem it for points. */
  endDate: Scalars['DateTime']['output'];
  /** Entries each one grants, for SWEEPSTAKES. */
  entriesEach?: Maybe<Scalars['Int']['output']>;
  /** How many were won or redeemed; null if they aren't counted. */
  givenOut?: Maybe<Scalars['Int']['output']>;
  /** The same in words, once none are left: 200 were given out. */
  givenOutText?: Maybe<Scalars['String']['output']>;
  /** Has the household asked for an alert when it is back in stock? */
  hasStockAlert: Scalars['Boolean']['output'];
  /** The household's hold. */
  hold?: Maybe<PrizeHold>;
  /** Prize id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Are few left? */
  isLow: Scalars['Boolean']['output'];
  /** The language that its name and its texts are in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Minimum age for it, in years; 0 = only the game's own (T-30). */
  minimumAge: Scalars['Int']['output'];
  /** The household's entries in this game's draw, for SWEEPSTAKES. */
  myEntries?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** The offer to clip, for B4U_OFFER: the campaign's; each household gets its own. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** One in this many plays wins it; null if it can't be won by playing. */
  oneIn?: Maybe<Scalars['Float']['output']>;
  /** How often per store day; null = no limit. */
  perDayLimit?: Maybe<Scalars['Int']['output']>;
  /** How often the household may have it; null = no limit. For a sweepstakes, entries. */
  perUserLimit?: Maybe<Scalars['Int']['output']>;
  /** Points left after redeeming one; null if that isn't possible now. */
  pointsAfter?: Maybe<Scalars['Int']['output']>;
  /** Points still missing; 0 if none. */
  pointsMissing: Scalars['Int']['output'];
  /** The shopper's points; null before the opt-in. */
  pointsNow?: Maybe<Scalars['Int']['output']>;
  /** Type. */
  prizeType: PrizeType;
  /** The game it belongs to; null if the shopper's store doesn't have it, or no longer does. */
  program?: Maybe<Program>;
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** How many are left; null = no limit. Held ones aren't counted. */
  quantityLeft?: Maybe<Scalars['Int']['output']>;
  /** Stock as shown: 312 left, No limit, None left. */
  quantityLeftText: Scalars['String']['output'];
  /** How many there were; null = no limit. */
  quantityTotal?: Maybe<Scalars['Int']['output']>;
  /** The recipe, for RECIPE; its ingredients and steps once unlocked. */
  recipe?: Maybe<Recipe>;
  /** Last instant to redeem one that was won. */
  redeemBy: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Sep 14. */
  redeemByString: Scalars['String']['output'];
  /** How often today, by the store's day. */
  redeemedToday: Scalars['Int']['output'];
  /** The household's redemptions of this prize, newest first, including codes and recipes; null if they can't be loaded. */
  redemptions?: Maybe<Array<Redemption>>;
  /** What it does to the ledger. */
  rewardKind: RewardKind;
  /** REWARD redeemed now: its last day, formatted in the store's time zone: Sep 30; null for other prizes. */
  rewardUntilString?: Maybe<Scalars['String']['output']>;
  /** One line. */
  shortDescription: Scalars['String']['output'];
  /** First instant to redeem it for points. */
  startDate: Scalars['DateTime']['output'];
  /** May the shopper redeem it for points now? If not, why not? */
  state: PrizeState;
  /** The state in words, with what to do next; null if it is REDEEMABLE. */
  stateText?: Maybe<Scalars['String']['output']>;
  /** Terms. */
  terms?: Maybe<Scalars['String']['output']>;
  /** Heading of its page: for entries, what they can win; otherwise its name. */
  title: Scalars['String']['output'];
  /** How often the household has had it. */
  userRedeemed: Scalars['Int']['output'];
  /** Whose code it is, for VENDOR. */
  vendorName?: Maybe<Scalars['String']['output']>;
  /** The household's wins of this prize, newest first; null if they can't be loaded. */
  wins?: Maybe<Array<WonPrize>>;
};

/** A prize held for a household. A hold costs nothing. */
export type PrizeHold = {
  __typename?: 'PrizeHold';
  /** Hold id. */
  id: Scalars['ID']['output'];
  /** Minutes left, rounded up. */
  minutesLeft: Scalars['Int']['output'];
  /** When it expires. */
  until: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: tomorrow, 2:14 PM PT. */
  untilString: Scalars['String']['output'];
};

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

/** A product as the shopper's store sells it through the chosen channel (S-63 to S-72). */
export type Product = {
  __typename?: 'Product';
  /** Id of its aisle. */
  aisleId: Scalars['ID']['output'];
  /** Name of its aisle. */
  aisleName: Scalars['String']['output'];
  /** Path of its aisle's page: /shop/dairy-eggs-cheese/milk. */
  aislePath: Scalars['String']['output'];
  /** Can the shopper have it through the chosen channel? A marketplace product is always shipped. */
  availability: Availability;
  /** Its brand; null for loose produce and the like. */
  brand?: Maybe<Brand>;
  /** Can it come again and again? Not what is made to order, waits for its day, needs an ID, or is sold by others (N-65). */
  canSchedule: Scalars['Boolean']['output'];
  /** Does it contain alcohol (N-54)? */
  containsAlcohol: Scalars['Boolean']['output'];
  /** Id of its department. */
  departmentId: Scalars['ID']['output'];
  /** Name of its department. */
  departmentName: Scalars['String']['output'];
  /** Path of its department's page: /shop/dairy-eggs-cheese. */
  departmentPath: Scalars['String']['output'];
  /** Name with its brand: Meadow Lane Whole Milk. */
  fullName: Scalars['String']['output'];
  /** Product number (bpn), nine digits. */
  id: Scalars['ID']['output'];
  /** Does the shopper choose what it's made of (S-141)? */
  isCustomizable: Scalars['Boolean']['output'];
  /** Is it made to order? */
  isMadeToOrder: Scalars['Boolean']['output'];
  /** Whether the names above were composed of the English one, because who sells it gives none in Spanish. */
  isNameComposed: Scalars['Boolean']['output'];
  /** Is it sold by weight? */
  isSoldByWeight: Scalars['Boolean']['output'];
  /** Most that one order may have, in packages or pounds. */
  maximumQuantity: Scalars['Int']['output'];
  /** Size and unit price in one line, for a card: 16 oz · 24.9¢/oz. */
  metaLine: Scalars['String']['output'];
  /** Smallest weight in pounds; null unless it's sold by weight. */
  minimumWeight?: Maybe<Scalars['Decimal']['output']>;
  /** Name without its brand: Whole Milk; in Spanish, where it has a Spanish name: Leche entera. */
  name: Scalars['String']['output'];
  /** What its pack says, where the names above are in another language: Meadow Lane Whole Milk; null otherwise. */
  nameOnPack?: Maybe<Scalars['String']['output']>;
  /** Path of its page: /product/…, /wine/product/…, /mkp/{seller}/product/… (S-14). */
  path: Scalars['String']['output'];
  /** Its pictures; null if it has none. */
  pictures?: Maybe<ProductPictures>;
  /** How long it takes to make: Ready in 25 min (S-267); null if it's ready. */
  preparationText?: Maybe<Scalars['String']['output']>;
  /** Its price; null if the store doesn't carry it. */
  price?: Maybe<ProductPrice>;
  /** Which shop it belongs to, and so which cart it goes in (S-78). */
  program: ProductProgram;
  /** What it costs and saves on a schedule: About $7.21 each, 5% less than $7.59. null while it has no price. */
  scheduleText?: Maybe<Scalars['String']['output']>;
  /** Who sells and ships it; null for the store's own products, and if sellers can't be loaded. */
  seller?: Maybe<Seller>;
  /** Id of its shelf. */
  shelfId: Scalars['ID']['output'];
  /** Name of its shelf. */
  shelfName: Scalars['String']['output'];
  /** Size in words: 16 oz; 12 ct; Each; Sold by weight. */
  sizeText: Scalars['String']['output'];
  /** Can it be paid for with SNAP (N-52)? */
  snapEligible: Scalars['Boolean']['output'];
  /** Name with its size, for the names of buttons, as two sizes of a product have one name: Meadow Lane Whole Milk, 1 gal. */
  spokenName: Scalars['String']['output'];
  /** At most 3, most important first; compact cards show the first 2 (S-249). */
  tags: Array<ProductTag>;
  /** UPC-A, twelve digits; null if it has none. */
  upc?: Maybe<Scalars['String']['output']>;
  /** Every how many weeks the household buys it; null for guests, for what it doesn't buy again and again, and if it can't be loaded. */
  usualWeeks?: Maybe<Scalars['Int']['output']>;
  /** What kind of wine it is; null for what is no wine. */
  wine?: Maybe<Wine>;
};

/** A few products that share an idea, for the home page. */
export type ProductCollection = {
  __typename?: 'ProductCollection';
  /** Collection id. */
  id: Scalars['ID']['output'];
  /** Path to all of it; null if there is no more. */
  path?: Maybe<Scalars['String']['output']>;
  /** The products; there are at most 12. */
  products: Array<Product>;
  /** What the products have in common; may be empty. */
  subtitle: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};


/** A few products that share an idea, for the home page. */
export type ProductCollectionProductsArgs = {
  first: Scalars['PageSize']['input'];
};

/** Products, page by page. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** What finds something if what was typed finds little or nothing: another spelling, or fewer of the words. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** Products with their cursors. */
  edges: Array<ProductEdge>;
  /** What they can be narrowed by, with counts; chosen values are always among them. */
  facets: Array<Facet>;
  /** A brand or a kind of thing that was typed and this store doesn't have: the products are the nearest to it. */
  insteadOf?: Maybe<Scalars['String']['output']>;
  /** Are these the results for `didYouMean`, because what was typed finds nothing? */
  isCorrected: Scalars['Boolean']['output'];
  /** What is left out because of words such as "nut free", and what can't be known of it, in a sentence or two; null for nothing. */
  leftOutText?: Maybe<Scalars['String']['output']>;
  /** A search for the nearest kind of groceries that the store has, if neither what was typed nor `didYouMean` finds anything. */
  nearest?: Maybe<Scalars['String']['output']>;
  /** Stores nearby that have some, if nothing is found here, or none of it can be had. */
  otherStores: Array<StoreWithProducts>;
  /** Is there more? */
  pageInfo: PageInfo;
  /** What the words ask of the price; null for nothing. */
  priceAsked?: Maybe<PriceAsked>;
  /** Departments that come close, if nothing is found. */
  relatedDepartments: Array<Department>;
  /** The order they are in. */
  sort: ProductSort;
  /** The orders that can be chosen. */
  sorts: Array<ProductSortOption>;
  /** How many products match in all. */
  totalCount: Scalars['Int']['output'];
  /** How many there would be without filters; with what is sold out if that is asked for. */
  unfilteredCount: Scalars['Int']['output'];
  /** A lower price that counts products of this page together, as six bottles of wine; null without one. */
  volume?: Maybe<VolumePrice>;
};

/** A product with everything its own page shows. Parts from other calls are null, with an error, if those fail. */
export type ProductDetails = {
  __typename?: 'ProductDetails';
  /** What the law asks of the buyer; null without alcohol (N-54). */
  alcoholText?: Maybe<Scalars['String']['output']>;
  /** Major allergens: Contains milk and wheat. null if none is declared. */
  allergensText?: Maybe<Scalars['String']['output']>;
  /** Often bought together with it (S-204), at most 8 (S-248). Empty if it can't be loaded (S-230). */
  boughtTogether: Array<RecommendedProduct>;
  /** Whether each channel has it, the chosen one first. */
  channels: Array<ChannelAvailability>;
  /** What the shopper can choose; null if nothing (S-180, N-57). */
  customizations?: Maybe<Array<CustomizationGroup>>;
  /** What it is; may be empty. */
  description: Scalars['String']['output'];
  /** The language of its description: that of the pack, where nobody has written another. */
  descriptionLanguage: Scalars['String']['output'];
  /** Diets it suits: Organic; Gluten-free. */
  diets: Array<Scalars['String']['output']>;
  /** Product number (bpn). */
  id: Scalars['ID']['output'];
  /** Ingredients, as on the label; null if it has none. */
  ingredients?: Maybe<Scalars['String']['output']>;
  /** Whether the description is made of what is known of it, as nobody has written one. */
  isDescriptionComposed: Scalars['Boolean']['output'];
  /** How the household had it made last; null if it never has, for a guest, and if that can't be loaded. */
  madeBefore?: Maybe<MadeBefore>;
  /** Who makes it and when: Made to order at 2300 16th St, today 10 AM to 7 PM. null unless it's made to order. */
  madeToOrderText?: Maybe<Scalars['String']['output']>;
  /** Nutrition facts; null if it has none. */
  nutrition?: Maybe<Nutrition>;
  /** Stores nearby that have it, if it can't be had here. */
  otherStores?: Maybe<Array<StoreDetails>>;
  /** The retailer's photos of it, fronts first; empty if there are none. */
  photos: Array<ProductPhoto>;
  /** The product as lists show it. */
  product: Product;
  /** The Prop 65 warning, to be shown before the price (N-53); null where it isn't needed. */
  prop65?: Maybe<Scalars['String']['output']>;
  /** Whether it can be paid for with SNAP, and why not (N-52); null for what isn't food. */
  snapText?: Maybe<Scalars['String']['output']>;
  /** Others in its place that are available now, each with the reason (N-79). */
  substitutes?: Maybe<Array<Substitute>>;
  /** How a weighed item is charged; null unless it's sold by weight (N-50). */
  weightText?: Maybe<Scalars['String']['output']>;
};


/** A product with everything its own page shows. Parts from other calls are null, with an error, if those fail. */
export type ProductDetailsBoughtTogetherArgs = {
  first: Scalars['PageSize']['input'];
};


/** A product with everything its own page shows. Parts from other calls are null, with an error, if those fail. */
export type ProductDetailsSubstitutesArgs = {
  first: Scalars['PageSize']['input'];
};

/** A product and its cursor. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Cursor, for `after`. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/** A photograph of a product, in several widths. */
export type ProductPhoto = {
  __typename?: 'ProductPhoto';
  /** It in words: Meadow Lane Whole Milk, 1 gal; Back of Meadow Lane Whole Milk, 1 gal. */
  alt: Scalars['String']['output'];
  /** As AVIF, for srcset: a path and its width for each file, the smallest first. */
  avif: Scalars['String']['output'];
  /** What it has at its edges, to stand in its place until it is there: #f4f2ee. null if one can see through them. */
  color?: Maybe<Scalars['String']['output']>;
  /** Height of its largest file in pixels. */
  height: Scalars['Int']['output'];
  /** What is to be seen. */
  role: PhotoRole;
  /** One WebP of medium width, for whoever chooses none. */
  src: Scalars['String']['output'];
  /** As WebP, likewise. */
  webp: Scalars['String']['output'];
  /** Width of its largest file in pixels. */
  width: Scalars['Int']['output'];
};

/** Paths of a product's pictures. The picture at a path never changes. */
export type ProductPictures = {
  __typename?: 'ProductPictures';
  /** Its drawing for a card, as SVG. */
  card: Scalars['String']['output'];
  /** How long an edge of its drawing is where products stand together to scale, in centimeters; null if unknown. */
  centimeters?: Maybe<Scalars['Int']['output']>;
  /** Its drawing for the product's own page, as SVG. */
  page: Scalars['String']['output'];
  /** A photo of its front, to be shown in place of the drawing; null if it has none. */
  photo?: Maybe<ProductPhoto>;
  /** For apps that draw no SVG and choose no width. */
  raster: RasterPictures;
  /** For previews on other sites, 1200 by 630 pixels: a PNG of its drawing, or a JPEG of its photo. */
  share: Scalars['String']['output'];
  /** Its drawing for 24 to 96 pixels, as SVG. A product that has no drawing, but a photo, has that here and in card and page. */
  thumb: Scalars['String']['output'];
};

/** A product's price in the shopper's store and channel. */
export type ProductPrice = {
  __typename?: 'ProductPrice';
  /** What it costs now, per package or per pound. */
  amount: Money;
  /** Are these words the retailer's, in another language than the reader's? */
  isPromoDescriptionForeign: Scalars['Boolean']['output'];
  /** What the price is for. */
  per: PricePer;
  /** What the promotion asks for: in the retailer's words if there are any; null without an active promotion. */
  promoDescription?: Maybe<Scalars['String']['output']>;
  /** The ticket: Save $2.00; Buy 1, get 1 free; 2 for $8. null without an active promotion (S-113). */
  savingText?: Maybe<Scalars['String']['output']>;
  /** The price for screen readers: Now $3.99, was $5.99. */
  spokenText: Scalars['String']['output'];
  /** Price of one comparison unit: $3.99/lb; 25.3¢/oz (N-49). null if it would only repeat the price. */
  unitPriceText?: Maybe<Scalars['String']['output']>;
  /** How long the promotion lasts: Sale price until Aug 11 (S-113). */
  untilText?: Maybe<Scalars['String']['output']>;
  /** A lower price for each from so many on; null without one. */
  volume?: Maybe<VolumePrice>;
  /** The regular price, to be struck through; null unless a sale price is active (S-143). */
  was?: Maybe<Money>;
};

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

/** An order that can be chosen. */
export type ProductSortOption = {
  __typename?: 'ProductSortOption';
  /** Its name: Price: low to high. */
  label: Scalars['String']['output'];
  /** Which. */
  sort: ProductSort;
};

/** Something to know about a product at a glance (S-249). */
export type ProductTag = {
  __typename?: 'ProductTag';
  /** What it says. */
  kind: ProductTagKind;
  /** It in words: Organic; SNAP eligible; Made to order; 21+. */
  text: Scalars['String']['output'];
};

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

/** A program, also called a game (G-37..G-39). */
export type Program = {
  __typename?: 'Program';
  /** Recent activity, newest first; null if it can't be loaded (G-117). */
  activity?: Maybe<Array<ActivityItem>>;
  /** Program code. */
  code: Scalars['ID']['output'];
  /** Last instant of the game. */
  endDate: Scalars['DateTime']['output'];
  /** Start or end, formatted in the store's time zone: Starts Dec 1, Ends Aug 31, Ends today, 11:59 PM PT, Ended Jul 31 (N-78). */
  endDateString: Scalars['String']['output'];
  /** The same with the time of day: Ends Aug 31 at 11:59 PM PT. */
  endDateTimeString: Scalars['String']['output'];
  /** What an order would earn; null if it can't be estimated. */
  estimatePoints?: Maybe<PointsEstimate>;
  /** How the game is played; null, with the text of G-115, if the games configuration doesn't have it. */
  game?: Maybe<Game>;
  /** State, computed on the server. */
  gameStatus: GameStatus;
  /** The state in words: Not Started, In Progress, Game Over. */
  gameStatusLabel: Scalars['String']['output'];
  /** The state as a number: 0, 1, or 2. */
  gameStatusValue: Scalars['Int']['output'];
  /** Has the program itself started? */
  hasBegun: Scalars['Boolean']['output'];
  /** Has the shopper seen how the game works? */
  howItWorksSeen: Scalars['Boolean']['output'];
  /** Program code. */
  id: Scalars['ID']['output'];
  /** The language of its title and its texts, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** The latest play, so that a reload shows the same outcome (T-39); null before the first. */
  lastPlay?: Maybe<Play>;
  /** The program's links (G-6). */
  links: ProgramLinks;
  /** Minimum age to opt in, in years; 0 = none (G-70, G-71). */
  minimumAge: Scalars['Int']['output'];
  /** Official rules, frozen once the game is live (N-27). */
  officialRules?: Maybe<OfficialRules>;
  /** Why this shopper can't opt in, if known before any questions; null if nothing rules it out, or the shopper has opted in (N-5). */
  optInRefusal?: Maybe<OptInRefusal>;
  /** What the opt-in must ask. */
  optInRequirements?: Maybe<OptInRequirements>;
  /** Has the household opted in? */
  optInStatus: OptInStatus;
  /** May the shopper play now? If not, why not? */
  playability: Playability;
  /** What the program calls its points (G-7). */
  pointLabels: PointLabels;
  /** Points and counts; null if they can't be loaded (G-39). */
  points?: Maybe<ProgramPoints>;
  /** Last instant to redeem prizes already won (N-12). */
  postProgLiveDate: Scalars['DateTime']['output'];
  /** Prizes to win or redeem; null if they can't be loaded (G-80). */
  prizes?: Maybe<Array<Prize>>;
  /** `postProgLiveDate`, formatted in the store's time zone: Aug 14. */
  redeemByString: Scalars['String']['output'];
  /** First instant of the game. */
  startDate: Scalars['DateTime']['output'];
  /** The program's draw; null if it isn't a sweepstakes, or can't be loaded (N-30). */
  sweepstakes?: Maybe<Draw>;
  /** One sentence about the game. */
  tagline?: Maybe<Scalars['String']['output']>;
  /** Title as shown; the code if the games configuration can't be loaded. */
  title: Scalars['String']['output'];
  /** DIVISION or EPISODIC. */
  type: ProgramType;
  /** Prizes the shopper has won; null if they can't be loaded. */
  wonPrizes?: Maybe<Array<WonPrize>>;
};


/** A program, also called a game (G-37..G-39). */
export type ProgramActivityArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['PageSize']['input'];
};


/** A program, also called a game (G-37..G-39). */
export type ProgramEstimatePointsArgs = {
  lines: Array<OrderLineInput>;
};

/** A program's links (G-6). A game link may lead to another site. */
export type ProgramLinks = {
  __typename?: 'ProgramLinks';
  /** FAQ. */
  faq?: Maybe<Scalars['String']['output']>;
  /** The game, if it is played elsewhere. */
  game?: Maybe<Scalars['String']['output']>;
  /** Official rules. */
  rules?: Maybe<Scalars['String']['output']>;
};

/** A household's points and counts in a program (G-42, N-13). */
export type ProgramPoints = {
  __typename?: 'ProgramPoints';
  /** Points that ended with the program (N-12). */
  expiredGamePoints: Scalars['Int']['output'];
  /** Unused welcome plays. */
  freePlays: Scalars['Int']['output'];
  /** Plays available now, given points, welcome plays, and limits. */
  gameplaysAvailable: Scalars['Int']['output'];
  /** Plays used in the whole game. */
  gameplaysUsed: Scalars['Int']['output'];
  /** Plays used today, by the store's day. */
  gameplaysUsedToday: Scalars['Int']['output'];
  /** Pending points from orders. */
  pendingGamePoints: Scalars['Int']['output'];
  /** Date of the latest order with pending points, formatted: Aug 4. */
  pendingSinceString?: Maybe<Scalars['String']['output']>;
  /** Stamps on the board, for COLLECT. */
  stamps?: Maybe<Scalars['Int']['output']>;
  /** Sweepstakes entries. */
  sweepstakesEntries: Scalars['Int']['output'];
  /** Points to spend. May be negative after a refund (N-11). */
  totalGamePoints: Scalars['Int']['output'];
  /** Prizes won. */
  totalPrizesWon: Scalars['Int']['output'];
};

/** DIVISION runs for a season at all of a division's stores; EPISODIC runs in short episodes (G-5, N-18). */
export type ProgramType =
  /** All of a division's stores, one season. */
  | 'DIVISION'
  /** Short episodes. */
  | 'EPISODIC';

/** A page of everything a household has bought. */
export type PurchaseHistory = {
  __typename?: 'PurchaseHistory';
  /** Departments of everything that was bought, in the order of the store. */
  departments: Array<PurchasedDepartment>;
  /** Is there another page? */
  hasNextPage: Scalars['Boolean']['output'];
  /** What was bought, in the order asked for. */
  items: Array<PurchasedItem>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Input of `purchaseHistory`. */
export type PurchaseHistoryInput = {
  /** Ids of departments; all if omitted or empty. */
  departments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what can be had now? */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what is on sale now? */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 is the first; a page has 24. */
  pageNo?: InputMaybe<Scalars['Int']['input']>;
  /** In which order. */
  sort?: InputMaybe<PurchaseHistorySort>;
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

/** The purchase order number that a business may write on its order. */
export type PurchaseOrder = {
  __typename?: 'PurchaseOrder';
  /** Up to 30 letters, digits, spaces, and . _ / # - */
  hint: Scalars['String']['output'];
  /** As it was written; null for none. */
  number?: Maybe<Scalars['String']['output']>;
};

/** A department a household has bought from. */
export type PurchasedDepartment = {
  __typename?: 'PurchasedDepartment';
  /** How many products. */
  count: Scalars['Int']['output'];
  /** Id of the department. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Something a household has bought. */
export type PurchasedItem = {
  __typename?: 'PurchasedItem';
  /** Bought 6 times, last on Aug 1. */
  boughtText: Scalars['String']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Can it be had now? */
  isAvailable: Scalars['Boolean']['output'];
  /** Day of the last purchase, in the dates of the store. */
  lastBought: Scalars['LocalDate']['output'];
  /** The product as the visitor's store sells it today; null if it isn't carried or can't be loaded. */
  product?: Maybe<Product>;
  /** Pounds of a usual package, with two decimals; null unless it's sold by weight. */
  selectedWeight?: Maybe<Scalars['Decimal']['output']>;
  /** Packages of a usual purchase. */
  suggestedQuantity: Scalars['Int']['output'];
  /** How often it was bought. */
  timesBought: Scalars['Int']['output'];
};

/** Notices outside the page. */
export type Push = {
  __typename?: 'Push';
  /** The household's browsers, the newest first. */
  devices: Array<PushDevice>;
  /** The `applicationServerKey` of a subscription: a P-256 point in base64url. */
  publicKey: Scalars['String']['output'];
};

/** A browser that shows notices. */
export type PushDevice = {
  __typename?: 'PushDevice';
  /** Id, which the browser keeps to know itself. */
  id: Scalars['ID']['output'];
  /** What it shows. */
  kinds: Array<PushKind>;
};

/** What a browser can show while no page is open. */
export type PushKind =
  /** Steps and changes of orders, and refunds. */
  | 'ORDERS'
  /** Orders of Schedule & Save, and FreshPass. */
  | 'SCHEDULE'
  /** Wins, prizes to claim, and prizes that are back. */
  | 'WINS';

/** Queries. */
export type Query = {
  __typename?: 'Query';
  /** The banner for the requested host name; safeway if the host is unknown (G-2). */
  banner: Banner;
  /** Has the household accepted the terms of box tops (S-156, N-47)? null, with an error, if no one can say. */
  boxTops?: Maybe<BoxTops>;
  /** What the household has bought, most often and latest first, as the visitor's store sells it today; null if that can't be loaded. */
  buyAgain?: Maybe<BuyAgain>;
  /**
   * What carts would cost that held nothing but these lines, by the promos and clipped coupons of every cart; nothing is changed.
   * What can't be added is in no sum. null, with an error, if it can't be priced.
   */
  cartEstimate?: Maybe<CartEstimate>;
  /** The visitor's carts, in the order they are shown; null, with an error in the shopper's words, if they can't be loaded (S-214). */
  carts?: Maybe<Carts>;
  /** Checkout of a cart, with what was chosen so far; null if there's no such cart. */
  checkout?: Maybe<Checkout>;
  /** Shelves for the home page, each with a few products that share an idea; null if they can't be loaded. */
  collections?: Maybe<Array<ProductCollection>>;
  /** One offer, also after its end; null if the store has none with this id. */
  coupon?: Maybe<Coupon>;
  /**
   * Coupons and deals of the visitor's store, page by page; also for guests, who can't clip them (S-12, S-160). In their
   * default order, personalized deals that aren't clipped come first, then others, then clipped ones, each by purchase rank
   * (S-164, S-280); those picked for the shopper in the order of the deals (S-198). null if they can't be loaded.
   */
  coupons?: Maybe<CouponConnection>;
  /**
   * Deals for the shopper's household that it hasn't clipped, the best first (S-198, N-43); null for guests, if they can't be
   * loaded, and if there are none: then what a storefront has kept is shown (S-155, S-231).
   */
  dealsForYou?: Maybe<DealsForYou>;
  /** Demo shoppers to sign in as in the sandbox; empty unless the services run with demo data. */
  demoShoppers: Array<DemoShopper>;
  /** One department; null if there is none with this id. */
  department?: Maybe<Department>;
  /** The 20 departments with their aisles, in store order (N-56); null if they can't be loaded. */
  departments?: Maybe<Array<Department>>;
  /** A text page, such as `terms` or `privacy`, in the banner's words; null when there is none with this name. Public. */
  document?: Maybe<Document>;
  /** One draw, public; null if there is none with this id (N-30). */
  draw?: Maybe<Draw>;
  /** Draws of one program or of all, the last to close first; empty if they can't be loaded. */
  draws: Array<Draw>;
  /** A small proof of work for a free entry, solved by the browser in place of a picture puzzle (N-28). */
  freeEntryChallenge?: Maybe<FreeEntryChallenge>;
  /**
   * A visitor's list, which their browser keeps, as it is at the store: with aisles, prices, and offers. Nothing is kept here
   * (N-6). Null, with an error, if it can't be loaded.
   */
  guestList?: Maybe<MyList>;
  /** Is there a store to shop at? false until a retailer opens one; null if stores can't be loaded. */
  hasStores?: Maybe<Scalars['Boolean']['output']>;
  /** The time that the shopper's browser holds for an order that isn't placed yet; null if none, if the hold has ended, and for guests. */
  heldTime?: Maybe<HeldTime>;
  /** The banner's left navigation, or the master's if the banner has none; empty if it can't be loaded, which is only logged (G-23..G-27). */
  leftNavigation: Array<NavigationItem>;
  /** The banner's logos with alt text (S-60); null if they can't be loaded. */
  logos?: Maybe<Logos>;
  /** Everything that belongs to the signed-in shopper. */
  me?: Maybe<Me>;
  /**
   * My List: the household's offers, products, and what it wrote, in the order one walks the store (S-101, S-189); null, with an
   * error, if it can't be loaded.
   */
  myList?: Maybe<MyList>;
  /**
   * Offers that a product counts for, those for what the shopper bought before first, at most 12 (S-194, S-255, S-281). null if
   * they can't be loaded (S-218).
   */
  offersForProduct?: Maybe<Array<Coupon>>;
  /** A program's official rules, for members and visitors; null if there is no such program (N-27). */
  officialRules?: Maybe<OfficialRules>;
  /** One order; null if the household has none with this number. */
  order?: Maybe<Order>;
  /** The household's orders: those to come first, soonest first; then the past, newest first (G-36). */
  orders?: Maybe<OrderConnection>;
  /** The household's next order that can still be changed, for the row on top of a page (S-40); null if none, and for guests. */
  pendingOrder?: Maybe<PendingOrder>;
  /**
   * What many buy and the visitor's store has now, as searches in the visitor's language: bananas, whole milk; at most 8. Empty if
   * it can't be loaded.
   */
  popularSearches: Array<Scalars['String']['output']>;
  /**
   * Prices by UPC, in the order requested (S-179); a UPC that the store has no price for is left out. null if they can't be
   * loaded, or if a number has a wrong digit.
   */
  prices?: Maybe<Array<UpcPrice>>;
  /** One product with all its details, in the shopper's store and channel; null if there is none with this number. */
  product?: Maybe<ProductDetails>;
  /** Products by number, in the order requested; unknown ones are left out. null if they can't be loaded. */
  products?: Maybe<Array<Product>>;
  /** Everything the household has bought (S-209), filtered and in an order; null, with an error, if it can't be loaded. */
  purchaseHistory?: Maybe<PurchaseHistory>;
  /**
   * Departments for the visitor: what goes with the cart, or what many buy from (S-208, N-79); at most 4. Empty if they can't
   * be loaded.
   */
  recommendedDepartments: Array<Department>;
  /**
   * What the visitor is recommended: what their household is due to buy, what goes with these products, and what many buy
   * (S-207, N-79). Empty if it can't be loaded: a carousel never takes anything from a page.
   */
  recommendedProducts: Array<RecommendedProduct>;
  /** Lists of choices for forms (G-54..G-56). */
  referenceData: ReferenceData;
  /**
   * Schedule & Save: what comes again and again, and the orders to come (S-7, S-200); null, with an error, if it can't be
   * loaded (S-229).
   */
  scheduleAndSave?: Maybe<ScheduleAndSave>;
  /**
   * Products that match words and filters, page by page; those that aren't available come last (N-55). null if there is no
   * such department, aisle, shelf, or seller, or if the search fails.
   */
  search?: Maybe<ProductConnection>;
  /** What a shopper who has typed this may be looking for (S-250); null if it can't be loaded. */
  searchSuggestions?: Maybe<SearchSuggestions>;
  /** A marketplace seller; null if there is none with this id (S-21). */
  seller?: Maybe<Seller>;
  /** All marketplace sellers, by name; null if they can't be loaded. */
  sellers?: Maybe<Array<Seller>>;
  /** Where this visitor shops: the chosen store and channel, or the banner's default; null if stores can't be loaded, or none is open. */
  shop?: Maybe<Shop>;
  /** Who asks the visitor's store for what a search didn't find; null for a text that can't be asked for: one without a letter or a digit, or of more than 100 characters. */
  stockAsk?: Maybe<StockAsk>;
  /** One store; null if the banner has no store with this id. */
  store?: Maybe<StoreDetails>;
  /** The banner's stores near a place; null with an error for the shopper if there is no such place. */
  storeSearch?: Maybe<StoreSearch>;
  /** The guided tour that this browser is taking; null when it takes none. */
  tour?: Maybe<Tour>;
  /**
   * What the household buys again and again, by when it is due (S-210, N-67); what is in the cart already is left out. null,
   * with an error, if it can't be loaded.
   */
  usuals?: Maybe<Usuals>;
  /** The current user. Never null: guests have a viewer, too. */
  viewer: Viewer;
  /**
   * The weekly ad of the visitor's store, in pages to leaf through; also for guests (S-5, S-12, S-53). null, with an error, if it
   * can't be loaded.
   */
  weeklyAd?: Maybe<WeeklyAd>;
  /** City and state of a ZIP code, five digits or ZIP+4; null, with an error in the shopper's words, if there are none (G-94, G-105..G-108). */
  zipPlace?: Maybe<ZipPlace>;
};


/** Queries. */
export type QueryBuyAgainArgs = {
  first?: InputMaybe<Scalars['PageSize']['input']>;
};


/** Queries. */
export type QueryCartEstimateArgs = {
  lines: Array<EstimateLineInput>;
};


/** Queries. */
export type QueryCheckoutArgs = {
  cartId: Scalars['ID']['input'];
};


/** Queries. */
export type QueryCollectionsArgs = {
  first: Scalars['PageSize']['input'];
  skip: Scalars['Int']['input'];
};


/** Queries. */
export type QueryCouponArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CouponFilter>;
  first: Scalars['PageSize']['input'];
  sort: CouponSort;
};


/** Queries. */
export type QueryDealsForYouArgs = {
  first: Scalars['PageSize']['input'];
};


/** Queries. */
export type QueryDepartmentArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryDocumentArgs = {
  name: Scalars['ID']['input'];
};


/** Queries. */
export type QueryDrawArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryDrawsArgs = {
  programCode?: InputMaybe<Scalars['ID']['input']>;
};


/** Queries. */
export type QueryFreeEntryChallengeArgs = {
  programCode: Scalars['ID']['input'];
};


/** Queries. */
export type QueryGuestListArgs = {
  add: Array<AddToListInput>;
  set?: InputMaybe<Array<SetListItemInput>>;
};


/** Queries. */
export type QueryOffersForProductArgs = {
  productId: Scalars['ID']['input'];
};


/** Queries. */
export type QueryOfficialRulesArgs = {
  programCode: Scalars['ID']['input'];
};


/** Queries. */
export type QueryOrderArgs = {
  number: Scalars['ID']['input'];
};


/** Queries. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['PageSize']['input']>;
};


/** Queries. */
export type QueryPricesArgs = {
  upcs: Array<Scalars['ID']['input']>;
};


/** Queries. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Queries. */
export type QueryPurchaseHistoryArgs = {
  input?: InputMaybe<PurchaseHistoryInput>;
};


/** Queries. */
export type QueryRecommendedDepartmentsArgs = {
  cartItems?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** Queries. */
export type QueryRecommendedProductsArgs = {
  cartItems?: InputMaybe<Array<Scalars['ID']['input']>>;
  first: Scalars['PageSize']['input'];
};


/** Queries. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['PageSize']['input'];
  input: SearchInput;
};


/** Queries. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Queries. */
export type QuerySellerArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryStockAskArgs = {
  text: Scalars['String']['input'];
};


/** Queries. */
export type QueryStoreArgs = {
  id: Scalars['ID']['input'];
};


/** Queries. */
export type QueryStoreSearchArgs = {
  place: Scalars['String']['input'];
};


/** Queries. */
export type QueryUsualsArgs = {
  pageNo?: InputMaybe<Scalars['Int']['input']>;
};


/** Queries. */
export type QueryWeeklyAdArgs = {
  week: AdWeek;
};


/** Queries. */
export type QueryZipPlaceArgs = {
  zipCode: Scalars['String']['input'];
};

/** What has changed since a quote. */
export type QuoteChanges = {
  __typename?: 'QuoteChanges';
  /** Line by line. */
  lines: Array<QuoteLineChange>;
  /** The quote now. */
  quoteId: Scalars['ID']['output'];
  /** Two things are new since you opened this page. Nothing is ordered yet. */
  text: Scalars['String']['output'];
  /** The total now. */
  totalAfter: Money;
  /** The total of the quote the shopper saw. */
  totalBefore: Money;
};

/** A change of a line's price or availability, or of a sum's step. */
export type QuoteLineChange = {
  __typename?: 'QuoteLineChange';
  /** Now; null if it's gone. */
  after?: Maybe<Money>;
  /** Before; null if it wasn't there. */
  before?: Maybe<Money>;
  /** +$1.00; No change. */
  differenceText: Scalars['String']['output'];
  /** Entry id; null if it's about the order as a whole. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** Organic Strawberries; Pickup. */
  name: Scalars['String']['output'];
  /** The product; null if it's about the order as a whole, or can't be loaded. */
  product?: Maybe<Product>;
  /** The sale price is now $4.49. Your coupon still applies. */
  text: Scalars['String']['output'];
};

/** Paths of one picture in fixed sizes: PNG of a drawing, WebP of a photo. */
export type RasterPictures = {
  __typename?: 'RasterPictures';
  /** 640 pixels on its longer side, or as many as the photo has. */
  large: Scalars['String']['output'];
  /** 320 pixels on its longer side. */
  medium: Scalars['String']['output'];
  /** 96 pixels on its longer side. */
  small: Scalars['String']['output'];
};

/** A receipt that can be checked (N-42). */
export type Receipt = {
  __typename?: 'Receipt';
  /** Digest of all that the price depends on; who computes it anew gets the same. */
  digest: Scalars['String']['output'];
  /** What the price depends on, as a file for "Check this receipt" and `ops receipt verify`. */
  downloadPath: Scalars['String']['output'];
  /** Aug 6, 2026: when the shopper got it. */
  handedOverText: Scalars['String']['output'];
  /** Held $36.12, charged $33.83, released $2.29. */
  holdText?: Maybe<Scalars['String']['output']>;
  /** Number of the order. */
  id: Scalars['ID']['output'];
  /** Paid Aug 6, 2026: for what is kept for years, such as an invoice. */
  paidText: Scalars['String']['output'];
  /** By rate: Tax: 8.625% of $9.99. */
  taxTexts: Array<Scalars['String']['output']>;
  /** Paid Thursday, Aug 6, at 4:12 PM. */
  title: Scalars['String']['output'];
};

/** Input of `receiveOffer`: what the address says (S-32). */
export type ReceiveOfferInput = {
  /** Chosen by the client; repeating a request changes nothing and returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Where the shopper joined. */
  division: Scalars['String']['input'];
  /** Its id. */
  eventCorrelationId: Scalars['String']['input'];
  /** When it happened. */
  eventDateTime: Scalars['DateTime']['input'];
  /** new_registration. */
  eventName: Scalars['String']['input'];
  /** The offer's id with its maker. */
  externalOfferId: Scalars['String']['input'];
  /** The offer's own id. */
  offerId?: InputMaybe<Scalars['ID']['input']>;
  /** The store where the shopper joined. */
  storeId: Scalars['ID']['input'];
};

/** Payload of `receiveOffer`. */
export type ReceiveOfferPayload = {
  __typename?: 'ReceiveOfferPayload';
  /** What the event gave the household; empty if nothing. */
  coupons: Array<Coupon>;
  /** Why it gave nothing: NOT_OFFERED. */
  userErrors: Array<UserError>;
};

/** A recipe. Its ingredients and steps are there once it is unlocked. */
export type Recipe = {
  __typename?: 'Recipe';
  /** Recipe id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Ingredients; empty until unlocked. */
  ingredients: Array<RecipeIngredient>;
  /** Has the household unlocked it? */
  isUnlocked: Scalars['Boolean']['output'];
  /** Minutes from start to table. */
  minutes: Scalars['Int']['output'];
  /** Servings. */
  servings: Scalars['Int']['output'];
  /** Steps, in order; empty until unlocked. */
  steps: Array<Scalars['String']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** An ingredient of a recipe. */
export type RecipeIngredient = {
  __typename?: 'RecipeIngredient';
  /** Name. */
  name: Scalars['String']['output'];
  /** How much: 2 cups. */
  quantity: Scalars['String']['output'];
};

/** A product, and why it is recommended. */
export type RecommendedProduct = {
  __typename?: 'RecommendedProduct';
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** The product. */
  product: Product;
  /** Often bought with pasta; 3 days late, every 14 days; Many buy it. */
  reasonText: Scalars['String']['output'];
};

/** Input of `redeemPrize`. */
export type RedeemPrizeInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** The total cost shown to the shopper; 0 for a win. If the cost differs now, PRICE_CHANGED, and nothing is taken. */
  expectedCost: Scalars['Int']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** How many at once; more than 1 only for SWEEPSTAKES. */
  quantity: Scalars['Int']['input'];
  /** A win of this prize, which costs nothing; if omitted, it is bought with points. */
  winId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `redeemPrize`. */
export type RedeemPrizePayload = {
  __typename?: 'RedeemPrizePayload';
  /** The updated points and counts. */
  points?: Maybe<ProgramPoints>;
  /** The updated prize: stock, limits, cost. */
  prize?: Maybe<Prize>;
  /** The redemption. */
  redemption?: Maybe<Redemption>;
  /** Why not: INSUFFICIENT_POINTS, NEGATIVE_BALANCE, SOLD_OUT, LIMIT_REACHED, PRICE_CHANGED, NOT_STARTED, ENDED, EXPIRED, ALREADY_REDEEMED, NOT_OPTED_IN, ONLY_WON, EMPLOYEE_EXCLUDED, AGE_NOT_MET, SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, ENTRY_LIMIT_REACHED. No points are taken. */
  userErrors: Array<UserError>;
};

/** VENDOR: another company's code. No one else ever gets it. */
export type RedeemedCode = {
  __typename?: 'RedeemedCode';
  /** The code. */
  code: Scalars['String']['output'];
  /** Last instant to use it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone: Dec 31. */
  expiresAtString?: Maybe<Scalars['String']['output']>;
  /** How to use it. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** Where to use it, on another site. */
  url?: Maybe<Scalars['String']['output']>;
  /** Whose code it is. */
  vendorName: Scalars['String']['output'];
};

/** FRESH_PASS: a period of FreshPass. */
export type RedeemedFreshPass = {
  __typename?: 'RedeemedFreshPass';
  /** Where to manage it (S-28). */
  href: Scalars['String']['output'];
  /** First instant of the period. */
  start: Scalars['DateTime']['output'];
  /** Subscription id. */
  subscriptionId: Scalars['ID']['output'];
  /** Last instant of the period. */
  until: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Sep 5. */
  untilString: Scalars['String']['output'];
};

/** B4U_OFFER: the household's own coupon, already clipped and in My List. */
export type RedeemedOffer = {
  __typename?: 'RedeemedOffer';
  /** Last instant to use it. */
  expiresAt: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Sep 14. */
  expiresAtString: Scalars['String']['output'];
  /** Is it clipped? */
  isClipped: Scalars['Boolean']['output'];
  /** Is it in My List? */
  isInMyList: Scalars['Boolean']['output'];
  /** Is it handed out in the store? It comes off no cart then. */
  isStoreOnly: Scalars['Boolean']['output'];
  /** Offer id. */
  offerId: Scalars['ID']['output'];
};

/** REWARD: money off groceries. */
export type RedeemedReward = {
  __typename?: 'RedeemedReward';
  /** Last instant to use it: the end of the following month (N-12). */
  expiresAt: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Sep 30. */
  expiresAtString: Scalars['String']['output'];
  /** Reward id. */
  rewardId: Scalars['ID']['output'];
  /** Its value. */
  value: Money;
};

/** A redeemed prize (N-26). It can be read any number of times. */
export type Redemption = {
  __typename?: 'Redemption';
  /** Redemption id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** The language that the name is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Points left afterward. */
  pointsLeft: Scalars['Int']['output'];
  /** Points it cost. */
  pointsSpent: Scalars['Int']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
  /** Name of the prize. */
  prizeName: Scalars['String']['output'];
  /** Type of the prize. */
  prizeType: PrizeType;
  /** Short number for people: R-7F3K92. */
  receipt: Scalars['String']['output'];
  /** When. */
  redeemedAt: Scalars['DateTime']['output'];
  /** Formatted, in the shopper's time zone: Aug 5. */
  redeemedAtString: Scalars['String']['output'];
  /** What it delivered. */
  result: RedemptionResult;
  /** How it came about. */
  source: RedemptionSource;
  /** Done, or a choice is open. */
  status: RedemptionStatus;
};

/** What a redemption delivered, by prize type. */
export type RedemptionResult = AlternateChoice | RedeemedCode | RedeemedFreshPass | RedeemedOffer | RedeemedReward | SweepstakesEntry | UnlockedRecipe;

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

/** Lists of choices for forms. */
export type ReferenceData = {
  __typename?: 'ReferenceData';
  /** Abbreviations of the months: Jan to Dec (G-55). */
  months: Array<Scalars['String']['output']>;
  /** The numbers in a range, both ends included; at most 200 (G-56). */
  numbers: Array<Scalars['Int']['output']>;
  /** The 50 states, plus the District of Columbia if configured, by name (G-54). */
  states: Array<State>;
  /** This year and the years before it, newest first (G-56). */
  years: Array<Scalars['Int']['output']>;
};


/** Lists of choices for forms. */
export type ReferenceDataNumbersArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** Lists of choices for forms. */
export type ReferenceDataYearsArgs = {
  back: Scalars['Int']['input'];
};

/** Input of `releasePrizeHold`. */
export type ReleasePrizeHoldInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Payload of `releasePrizeHold`. */
export type ReleasePrizeHoldPayload = {
  __typename?: 'ReleasePrizeHoldPayload';
  /** The updated prize. */
  prize?: Maybe<Prize>;
};

/** What a browser with a remember-me cookie may show before the shopper signs in again. */
export type RememberedShopper = {
  __typename?: 'RememberedShopper';
  /** Same-site path the shopper was headed to, if a redirect cookie says so. */
  destination?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Where a code can be sent. */
  handles: Array<SignInHandle>;
};

/** Input of `removePasskey`. */
export type RemovePasskeyInput = {
  /** Which passkey. */
  id: Scalars['ID']['input'];
};

/** Payload of `removePasskey`. */
export type RemovePasskeyPayload = {
  __typename?: 'RemovePasskeyPayload';
  /** Whose it was, with the passkeys that are left. */
  me?: Maybe<Me>;
};

/** Input of `renamePasskey`. */
export type RenamePasskeyInput = {
  /** Which passkey. */
  id: Scalars['ID']['input'];
  /** Its new name, 1 to 40 characters. */
  name: Scalars['String']['input'];
};

/** Payload of `renamePasskey`. */
export type RenamePasskeyPayload = {
  __typename?: 'RenamePasskeyPayload';
  /** The passkey with its new name. */
  passkey?: Maybe<Passkey>;
  /** Why it keeps its name: NAME_INVALID, PASSKEY_NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** What the animation of a play shows, by kind of game. */
export type Reveal = CollectReveal | Pick3Reveal | ScratchReveal | WheelReveal;

/** Something that grocery rewards can be redeemed for. */
export type RewardChoice = {
  __typename?: 'RewardChoice';
  /** Grocery rewards that it costs. */
  cost: Scalars['Int']['output'];
  /** Grocery rewards still missing; 0 if there are enough. */
  missing: Scalars['Int']['output'];
  /** What it is. */
  prize: Prize;
};

/** Points that end with a month (N-12). */
export type RewardExpiry = {
  __typename?: 'RewardExpiry';
  /** Their last instant. */
  at: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Aug 31. */
  dateString: Scalars['String']['output'];
  /** How many points. */
  points: Scalars['Int']['output'];
  /** Whole grocery rewards that are lost with them; 0 if none. */
  rewards: Scalars['Int']['output'];
};

/** What a prize does to the ledger (G-44). */
export type RewardKind =
  /** Turns points into grocery rewards. */
  | 'BURN'
  /** Grants something directly: a coupon, a month, a code. */
  | 'EARN'
  /** Grants entries in a draw. */
  | 'SWEEPSTAKES';

/** Points of a household; so many make one grocery reward (N-70). */
export type RewardPoints = {
  __typename?: 'RewardPoints';
  /** Points to spend. */
  available: Scalars['Int']['output'];
  /** Whole grocery rewards that the points make. */
  count: Scalars['Int']['output'];
  /** What is lost next; null if nothing is. */
  expiry?: Maybe<RewardExpiry>;
  /** Points of orders on their way, estimated. */
  pending: Scalars['Int']['output'];
  /** Points of one grocery reward. */
  perReward: Scalars['Int']['output'];
  /** The program that they belong to: its history tells of them. */
  programCode: Scalars['ID']['output'];
  /** Points toward the next one. */
  progress: Scalars['Int']['output'];
};

/** A page of rewards transactions (G-84, N-14). */
export type RewardsHistory = {
  __typename?: 'RewardsHistory';
  /** Transactions, newest first. */
  items: Array<RewardsTransaction>;
  /** Cursor of the next page. */
  pageInfo: PageInfo;
};

/** Does a rewards transaction count? */
export type RewardsStatus =
  /** It counts. */
  | 'COMPLETED'
  /** Not yet: the order hasn't been handed over. */
  | 'PENDING'
  /** It was taken back. */
  | 'VOID';

/** Points earned, spent, or turned into entries (N-14). */
export type RewardsTransaction = {
  __typename?: 'RewardsTransaction';
  /** When it counted. */
  at: Scalars['DateTime']['output'];
  /** Points left after it; null while it is pending. */
  balanceAfter?: Maybe<Scalars['Int']['output']>;
  /** Formatted day, in the shopper's time zone: Aug 4. */
  dateString: Scalars['String']['output'];
  /** Description. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The language that the description is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Order number, for points from an order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Points; negative if spent. */
  points: Scalars['Int']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** What it did to the ledger. */
  rewardKind: RewardKind;
  /** Whether it counts. */
  status: RewardsStatus;
  /** Store of the order. */
  storeName?: Maybe<Scalars['String']['output']>;
};

/** A paragraph of the rules, or a list. */
export type RulesBlock = {
  __typename?: 'RulesBlock';
  /** Items of the list; empty for a paragraph. */
  items: Array<Scalars['String']['output']>;
  /** The paragraph; null for a list. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A section of the rules. */
export type RulesSection = {
  __typename?: 'RulesSection';
  /** The same text as paragraphs and lists, in order. */
  blocks: Array<RulesBlock>;
  /** The frozen text: each line is a paragraph; lines starting with a hyphen are list items. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Input of `saveDeliveryAddress`; N-7 has the rules for its fields. */
export type SaveDeliveryAddressInput = {
  /** Street and number, 1 to 60 characters. */
  address: Scalars['String']['input'];
  /** Apartment, suite, or floor, at most 40 characters. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City, 1 to 40 characters. */
  city: Scalars['String']['input'];
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** First name: 1 to 50 letters, spaces, periods, hyphens, and apostrophes. */
  firstName: Scalars['String']['input'];
  /** The address to change; omit it to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Last name, the same way. */
  lastName: Scalars['String']['input'];
  /** Two-letter state code; the ZIP code must be in that state. */
  state: Scalars['String']['input'];
  /** Version of the address the change is based on. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** ZIP code, five digits or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** Payload of `saveDeliveryAddress`. */
export type SaveDeliveryAddressPayload = {
  __typename?: 'SaveDeliveryAddressPayload';
  /** The saved address. */
  address?: Maybe<Address>;
  /** The updated profile with all its addresses; null if it can't be read. */
  profile?: Maybe<CustomerProfile>;
  /** After VERSION_CONFLICT: the address as someone else saved it. */
  savedMeanwhile?: Maybe<Address>;
  /** Why it wasn't saved: REQUIRED, TOO_LONG, INVALID, ZIP_NOT_FOUND, STATE_MISMATCH, CITY_MISMATCH, and PO_BOX name their field; VERSION_CONFLICT. */
  userErrors: Array<UserError>;
};

/** Input of `saveOrderEdit`. */
export type SaveOrderEditInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Total the shopper saw, so that nobody pays more unasked. */
  expectedTotal: Scalars['Decimal']['input'];
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
};

/** Packages of a line that are kept for later, with the choices they had in the cart. */
export type SavedLine = {
  __typename?: 'SavedLine';
  /** What its packages cost now, coupons aside; an estimate if sold by weight. */
  amount: Money;
  /** Can it be had where its cart shops? */
  availability: Availability;
  /** Id of the cart that it goes back into. */
  cartId: Scalars['ID']['output'];
  /** The shopper's note to whoever makes or picks it. */
  comments?: Maybe<Scalars['String']['output']>;
  /** Entry id: the same as of its line in the cart. */
  id: Scalars['ID']['output'];
  /** Packages of the same line that are in the cart besides. */
  inCart: Scalars['Int']['output'];
  /** 16 oz · $3.99 each; with its options: Rye, no onions · $8.49 each. */
  metaText: Scalars['String']['output'];
  /** Name as it was added. */
  name: Scalars['String']['output'];
  /** The product; null if it can't be loaded. */
  product?: Maybe<Product>;
  /** Product number. */
  productId: Scalars['ID']['output'];
  /** Packages kept. */
  quantity: Scalars['Int']['output'];
  /** For screen readers: $6.98, was $11.98. */
  spokenAmount: Scalars['String']['output'];
  /** Name with its size, for the names of buttons: Meadow Lane Whole Milk, 1 gal. */
  spokenName: Scalars['String']['output'];
  /** Version of its cart, to let go of it by (N-58). */
  version: Scalars['Int']['output'];
  /** At the regular price, to be struck through; null if that's no more. */
  was?: Maybe<Money>;
  /** About 1.25 lb; null unless it's sold by weight. */
  weightText?: Maybe<Scalars['String']['output']>;
};

/** Input of `sayImHere`. */
export type SayImHereInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Have they only set out? Then where they stand doesn't matter yet. */
  isOnTheWay: Scalars['Boolean']['input'];
  /** Where they stand, or what they drive, up to 80 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Number of the order. */
  orderNumber: Scalars['ID']['input'];
};

/** A shopper's Schedule & Save (N-66). */
export type ScheduleAndSave = {
  __typename?: 'ScheduleAndSave';
  /** About canceling, with G-133. */
  cancelText: Scalars['String']['output'];
  /** G-132: about date and time. */
  dateChangeText: Scalars['String']['output'];
  /** Earliest day for a first order. */
  firstDate: Scalars['LocalDate']['output'];
  /** How often something can come. */
  frequencies: Array<SubscriptionFrequency>;
  /** Has nothing ever been scheduled (S-102)? */
  isNew: Scalars['Boolean']['output'];
  /** What is subscribed: what comes next first, what is paused last. */
  items: Array<SubscribedItem>;
  /** Where, how, and when orders come; null before the first subscription. */
  plan?: Maybe<SchedulePlan>;
  /** Pickup around 10 AM; null before the first subscription. */
  planText?: Maybe<Scalars['String']['output']>;
  /** What it saves: 5% off the lowest price of the day, and your coupons on top (S-262). */
  promoText: Scalars['String']['output'];
  /** When and where the household is told about an order to come (N-65). */
  remindersText: Scalars['String']['output'];
  /** What it has saved so far: $38.12 saved since March; null while that is nothing. */
  savedText?: Maybe<Scalars['String']['output']>;
  /** Orders to come, the soonest first. */
  upcoming: Array<UpcomingOrder>;
};

/** Payload of the changes of Schedule & Save. */
export type ScheduleAndSavePayload = {
  __typename?: 'ScheduleAndSavePayload';
  /** Schedule & Save as it is now; null if it can't be loaded. */
  scheduleAndSave?: Maybe<ScheduleAndSave>;
  /**
   * Why nothing was changed: SUBSCRIPTION_CHANGED, SUBSCRIPTION_NOT_FOUND, PRODUCT_NOT_FOUND, NOT_SUBSCRIBABLE, RUN_CLOSED,
   * RUN_NOT_FOUND, NOT_SCHEDULED, DATE_OUT_OF_RANGE, TOO_MANY, PRICE_CHANGED, NO_PLAN, ADDRESS_NEEDED, ADDRESS_NOT_FOUND,
   * STORE_NOT_FOUND, CHANNEL_NOT_OFFERED, OUTSIDE_DELIVERY_AREA.
   */
  userErrors: Array<UserError>;
};

/** How scheduled orders reach the shopper. */
export type ScheduleChannel =
  /** At the door. */
  | 'DELIVERY'
  /** At the store. */
  | 'PICKUP';

/** Where, how, and when scheduled orders come (N-65). */
export type SchedulePlan = {
  __typename?: 'SchedulePlan';
  /** Id of the address they are brought to; null if they are picked up. */
  addressId?: Maybe<Scalars['ID']['output']>;
  /** How orders reach the shopper. */
  channel: ScheduleChannel;
  /** The time of day that is asked for, in minutes of the store's day. */
  minute: Scalars['Int']['output'];
  /** Ten digits; null if none is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The store they come from; null if it can't be loaded. */
  store?: Maybe<StoreDetails>;
  /** Times of day to choose from. */
  times: Array<ScheduleTime>;
};

/** A time of day at which orders can come. */
export type ScheduleTime = {
  __typename?: 'ScheduleTime';
  /** In minutes of the store's day. */
  minute: Scalars['Int']['output'];
  /** Around 10 AM. */
  text: Scalars['String']['output'];
};

/** A scratch card. */
export type ScratchReveal = {
  __typename?: 'ScratchReveal';
  /** Pictures under the six squares, row by row. */
  imageIds: Array<Scalars['String']['output']>;
  /** Squares that match; empty if it's not a win. */
  matches: Array<Scalars['Int']['output']>;
};

/** What to look for, and where. Without words, everything in scope is listed. */
export type SearchInput = {
  /** Only this aisle: its id or, with its department, the last step of its path. */
  aisleId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this department. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen values by facet, at most 50 values. Values of one facet widen the search, facets narrow it. */
  filters?: InputMaybe<Array<FacetFilter>>;
  /** Only this shop's products. */
  program?: InputMaybe<ProductProgram>;
  /** Only this seller's products. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this shelf: its id or, with its department and aisle, the shelf of its path. */
  shelfId?: InputMaybe<Scalars['ID']['input']>;
  /** Order; best match if omitted. */
  sort?: InputMaybe<ProductSort>;
  /** Words, a UPC, or a GTIN, up to 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What a shopper who has typed a few letters may be looking for (S-250). */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Brands with such a name. */
  brands: Array<Brand>;
  /** Departments, aisles, and shelves with such a name. */
  departments: Array<SuggestedPlace>;
  /** The products that match best. */
  products: Array<Product>;
  /** Searches that may be meant, for what the store has: kinds of groceries first, then names of products. */
  queries: Array<Scalars['String']['output']>;
  /** Departments to search in for it, when several have some. */
  scopes: Array<SuggestedScope>;
  /** What was typed. */
  text: Scalars['String']['output'];
  /** How many products a search for it finds. */
  totalCount: Scalars['Int']['output'];
};

/** A marketplace seller, who ships its own products (S-21). */
export type Seller = {
  __typename?: 'Seller';
  /** Who they are, in a sentence or two. */
  description: Scalars['String']['output'];
  /** Orders of $75 or more ship free. null if none do. */
  freeShippingText?: Maybe<Scalars['String']['output']>;
  /** Seller id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Path of its page: /seller/… */
  path: Scalars['String']['output'];
  /** A picture for its page; null if it has none. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Its return policy. */
  returns: Scalars['String']['output'];
  /** What shipping costs: $5.95, free on orders of $75 or more (N-63). null where it isn't known. */
  shippingFeeText?: Maybe<Scalars['String']['output']>;
  /** How long shipping takes: Arrives in about 4 days. */
  shippingText: Scalars['String']['output'];
  /** Where it ships from: Ships from Portland, OR. */
  shipsFromText: Scalars['String']['output'];
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
  comments?: InputMaybe<Scalars['String']['input']>;
  /** Entry id. */
  lineId: Scalars['ID']['input'];
  /** UPCs of the options chosen now: all of them, in place of those before. They can't change once they are ordered. */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Packages; 0 removes the line. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Packages kept for later. Without `quantity` they move: out of the cart, or back into it as far as there is stock. A move
   * never collides with another: what there is of the line in all stays the same. With `quantity`, both are set.
   */
  savedQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The specific item: its product number, with SPECIFIC_ITEM. */
  substituteId?: InputMaybe<Scalars['ID']['input']>;
  /** What to do if it's out. */
  substitution?: InputMaybe<SubstitutionKind>;
  /** Pounds, with two decimals. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Input of `setCheckout`. */
export type SetCheckoutInput = {
  /** Id of a saved delivery address. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Cart id. */
  cartId: Scalars['ID']['input'];
  /** PICKUP or DELIVERY; another one lets the held time go. */
  channel?: InputMaybe<Channel>;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** ATTENDED or UNATTENDED, when delivered. */
  handOver?: InputMaybe<HandOverKind>;
  /** For the driver, 200 characters at most; an empty text removes it. */
  instructions?: InputMaybe<Scalars['String']['input']>;
  /** Where to leave it: FRONT_DOOR, PORCH, LOBBY, SIDE_GATE, NEIGHBOR, OTHER. */
  leaveAt?: InputMaybe<Scalars['String']['input']>;
  /** A payment choice's id. */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Purchase order number of a business (S-165); an empty text removes it. */
  poNumber?: InputMaybe<Scalars['String']['input']>;
  /** What SNAP benefits pay, in cents, up to what is eligible; 0 for none (N-52). */
  snapCents?: InputMaybe<Scalars['Int']['input']>;
  /** In cents, up to $100; 0 for none. */
  tipCents?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `setCommunicationPreferences`. */
export type SetCommunicationPreferencesInput = {
  /** Switches to change, 1 to 8. */
  changes: Array<CommunicationChange>;
  /** Chosen by the client; repeating a request returns the same answer (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
};

/** Payload of `setCommunicationPreferences`. */
export type SetCommunicationPreferencesPayload = {
  __typename?: 'SetCommunicationPreferencesPayload';
  /** Every switch, updated. */
  preferences?: Maybe<CommunicationPreferences>;
};

/** An item to set; what is omitted stays as it is. */
export type SetListItemInput = {
  /** Id of the item. */
  id: Scalars['ID']['input'];
  /** Is it checked off? */
  isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many, 1 to 99. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of `setPushDevice`. */
export type SetPushDeviceInput = {
  /** The browser's secret, in base64url. */
  auth: Scalars['String']['input'];
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Address of the browser's push service. */
  endpoint: Scalars['String']['input'];
  /** What it is to show; at least one. */
  kinds: Array<PushKind>;
  /** The browser's public key, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** Payload of `setPushDevice`. */
export type SetPushDevicePayload = {
  __typename?: 'SetPushDevicePayload';
  /** The browser as it is now. */
  device?: Maybe<PushDevice>;
  /** Why not: PUSH_ENDPOINT, PUSH_KEY. */
  userErrors: Array<UserError>;
};

/** Input of `setStockAlert`. */
export type SetStockAlertInput = {
  /** Should the household be notified? */
  isOn: Scalars['Boolean']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Payload of `setStockAlert`. */
export type SetStockAlertPayload = {
  __typename?: 'SetStockAlertPayload';
  /** The updated prize. */
  prize?: Maybe<Prize>;
  /** Why not: IN_STOCK, NOT_STARTED, ENDED, ONLY_WON. */
  userErrors: Array<UserError>;
};

/** A shelf of an aisle. */
export type Shelf = {
  __typename?: 'Shelf';
  /** Shelf id. */
  id: Scalars['ID']['output'];
  /** Name: Whole Milk. */
  name: Scalars['String']['output'];
  /** Path of its aisle's page, with the shelf chosen: /shop/dairy-eggs-cheese/milk?shelf=whole-milk. */
  path: Scalars['String']['output'];
  /** How many products it has in all stores. */
  productCount: Scalars['Int']['output'];
};

/** Where a visitor shops. Prices and availability everywhere are those of this store and channel. */
export type Shop = {
  __typename?: 'Shop';
  /** How orders reach the visitor. */
  channel: Channel;
  /** Changes with store and channel: everything shown for the old one is stale. */
  id: Scalars['ID']['output'];
  /** Did the visitor choose it? */
  isChosen: Scalars['Boolean']['output'];
  /** Before the place: Pickup at; Delivery to; Shop in-store at. */
  label: Scalars['String']['output'];
  /** Today, 2 to 3 PM; null if there is none this week, and when shopping in the store. */
  nextSlotText?: Maybe<Scalars['String']['output']>;
  /** The store's name, or the ZIP code for delivery: 2300 16th St. */
  place: Scalars['String']['output'];
  /** The store. */
  store: StoreDetails;
  /** Where orders are delivered, five digits; null unless the channel is DELIVERY. */
  zipCode?: Maybe<Scalars['String']['output']>;
};

/** Something of the visitor's that has changed. */
export type ShoppingUpdate = CartUpdate | ListUpdate | OrderUpdate;

/** Input of `signInAsDemoShopper`. */
export type SignInAsDemoShopperInput = {
  /** Key of a demo shopper. */
  key: Scalars['ID']['input'];
};

/** A code that has been asked for. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** Digits of the code. */
  codeLength: Scalars['Int']['output'];
  /** When the code expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Has the code left? If not, sending is tried again until the code expires, and costs nothing until then. */
  isSent: Scalars['Boolean']['output'];
  /** Where the code went, masked. */
  maskedHandle: Scalars['String']['output'];
  /** When another can be requested. */
  resendAfter: Scalars['DateTime']['output'];
};

/** How a one-time code is sent. */
export type SignInChannel =
  /** Email. */
  | 'EMAIL'
  /** Text message to a mobile number. */
  | 'SMS';

/** A masked way to reach a shopper. */
export type SignInHandle = {
  __typename?: 'SignInHandle';
  /** How the code is sent. */
  channel: SignInChannel;
  /** The handle with most of it hidden, such as (•••) •••-4821. */
  maskedHandle: Scalars['String']['output'];
};

/** What the code is for. */
export type SignInPurpose =
  /** Opening a session. */
  | 'SIGN_IN'
  /** Confirming a sensitive action more than 45 minutes after signing in (N-3). */
  | 'STEP_UP';

/** Input of `signInWithPasskey`; everything binary is in base64url. */
export type SignInWithPasskeyInput = {
  /** What the device says of itself. */
  authenticatorData: Scalars['String']['input'];
  /** What the browser says it was for. */
  clientData: Scalars['String']['input'];
  /** Which passkey signed. */
  passkeyId: Scalars['ID']['input'];
  /** Remember this shopper in this browser? */
  rememberMe: Scalars['Boolean']['input'];
  /** Id of the challenge. */
  requestId: Scalars['ID']['input'];
  /** The signature. */
  signature: Scalars['String']['input'];
  /** Whom the passkey is for. */
  userHandle?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `signInWithPasskey`. */
export type SignInWithPasskeyPayload = {
  __typename?: 'SignInWithPasskeyPayload';
  /** Same-site path to continue to. */
  redirectTo?: Maybe<Scalars['String']['output']>;
  /** Why it was not accepted: PASSKEY_EXPIRED, PASSKEY_UNKNOWN, PASSKEY_REFUSED, PASSKEY_STOPPED, RATE_LIMITED, PASSKEY_UNAVAILABLE. */
  userErrors: Array<UserError>;
  /** The updated viewer. */
  viewer?: Maybe<Viewer>;
};

/** Input of `signOut`. */
export type SignOutInput = {
  /** End all of the shopper's sessions, not just this one? */
  everywhere: Scalars['Boolean']['input'];
};

/** Payload of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** The updated viewer. */
  viewer: Viewer;
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
  clientRequestId: Scalars['RequestId']['input'];
  /** Its day. */
  date: Scalars['LocalDate']['input'];
  /** false takes the skip back. */
  isSkipped: Scalars['Boolean']['input'];
};

/** A time (N-59). */
export type Slot = {
  __typename?: 'Slot';
  /** $3.95; Free. */
  feeText: Scalars['String']['output'];
  /** Slot id. */
  id: Scalars['ID']['output'];
  /** A wide and free window, packed with others. */
  isGreen: Scalars['Boolean']['output'];
  /** Can it be had? */
  isOffered: Scalars['Boolean']['output'];
  /** 2 left; Full; Not for your items; null if there are plenty. */
  leftText?: Maybe<Scalars['String']['output']>;
  /** 4 to 5 PM, for screen readers and sentences. */
  spokenText: Scalars['String']['output'];
  /** 4–5 PM. */
  text: Scalars['String']['output'];
};

/** Times on one day. */
export type SlotDay = {
  __typename?: 'SlotDay';
  /** The day. */
  date: Scalars['LocalDate']['output'];
  /** Aug 6. */
  dateText: Scalars['String']['output'];
  /** Today; Thu. */
  name: Scalars['String']['output'];
  /** Its times, earliest first. */
  slots: Array<Slot>;
};

/** What SNAP benefits pay of an order, beside another way to pay (N-52). */
export type SnapShare = {
  __typename?: 'SnapShare';
  /** The most they can pay: eligible groceries, without tax, deposits, bags, fees, and tips. */
  eligible: Money;
  /** What they can't pay, and what is different with them. */
  noteText: Scalars['String']['output'];
  /** What they pay; null if nothing. */
  paid?: Maybe<Money>;
  /** What is paid the other way. */
  rest: Money;
  /** $21.98 of this order is SNAP eligible. */
  text: Scalars['String']['output'];
};

/** Payload of `startPasskey`. */
export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  /** The challenge to answer. */
  creation?: Maybe<PasskeyCreation>;
  /** Why there is none: TOO_MANY_PASSKEYS, RATE_LIMITED, PASSKEY_UNAVAILABLE. */
  userErrors: Array<UserError>;
};

/** Payload of `startPasskeySignIn`. */
export type StartPasskeySignInPayload = {
  __typename?: 'StartPasskeySignInPayload';
  /** The challenge to answer. */
  request?: Maybe<PasskeyRequest>;
  /** Why there is none: RATE_LIMITED, PASSKEY_UNAVAILABLE. */
  userErrors: Array<UserError>;
};

/** Input of `startSignIn`. */
export type StartSignInInput = {
  /** How the code is sent. */
  channel: SignInChannel;
  /** Email address or US mobile number. Omit it on re-sign-in and step-up: the code goes to the remembered shopper. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** What the code is for. */
  purpose: SignInPurpose;
};

/** Payload of `startSignIn`. */
export type StartSignInPayload = {
  __typename?: 'StartSignInPayload';
  /** The challenge to answer. */
  challenge?: Maybe<SignInChallenge>;
  /** Why no code was sent. */
  userErrors: Array<UserError>;
};

/** A state. */
export type State = {
  __typename?: 'State';
  /** Two letters. */
  code: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What a store is asked to stock. */
export type StockAsk = {
  __typename?: 'StockAsk';
  /** Changes with the store and with the words, however they are written. */
  id: Scalars['ID']['output'];
  /** Has the visitor asked for it? */
  isAsked: Scalars['Boolean']['output'];
  /** How many others have. */
  otherCount: Scalars['Int']['output'];
  /** The store that is asked. */
  storeId: Scalars['ID']['output'];
};

/** A store. */
export type Store = {
  __typename?: 'Store';
  /** Store id. */
  id: Scalars['ID']['output'];
  /** Name as shown, usually its street address. */
  name: Scalars['String']['output'];
  /** IANA time zone; "today" and "ends" are always its day (X-9). */
  timeZone: Scalars['String']['output'];
  /** ZIP code. */
  zipCode: Scalars['String']['output'];
};

/** A store with what it offers (S-73). */
export type StoreDetails = {
  __typename?: 'StoreDetails';
  /** Street and number. */
  address: Scalars['String']['output'];
  /** Ways to shop there. */
  channels: Array<Channel>;
  /** City, state and ZIP code in one line. */
  cityLine: Scalars['String']['output'];
  /** Hours by department and weekday, the store itself first. */
  departments: Array<DepartmentHours>;
  /** Can deli dishes be ordered online? */
  hasOnlineDeli: Scalars['Boolean']['output'];
  /** Does it have a wine shop? */
  hasWineShop: Scalars['Boolean']['output'];
  /** Store id. */
  id: Scalars['ID']['output'];
  /** Name as shown, usually its street address. */
  name: Scalars['String']['output'];
  /** The next pickup and the next delivery. */
  nextSlots: Array<NextSlot>;
  /** Whether it's open and until when, in the store's time zone: Open until 11 PM; null when its hours are unknown. */
  openText?: Maybe<Scalars['String']['output']>;
  /** To call it: tel:+14155550100; null if nobody answers there. */
  phonePath?: Maybe<Scalars['String']['output']>;
  /** Its telephone: (415) 555-0100; null if nobody answers there. */
  phoneText?: Maybe<Scalars['String']['output']>;
  /** Does it make dishes to order? */
  preparesOrders: Scalars['Boolean']['output'];
  /** Its departments in words: Deli, Wine shop. */
  services: Array<Scalars['String']['output']>;
  /** IANA time zone; "today" and "ends" are always its day (X-9). */
  timeZone: Scalars['String']['output'];
  /** Its ZIP code, five digits. */
  zipCode: Scalars['String']['output'];
};

/** Stores near a place. */
export type StoreSearch = {
  __typename?: 'StoreSearch';
  /** The city. */
  city: Scalars['String']['output'];
  /** What they are near, as a shopper would write it: 94103; Oakland, CA. */
  place: Scalars['String']['output'];
  /** Two-letter code of its state. */
  state: Scalars['String']['output'];
  /** At most 10 within 50 miles, nearest first (G-120). */
  stores: Array<NearbyStore>;
  /** The requested ZIP code, or the one nearest to a location; null for a city. */
  zipCode?: Maybe<Scalars['String']['output']>;
};

/** A store nearby that has some of what was searched for. */
export type StoreWithProducts = {
  __typename?: 'StoreWithProducts';
  /** How many of its products match. */
  productCount: Scalars['Int']['output'];
  /** The store. */
  store: StoreDetails;
};

/** Input of `subscribe`. */
export type SubscribeInput = {
  /** Chosen by the client; repeating a request changes nothing (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** May the closest match come when it is out? */
  isSubstitutable: Scalars['Boolean']['input'];
  /** The product. */
  productId: Scalars['ID']['input'];
  /** How many each time. */
  quantity: Scalars['Int']['input'];
  /** The day of the first order, in the dates of the store. */
  startDate: Scalars['LocalDate']['input'];
  /** Every how many weeks (S-246). */
  weeks: Scalars['Int']['input'];
};

/** What comes again and again. */
export type SubscribedItem = {
  __typename?: 'SubscribedItem';
  /** Every 2 weeks. */
  frequencyText: Scalars['String']['output'];
  /** Id of the subscription. */
  id: Scalars['ID']['output'];
  /** Is it paused? */
  isPaused: Scalars['Boolean']['output'];
  /** May the closest match come when it is out? */
  isSubstitutable: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Day of its next order; null while it is paused. */
  nextDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Next on Aug 7; Paused. */
  nextText: Scalars['String']['output'];
  /** What a package costs now, with the saving; null if the store no longer carries it. */
  price?: Maybe<Money>;
  /** The full price to accept; null unless it rose over 10%. */
  priceToAccept?: Maybe<Scalars['Decimal']['output']>;
  /** The product as the store sells it today; null if it can't be loaded. */
  product?: Maybe<Product>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** How many each time. */
  quantity: Scalars['Int']['output'];
  /** 1 each time. */
  quantityText: Scalars['String']['output'];
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** 12% more than last time. It is skipped unless you accept; Only 2 left right now; null if nothing is wrong. */
  warningText?: Maybe<Scalars['String']['output']>;
  /** What it costs without. */
  was?: Maybe<Money>;
  /** Every how many weeks. */
  weeks: Scalars['Int']['output'];
};

/**
 * What happens while somebody looks on. Ask with `Accept: text/event-stream`: each event says what has changed and how far it
 * has come, and what it holds now is asked for as usual. What has changed within the last ten minutes comes first.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** The visitor's carts, whoever in the household changes them, on whatever device (N-58). */
  cartsChanged: CartUpdate;
  /** One of the shopper's orders (N-61). */
  orderChanged: OrderUpdate;
  /** All of the visitor's carts and orders, and My List, for a page that holds one connection. */
  shoppingChanged: ShoppingUpdate;
};


/**
 * What happens while somebody looks on. Ask with `Accept: text/event-stream`: each event says what has changed and how far it
 * has come, and what it holds now is asked for as usual. What has changed within the last ten minutes comes first.
 */
export type SubscriptionOrderChangedArgs = {
  number: Scalars['ID']['input'];
};

/** How often something comes. */
export type SubscriptionFrequency = {
  __typename?: 'SubscriptionFrequency';
  /** Every 2 weeks. */
  text: Scalars['String']['output'];
  /** Every how many weeks. */
  weeks: Scalars['Int']['output'];
};

/** How a subscription stands. */
export type SubscriptionState =
  /** In effect. */
  | 'ACTIVE'
  /** Not in effect yet. */
  | 'COMING'
  /** Not in effect anymore. */
  | 'ENDED';

/** Another product in place of one (N-79). */
export type Substitute = {
  __typename?: 'Substitute';
  /** The other product. */
  product: Product;
  /** Why it's a good substitute. */
  reason: SubstituteReason;
  /** The reason in words: Same brand; Cheaper per pound. */
  reasonText: Scalars['String']['output'];
};

/** Why a product is a good substitute. */
export type SubstituteReason =
  /** Costs less per comparison unit. */
  | 'CHEAPER_UNIT'
  /** The same brand. */
  | 'SAME_BRAND'
  /** The same size. */
  | 'SAME_SIZE';

/** What to do if an item is out (N-60). */
export type Substitution = {
  __typename?: 'Substitution';
  /** Best match, a specific item, the shopper's yes to the closest one, or a refund. */
  kind: SubstitutionKind;
  /** The specific item; null for the others, and if it can't be loaded. */
  product?: Maybe<Product>;
};

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

/** A department, an aisle, or a shelf. */
export type SuggestedPlace = {
  __typename?: 'SuggestedPlace';
  /** Its department's name, Dairy, Eggs & Cheese; null for a department. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Department, aisle, or shelf id. */
  id: Scalars['ID']['output'];
  /** Its name: Cheese. */
  name: Scalars['String']['output'];
  /** Path of its page. */
  path: Scalars['String']['output'];
  /** How many products its list shows. */
  productCount: Scalars['Int']['output'];
};

/** A department to search in. */
export type SuggestedScope = {
  __typename?: 'SuggestedScope';
  /** Department id, for the facet DEPARTMENT. */
  id: Scalars['ID']['output'];
  /** Its name: Dairy, Eggs & Cheese. */
  name: Scalars['String']['output'];
  /** How many products the search finds there. */
  productCount: Scalars['Int']['output'];
};

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

/** A step of a sum. */
export type SumLine = {
  __typename?: 'SumLine';
  /** Its amount; negative if it's taken off. */
  amount: Money;
  /** The amount in words, if it isn't shown as money: Free. */
  amountText?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  kind: SumKind;
  /** Items at regular price; Sale prices; Tax, hot food only. */
  text: Scalars['String']['output'];
};

/** Something that was packed instead of what was ordered (N-41). */
export type Swap = {
  __typename?: 'Swap';
  /** Can another substitute be chosen now? */
  canChoose: Scalars['Boolean']['output'];
  /** Can it be decided now, or decided otherwise? */
  canDecide: Scalars['Boolean']['output'];
  /** What the store has that can take its place, the closest first; null if that can't be loaded. */
  choices?: Maybe<Array<SwapChoice>>;
  /** What was decided; null if nothing yet: `untilText` says what that means. */
  decision?: Maybe<SwapDecision>;
  /** You keep Kent Mango. null if nothing was decided. */
  decisionText?: Maybe<Scalars['String']['output']>;
  /** What giving it back is called: Give it back at the door; Refund instead. */
  giveBackText: Scalars['String']['output'];
  /** Entry id of the line. */
  id: Scalars['ID']['output'];
  /** What was ordered: Ataulfo Mango. */
  orderedName: Scalars['String']['output'];
  /** What was ordered, as it's sold today; null if it can't be loaded. */
  orderedProduct?: Maybe<Product>;
  /** × 2 · $3.98. */
  orderedText: Scalars['String']['output'];
  /** Kent Mango. */
  packedName: Scalars['String']['output'];
  /** What was packed, as it's sold today; null if it can't be loaded. */
  packedProduct?: Maybe<Product>;
  /** What was packed, by its number. */
  packedProductId: Scalars['ID']['output'];
  /** × 2 · $3.50. */
  packedText: Scalars['String']['output'];
  /** What it costs for others, to be struck through; null if that's no more. */
  packedWas?: Maybe<Money>;
  /** You pay the lower price. */
  payText: Scalars['String']['output'];
  /** We were out of Ataulfo Mango. */
  text: Scalars['String']['output'];
  /** What stays although it's something else: 20% off Cheddar stays in this order. */
  touches: Array<Scalars['String']['output']>;
  /** Decide before you pick it up. If you do nothing, you keep it; or, if you wanted to be asked, it is left out (N-60). */
  untilText: Scalars['String']['output'];
};

/** Something else that the store has. */
export type SwapChoice = {
  __typename?: 'SwapChoice';
  /** Product number. */
  id: Scalars['ID']['output'];
  /** Organic Strawberries. */
  name: Scalars['String']['output'];
  /** As it's sold today; null if it can't be loaded. */
  product?: Maybe<Product>;
  /** 16 oz · $3.99. */
  text: Scalars['String']['output'];
};

/** What a shopper wants of a swap. */
export type SwapDecision =
  /** Give it back, and pay nothing for it. */
  | 'GIVE_BACK'
  /** Keep what was packed. */
  | 'KEEP';

/** SWEEPSTAKES: entries in a draw. */
export type SweepstakesEntry = {
  __typename?: 'SweepstakesEntry';
  /** Entries that came with this redemption. */
  count: Scalars['Int']['output'];
  /** Date of the draw. */
  drawDate?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone: Sep 5 at 2:00 PM PT. */
  drawDateString?: Maybe<Scalars['String']['output']>;
  /** Their ids, as in the published list. */
  entryIds: Array<Scalars['ID']['output']>;
  /** The household's entries afterward. */
  myEntries: Scalars['Int']['output'];
};

/** A win in a published draw (G-41, N-31). */
export type SweepstakesWin = {
  __typename?: 'SweepstakesWin';
  /** Can it be claimed now? */
  canClaim: Scalars['Boolean']['output'];
  /** Last instant to claim it. */
  claimBy: Scalars['DateTime']['output'];
  /** The formatted day, in the draw's time zone: Aug 13. */
  claimByString: Scalars['String']['output'];
  /** When the draw took place. */
  drawDate: Scalars['DateTime']['output'];
  /** The formatted day, in the draw's time zone: Aug 3. */
  drawDateString: Scalars['String']['output'];
  /** Draw id, for the verifier. */
  drawId: Scalars['ID']['output'];
  /** Id: program and prize. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Has it been acknowledged? */
  isAcknowledged: Scalars['Boolean']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
  /** The prize won: Free groceries for a month. */
  prizeName: Scalars['String']['output'];
  /** Its formatted value: $600. */
  prizeValueString: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** Status of the win. */
  status: WinnerStatus;
};

/** Input of `takeFreePlay`. */
export type TakeFreePlayInput = {
  /** Chosen by the client; repeating a request returns the same answer. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Payload of `takeFreePlay`. */
export type TakeFreePlayPayload = {
  __typename?: 'TakeFreePlayPayload';
  /** The updated program, with the waiting play. */
  program?: Maybe<Program>;
  /** Why not: DAILY_LIMIT, TOTAL_LIMIT, NOT_OPTED_IN, PROGRAM_NOT_STARTED, PROGRAM_ENDED, EMPLOYEE_EXCLUDED. */
  userErrors: Array<UserError>;
};

/** A period of time. */
export type TimePeriod = {
  __typename?: 'TimePeriod';
  /** Last instant; null while it is open. */
  end?: Maybe<Scalars['DateTime']['output']>;
  /** First instant. */
  start: Scalars['DateTime']['output'];
  /** Both, formatted in the store's time zone: Since Jul 12, 2026; From Jan 5, 2027; Jun 1 to Jul 1, 2026. */
  text: Scalars['String']['output'];
};

/** The switches of one topic. */
export type TopicPreference = {
  __typename?: 'TopicPreference';
  /** Is email on? */
  email: Scalars['Boolean']['output'];
  /** Are texts on? */
  text: Scalars['Boolean']['output'];
  /** Topic. */
  topic: CommunicationTopic;
};

/** How far a browser has come on the guided tour. */
export type Tour = {
  __typename?: 'Tour';
  /** Numbers of the stops that were opened, in order. */
  seen: Array<Scalars['Int']['output']>;
  /** Number of the open stop; null while none is open. */
  stop?: Maybe<Scalars['Int']['output']>;
};

/** Whom a stop of the guided tour is for. */
export type TourVisitor =
  /** Whoever opens it. */
  | 'ANYONE'
  /** A guest: whoever is signed in is signed out. */
  | 'GUEST'
  /** A demo shopper. */
  | 'SHOPPER';

/** A point of an order's way. */
export type TrackPoint = {
  __typename?: 'TrackPoint';
  /** Behind, here, or ahead. */
  state: TrackPointState;
  /** Today, 10:42 AM; Thu, from 2 PM; null if nothing is known. */
  text?: Maybe<Scalars['String']['output']>;
  /** Placed; Locked; Picking; Ready; Picked up. */
  title: Scalars['String']['output'];
};

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
  clientRequestId: Scalars['RequestId']['input'];
  /** The `clipIds` of the proof; at most 50. */
  clipIds: Array<Scalars['ID']['input']>;
  /** The `couponIds` of the proof, which come back as they are then; at most 50. */
  couponIds: Array<Scalars['ID']['input']>;
};

/** RECIPE: a recipe to read. */
export type UnlockedRecipe = {
  __typename?: 'UnlockedRecipe';
  /** The recipe. */
  recipe: Recipe;
};

/** A clipped offer that takes nothing off. */
export type UnusedOffer = {
  __typename?: 'UnusedOffer';
  /** Where to join FreshPass; null unless that is what it takes. */
  joinPath?: Maybe<Scalars['String']['output']>;
  /** Offer id. */
  offerId: Scalars['ID']['output'];
  /** Why: The item is not in this cart. Expires tomorrow. */
  reason: Scalars['String']['output'];
  /** $4.00 off Harbor Wild Shrimp. */
  title: Scalars['String']['output'];
};

/** The price of a UPC in the shopper's store and channel (S-179). */
export type UpcPrice = {
  __typename?: 'UpcPrice';
  /** What it costs now, per package or per pound. */
  amount: Money;
  /** Number (bpn) of its product. */
  productId: Scalars['ID']['output'];
  /** The UPC as it was requested. */
  upc: Scalars['ID']['output'];
  /** The regular price, to be struck through; null unless a sale price is active (S-143). */
  was?: Maybe<Money>;
};

/** An item of an upcoming order. */
export type UpcomingItem = {
  __typename?: 'UpcomingItem';
  /** The product, and whether it comes once. */
  id: Scalars['ID']['output'];
  /** Does it come with this order only? */
  isOneTime: Scalars['Boolean']['output'];
  /** Out of stock; Only 2 left; Its price rose over 10%; null if it comes. */
  missingText?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What all of them cost, with the saving; null while it has no price, or doesn't come. */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** The product as the store sells it today; null if it can't be loaded. */
  product?: Maybe<Product>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** What they would cost without the saving; null if there is none. */
  was?: Maybe<Scalars['Decimal']['output']>;
};

/** An order to come (N-66). */
export type UpcomingOrder = {
  __typename?: 'UpcomingOrder';
  /** Can items be changed? */
  areItemsOpen: Scalars['Boolean']['output'];
  /** Can it be skipped? */
  canSkip: Scalars['Boolean']['output'];
  /** When the next of these windows opens or closes; null if none does anymore. */
  changesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its day, in the dates of the store. */
  date: Scalars['LocalDate']['output'];
  /** Edit until tomorrow, 11 PM; Opens on Aug 16. */
  dateText: Scalars['String']['output'];
  /** What it costs, with the saving, before coupons and taxes. */
  estimate: Money;
  /** Its day. */
  id: Scalars['ID']['output'];
  /** Can date and time be changed? From five days before, until the day before (G-132, X-7). */
  isDateOpen: Scalars['Boolean']['output'];
  /** Its items. */
  items: Array<UpcomingItem>;
  /** Edit until Aug 10. */
  itemsText: Scalars['String']['output'];
  /** Why there is no order, or what was left out; null if all is well. */
  noticeText?: Maybe<Scalars['String']['output']>;
  /** Path of its order's page; null until it is one. */
  orderPath?: Maybe<Scalars['String']['output']>;
  /** Pickup around 10 AM. */
  placeText: Scalars['String']['output'];
  /** Where it stands. */
  state: UpcomingOrderState;
  /** Friday, Aug 7. */
  title: Scalars['String']['output'];
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
  cartId: Scalars['ID']['input'];
  /** Does it spend them? */
  use: Scalars['Boolean']['input'];
};

/** Payload of `useRewards`. */
export type UseRewardsPayload = {
  __typename?: 'UseRewardsPayload';
  /** The carts as they are now; null if they can't be loaded. */
  carts?: Maybe<Carts>;
};

/** A request from the shopper that couldn't be carried out. */
export type UserError = {
  __typename?: 'UserError';
  /** The rest of the text: what to do next. */
  advice?: Maybe<Scalars['String']['output']>;
  /** Stable code, such as AGE_NOT_MET. */
  code: Scalars['String']['output'];
  /** The input field in question. */
  field?: Maybe<Scalars['String']['output']>;
  /** For TOO_LONG: the field's maximum length in characters. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** The full text for the shopper. */
  message: Scalars['String']['output'];
  /** Only the reason, for a heading; null if the text has no parts. */
  reason?: Maybe<Scalars['String']['output']>;
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

/** Something a household buys again and again. */
export type Usual = {
  __typename?: 'Usual';
  /** Usual days between purchases. */
  cadenceDays: Scalars['Int']['output'];
  /** every 14 days */
  cadenceText: Scalars['String']['output'];
  /** Days until it is due; 0 is today, negative is late. */
  dueInDays: Scalars['Int']['output'];
  /** 3 days late; Due today; Due in 2 days. */
  dueText: Scalars['String']['output'];
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Can it be had now? */
  isAvailable: Scalars['Boolean']['output'];
  /** Day of the last purchase, in the dates of the store. */
  lastBought: Scalars['LocalDate']['output'];
  /** The product as the visitor's store sells it today; null if it isn't carried or can't be loaded. */
  product?: Maybe<Product>;
  /** 3 days late, every 14 days. */
  reasonText: Scalars['String']['output'];
  /** Pounds of a usual package, with two decimals; null unless it's sold by weight (S-261). */
  selectedWeight?: Maybe<Scalars['Decimal']['output']>;
  /** Packages of a usual purchase. */
  suggestedQuantity: Scalars['Int']['output'];
};

/** A page of what a household buys again and again. */
export type Usuals = {
  __typename?: 'Usuals';
  /** Due within a week, the most overdue first; with `later` at most 50. */
  dueNow: Array<Usual>;
  /** Is there another page? */
  hasNextPage: Scalars['Boolean']['output'];
  /** Due within a month. */
  later: Array<Usual>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Input of `verifySignInCode`. */
export type VerifySignInCodeInput = {
  /** Challenge id. */
  challengeId: Scalars['ID']['input'];
  /** The digits. */
  code: Scalars['String']['input'];
  /** Remember this shopper in this browser? */
  rememberMe: Scalars['Boolean']['input'];
};

/** Payload of `verifySignInCode`. */
export type VerifySignInCodePayload = {
  __typename?: 'VerifySignInCodePayload';
  /** The code is right, and its handle belongs to no member: continue with `join`. */
  joining?: Maybe<Joining>;
  /** Same-site path to continue to. */
  redirectTo?: Maybe<Scalars['String']['output']>;
  /** When another try is possible, after CHALLENGE_LOCKED or RATE_LIMITED. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the code was not accepted: CODE_WRONG, CODE_EXPIRED, CHALLENGE_LOCKED, RATE_LIMITED. */
  userErrors: Array<UserError>;
  /** The updated viewer. */
  viewer?: Maybe<Viewer>;
};

/** The current user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** When the session's token expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First name, if signed in. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** True for R and C with an active session (G-68). */
  isAuthorized: Scalars['Boolean']['output'];
  /** The handle verified in this browser, which may join; null when there is none, or it has expired. */
  joining?: Maybe<Joining>;
  /** The shopper remembered by this browser, for the re-sign-in screen. */
  remembered?: Maybe<RememberedShopper>;
  /** State of the session after the one silent renewal (S-109). */
  session: SessionState;
  /** The sign-in path: sign-in, or re-sign-in for a known shopper (G-65..G-67). */
  signInPath: Scalars['String']['output'];
  /** The site that is shown: the account's, or the host's. */
  site: Site;
  /** Kind of user; GUEST without a session. */
  userType: UserType;
};

/** A lower price from so many packages on, for every one of them: by the case for businesses, by six bottles of wine. */
export type VolumePrice = {
  __typename?: 'VolumePrice';
  /** What each costs then, or what comes off it: $16.96; 10% off. */
  offText: Scalars['String']['output'];
  /** From how many on. */
  quantity: Scalars['Int']['output'];
  /** The ticket: 5+ cases $16.96; 6+ bottles 10% off. */
  text: Scalars['String']['output'];
};

/** Entries waiting for their draw. */
export type WaitingEntries = {
  __typename?: 'WaitingEntries';
  /** How many entries. */
  count: Scalars['Int']['output'];
  /** The formatted day, in the draw's time zone: Aug 31. */
  drawDateString: Scalars['String']['output'];
  /** Draw id, for the verifier. */
  drawId: Scalars['ID']['output'];
  /** Date of the draw. */
  drawsAt: Scalars['DateTime']['output'];
  /** The prize to win. */
  prizeName: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
};

/** The card behind a payment from a wallet. */
export type WalletCard = {
  __typename?: 'WalletCard';
  /** 4242 */
  lastFour: Scalars['String']['output'];
  /** Visa. */
  network: Scalars['String']['output'];
};

/** One of several prizes to choose from. */
export type WalletChoice = {
  __typename?: 'WalletChoice';
  /** Is it the default, if nothing is chosen in time? */
  isDefault: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
};

/** The household's prizes, page by page, those that need action first. */
export type WalletConnection = {
  __typename?: 'WalletConnection';
  /** Prize counts per section for the program, including zeros. */
  counts: Array<WalletCount>;
  /** Prizes with their cursors. */
  edges: Array<WalletEdge>;
  /** Entries in draws without winners yet, the next draw first, whichever program was requested. */
  entries: Array<WaitingEntries>;
  /** Is there more? */
  pageInfo: PageInfo;
  /** All programs in which the household has prizes, whichever was requested. */
  programs: Array<WalletProgram>;
  /** IANA time zone of past dates: the shopper's, or the store's if the browser didn't send one (N-78). */
  timeZone: Scalars['String']['output'];
  /** Total prizes, of the program or of all. */
  totalCount: Scalars['Int']['output'];
};

/** The number of prizes in a section. */
export type WalletCount = {
  __typename?: 'WalletCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The section. */
  section: WalletSection;
};

/** A prize in the wallet and its cursor. */
export type WalletEdge = {
  __typename?: 'WalletEdge';
  /** Cursor, for `after`. */
  cursor: Scalars['String']['output'];
  /** The prize. */
  node: WalletItem;
};

/** One of the household's prizes, with what to do and by when. Codes are on the prize's own page. */
export type WalletItem = {
  __typename?: 'WalletItem';
  /** The prizes to choose from, for TO_CHOOSE. */
  choices: Array<WalletChoice>;
  /** When it was won, redeemed, held, or drawn. */
  date: Scalars['DateTime']['output'];
  /** Formatted, in the shopper's time zone, or the draw's: Aug 4. */
  dateString: Scalars['String']['output'];
  /** Same-site path for redeeming, choosing, claiming, or viewing it. */
  href: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Are there fewer than ten days left? */
  isNear: Scalars['Boolean']['output'];
  /** Is it handed out in the store? It comes off no cart then; for B4U_OFFER. */
  isStoreOnly: Scalars['Boolean']['output'];
  /** The language that the name is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
  /** Type. */
  prizeType: PrizeType;
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** Section. */
  section: WalletSection;
  /** How it got here. */
  source: WalletSource;
  /** What to do. */
  state: WalletState;
  /** Deadline for what the state asks or allows; null if there is none. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Formatted, in the store's time zone or the draw's, with the time of day if it matters: Aug 12 at 11:59 PM PT, Sep 30. */
  untilString?: Maybe<Scalars['String']['output']>;
  /** Whose code it is, for VENDOR. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** Wallets. */
export type WalletKind =
  /** Apple Pay. */
  | 'APPLE_PAY'
  /** One to try checkout with; no money moves. */
  | 'DEMO_WALLET'
  /** Google Pay. */
  | 'GOOGLE_PAY';

/** A program in which the household has prizes. */
export type WalletProgram = {
  __typename?: 'WalletProgram';
  /** Program code. */
  code: Scalars['ID']['output'];
  /** How many prizes. */
  count: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

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

/** What a store advertises in a week. */
export type WeeklyAd = {
  __typename?: 'WeeklyAd';
  /** 28 offers. */
  countText: Scalars['String']['output'];
  /** From when until when it runs: Wednesday, Aug 5 to Tuesday, Aug 11. null without offers. */
  datesText?: Maybe<Scalars['String']['output']>;
  /** The departments in it, by name, with counts. */
  departments: Array<FacetValue>;
  /** Store id; with the week if it isn't this one. */
  id: Scalars['ID']['output'];
  /** Of the ad that comes next, when it starts: Starts Wednesday, Aug 12. null if there is none to look at yet. */
  nextText?: Maybe<Scalars['String']['output']>;
  /** Its pages, the first one first; empty if the store has no ad now. */
  pages: Array<WeeklyAdPage>;
  /** Whose ad it is: 2300 16th St. null if the store can't be loaded. */
  storeName?: Maybe<Scalars['String']['output']>;
  /** Which week's it is. */
  week: AdWeek;
};

/** A page of a weekly ad. */
export type WeeklyAdPage = {
  __typename?: 'WeeklyAdPage';
  /** Until when all of it is good: Good through Tuesday, Aug 11. */
  datesText: Scalars['String']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** Its offers, the one that leads the page first. */
  offers: Array<Coupon>;
  /** Its title: Ripe this week. */
  title: Scalars['String']['output'];
};

/** A wheel. */
export type WheelReveal = {
  __typename?: 'WheelReveal';
  /** Segment at the pointer: index in the game's odds. */
  segment: Scalars['Int']['output'];
};

/** A wine, as far as its maker says. */
export type Wine = {
  __typename?: 'Wine';
  /** Its body: Light. */
  bodyText?: Maybe<Scalars['String']['output']>;
  /** Its grape, or what the blend is called: Pinot Noir. */
  grapeText?: Maybe<Scalars['String']['output']>;
  /** Where it comes from: Sonoma. */
  region?: Maybe<Scalars['String']['output']>;
  /** Size and strength in one line, for a card: 750 ml · 13.8% vol. */
  strengthText: Scalars['String']['output'];
  /** How it tastes, in one line: Light, dry. Cherry, clove. */
  tasteText?: Maybe<Scalars['String']['output']>;
};

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

/** A prize won. */
export type WonPrize = {
  __typename?: 'WonPrize';
  /** Id of the win; for entries, which go straight into the draw, the prize's. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** The language that the name is in, `en` or `es`: the shopper's if the retailer has written it. */
  language: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
  /** Type. */
  prizeType: PrizeType;
  /** Last instant to redeem it. */
  redeemBy: Scalars['DateTime']['output'];
  /** Formatted, in the store's time zone: Aug 14. */
  redeemByString: Scalars['String']['output'];
  /** When it was redeemed, formatted in the shopper's time zone: Jul 26. */
  redeemedAtString?: Maybe<Scalars['String']['output']>;
  /** Status of the win. */
  status: WonPrizeStatus;
  /** The `winId` for `redeemPrize` and `chooseAlternatePrize`; null if there is nothing to redeem. */
  winId?: Maybe<Scalars['ID']['output']>;
};

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

/** City and state of a ZIP code (G-53). */
export type ZipPlace = {
  __typename?: 'ZipPlace';
  /** City. */
  city: Scalars['String']['output'];
  /** The signed-in shopper's store, if the ZIP code is in its delivery area; null otherwise, and for guests. */
  deliveredFrom?: Maybe<Store>;
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** The requested ZIP code. */
  zipCode: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RedemptionResult:
    | ( AlternateChoiceModel )
    | ( RedeemedCode )
    | ( RedeemedFreshPass )
    | ( RedeemedOffer )
    | ( RedeemedReward )
    | ( SweepstakesEntry )
    | ( UnlockedRecipe )
  ;
  Reveal:
    | ( CollectReveal )
    | ( Pick3Reveal )
    | ( ScratchReveal )
    | ( WheelReveal )
  ;
  ShoppingUpdate:
    | ( CartUpdate )
    | ( ListUpdate )
    | ( OrderUpdate )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptBoxTopsInput: AcceptBoxTopsInput;
  AcceptBoxTopsPayload: ResolverTypeWrapper<AcceptBoxTopsPayload>;
  AcknowledgeWinInput: AcknowledgeWinInput;
  AcknowledgeWinPayload: ResolverTypeWrapper<Omit<AcknowledgeWinPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  ActivityConnection: ResolverTypeWrapper<ActivityConnection>;
  ActivityCount: ResolverTypeWrapper<ActivityCount>;
  ActivityEdge: ResolverTypeWrapper<ActivityEdge>;
  ActivityFilter: ActivityFilter;
  ActivityItem: ResolverTypeWrapper<ActivityItem>;
  ActivityProgram: ResolverTypeWrapper<ActivityProgram>;
  ActivityState: ResolverTypeWrapper<ActivityState>;
  ActivityStateKind: ActivityStateKind;
  ActivityType: ActivityType;
  AdWeek: AdWeek;
  AddContactInput: AddContactInput;
  AddContactPayload: ResolverTypeWrapper<Omit<AddContactPayload, 'profile'> & { profile?: Maybe<ResolversTypes['CustomerProfile']> }>;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<Omit<AddPasskeyPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  AddToCart: AddToCart;
  AddToListInput: AddToListInput;
  Address: ResolverTypeWrapper<AddressModel>;
  Aisle: ResolverTypeWrapper<AisleModel>;
  AlternateChoice: ResolverTypeWrapper<AlternateChoiceModel>;
  AskToStockInput: AskToStockInput;
  AskToStockPayload: ResolverTypeWrapper<AskToStockPayload>;
  Availability: ResolverTypeWrapper<Availability>;
  AvailabilityReason: AvailabilityReason;
  AvailabilityState: AvailabilityState;
  Banner: ResolverTypeWrapper<Banner>;
  BonusPath: ResolverTypeWrapper<BonusPath>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BoxTops: ResolverTypeWrapper<BoxTops>;
  Brand: ResolverTypeWrapper<Brand>;
  BuyAgain: ResolverTypeWrapper<Omit<BuyAgain, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  CancelJoiningPayload: ResolverTypeWrapper<Omit<CancelJoiningPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CancelSubscriptionInput: CancelSubscriptionInput;
  CannotPlayReason: CannotPlayReason;
  Cart: ResolverTypeWrapper<CartModel>;
  CartChange: ResolverTypeWrapper<CartChange>;
  CartElsewhere: ResolverTypeWrapper<Omit<CartElsewhere, 'shop'> & { shop: ResolversTypes['Shop'] }>;
  CartEstimate: ResolverTypeWrapper<CartEstimateModel>;
  CartHint: ResolverTypeWrapper<CartHint>;
  CartKind: CartKind;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLoss: ResolverTypeWrapper<CartLoss>;
  CartRefusal: ResolverTypeWrapper<CartRefusal>;
  CartRewards: ResolverTypeWrapper<CartRewards>;
  CartUpdate: ResolverTypeWrapper<CartUpdate>;
  Carts: ResolverTypeWrapper<CartsModel>;
  ChallengeProgress: ResolverTypeWrapper<ChallengeProgress>;
  ChangeCartInput: ChangeCartInput;
  ChangeCartPayload: ResolverTypeWrapper<Omit<ChangeCartPayload, 'carts'> & { carts?: Maybe<ResolversTypes['Carts']> }>;
  ChangeFreshPassInput: ChangeFreshPassInput;
  ChangeFreshPassPayload: ResolverTypeWrapper<Omit<ChangeFreshPassPayload, 'freshPass'> & { freshPass?: Maybe<ResolversTypes['FreshPass']> }>;
  ChangeHandOverInput: ChangeHandOverInput;
  ChangeMyListInput: ChangeMyListInput;
  ChangeMyListPayload: ResolverTypeWrapper<Omit<ChangeMyListPayload, 'myList'> & { myList?: Maybe<ResolversTypes['MyList']> }>;
  ChangeOneTimeItemInput: ChangeOneTimeItemInput;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangeSchedulePlanInput: ChangeSchedulePlanInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangedSum: ResolverTypeWrapper<ChangedSum>;
  ChangedSumKind: ChangedSumKind;
  Channel: Channel;
  ChannelAvailability: ResolverTypeWrapper<ChannelAvailabilityModel>;
  Checkout: ResolverTypeWrapper<CheckoutModel>;
  CheckoutNotice: ResolverTypeWrapper<CheckoutNotice>;
  CheckoutPayload: ResolverTypeWrapper<Omit<CheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutProblem: ResolverTypeWrapper<CheckoutProblem>;
  CheckoutStep: CheckoutStep;
  ChooseAlternatePrizeInput: ChooseAlternatePrizeInput;
  ChooseAlternatePrizePayload: ResolverTypeWrapper<Omit<ChooseAlternatePrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversTypes['Prize']>, redemption?: Maybe<ResolversTypes['Redemption']> }>;
  ChooseShopInput: ChooseShopInput;
  ChooseShopPayload: ResolverTypeWrapper<Omit<ChooseShopPayload, 'shop'> & { shop?: Maybe<ResolversTypes['Shop']> }>;
  ChooseSwapInput: ChooseSwapInput;
  ClaimWinInput: ClaimWinInput;
  ClaimWinPayload: ResolverTypeWrapper<Omit<ClaimWinPayload, 'win'> & { win?: Maybe<ResolversTypes['SweepstakesWin']> }>;
  ClipCouponInput: ClipCouponInput;
  ClipCouponPayload: ResolverTypeWrapper<ClipCouponPayloadModel>;
  ClipForCartInput: ClipForCartInput;
  ClipForCartPayload: ResolverTypeWrapper<Omit<ClipForCartPayload, 'carts' | 'coupons'> & { carts?: Maybe<ResolversTypes['Carts']>, coupons: Array<ResolversTypes['Coupon']> }>;
  ClipOffer: ResolverTypeWrapper<ClipOffer>;
  ClipProof: ResolverTypeWrapper<ClipProof>;
  CloseTourStopPayload: ResolverTypeWrapper<CloseTourStopPayload>;
  CollectBoard: ResolverTypeWrapper<CollectBoard>;
  CollectGift: ResolverTypeWrapper<CollectGift>;
  CollectReveal: ResolverTypeWrapper<CollectReveal>;
  CommunicationChange: CommunicationChange;
  CommunicationChannel: CommunicationChannel;
  CommunicationPreferences: ResolverTypeWrapper<CommunicationPreferencesModel>;
  CommunicationTopic: CommunicationTopic;
  Coupon: ResolverTypeWrapper<CouponModel>;
  CouponAction: CouponAction;
  CouponBanner: ResolverTypeWrapper<CouponBanner>;
  CouponConnection: ResolverTypeWrapper<CouponConnectionModel>;
  CouponEdge: ResolverTypeWrapper<Omit<CouponEdge, 'node'> & { node: ResolversTypes['Coupon'] }>;
  CouponFilter: CouponFilter;
  CouponGroup: CouponGroup;
  CouponGroupValue: ResolverTypeWrapper<CouponGroupValue>;
  CouponHeader: ResolverTypeWrapper<CouponHeader>;
  CouponIcon: CouponIcon;
  CouponKind: CouponKind;
  CouponKindValue: ResolverTypeWrapper<CouponKindValue>;
  CouponLink: ResolverTypeWrapper<CouponLink>;
  CouponSort: CouponSort;
  CouponSortOption: ResolverTypeWrapper<CouponSortOption>;
  CurrencyCode: CurrencyCode;
  CustomerProfile: ResolverTypeWrapper<CustomerProfileModel>;
  CustomerType: CustomerType;
  CustomizationGroup: ResolverTypeWrapper<CustomizationGroup>;
  CustomizationOption: ResolverTypeWrapper<CustomizationOption>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DealForYou: ResolverTypeWrapper<DealForYouModel>;
  DealReason: DealReason;
  DealsForYou: ResolverTypeWrapper<DealsForYouModel>;
  DecideSwapInput: DecideSwapInput;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteDeliveryAddressInput: DeleteDeliveryAddressInput;
  DeleteFromProfilePayload: ResolverTypeWrapper<Omit<DeleteFromProfilePayload, 'profile'> & { profile?: Maybe<ResolversTypes['CustomerProfile']> }>;
  DeletePhoneInput: DeletePhoneInput;
  DemoShopper: ResolverTypeWrapper<DemoShopper>;
  Department: ResolverTypeWrapper<DepartmentModel>;
  DepartmentHours: ResolverTypeWrapper<DepartmentHours>;
  Document: ResolverTypeWrapper<Document>;
  DocumentBlock: ResolverTypeWrapper<DocumentBlock>;
  DocumentLink: ResolverTypeWrapper<DocumentLink>;
  DocumentSection: ResolverTypeWrapper<DocumentSection>;
  DocumentTopic: ResolverTypeWrapper<DocumentTopic>;
  Draw: ResolverTypeWrapper<DrawModel>;
  DrawEntries: ResolverTypeWrapper<DrawEntriesModel>;
  DrawFile: ResolverTypeWrapper<DrawFile>;
  DrawPlace: ResolverTypeWrapper<DrawPlace>;
  DrawState: DrawState;
  DrawStep: ResolverTypeWrapper<DrawStep>;
  DrawStepKind: DrawStepKind;
  DriverContact: ResolverTypeWrapper<DriverContact>;
  EditOrderPayload: ResolverTypeWrapper<Omit<EditOrderPayload, 'carts' | 'order'> & { carts?: Maybe<ResolversTypes['Carts']>, order?: Maybe<ResolversTypes['Order']> }>;
  EnterFreeInput: EnterFreeInput;
  EnterFreePayload: ResolverTypeWrapper<Omit<EnterFreePayload, 'draw'> & { draw?: Maybe<ResolversTypes['Draw']> }>;
  EstimateHint: ResolverTypeWrapper<EstimateHint>;
  EstimateLine: ResolverTypeWrapper<EstimateLineModel>;
  EstimateLineInput: EstimateLineInput;
  Facet: ResolverTypeWrapper<Facet>;
  FacetFilter: FacetFilter;
  FacetKind: FacetKind;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetPushDeviceInput: ForgetPushDeviceInput;
  ForgetPushDevicePayload: ResolverTypeWrapper<Omit<ForgetPushDevicePayload, 'push'> & { push?: Maybe<ResolversTypes['Push']> }>;
  ForgetShopperPayload: ResolverTypeWrapper<Omit<ForgetShopperPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FreeEntry: ResolverTypeWrapper<FreeEntry>;
  FreeEntryChallenge: ResolverTypeWrapper<FreeEntryChallenge>;
  FreeShipping: ResolverTypeWrapper<FreeShipping>;
  FreshPass: ResolverTypeWrapper<FreshPassModel>;
  FreshPassAction: FreshPassAction;
  FreshPassMembership: ResolverTypeWrapper<FreshPassMembership>;
  Game: ResolverTypeWrapper<Game>;
  GameKind: GameKind;
  GameOdds: ResolverTypeWrapper<GameOdds>;
  GameStatus: GameStatus;
  GroceryReward: ResolverTypeWrapper<GroceryReward>;
  GroceryRewards: ResolverTypeWrapper<GroceryRewardsModel>;
  HandOver: ResolverTypeWrapper<HandOver>;
  HandOverKind: HandOverKind;
  HeldSlot: ResolverTypeWrapper<HeldSlot>;
  HeldTime: ResolverTypeWrapper<HeldTime>;
  HoldPrizeInput: HoldPrizeInput;
  HoldPrizePayload: ResolverTypeWrapper<Omit<HoldPrizePayload, 'hold' | 'prize'> & { hold?: Maybe<ResolversTypes['PrizeHold']>, prize?: Maybe<ResolversTypes['Prize']> }>;
  HoldSlotInput: HoldSlotInput;
  HouseholdSubscription: ResolverTypeWrapper<HouseholdSubscription>;
  HowItWorksImage: HowItWorksImage;
  HowItWorksStep: ResolverTypeWrapper<HowItWorksStep>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Inbox: ResolverTypeWrapper<InboxModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JoinInput: JoinInput;
  JoinPayload: ResolverTypeWrapper<Omit<JoinPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Joining: ResolverTypeWrapper<JoiningModel>;
  Journey: ResolverTypeWrapper<Journey>;
  KeepWalletPaymentInput: KeepWalletPaymentInput;
  KeepWalletPaymentPayload: ResolverTypeWrapper<Omit<KeepWalletPaymentPayload, 'changes' | 'checkout'> & { changes?: Maybe<ResolversTypes['QuoteChanges']>, checkout?: Maybe<ResolversTypes['Checkout']> }>;
  KnownPasskey: ResolverTypeWrapper<KnownPasskey>;
  ListAisle: ResolverTypeWrapper<ListAisle>;
  ListItemKind: ListItemKind;
  ListRefusal: ResolverTypeWrapper<ListRefusal>;
  ListTrip: ResolverTypeWrapper<ListTrip>;
  ListUpdate: ResolverTypeWrapper<ListUpdate>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Logo: ResolverTypeWrapper<Logo>;
  Logos: ResolverTypeWrapper<Logos>;
  LongText: ResolverTypeWrapper<Scalars['LongText']['output']>;
  Loyalty: ResolverTypeWrapper<Loyalty>;
  MadeBefore: ResolverTypeWrapper<MadeBefore>;
  MapPoint: ResolverTypeWrapper<MapPoint>;
  MarkHowItWorksSeenInput: MarkHowItWorksSeenInput;
  MarkHowItWorksSeenPayload: ResolverTypeWrapper<Omit<MarkHowItWorksSeenPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  MarkNoticeReadInput: MarkNoticeReadInput;
  MarkNoticeReadPayload: ResolverTypeWrapper<Omit<MarkNoticeReadPayload, 'inbox'> & { inbox?: Maybe<ResolversTypes['Inbox']> }>;
  Me: ResolverTypeWrapper<MeModel>;
  Money: ResolverTypeWrapper<Money>;
  MoveOrderInput: MoveOrderInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyList: ResolverTypeWrapper<MyListModel>;
  MyListItem: ResolverTypeWrapper<MyListItemModel>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  NearbyStore: ResolverTypeWrapper<NearbyStoreModel>;
  NextSlot: ResolverTypeWrapper<NextSlot>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeAge: NoticeAge;
  NoticeType: NoticeType;
  Nutrition: ResolverTypeWrapper<Nutrition>;
  NutritionRow: ResolverTypeWrapper<NutritionRow>;
  OfferProgram: OfferProgram;
  OfferType: OfferType;
  OfficialRules: ResolverTypeWrapper<OfficialRulesModel>;
  OpenHours: ResolverTypeWrapper<OpenHours>;
  OpenTourStopInput: OpenTourStopInput;
  OpenTourStopPayload: ResolverTypeWrapper<OpenTourStopPayload>;
  OpenWalletSessionInput: OpenWalletSessionInput;
  OpenWalletSessionPayload: ResolverTypeWrapper<OpenWalletSessionPayload>;
  OptInInput: OptInInput;
  OptInPayload: ResolverTypeWrapper<Omit<OptInPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  OptInRefusal: ResolverTypeWrapper<OptInRefusal>;
  OptInRefusalCode: OptInRefusalCode;
  OptInRequirements: ResolverTypeWrapper<OptInRequirements>;
  OptInStatus: OptInStatus;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderCategory: OrderCategory;
  OrderChange: ResolverTypeWrapper<OrderChange>;
  OrderChangeKind: OrderChangeKind;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges'> & { edges: Array<ResolversTypes['OrderEdge']> }>;
  OrderDay: ResolverTypeWrapper<OrderDayModel>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEdit: ResolverTypeWrapper<OrderEditModel>;
  OrderEditChange: ResolverTypeWrapper<Omit<OrderEditChange, 'removed'> & { removed?: Maybe<ResolversTypes['CartLine']> }>;
  OrderEditChangeKind: OrderEditChangeKind;
  OrderEditOtherChange: ResolverTypeWrapper<OrderEditOtherChange>;
  OrderEditOtherChangeKind: OrderEditOtherChangeKind;
  OrderInput: OrderInput;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineInput: OrderLineInput;
  OrderState: OrderState;
  OrderTimeCost: ResolverTypeWrapper<OrderTimeCost>;
  OrderTimes: ResolverTypeWrapper<OrderTimesModel>;
  OrderUpdate: ResolverTypeWrapper<OrderUpdate>;
  OtherHandOver: ResolverTypeWrapper<OtherHandOver>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSize: ResolverTypeWrapper<Scalars['PageSize']['output']>;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  PasskeyCreation: ResolverTypeWrapper<PasskeyCreation>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  PaymentChoice: ResolverTypeWrapper<PaymentChoice>;
  PaymentProblem: ResolverTypeWrapper<PaymentProblem>;
  PaymentWallet: ResolverTypeWrapper<PaymentWallet>;
  PaymentWay: ResolverTypeWrapper<PaymentWay>;
  PendingOrder: ResolverTypeWrapper<PendingOrder>;
  Phone: ResolverTypeWrapper<Phone>;
  PhotoRole: PhotoRole;
  Pick3Reveal: ResolverTypeWrapper<Pick3Reveal>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<PlaceOrderPayload, 'changes' | 'checkout' | 'order'> & { changes?: Maybe<ResolversTypes['QuoteChanges']>, checkout?: Maybe<ResolversTypes['Checkout']>, order?: Maybe<ResolversTypes['Order']> }>;
  Play: ResolverTypeWrapper<PlayModel>;
  PlayAndEarn: ResolverTypeWrapper<PlayAndEarnModel>;
  PlayInput: PlayInput;
  PlayOutcome: PlayOutcome;
  PlayPayload: ResolverTypeWrapper<Omit<PlayPayload, 'play' | 'program'> & { play?: Maybe<ResolversTypes['Play']>, program?: Maybe<ResolversTypes['Program']> }>;
  PlayProof: ResolverTypeWrapper<PlayProof>;
  Playability: ResolverTypeWrapper<PlayabilityModel>;
  PointLabels: ResolverTypeWrapper<PointLabels>;
  PointsEstimate: ResolverTypeWrapper<PointsEstimate>;
  PriceAsked: ResolverTypeWrapper<PriceAsked>;
  PricePer: PricePer;
  PriceStep: ResolverTypeWrapper<PriceStep>;
  Prize: ResolverTypeWrapper<PrizeModel>;
  PrizeHold: ResolverTypeWrapper<PrizeHold>;
  PrizeState: PrizeState;
  PrizeType: PrizeType;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductCollection: ResolverTypeWrapper<ProductCollectionModel>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductDetails: ResolverTypeWrapper<ProductDetailsModel>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductPhoto: ResolverTypeWrapper<ProductPhoto>;
  ProductPictures: ResolverTypeWrapper<ProductPictures>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  ProductProgram: ProductProgram;
  ProductSort: ProductSort;
  ProductSortOption: ResolverTypeWrapper<ProductSortOption>;
  ProductTag: ResolverTypeWrapper<ProductTag>;
  ProductTagKind: ProductTagKind;
  ProfileNeed: ProfileNeed;
  Program: ResolverTypeWrapper<ProgramModel>;
  ProgramLinks: ResolverTypeWrapper<ProgramLinks>;
  ProgramPoints: ResolverTypeWrapper<ProgramPoints>;
  ProgramType: ProgramType;
  PurchaseHistory: ResolverTypeWrapper<PurchaseHistoryModel>;
  PurchaseHistoryInput: PurchaseHistoryInput;
  PurchaseHistorySort: PurchaseHistorySort;
  PurchaseOrder: ResolverTypeWrapper<PurchaseOrder>;
  PurchasedDepartment: ResolverTypeWrapper<PurchasedDepartment>;
  PurchasedItem: ResolverTypeWrapper<PurchasedItemModel>;
  Push: ResolverTypeWrapper<PushModel>;
  PushDevice: ResolverTypeWrapper<PushDeviceModel>;
  PushKind: PushKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteChanges: ResolverTypeWrapper<Omit<QuoteChanges, 'lines'> & { lines: Array<ResolversTypes['QuoteLineChange']> }>;
  QuoteLineChange: ResolverTypeWrapper<QuoteLineChangeModel>;
  RasterPictures: ResolverTypeWrapper<RasterPictures>;
  Receipt: ResolverTypeWrapper<ReceiptModel>;
  ReceiveOfferInput: ReceiveOfferInput;
  ReceiveOfferPayload: ResolverTypeWrapper<Omit<ReceiveOfferPayload, 'coupons'> & { coupons: Array<ResolversTypes['Coupon']> }>;
  Recipe: ResolverTypeWrapper<Recipe>;
  RecipeIngredient: ResolverTypeWrapper<RecipeIngredient>;
  RecommendedProduct: ResolverTypeWrapper<RecommendedProductModel>;
  RedeemPrizeInput: RedeemPrizeInput;
  RedeemPrizePayload: ResolverTypeWrapper<Omit<RedeemPrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversTypes['Prize']>, redemption?: Maybe<ResolversTypes['Redemption']> }>;
  RedeemedCode: ResolverTypeWrapper<RedeemedCode>;
  RedeemedFreshPass: ResolverTypeWrapper<RedeemedFreshPass>;
  RedeemedOffer: ResolverTypeWrapper<RedeemedOffer>;
  RedeemedReward: ResolverTypeWrapper<RedeemedReward>;
  Redemption: ResolverTypeWrapper<RedemptionModel>;
  RedemptionResult: ResolverTypeWrapper<RedemptionResultModel>;
  RedemptionSource: RedemptionSource;
  RedemptionStatus: RedemptionStatus;
  ReferenceData: ResolverTypeWrapper<ReferenceDataModel>;
  ReleasePrizeHoldInput: ReleasePrizeHoldInput;
  ReleasePrizeHoldPayload: ResolverTypeWrapper<Omit<ReleasePrizeHoldPayload, 'prize'> & { prize?: Maybe<ResolversTypes['Prize']> }>;
  RememberedShopper: ResolverTypeWrapper<RememberedShopperModel>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Omit<RemovePasskeyPayload, 'me'> & { me?: Maybe<ResolversTypes['Me']> }>;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: ResolverTypeWrapper<Omit<RenamePasskeyPayload, 'passkey'> & { passkey?: Maybe<ResolversTypes['Passkey']> }>;
  RequestId: ResolverTypeWrapper<Scalars['RequestId']['output']>;
  Reveal: ResolverTypeWrapper<RevealModel>;
  RewardChoice: ResolverTypeWrapper<Omit<RewardChoice, 'prize'> & { prize: ResolversTypes['Prize'] }>;
  RewardExpiry: ResolverTypeWrapper<RewardExpiry>;
  RewardKind: RewardKind;
  RewardPoints: ResolverTypeWrapper<RewardPoints>;
  RewardsHistory: ResolverTypeWrapper<RewardsHistory>;
  RewardsStatus: RewardsStatus;
  RewardsTransaction: ResolverTypeWrapper<RewardsTransaction>;
  RulesBlock: ResolverTypeWrapper<RulesBlock>;
  RulesSection: ResolverTypeWrapper<RulesSectionModel>;
  SaveDeliveryAddressInput: SaveDeliveryAddressInput;
  SaveDeliveryAddressPayload: ResolverTypeWrapper<Omit<SaveDeliveryAddressPayload, 'address' | 'profile' | 'savedMeanwhile'> & { address?: Maybe<ResolversTypes['Address']>, profile?: Maybe<ResolversTypes['CustomerProfile']>, savedMeanwhile?: Maybe<ResolversTypes['Address']> }>;
  SaveOrderEditInput: SaveOrderEditInput;
  SavedLine: ResolverTypeWrapper<SavedLineModel>;
  SayImHereInput: SayImHereInput;
  ScheduleAndSave: ResolverTypeWrapper<ScheduleAndSaveModel>;
  ScheduleAndSavePayload: ResolverTypeWrapper<Omit<ScheduleAndSavePayload, 'scheduleAndSave'> & { scheduleAndSave?: Maybe<ResolversTypes['ScheduleAndSave']> }>;
  ScheduleChannel: ScheduleChannel;
  SchedulePlan: ResolverTypeWrapper<SchedulePlanModel>;
  ScheduleTime: ResolverTypeWrapper<ScheduleTime>;
  ScratchReveal: ResolverTypeWrapper<ScratchReveal>;
  SearchInput: SearchInput;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  Seller: ResolverTypeWrapper<SellerModel>;
  SessionState: SessionState;
  SetCartLine: SetCartLine;
  SetCheckoutInput: SetCheckoutInput;
  SetCommunicationPreferencesInput: SetCommunicationPreferencesInput;
  SetCommunicationPreferencesPayload: ResolverTypeWrapper<Omit<SetCommunicationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['CommunicationPreferences']> }>;
  SetListItemInput: SetListItemInput;
  SetPushDeviceInput: SetPushDeviceInput;
  SetPushDevicePayload: ResolverTypeWrapper<Omit<SetPushDevicePayload, 'device'> & { device?: Maybe<ResolversTypes['PushDevice']> }>;
  SetStockAlertInput: SetStockAlertInput;
  SetStockAlertPayload: ResolverTypeWrapper<Omit<SetStockAlertPayload, 'prize'> & { prize?: Maybe<ResolversTypes['Prize']> }>;
  Shelf: ResolverTypeWrapper<ShelfModel>;
  Shop: ResolverTypeWrapper<ShopModel>;
  ShoppingUpdate: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShoppingUpdate']>;
  SignInAsDemoShopperInput: SignInAsDemoShopperInput;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignInChannel: SignInChannel;
  SignInHandle: ResolverTypeWrapper<SignInHandle>;
  SignInPurpose: SignInPurpose;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: ResolverTypeWrapper<Omit<SignInWithPasskeyPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Site: Site;
  SkipUpcomingOrderInput: SkipUpcomingOrderInput;
  Slot: ResolverTypeWrapper<Slot>;
  SlotDay: ResolverTypeWrapper<SlotDay>;
  SnapShare: ResolverTypeWrapper<SnapShare>;
  StartPasskeyPayload: ResolverTypeWrapper<StartPasskeyPayload>;
  StartPasskeySignInPayload: ResolverTypeWrapper<StartPasskeySignInPayload>;
  StartSignInInput: StartSignInInput;
  StartSignInPayload: ResolverTypeWrapper<StartSignInPayload>;
  State: ResolverTypeWrapper<State>;
  StockAsk: ResolverTypeWrapper<StockAsk>;
  Store: ResolverTypeWrapper<Store>;
  StoreDetails: ResolverTypeWrapper<StoreDetailsModel>;
  StoreSearch: ResolverTypeWrapper<Omit<StoreSearch, 'stores'> & { stores: Array<ResolversTypes['NearbyStore']> }>;
  StoreWithProducts: ResolverTypeWrapper<Omit<StoreWithProducts, 'store'> & { store: ResolversTypes['StoreDetails'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeInput: SubscribeInput;
  SubscribedItem: ResolverTypeWrapper<SubscribedItemModel>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionFrequency: ResolverTypeWrapper<SubscriptionFrequency>;
  SubscriptionState: SubscriptionState;
  Substitute: ResolverTypeWrapper<Omit<Substitute, 'product'> & { product: ResolversTypes['Product'] }>;
  SubstituteReason: SubstituteReason;
  Substitution: ResolverTypeWrapper<SubstitutionModel>;
  SubstitutionKind: SubstitutionKind;
  SuggestedPlace: ResolverTypeWrapper<SuggestedPlace>;
  SuggestedScope: ResolverTypeWrapper<SuggestedScope>;
  SumKind: SumKind;
  SumLine: ResolverTypeWrapper<SumLine>;
  Swap: ResolverTypeWrapper<SwapModel>;
  SwapChoice: ResolverTypeWrapper<SwapChoiceModel>;
  SwapDecision: SwapDecision;
  SweepstakesEntry: ResolverTypeWrapper<SweepstakesEntry>;
  SweepstakesWin: ResolverTypeWrapper<SweepstakesWinModel>;
  TakeFreePlayInput: TakeFreePlayInput;
  TakeFreePlayPayload: ResolverTypeWrapper<Omit<TakeFreePlayPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  TimePeriod: ResolverTypeWrapper<TimePeriod>;
  TopicPreference: ResolverTypeWrapper<TopicPreference>;
  Tour: ResolverTypeWrapper<Tour>;
  TourVisitor: TourVisitor;
  TrackPoint: ResolverTypeWrapper<TrackPoint>;
  TrackPointState: TrackPointState;
  UndoClipForCartInput: UndoClipForCartInput;
  UnlockedRecipe: ResolverTypeWrapper<UnlockedRecipe>;
  UnusedOffer: ResolverTypeWrapper<UnusedOffer>;
  UpcPrice: ResolverTypeWrapper<UpcPrice>;
  UpcomingItem: ResolverTypeWrapper<UpcomingItemModel>;
  UpcomingOrder: ResolverTypeWrapper<UpcomingOrderModel>;
  UpcomingOrderState: UpcomingOrderState;
  UseRewardsInput: UseRewardsInput;
  UseRewardsPayload: ResolverTypeWrapper<Omit<UseRewardsPayload, 'carts'> & { carts?: Maybe<ResolversTypes['Carts']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserType: UserType;
  Usual: ResolverTypeWrapper<UsualModel>;
  Usuals: ResolverTypeWrapper<UsualsModel>;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: ResolverTypeWrapper<Omit<VerifySignInCodePayload, 'joining' | 'viewer'> & { joining?: Maybe<ResolversTypes['Joining']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  VolumePrice: ResolverTypeWrapper<VolumePrice>;
  WaitingEntries: ResolverTypeWrapper<WaitingEntries>;
  WalletCard: ResolverTypeWrapper<WalletCard>;
  WalletChoice: ResolverTypeWrapper<WalletChoice>;
  WalletConnection: ResolverTypeWrapper<WalletConnection>;
  WalletCount: ResolverTypeWrapper<WalletCount>;
  WalletEdge: ResolverTypeWrapper<WalletEdge>;
  WalletItem: ResolverTypeWrapper<WalletItem>;
  WalletKind: WalletKind;
  WalletProgram: ResolverTypeWrapper<WalletProgram>;
  WalletSection: WalletSection;
  WalletSource: WalletSource;
  WalletState: WalletState;
  WeeklyAd: ResolverTypeWrapper<WeeklyAdModel>;
  WeeklyAdPage: ResolverTypeWrapper<Omit<WeeklyAdPage, 'offers'> & { offers: Array<ResolversTypes['Coupon']> }>;
  WheelReveal: ResolverTypeWrapper<WheelReveal>;
  Wine: ResolverTypeWrapper<Wine>;
  WinnerStatus: WinnerStatus;
  WonPrize: ResolverTypeWrapper<WonPrize>;
  WonPrizeStatus: WonPrizeStatus;
  ZipPlace: ResolverTypeWrapper<ZipPlaceModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptBoxTopsInput: AcceptBoxTopsInput;
  AcceptBoxTopsPayload: AcceptBoxTopsPayload;
  AcknowledgeWinInput: AcknowledgeWinInput;
  AcknowledgeWinPayload: Omit<AcknowledgeWinPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  ActivityConnection: ActivityConnection;
  ActivityCount: ActivityCount;
  ActivityEdge: ActivityEdge;
  ActivityItem: ActivityItem;
  ActivityProgram: ActivityProgram;
  ActivityState: ActivityState;
  AddContactInput: AddContactInput;
  AddContactPayload: Omit<AddContactPayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['CustomerProfile']> };
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: Omit<AddPasskeyPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  AddToCart: AddToCart;
  AddToListInput: AddToListInput;
  Address: AddressModel;
  Aisle: AisleModel;
  AlternateChoice: AlternateChoiceModel;
  AskToStockInput: AskToStockInput;
  AskToStockPayload: AskToStockPayload;
  Availability: Availability;
  Banner: Banner;
  BonusPath: BonusPath;
  Boolean: Scalars['Boolean']['output'];
  BoxTops: BoxTops;
  Brand: Brand;
  BuyAgain: Omit<BuyAgain, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  CancelJoiningPayload: Omit<CancelJoiningPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CancelSubscriptionInput: CancelSubscriptionInput;
  Cart: CartModel;
  CartChange: CartChange;
  CartElsewhere: Omit<CartElsewhere, 'shop'> & { shop: ResolversParentTypes['Shop'] };
  CartEstimate: CartEstimateModel;
  CartHint: CartHint;
  CartLine: CartLineModel;
  CartLoss: CartLoss;
  CartRefusal: CartRefusal;
  CartRewards: CartRewards;
  CartUpdate: CartUpdate;
  Carts: CartsModel;
  ChallengeProgress: ChallengeProgress;
  ChangeCartInput: ChangeCartInput;
  ChangeCartPayload: Omit<ChangeCartPayload, 'carts'> & { carts?: Maybe<ResolversParentTypes['Carts']> };
  ChangeFreshPassInput: ChangeFreshPassInput;
  ChangeFreshPassPayload: Omit<ChangeFreshPassPayload, 'freshPass'> & { freshPass?: Maybe<ResolversParentTypes['FreshPass']> };
  ChangeHandOverInput: ChangeHandOverInput;
  ChangeMyListInput: ChangeMyListInput;
  ChangeMyListPayload: Omit<ChangeMyListPayload, 'myList'> & { myList?: Maybe<ResolversParentTypes['MyList']> };
  ChangeOneTimeItemInput: ChangeOneTimeItemInput;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangeSchedulePlanInput: ChangeSchedulePlanInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  ChangedSum: ChangedSum;
  ChannelAvailability: ChannelAvailabilityModel;
  Checkout: CheckoutModel;
  CheckoutNotice: CheckoutNotice;
  CheckoutPayload: Omit<CheckoutPayload, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutProblem: CheckoutProblem;
  ChooseAlternatePrizeInput: ChooseAlternatePrizeInput;
  ChooseAlternatePrizePayload: Omit<ChooseAlternatePrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversParentTypes['Prize']>, redemption?: Maybe<ResolversParentTypes['Redemption']> };
  ChooseShopInput: ChooseShopInput;
  ChooseShopPayload: Omit<ChooseShopPayload, 'shop'> & { shop?: Maybe<ResolversParentTypes['Shop']> };
  ChooseSwapInput: ChooseSwapInput;
  ClaimWinInput: ClaimWinInput;
  ClaimWinPayload: Omit<ClaimWinPayload, 'win'> & { win?: Maybe<ResolversParentTypes['SweepstakesWin']> };
  ClipCouponInput: ClipCouponInput;
  ClipCouponPayload: ClipCouponPayloadModel;
  ClipForCartInput: ClipForCartInput;
  ClipForCartPayload: Omit<ClipForCartPayload, 'carts' | 'coupons'> & { carts?: Maybe<ResolversParentTypes['Carts']>, coupons: Array<ResolversParentTypes['Coupon']> };
  ClipOffer: ClipOffer;
  ClipProof: ClipProof;
  CloseTourStopPayload: CloseTourStopPayload;
  CollectBoard: CollectBoard;
  CollectGift: CollectGift;
  CollectReveal: CollectReveal;
  CommunicationChange: CommunicationChange;
  CommunicationPreferences: CommunicationPreferencesModel;
  Coupon: CouponModel;
  CouponBanner: CouponBanner;
  CouponConnection: CouponConnectionModel;
  CouponEdge: Omit<CouponEdge, 'node'> & { node: ResolversParentTypes['Coupon'] };
  CouponFilter: CouponFilter;
  CouponGroupValue: CouponGroupValue;
  CouponHeader: CouponHeader;
  CouponKindValue: CouponKindValue;
  CouponLink: CouponLink;
  CouponSortOption: CouponSortOption;
  CustomerProfile: CustomerProfileModel;
  CustomizationGroup: CustomizationGroup;
  CustomizationOption: CustomizationOption;
  DateTime: Scalars['DateTime']['output'];
  DealForYou: DealForYouModel;
  DealsForYou: DealsForYouModel;
  DecideSwapInput: DecideSwapInput;
  Decimal: Scalars['Decimal']['output'];
  DeleteDeliveryAddressInput: DeleteDeliveryAddressInput;
  DeleteFromProfilePayload: Omit<DeleteFromProfilePayload, 'profile'> & { profile?: Maybe<ResolversParentTypes['CustomerProfile']> };
  DeletePhoneInput: DeletePhoneInput;
  DemoShopper: DemoShopper;
  Department: DepartmentModel;
  DepartmentHours: DepartmentHours;
  Document: Document;
  DocumentBlock: DocumentBlock;
  DocumentLink: DocumentLink;
  DocumentSection: DocumentSection;
  DocumentTopic: DocumentTopic;
  Draw: DrawModel;
  DrawEntries: DrawEntriesModel;
  DrawFile: DrawFile;
  DrawPlace: DrawPlace;
  DrawStep: DrawStep;
  DriverContact: DriverContact;
  EditOrderPayload: Omit<EditOrderPayload, 'carts' | 'order'> & { carts?: Maybe<ResolversParentTypes['Carts']>, order?: Maybe<ResolversParentTypes['Order']> };
  EnterFreeInput: EnterFreeInput;
  EnterFreePayload: Omit<EnterFreePayload, 'draw'> & { draw?: Maybe<ResolversParentTypes['Draw']> };
  EstimateHint: EstimateHint;
  EstimateLine: EstimateLineModel;
  EstimateLineInput: EstimateLineInput;
  Facet: Facet;
  FacetFilter: FacetFilter;
  FacetValue: FacetValue;
  Float: Scalars['Float']['output'];
  ForgetPushDeviceInput: ForgetPushDeviceInput;
  ForgetPushDevicePayload: Omit<ForgetPushDevicePayload, 'push'> & { push?: Maybe<ResolversParentTypes['Push']> };
  ForgetShopperPayload: Omit<ForgetShopperPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FreeEntry: FreeEntry;
  FreeEntryChallenge: FreeEntryChallenge;
  FreeShipping: FreeShipping;
  FreshPass: FreshPassModel;
  FreshPassMembership: FreshPassMembership;
  Game: Game;
  GameOdds: GameOdds;
  GroceryReward: GroceryReward;
  GroceryRewards: GroceryRewardsModel;
  HandOver: HandOver;
  HeldSlot: HeldSlot;
  HeldTime: HeldTime;
  HoldPrizeInput: HoldPrizeInput;
  HoldPrizePayload: Omit<HoldPrizePayload, 'hold' | 'prize'> & { hold?: Maybe<ResolversParentTypes['PrizeHold']>, prize?: Maybe<ResolversParentTypes['Prize']> };
  HoldSlotInput: HoldSlotInput;
  HouseholdSubscription: HouseholdSubscription;
  HowItWorksStep: HowItWorksStep;
  ID: Scalars['ID']['output'];
  Inbox: InboxModel;
  Int: Scalars['Int']['output'];
  JoinInput: JoinInput;
  JoinPayload: Omit<JoinPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Joining: JoiningModel;
  Journey: Journey;
  KeepWalletPaymentInput: KeepWalletPaymentInput;
  KeepWalletPaymentPayload: Omit<KeepWalletPaymentPayload, 'changes' | 'checkout'> & { changes?: Maybe<ResolversParentTypes['QuoteChanges']>, checkout?: Maybe<ResolversParentTypes['Checkout']> };
  KnownPasskey: KnownPasskey;
  ListAisle: ListAisle;
  ListRefusal: ListRefusal;
  ListTrip: ListTrip;
  ListUpdate: ListUpdate;
  LocalDate: Scalars['LocalDate']['output'];
  Logo: Logo;
  Logos: Logos;
  LongText: Scalars['LongText']['output'];
  Loyalty: Loyalty;
  MadeBefore: MadeBefore;
  MapPoint: MapPoint;
  MarkHowItWorksSeenInput: MarkHowItWorksSeenInput;
  MarkHowItWorksSeenPayload: Omit<MarkHowItWorksSeenPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  MarkNoticeReadInput: MarkNoticeReadInput;
  MarkNoticeReadPayload: Omit<MarkNoticeReadPayload, 'inbox'> & { inbox?: Maybe<ResolversParentTypes['Inbox']> };
  Me: MeModel;
  Money: Money;
  MoveOrderInput: MoveOrderInput;
  Mutation: Record<PropertyKey, never>;
  MyList: MyListModel;
  MyListItem: MyListItemModel;
  NavigationItem: NavigationItem;
  NearbyStore: NearbyStoreModel;
  NextSlot: NextSlot;
  Notice: Notice;
  Nutrition: Nutrition;
  NutritionRow: NutritionRow;
  OfficialRules: OfficialRulesModel;
  OpenHours: OpenHours;
  OpenTourStopInput: OpenTourStopInput;
  OpenTourStopPayload: OpenTourStopPayload;
  OpenWalletSessionInput: OpenWalletSessionInput;
  OpenWalletSessionPayload: OpenWalletSessionPayload;
  OptInInput: OptInInput;
  OptInPayload: Omit<OptInPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  OptInRefusal: OptInRefusal;
  OptInRequirements: OptInRequirements;
  Order: OrderModel;
  OrderChange: OrderChange;
  OrderConnection: Omit<OrderConnection, 'edges'> & { edges: Array<ResolversParentTypes['OrderEdge']> };
  OrderDay: OrderDayModel;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEdit: OrderEditModel;
  OrderEditChange: Omit<OrderEditChange, 'removed'> & { removed?: Maybe<ResolversParentTypes['CartLine']> };
  OrderEditOtherChange: OrderEditOtherChange;
  OrderInput: OrderInput;
  OrderLine: OrderLineModel;
  OrderLineInput: OrderLineInput;
  OrderTimeCost: OrderTimeCost;
  OrderTimes: OrderTimesModel;
  OrderUpdate: OrderUpdate;
  OtherHandOver: OtherHandOver;
  PageInfo: PageInfo;
  PageSize: Scalars['PageSize']['output'];
  Passkey: PasskeyModel;
  PasskeyCreation: PasskeyCreation;
  PasskeyRequest: PasskeyRequest;
  PaymentChoice: PaymentChoice;
  PaymentProblem: PaymentProblem;
  PaymentWallet: PaymentWallet;
  PaymentWay: PaymentWay;
  PendingOrder: PendingOrder;
  Phone: Phone;
  Pick3Reveal: Pick3Reveal;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: Omit<PlaceOrderPayload, 'changes' | 'checkout' | 'order'> & { changes?: Maybe<ResolversParentTypes['QuoteChanges']>, checkout?: Maybe<ResolversParentTypes['Checkout']>, order?: Maybe<ResolversParentTypes['Order']> };
  Play: PlayModel;
  PlayAndEarn: PlayAndEarnModel;
  PlayInput: PlayInput;
  PlayPayload: Omit<PlayPayload, 'play' | 'program'> & { play?: Maybe<ResolversParentTypes['Play']>, program?: Maybe<ResolversParentTypes['Program']> };
  PlayProof: PlayProof;
  Playability: PlayabilityModel;
  PointLabels: PointLabels;
  PointsEstimate: PointsEstimate;
  PriceAsked: PriceAsked;
  PriceStep: PriceStep;
  Prize: PrizeModel;
  PrizeHold: PrizeHold;
  Product: ProductModel;
  ProductCollection: ProductCollectionModel;
  ProductConnection: ProductConnectionModel;
  ProductDetails: ProductDetailsModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductPhoto: ProductPhoto;
  ProductPictures: ProductPictures;
  ProductPrice: ProductPrice;
  ProductSortOption: ProductSortOption;
  ProductTag: ProductTag;
  Program: ProgramModel;
  ProgramLinks: ProgramLinks;
  ProgramPoints: ProgramPoints;
  PurchaseHistory: PurchaseHistoryModel;
  PurchaseHistoryInput: PurchaseHistoryInput;
  PurchaseOrder: PurchaseOrder;
  PurchasedDepartment: PurchasedDepartment;
  PurchasedItem: PurchasedItemModel;
  Push: PushModel;
  PushDevice: PushDeviceModel;
  Query: Record<PropertyKey, never>;
  QuoteChanges: Omit<QuoteChanges, 'lines'> & { lines: Array<ResolversParentTypes['QuoteLineChange']> };
  QuoteLineChange: QuoteLineChangeModel;
  RasterPictures: RasterPictures;
  Receipt: ReceiptModel;
  ReceiveOfferInput: ReceiveOfferInput;
  ReceiveOfferPayload: Omit<ReceiveOfferPayload, 'coupons'> & { coupons: Array<ResolversParentTypes['Coupon']> };
  Recipe: Recipe;
  RecipeIngredient: RecipeIngredient;
  RecommendedProduct: RecommendedProductModel;
  RedeemPrizeInput: RedeemPrizeInput;
  RedeemPrizePayload: Omit<RedeemPrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversParentTypes['Prize']>, redemption?: Maybe<ResolversParentTypes['Redemption']> };
  RedeemedCode: RedeemedCode;
  RedeemedFreshPass: RedeemedFreshPass;
  RedeemedOffer: RedeemedOffer;
  RedeemedReward: RedeemedReward;
  Redemption: RedemptionModel;
  RedemptionResult: RedemptionResultModel;
  ReferenceData: ReferenceDataModel;
  ReleasePrizeHoldInput: ReleasePrizeHoldInput;
  ReleasePrizeHoldPayload: Omit<ReleasePrizeHoldPayload, 'prize'> & { prize?: Maybe<ResolversParentTypes['Prize']> };
  RememberedShopper: RememberedShopperModel;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: Omit<RemovePasskeyPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: Omit<RenamePasskeyPayload, 'passkey'> & { passkey?: Maybe<ResolversParentTypes['Passkey']> };
  RequestId: Scalars['RequestId']['output'];
  Reveal: RevealModel;
  RewardChoice: Omit<RewardChoice, 'prize'> & { prize: ResolversParentTypes['Prize'] };
  RewardExpiry: RewardExpiry;
  RewardPoints: RewardPoints;
  RewardsHistory: RewardsHistory;
  RewardsTransaction: RewardsTransaction;
  RulesBlock: RulesBlock;
  RulesSection: RulesSectionModel;
  SaveDeliveryAddressInput: SaveDeliveryAddressInput;
  SaveDeliveryAddressPayload: Omit<SaveDeliveryAddressPayload, 'address' | 'profile' | 'savedMeanwhile'> & { address?: Maybe<ResolversParentTypes['Address']>, profile?: Maybe<ResolversParentTypes['CustomerProfile']>, savedMeanwhile?: Maybe<ResolversParentTypes['Address']> };
  SaveOrderEditInput: SaveOrderEditInput;
  SavedLine: SavedLineModel;
  SayImHereInput: SayImHereInput;
  ScheduleAndSave: ScheduleAndSaveModel;
  ScheduleAndSavePayload: Omit<ScheduleAndSavePayload, 'scheduleAndSave'> & { scheduleAndSave?: Maybe<ResolversParentTypes['ScheduleAndSave']> };
  SchedulePlan: SchedulePlanModel;
  ScheduleTime: ScheduleTime;
  ScratchReveal: ScratchReveal;
  SearchInput: SearchInput;
  SearchSuggestions: Omit<SearchSuggestions, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  Seller: SellerModel;
  SetCartLine: SetCartLine;
  SetCheckoutInput: SetCheckoutInput;
  SetCommunicationPreferencesInput: SetCommunicationPreferencesInput;
  SetCommunicationPreferencesPayload: Omit<SetCommunicationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['CommunicationPreferences']> };
  SetListItemInput: SetListItemInput;
  SetPushDeviceInput: SetPushDeviceInput;
  SetPushDevicePayload: Omit<SetPushDevicePayload, 'device'> & { device?: Maybe<ResolversParentTypes['PushDevice']> };
  SetStockAlertInput: SetStockAlertInput;
  SetStockAlertPayload: Omit<SetStockAlertPayload, 'prize'> & { prize?: Maybe<ResolversParentTypes['Prize']> };
  Shelf: ShelfModel;
  Shop: ShopModel;
  ShoppingUpdate: ResolversUnionTypes<ResolversParentTypes>['ShoppingUpdate'];
  SignInAsDemoShopperInput: SignInAsDemoShopperInput;
  SignInChallenge: SignInChallenge;
  SignInHandle: SignInHandle;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignInWithPasskeyPayload: Omit<SignInWithPasskeyPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutInput: SignOutInput;
  SignOutPayload: Omit<SignOutPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SkipUpcomingOrderInput: SkipUpcomingOrderInput;
  Slot: Slot;
  SlotDay: SlotDay;
  SnapShare: SnapShare;
  StartPasskeyPayload: StartPasskeyPayload;
  StartPasskeySignInPayload: StartPasskeySignInPayload;
  StartSignInInput: StartSignInInput;
  StartSignInPayload: StartSignInPayload;
  State: State;
  StockAsk: StockAsk;
  Store: Store;
  StoreDetails: StoreDetailsModel;
  StoreSearch: Omit<StoreSearch, 'stores'> & { stores: Array<ResolversParentTypes['NearbyStore']> };
  StoreWithProducts: Omit<StoreWithProducts, 'store'> & { store: ResolversParentTypes['StoreDetails'] };
  String: Scalars['String']['output'];
  SubscribeInput: SubscribeInput;
  SubscribedItem: SubscribedItemModel;
  Subscription: Record<PropertyKey, never>;
  SubscriptionFrequency: SubscriptionFrequency;
  Substitute: Omit<Substitute, 'product'> & { product: ResolversParentTypes['Product'] };
  Substitution: SubstitutionModel;
  SuggestedPlace: SuggestedPlace;
  SuggestedScope: SuggestedScope;
  SumLine: SumLine;
  Swap: SwapModel;
  SwapChoice: SwapChoiceModel;
  SweepstakesEntry: SweepstakesEntry;
  SweepstakesWin: SweepstakesWinModel;
  TakeFreePlayInput: TakeFreePlayInput;
  TakeFreePlayPayload: Omit<TakeFreePlayPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  TimePeriod: TimePeriod;
  TopicPreference: TopicPreference;
  Tour: Tour;
  TrackPoint: TrackPoint;
  UndoClipForCartInput: UndoClipForCartInput;
  UnlockedRecipe: UnlockedRecipe;
  UnusedOffer: UnusedOffer;
  UpcPrice: UpcPrice;
  UpcomingItem: UpcomingItemModel;
  UpcomingOrder: UpcomingOrderModel;
  UseRewardsInput: UseRewardsInput;
  UseRewardsPayload: Omit<UseRewardsPayload, 'carts'> & { carts?: Maybe<ResolversParentTypes['Carts']> };
  UserError: UserError;
  Usual: UsualModel;
  Usuals: UsualsModel;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: Omit<VerifySignInCodePayload, 'joining' | 'viewer'> & { joining?: Maybe<ResolversParentTypes['Joining']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerModel;
  VolumePrice: VolumePrice;
  WaitingEntries: WaitingEntries;
  WalletCard: WalletCard;
  WalletChoice: WalletChoice;
  WalletConnection: WalletConnection;
  WalletCount: WalletCount;
  WalletEdge: WalletEdge;
  WalletItem: WalletItem;
  WalletProgram: WalletProgram;
  WeeklyAd: WeeklyAdModel;
  WeeklyAdPage: Omit<WeeklyAdPage, 'offers'> & { offers: Array<ResolversParentTypes['Coupon']> };
  WheelReveal: WheelReveal;
  Wine: Wine;
  WonPrize: WonPrize;
  ZipPlace: ZipPlaceModel;
};

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptBoxTopsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcceptBoxTopsPayload'] = ResolversParentTypes['AcceptBoxTopsPayload']> = {
  boxTops?: Resolver<ResolversTypes['BoxTops'], ParentType, ContextType>;
};

export type AcknowledgeWinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcknowledgeWinPayload'] = ResolversParentTypes['AcknowledgeWinPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  counts?: Resolver<Array<ResolversTypes['ActivityCount']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ActivityEdge']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['ActivityProgram']>, ParentType, ContextType>;
  sinceString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityCount'] = ResolversParentTypes['ActivityCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['ActivityFilter'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ActivityItem'], ParentType, ContextType>;
};

export type ActivityItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityItem'] = ResolversParentTypes['ActivityItem']> = {
  amountText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  dayString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ActivityState']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
};

export type ActivityProgramResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityProgram'] = ResolversParentTypes['ActivityProgram']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityStateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActivityState'] = ResolversParentTypes['ActivityState']> = {
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityStateKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddContactPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddContactPayload'] = ResolversParentTypes['AddContactPayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPasskeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredFrom?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AisleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Aisle'] = ResolversParentTypes['Aisle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['ProductPhoto']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shelves?: Resolver<Array<ResolversTypes['Shelf']>, ParentType, ContextType>;
};

export type AlternateChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AlternateChoice'] = ResolversParentTypes['AlternateChoice']> = {
  choices?: Resolver<Array<ResolversTypes['Prize']>, ParentType, ContextType>;
  chooseBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chooseByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chosen?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  defaultChoice?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskToStockPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AskToStockPayload'] = ResolversParentTypes['AskToStockPayload']> = {
  ask?: Resolver<Maybe<ResolversTypes['StockAsk']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  alternatives?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextAvailableText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlyAvailableText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['AvailabilityReason']>, ParentType, ContextType>;
  shortMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AvailabilityState'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  forUTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BonusPathResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BonusPath'] = ResolversParentTypes['BonusPath']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['ChallengeProgress'], ParentType, ContextType>;
  rewardText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoxTopsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BoxTops'] = ResolversParentTypes['BoxTops']> = {
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyAgainResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BuyAgain'] = ResolversParentTypes['BuyAgain']> = {
  missingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CancelJoiningPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelJoiningPayload'] = ResolversParentTypes['CancelJoiningPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  canCheckOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  checkoutPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clipOffer?: Resolver<Maybe<ResolversTypes['ClipOffer']>, ParentType, ContextType>;
  conditionText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elsewhere?: Resolver<Maybe<ResolversTypes['CartElsewhere']>, ParentType, ContextType>;
  freeShipping?: Resolver<Maybe<ResolversTypes['FreeShipping']>, ParentType, ContextType>;
  goodsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['CartHint']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemCountText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  losses?: Resolver<Array<ResolversTypes['CartLoss']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minimumText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewards?: Resolver<Maybe<ResolversTypes['CartRewards']>, ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SumLine']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unavailableText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unusedOffers?: Resolver<Array<ResolversTypes['UnusedOffer']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartChange'] = ResolversParentTypes['CartChange']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CartElsewhereResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartElsewhere'] = ResolversParentTypes['CartElsewhere']> = {
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartEstimate'] = ResolversParentTypes['CartEstimate']> = {
  hints?: Resolver<Array<ResolversTypes['EstimateHint']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['EstimateLine']>, ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SumLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartHintResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartHint'] = ResolversParentTypes['CartHint']> = {
  addQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  browsePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticketText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceSteps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spokenAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  substitution?: Resolver<Maybe<ResolversTypes['Substitution']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  weightText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartLossResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartLoss'] = ResolversParentTypes['CartLoss']> = {
  atQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withNone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartRefusal'] = ResolversParentTypes['CartRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CartRewardsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartRewards'] = ResolversParentTypes['CartRewards']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CartUpdateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CartUpdate'] = ResolversParentTypes['CartUpdate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Carts'] = ResolversParentTypes['Carts']> = {
  availableCartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableItemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carts?: Resolver<Array<ResolversTypes['Cart']>, ParentType, ContextType>;
  edit?: Resolver<Maybe<ResolversTypes['OrderEdit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  savedForLater?: Resolver<Array<ResolversTypes['SavedLine']>, ParentType, ContextType>;
  summaryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ChallengeProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChallengeProgress'] = ResolversParentTypes['ChallengeProgress']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeCartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeCartPayload'] = ResolversParentTypes['ChangeCartPayload']> = {
  carts?: Resolver<Maybe<ResolversTypes['Carts']>, ParentType, ContextType>;
  done?: Resolver<Array<ResolversTypes['CartChange']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['CartRefusal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeFreshPassPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeFreshPassPayload'] = ResolversParentTypes['ChangeFreshPassPayload']> = {
  freshPass?: Resolver<Maybe<ResolversTypes['FreshPass']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeMyListPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeMyListPayload'] = ResolversParentTypes['ChangeMyListPayload']> = {
  myList?: Resolver<Maybe<ResolversTypes['MyList']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['ListRefusal']>, ParentType, ContextType>;
};

export type ChangedSumResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedSum'] = ResolversParentTypes['ChangedSum']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangedSumKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChannelAvailabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChannelAvailability'] = ResolversParentTypes['ChannelAvailability']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  whereText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['SlotDay']>, ParentType, ContextType, Partial<CheckoutDaysArgs>>;
  handOver?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  holdText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['CheckoutNotice']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentChoice']>, ParentType, ContextType>;
  pointsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['CheckoutProblem']>, ParentType, ContextType>;
  purchaseOrder?: Resolver<Maybe<ResolversTypes['PurchaseOrder']>, ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  slot?: Resolver<Maybe<ResolversTypes['HeldSlot']>, ParentType, ContextType>;
  snap?: Resolver<Maybe<ResolversTypes['SnapShare']>, ParentType, ContextType>;
  substitutionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SumLine']>, ParentType, ContextType>;
  timeNotes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tip?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CheckoutNoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckoutNotice'] = ResolversParentTypes['CheckoutNotice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckoutPayload'] = ResolversParentTypes['CheckoutPayload']> = {
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckoutProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CheckoutProblem'] = ResolversParentTypes['CheckoutProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['CheckoutStep'], ParentType, ContextType>;
};

export type ChooseAlternatePrizePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChooseAlternatePrizePayload'] = ResolversParentTypes['ChooseAlternatePrizePayload']> = {
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChooseShopPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChooseShopPayload'] = ResolversParentTypes['ChooseShopPayload']> = {
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimWinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimWinPayload'] = ResolversParentTypes['ClaimWinPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  win?: Resolver<Maybe<ResolversTypes['SweepstakesWin']>, ParentType, ContextType>;
};

export type ClipCouponPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClipCouponPayload'] = ResolversParentTypes['ClipCouponPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  profileNeed?: Resolver<Maybe<ResolversTypes['ProfileNeed']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClipForCartPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClipForCartPayload'] = ResolversParentTypes['ClipForCartPayload']> = {
  carts?: Resolver<Maybe<ResolversTypes['Carts']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['ClipProof']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClipOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClipOffer'] = ResolversParentTypes['ClipOffer']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticketText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClipProofResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClipProof'] = ResolversParentTypes['ClipProof']> = {
  clipIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  couponIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CloseTourStopPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CloseTourStopPayload'] = ResolversParentTypes['CloseTourStopPayload']> = {
  tour?: Resolver<Maybe<ResolversTypes['Tour']>, ParentType, ContextType>;
};

export type CollectBoardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectBoard'] = ResolversParentTypes['CollectBoard']> = {
  gifts?: Resolver<Array<ResolversTypes['CollectGift']>, ParentType, ContextType>;
  stampImageIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stamps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CollectGiftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectGift'] = ResolversParentTypes['CollectGift']> = {
  atStamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CollectReveal'] = ResolversParentTypes['CollectReveal']> = {
  stampsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stampsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunicationPreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommunicationPreferences'] = ResolversParentTypes['CommunicationPreferences']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maskedPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['TopicPreference']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  action?: Resolver<ResolversTypes['CouponAction'], ParentType, ContextType>;
  actionHiddenText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appliesByItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateRange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclaimer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclaimerLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  expiryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['CouponHeader'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['CouponIcon'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inStoreText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBoxTop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpiringSoon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWelcomeOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  limitsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['CouponLink']>, ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Maybe<ResolversTypes['ProductPictures']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<CouponProductsArgs, 'first'>>;
  program?: Resolver<ResolversTypes['OfferProgram'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ChallengeProgress']>, ParentType, ContextType>;
  regularText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OfferType'], ParentType, ContextType>;
  typeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whereText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withOthersText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponBannerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponBanner'] = ResolversParentTypes['CouponBanner']> = {
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  banner?: Resolver<Maybe<ResolversTypes['CouponBanner']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  clippedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CouponGroupValue']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['CouponKindValue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['CouponSort'], ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['CouponSortOption']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
  reasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponGroupValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponGroupValue'] = ResolversParentTypes['CouponGroupValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['CouponGroup'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponHeaderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponHeader'] = ResolversParentTypes['CouponHeader']> = {
  isPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponKindValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponKindValue'] = ResolversParentTypes['CouponKindValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['CouponKind'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponLink'] = ResolversParentTypes['CouponLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponSortOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CouponSortOption'] = ResolversParentTypes['CouponSortOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['CouponSort'], ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  communicationPreferences?: Resolver<Maybe<ResolversTypes['CommunicationPreferences']>, ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Loyalty']>, ParentType, ContextType>;
  phones?: Resolver<Array<ResolversTypes['Phone']>, ParentType, ContextType>;
  subscriptions?: Resolver<Maybe<Array<ResolversTypes['HouseholdSubscription']>>, ParentType, ContextType>;
};

export type CustomizationGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomizationGroup'] = ResolversParentTypes['CustomizationGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CustomizationOption']>, ParentType, ContextType>;
  ruleText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomizationOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomizationOption'] = ResolversParentTypes['CustomizationOption']> = {
  art?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  upc?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DealForYouResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DealForYou'] = ResolversParentTypes['DealForYou']> = {
  coupon?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DealReason'], ParentType, ContextType>;
  reasonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DealsForYouResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DealsForYou'] = ResolversParentTypes['DealsForYou']> = {
  deals?: Resolver<Array<ResolversTypes['DealForYou']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteFromProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteFromProfilePayload'] = ResolversParentTypes['DeleteFromProfilePayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DemoShopperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoShopper'] = ResolversParentTypes['DemoShopper']> = {
  banner?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type DepartmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Department'] = ResolversParentTypes['Department']> = {
  aisles?: Resolver<Array<ResolversTypes['Aisle']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['ProductPhoto']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DepartmentHours'] = ResolversParentTypes['DepartmentHours']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<Array<ResolversTypes['OpenHours']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  effectiveFromString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DocumentSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['DocumentTopic']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentBlock'] = ResolversParentTypes['DocumentBlock']> = {
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentLink'] = ResolversParentTypes['DocumentLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentSection'] = ResolversParentTypes['DocumentSection']> = {
  blocks?: Resolver<Array<ResolversTypes['DocumentBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['DocumentLink']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DocumentTopicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentTopic'] = ResolversParentTypes['DocumentTopic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Draw'] = ResolversParentTypes['Draw']> = {
  alternateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closesAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawDateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawnBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawsAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['DrawFile']>, ParentType, ContextType>;
  freeEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  householdCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merkleRoot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEntries?: Resolver<Maybe<ResolversTypes['DrawEntries']>, ParentType, ContextType>;
  myWin?: Resolver<Maybe<ResolversTypes['SweepstakesWin']>, ParentType, ContextType>;
  newEntryOddsString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oddsString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['DrawPlace']>, ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeValueString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  randomness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rulesHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rulesVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sealedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DrawState'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['DrawStep']>, ParentType, ContextType>;
  winnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawEntriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawEntries'] = ResolversParentTypes['DrawEntries']> = {
  bestPlace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bestPlaceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<DrawEntriesEntryIdsArgs, 'first'>>;
  household?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawFileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawFile'] = ResolversParentTypes['DrawFile']> = {
  entriesHref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headHref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DrawPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawPlace'] = ResolversParentTypes['DrawPlace']> = {
  alternateNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  household?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlternate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WinnerStatus'], ParentType, ContextType>;
};

export type DrawStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DrawStep'] = ResolversParentTypes['DrawStep']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  atString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DrawStepKind'], ParentType, ContextType>;
};

export type DriverContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DriverContact'] = ResolversParentTypes['DriverContact']> = {
  callPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messagePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EditOrderPayload'] = ResolversParentTypes['EditOrderPayload']> = {
  carts?: Resolver<Maybe<ResolversTypes['Carts']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnterFreePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnterFreePayload'] = ResolversParentTypes['EnterFreePayload']> = {
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['FreeEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EstimateHintResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimateHint'] = ResolversParentTypes['EstimateHint']> = {
  addQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticketText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EstimateLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EstimateLine'] = ResolversParentTypes['EstimateLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  couponText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spokenAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  countWithout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ForgetPushDevicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForgetPushDevicePayload'] = ResolversParentTypes['ForgetPushDevicePayload']> = {
  push?: Resolver<Maybe<ResolversTypes['Push']>, ParentType, ContextType>;
};

export type ForgetShopperPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ForgetShopperPayload'] = ResolversParentTypes['ForgetShopperPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type FreeEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeEntry'] = ResolversParentTypes['FreeEntry']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FreeEntryChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeEntryChallenge'] = ResolversParentTypes['FreeEntryChallenge']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FreeShippingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreeShipping'] = ResolversParentTypes['FreeShipping']> = {
  counted?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreshPassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreshPass'] = ResolversParentTypes['FreshPass']> = {
  canJoin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canKeep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canStartTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['FreshPassMembership']>, ParentType, ContextType>;
  renews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewsString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  untilString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreshPassMembershipResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FreshPassMembership'] = ResolversParentTypes['FreshPassMembership']> = {
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savedOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  board?: Resolver<Maybe<ResolversTypes['CollectBoard']>, ParentType, ContextType>;
  costPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  howItWorks?: Resolver<Array<ResolversTypes['HowItWorksStep']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GameKind'], ParentType, ContextType>;
  maxPlaysPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPlaysTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  odds?: Resolver<Array<ResolversTypes['GameOdds']>, ParentType, ContextType>;
  optInText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameOddsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GameOdds'] = ResolversParentTypes['GameOdds']> = {
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insteadOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrize?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oneIn?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shortLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroceryRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroceryReward'] = ResolversParentTypes['GroceryReward']> = {
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GroceryRewardsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroceryRewards'] = ResolversParentTypes['GroceryRewards']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['RewardChoice']>, ParentType, ContextType, RequireFields<GroceryRewardsChoiceArgs, 'id'>>;
  choices?: Resolver<Maybe<Array<ResolversTypes['RewardChoice']>>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['RewardsHistory']>, ParentType, ContextType, RequireFields<GroceryRewardsHistoryArgs, 'first'>>;
  points?: Resolver<ResolversTypes['RewardPoints'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['GroceryReward']>, ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canBeUnattended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HandOverKind'], ParentType, ContextType>;
  leaveAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unattendedProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HeldSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeldSlot'] = ResolversParentTypes['HeldSlot']> = {
  feeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  noteText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeldTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeldTime'] = ResolversParentTypes['HeldTime']> = {
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HoldPrizePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HoldPrizePayload'] = ResolversParentTypes['HoldPrizePayload']> = {
  hold?: Resolver<Maybe<ResolversTypes['PrizeHold']>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HouseholdSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HouseholdSubscription'] = ResolversParentTypes['HouseholdSubscription']> = {
  effectiveTimePeriods?: Resolver<Array<ResolversTypes['TimePeriod']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HowItWorksStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HowItWorksStep'] = ResolversParentTypes['HowItWorksStep']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['HowItWorksImage'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InboxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  notices?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JoinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JoinPayload'] = ResolversParentTypes['JoinPayload']> = {
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type JoiningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Joining'] = ResolversParentTypes['Joining']> = {
  channel?: Resolver<ResolversTypes['SignInChannel'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maskedHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JourneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  ahead?: Resolver<Array<ResolversTypes['MapPoint']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['DriverContact']>, ParentType, ContextType>;
  gone?: Resolver<Array<ResolversTypes['MapPoint']>, ParentType, ContextType>;
  mapText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seenText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  van?: Resolver<ResolversTypes['MapPoint'], ParentType, ContextType>;
};

export type KeepWalletPaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeepWalletPaymentPayload'] = ResolversParentTypes['KeepWalletPaymentPayload']> = {
  card?: Resolver<Maybe<ResolversTypes['WalletCard']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['QuoteChanges']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type KnownPasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KnownPasskey'] = ResolversParentTypes['KnownPasskey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transports?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListAisleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListAisle'] = ResolversParentTypes['ListAisle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListRefusal'] = ResolversParentTypes['ListRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListTripResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListTrip'] = ResolversParentTypes['ListTrip']> = {
  itemsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ListUpdateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListUpdate'] = ResolversParentTypes['ListUpdate']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LogoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogosResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Logos'] = ResolversParentTypes['Logos']> = {
  default?: Resolver<ResolversTypes['Logo'], ParentType, ContextType>;
  forU?: Resolver<ResolversTypes['Logo'], ParentType, ContextType>;
  freshPass?: Resolver<ResolversTypes['Logo'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Logo'], ParentType, ContextType>;
};

export interface LongTextScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LongText'], any> {
  name: 'LongText';
}

export type LoyaltyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Loyalty'] = ResolversParentTypes['Loyalty']> = {
  clubCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  householdId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MadeBeforeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MadeBefore'] = ResolversParentTypes['MadeBefore']> = {
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dayText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MapPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MapPoint'] = ResolversParentTypes['MapPoint']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkHowItWorksSeenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkHowItWorksSeenPayload'] = ResolversParentTypes['MarkHowItWorksSeenPayload']> = {
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
};

export type MarkNoticeReadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MarkNoticeReadPayload'] = ResolversParentTypes['MarkNoticeReadPayload']> = {
  inbox?: Resolver<Maybe<ResolversTypes['Inbox']>, ParentType, ContextType>;
};

export type MeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  activity?: Resolver<Maybe<ResolversTypes['ActivityConnection']>, ParentType, ContextType, RequireFields<MeActivityArgs, 'filter' | 'first'>>;
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freshPass?: Resolver<Maybe<ResolversTypes['FreshPass']>, ParentType, ContextType>;
  groceryRewards?: Resolver<Maybe<ResolversTypes['GroceryRewards']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inbox?: Resolver<Maybe<ResolversTypes['Inbox']>, ParentType, ContextType>;
  isBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeys?: Resolver<Maybe<Array<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  playAndEarn?: Resolver<ResolversTypes['PlayAndEarn'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType, RequireFields<MePrizeArgs, 'id'>>;
  profile?: Resolver<Maybe<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<MeProgramArgs, 'code'>>;
  push?: Resolver<Maybe<ResolversTypes['Push']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType, RequireFields<MeRedemptionArgs, 'id'>>;
  rewardsHistory?: Resolver<Maybe<ResolversTypes['RewardsHistory']>, ParentType, ContextType, RequireFields<MeRewardsHistoryArgs, 'first'>>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  sweepstakesWins?: Resolver<Array<ResolversTypes['SweepstakesWin']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['WalletConnection']>, ParentType, ContextType, RequireFields<MeWalletArgs, 'first'>>;
  wins?: Resolver<Maybe<Array<ResolversTypes['SweepstakesWin']>>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptBoxTops?: Resolver<ResolversTypes['AcceptBoxTopsPayload'], ParentType, ContextType, RequireFields<MutationAcceptBoxTopsArgs, 'input'>>;
  acknowledgeWin?: Resolver<ResolversTypes['AcknowledgeWinPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeWinArgs, 'input'>>;
  addContact?: Resolver<ResolversTypes['AddContactPayload'], ParentType, ContextType, RequireFields<MutationAddContactArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  askToStock?: Resolver<ResolversTypes['AskToStockPayload'], ParentType, ContextType, RequireFields<MutationAskToStockArgs, 'input'>>;
  cancelJoining?: Resolver<ResolversTypes['CancelJoiningPayload'], ParentType, ContextType>;
  cancelOrder?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  cancelSubscription?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'input'>>;
  changeCart?: Resolver<ResolversTypes['ChangeCartPayload'], ParentType, ContextType, RequireFields<MutationChangeCartArgs, 'input'>>;
  changeFreshPass?: Resolver<ResolversTypes['ChangeFreshPassPayload'], ParentType, ContextType, RequireFields<MutationChangeFreshPassArgs, 'input'>>;
  changeHandOver?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationChangeHandOverArgs, 'input'>>;
  changeMyList?: Resolver<ResolversTypes['ChangeMyListPayload'], ParentType, ContextType, RequireFields<MutationChangeMyListArgs, 'input'>>;
  changeOneTimeItem?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationChangeOneTimeItemArgs, 'input'>>;
  changeOrderPayment?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationChangeOrderPaymentArgs, 'input'>>;
  changeSchedulePlan?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationChangeSchedulePlanArgs, 'input'>>;
  changeSubscription?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  chooseAlternatePrize?: Resolver<ResolversTypes['ChooseAlternatePrizePayload'], ParentType, ContextType, RequireFields<MutationChooseAlternatePrizeArgs, 'input'>>;
  chooseShop?: Resolver<ResolversTypes['ChooseShopPayload'], ParentType, ContextType, RequireFields<MutationChooseShopArgs, 'input'>>;
  chooseSwap?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationChooseSwapArgs, 'input'>>;
  claimWin?: Resolver<ResolversTypes['ClaimWinPayload'], ParentType, ContextType, RequireFields<MutationClaimWinArgs, 'input'>>;
  clipCoupon?: Resolver<ResolversTypes['ClipCouponPayload'], ParentType, ContextType, RequireFields<MutationClipCouponArgs, 'input'>>;
  clipForCart?: Resolver<ResolversTypes['ClipForCartPayload'], ParentType, ContextType, RequireFields<MutationClipForCartArgs, 'input'>>;
  closeTourStop?: Resolver<ResolversTypes['CloseTourStopPayload'], ParentType, ContextType>;
  decideSwap?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationDecideSwapArgs, 'input'>>;
  deleteDeliveryAddress?: Resolver<ResolversTypes['DeleteFromProfilePayload'], ParentType, ContextType, RequireFields<MutationDeleteDeliveryAddressArgs, 'input'>>;
  deletePhone?: Resolver<ResolversTypes['DeleteFromProfilePayload'], ParentType, ContextType, RequireFields<MutationDeletePhoneArgs, 'input'>>;
  discardOrderEdit?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationDiscardOrderEditArgs, 'input'>>;
  editOrder?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationEditOrderArgs, 'input'>>;
  enterFree?: Resolver<ResolversTypes['EnterFreePayload'], ParentType, ContextType, RequireFields<MutationEnterFreeArgs, 'input'>>;
  forgetPushDevice?: Resolver<ResolversTypes['ForgetPushDevicePayload'], ParentType, ContextType, RequireFields<MutationForgetPushDeviceArgs, 'input'>>;
  forgetShopper?: Resolver<ResolversTypes['ForgetShopperPayload'], ParentType, ContextType>;
  holdPrize?: Resolver<ResolversTypes['HoldPrizePayload'], ParentType, ContextType, RequireFields<MutationHoldPrizeArgs, 'input'>>;
  holdSlot?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationHoldSlotArgs, 'input'>>;
  join?: Resolver<ResolversTypes['JoinPayload'], ParentType, ContextType, RequireFields<MutationJoinArgs, 'input'>>;
  keepWalletPayment?: Resolver<ResolversTypes['KeepWalletPaymentPayload'], ParentType, ContextType, RequireFields<MutationKeepWalletPaymentArgs, 'input'>>;
  markHowItWorksSeen?: Resolver<ResolversTypes['MarkHowItWorksSeenPayload'], ParentType, ContextType, RequireFields<MutationMarkHowItWorksSeenArgs, 'input'>>;
  markNoticeRead?: Resolver<ResolversTypes['MarkNoticeReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNoticeReadArgs, 'input'>>;
  moveOrder?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationMoveOrderArgs, 'input'>>;
  openTourStop?: Resolver<ResolversTypes['OpenTourStopPayload'], ParentType, ContextType, RequireFields<MutationOpenTourStopArgs, 'input'>>;
  openWalletSession?: Resolver<ResolversTypes['OpenWalletSessionPayload'], ParentType, ContextType, RequireFields<MutationOpenWalletSessionArgs, 'input'>>;
  optIn?: Resolver<ResolversTypes['OptInPayload'], ParentType, ContextType, RequireFields<MutationOptInArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  play?: Resolver<ResolversTypes['PlayPayload'], ParentType, ContextType, RequireFields<MutationPlayArgs, 'input'>>;
  receiveOffer?: Resolver<ResolversTypes['ReceiveOfferPayload'], ParentType, ContextType, RequireFields<MutationReceiveOfferArgs, 'input'>>;
  redeemPrize?: Resolver<ResolversTypes['RedeemPrizePayload'], ParentType, ContextType, RequireFields<MutationRedeemPrizeArgs, 'input'>>;
  releasePrizeHold?: Resolver<ResolversTypes['ReleasePrizeHoldPayload'], ParentType, ContextType, RequireFields<MutationReleasePrizeHoldArgs, 'input'>>;
  removeFromList?: Resolver<ResolversTypes['ClipCouponPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromListArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  reorder?: Resolver<ResolversTypes['ChangeCartPayload'], ParentType, ContextType, RequireFields<MutationReorderArgs, 'input'>>;
  saveDeliveryAddress?: Resolver<ResolversTypes['SaveDeliveryAddressPayload'], ParentType, ContextType, RequireFields<MutationSaveDeliveryAddressArgs, 'input'>>;
  saveOrderEdit?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationSaveOrderEditArgs, 'input'>>;
  sayImHere?: Resolver<ResolversTypes['EditOrderPayload'], ParentType, ContextType, RequireFields<MutationSayImHereArgs, 'input'>>;
  setCheckout?: Resolver<ResolversTypes['CheckoutPayload'], ParentType, ContextType, RequireFields<MutationSetCheckoutArgs, 'input'>>;
  setCommunicationPreferences?: Resolver<ResolversTypes['SetCommunicationPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSetCommunicationPreferencesArgs, 'input'>>;
  setPushDevice?: Resolver<ResolversTypes['SetPushDevicePayload'], ParentType, ContextType, RequireFields<MutationSetPushDeviceArgs, 'input'>>;
  setStockAlert?: Resolver<ResolversTypes['SetStockAlertPayload'], ParentType, ContextType, RequireFields<MutationSetStockAlertArgs, 'input'>>;
  signInAsDemoShopper?: Resolver<ResolversTypes['VerifySignInCodePayload'], ParentType, ContextType, RequireFields<MutationSignInAsDemoShopperArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInWithPasskeyPayload'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  skipUpcomingOrder?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationSkipUpcomingOrderArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyPayload'], ParentType, ContextType>;
  startPasskeySignIn?: Resolver<ResolversTypes['StartPasskeySignInPayload'], ParentType, ContextType>;
  startSignIn?: Resolver<ResolversTypes['StartSignInPayload'], ParentType, ContextType, RequireFields<MutationStartSignInArgs, 'input'>>;
  subscribe?: Resolver<ResolversTypes['ScheduleAndSavePayload'], ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  takeFreePlay?: Resolver<ResolversTypes['TakeFreePlayPayload'], ParentType, ContextType, RequireFields<MutationTakeFreePlayArgs, 'input'>>;
  unclipCoupon?: Resolver<ResolversTypes['ClipCouponPayload'], ParentType, ContextType, RequireFields<MutationUnclipCouponArgs, 'input'>>;
  undoClipForCart?: Resolver<ResolversTypes['ClipForCartPayload'], ParentType, ContextType, RequireFields<MutationUndoClipForCartArgs, 'input'>>;
  useRewards?: Resolver<ResolversTypes['UseRewardsPayload'], ParentType, ContextType, RequireFields<MutationUseRewardsArgs, 'input'>>;
  verifySignInCode?: Resolver<ResolversTypes['VerifySignInCodePayload'], ParentType, ContextType, RequireFields<MutationVerifySignInCodeArgs, 'input'>>;
};

export type MyListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MyList'] = ResolversParentTypes['MyList']> = {
  countText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MyListItem']>, ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trip?: Resolver<Maybe<ResolversTypes['ListTrip']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyListItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MyListItem'] = ResolversParentTypes['MyListItem']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  aisle?: Resolver<Maybe<ResolversTypes['ListAisle']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detailText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListItemKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Maybe<ResolversTypes['ProductPictures']>, ParentType, ContextType>;
  priceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savingsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NearbyStoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NearbyStore'] = ResolversParentTypes['NearbyStore']> = {
  delivers?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSlots?: Resolver<Array<ResolversTypes['NextSlot']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['StoreDetails'], ParentType, ContextType>;
};

export type NextSlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NextSlot'] = ResolversParentTypes['NextSlot']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  age?: Resolver<ResolversTypes['NoticeAge'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NoticeType'], ParentType, ContextType>;
};

export type NutritionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Nutrition'] = ResolversParentTypes['Nutrition']> = {
  calories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NutritionRow']>, ParentType, ContextType>;
  serving?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NutritionRowResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NutritionRow'] = ResolversParentTypes['NutritionRow']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dailyValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPartOfAbove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficialRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfficialRules'] = ResolversParentTypes['OfficialRules']> = {
  effectiveFromString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['RulesSection']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenHours'] = ResolversParentTypes['OpenHours']> = {
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenTourStopPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenTourStopPayload'] = ResolversParentTypes['OpenTourStopPayload']> = {
  tour?: Resolver<Maybe<ResolversTypes['Tour']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenWalletSessionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenWalletSessionPayload'] = ResolversParentTypes['OpenWalletSessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OptInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OptInPayload'] = ResolversParentTypes['OptInPayload']> = {
  alreadyOptedIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gamePlaysEarned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OptInRefusalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OptInRefusal'] = ResolversParentTypes['OptInRefusal']> = {
  code?: Resolver<ResolversTypes['OptInRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptInRequirementsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OptInRequirements'] = ResolversParentTypes['OptInRequirements']> = {
  isRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsDateOfBirth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsResidency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  calendarPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeUntilText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedSums?: Resolver<Array<ResolversTypes['ChangedSum']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderChange']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  cutoffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  differenceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCountText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartKind'], ParentType, ContextType>;
  limitText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType, Partial<OrderLinesArgs>>;
  meetingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherHandOver?: Resolver<Maybe<ResolversTypes['OtherHandOver']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentProblem?: Resolver<Maybe<ResolversTypes['PaymentProblem']>, ParentType, ContextType>;
  paymentText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeDetail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  placedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  poNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsDetail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  stateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['StoreDetails']>, ParentType, ContextType>;
  substitutionText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['SumLine']>, ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['Swap']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['OrderTimes']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['OrderDay']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalPlaced?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  track?: Resolver<Array<ResolversTypes['TrackPoint']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  chipText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderChangeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderDay'] = ResolversParentTypes['OrderDay']> = {
  arrivalText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canSayImHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  journey?: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onTheWayText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEdit'] = ResolversParentTypes['OrderEdit']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['OrderEditChange']>, ParentType, ContextType>;
  cutoffAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differenceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherChanges?: Resolver<Array<ResolversTypes['OrderEditOtherChange']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  saveByText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderEditChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEditChange'] = ResolversParentTypes['OrderEditChange']> = {
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEditChangeKind'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<ResolversTypes['CartLine']>, ParentType, ContextType>;
  shortText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weightBefore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type OrderEditOtherChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderEditOtherChange'] = ResolversParentTypes['OrderEditOtherChange']> = {
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEditOtherChangeKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceSteps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weightText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTimeCostResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTimeCost'] = ResolversParentTypes['OrderTimeCost']> = {
  slotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderTimesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderTimes'] = ResolversParentTypes['OrderTimes']> = {
  costs?: Resolver<Array<ResolversTypes['OrderTimeCost']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['SlotDay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderUpdateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OrderUpdate'] = ResolversParentTypes['OrderUpdate']> = {
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OtherHandOverResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OtherHandOver'] = ResolversParentTypes['OtherHandOver']> = {
  kind?: Resolver<ResolversTypes['HandOverKind'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PageSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PageSize'], any> {
  name: 'PageSize';
}

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datesText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyCreationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyCreation'] = ResolversParentTypes['PasskeyCreation']> = {
  algorithms?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  known?: Resolver<Array<ResolversTypes['KnownPasskey']>, ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  challenge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentChoice'] = ResolversParentTypes['PaymentChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['PaymentWallet']>, ParentType, ContextType>;
};

export type PaymentProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentProblem'] = ResolversParentTypes['PaymentProblem']> = {
  choices?: Resolver<Array<ResolversTypes['PaymentWay']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentWalletResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentWallet'] = ResolversParentTypes['PaymentWallet']> = {
  kind?: Resolver<ResolversTypes['WalletKind'], ParentType, ContextType>;
  merchantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentWayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentWay'] = ResolversParentTypes['PaymentWay']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PendingOrder'] = ResolversParentTypes['PendingOrder']> = {
  editPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Pick3RevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pick3Reveal'] = ResolversParentTypes['Pick3Reveal']> = {
  imageIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  changes?: Resolver<Maybe<ResolversTypes['QuoteChanges']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Play'] = ResolversParentTypes['Play']> = {
  freePlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAlternate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PlayOutcome'], ParentType, ContextType>;
  playedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  playedAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['WonPrize']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['PlayProof'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reveal?: Resolver<ResolversTypes['Reveal'], ParentType, ContextType>;
  unseenMark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayAndEarnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayAndEarn'] = ResolversParentTypes['PlayAndEarn']> = {
  bonusPaths?: Resolver<Maybe<Array<ResolversTypes['BonusPath']>>, ParentType, ContextType>;
  featured?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  programs?: Resolver<Maybe<Array<ResolversTypes['Program']>>, ParentType, ContextType>;
  unseenWins?: Resolver<Array<ResolversTypes['SweepstakesWin']>, ParentType, ContextType>;
};

export type PlayPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayPayload'] = ResolversParentTypes['PlayPayload']> = {
  play?: Resolver<Maybe<ResolversTypes['Play']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlayProofResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlayProof'] = ResolversParentTypes['PlayProof']> = {
  clientSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roll?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  serverSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlayabilityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Playability'] = ResolversParentTypes['Playability']> = {
  canPlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canTakeFreePlay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCommit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPlayAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pointsToNextPlay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CannotPlayReason']>, ParentType, ContextType>;
  reasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointLabelsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointLabels'] = ResolversParentTypes['PointLabels']> = {
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PointsEstimate'] = ResolversParentTypes['PointsEstimate']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceAskedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceAsked'] = ResolversParentTypes['PriceAsked']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textWithout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Prize'] = ResolversParentTypes['Prize']> = {
  againFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  againFromString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approximateValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['Prize']>, ParentType, ContextType>;
  costPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultChoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disclaimer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drawDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  drawDateString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entriesEach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  givenOut?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  givenOutText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasStockAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['PrizeHold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEntries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  oneIn?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  perDayLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perUserLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pointsMissing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsNow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prizeType?: Resolver<ResolversTypes['PrizeType'], ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantityLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityLeftText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantityTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Recipe']>, ParentType, ContextType>;
  redeemBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redemptions?: Resolver<Maybe<Array<ResolversTypes['Redemption']>>, ParentType, ContextType>;
  rewardKind?: Resolver<ResolversTypes['RewardKind'], ParentType, ContextType>;
  rewardUntilString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PrizeState'], ParentType, ContextType>;
  stateText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userRedeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wins?: Resolver<Maybe<Array<ResolversTypes['WonPrize']>>, ParentType, ContextType>;
};

export type PrizeHoldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PrizeHold'] = ResolversParentTypes['PrizeHold']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  untilString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  aisleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  aisleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aislePath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  canSchedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  containsAlcohol?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCustomizable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMadeToOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNameComposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSoldByWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameOnPack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Maybe<ResolversTypes['ProductPictures']>, ParentType, ContextType>;
  preparationText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  program?: Resolver<ResolversTypes['ProductProgram'], ParentType, ContextType>;
  scheduleText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  shelfId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shelfName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snapEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  upc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usualWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wine?: Resolver<Maybe<ResolversTypes['Wine']>, ParentType, ContextType>;
};

export type ProductCollectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductCollection'] = ResolversParentTypes['ProductCollection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductCollectionProductsArgs, 'first'>>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  insteadOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCorrected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOutText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherStores?: Resolver<Array<ResolversTypes['StoreWithProducts']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  priceAsked?: Resolver<Maybe<ResolversTypes['PriceAsked']>, ParentType, ContextType>;
  relatedDepartments?: Resolver<Array<ResolversTypes['Department']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['ProductSort'], ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['ProductSortOption']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['VolumePrice']>, ParentType, ContextType>;
};

export type ProductDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductDetails'] = ResolversParentTypes['ProductDetails']> = {
  alcoholText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allergensText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boughtTogether?: Resolver<Array<ResolversTypes['RecommendedProduct']>, ParentType, ContextType, RequireFields<ProductDetailsBoughtTogetherArgs, 'first'>>;
  channels?: Resolver<Array<ResolversTypes['ChannelAvailability']>, ParentType, ContextType>;
  customizations?: Resolver<Maybe<Array<ResolversTypes['CustomizationGroup']>>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  diets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredients?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDescriptionComposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeBefore?: Resolver<Maybe<ResolversTypes['MadeBefore']>, ParentType, ContextType>;
  madeToOrderText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nutrition?: Resolver<Maybe<ResolversTypes['Nutrition']>, ParentType, ContextType>;
  otherStores?: Resolver<Maybe<Array<ResolversTypes['StoreDetails']>>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['ProductPhoto']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  prop65?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  substitutes?: Resolver<Maybe<Array<ResolversTypes['Substitute']>>, ParentType, ContextType, RequireFields<ProductDetailsSubstitutesArgs, 'first'>>;
  weightText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPhoto'] = ResolversParentTypes['ProductPhoto']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avif?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['PhotoRole'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPicturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPictures'] = ResolversParentTypes['ProductPictures']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  centimeters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['ProductPhoto']>, ParentType, ContextType>;
  raster?: Resolver<ResolversTypes['RasterPictures'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isPromoDescriptionForeign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['PricePer'], ParentType, ContextType>;
  promoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spokenText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPriceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  untilText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['VolumePrice']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProductSortOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductSortOption'] = ResolversParentTypes['ProductSortOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['ProductSort'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  kind?: Resolver<ResolversTypes['ProductTagKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  activity?: Resolver<Maybe<Array<ResolversTypes['ActivityItem']>>, ParentType, ContextType, RequireFields<ProgramActivityArgs, 'days' | 'first'>>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endDateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDateTimeString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatePoints?: Resolver<Maybe<ResolversTypes['PointsEstimate']>, ParentType, ContextType, RequireFields<ProgramEstimatePointsArgs, 'lines'>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  gameStatus?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  gameStatusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gameStatusValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBegun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  howItWorksSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastPlay?: Resolver<Maybe<ResolversTypes['Play']>, ParentType, ContextType>;
  links?: Resolver<ResolversTypes['ProgramLinks'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  officialRules?: Resolver<Maybe<ResolversTypes['OfficialRules']>, ParentType, ContextType>;
  optInRefusal?: Resolver<Maybe<ResolversTypes['OptInRefusal']>, ParentType, ContextType>;
  optInRequirements?: Resolver<Maybe<ResolversTypes['OptInRequirements']>, ParentType, ContextType>;
  optInStatus?: Resolver<ResolversTypes['OptInStatus'], ParentType, ContextType>;
  playability?: Resolver<ResolversTypes['Playability'], ParentType, ContextType>;
  pointLabels?: Resolver<ResolversTypes['PointLabels'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['ProgramPoints']>, ParentType, ContextType>;
  postProgLiveDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prizes?: Resolver<Maybe<Array<ResolversTypes['Prize']>>, ParentType, ContextType>;
  redeemByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sweepstakes?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType>;
  tagline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProgramType'], ParentType, ContextType>;
  wonPrizes?: Resolver<Maybe<Array<ResolversTypes['WonPrize']>>, ParentType, ContextType>;
};

export type ProgramLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgramLinks'] = ResolversParentTypes['ProgramLinks']> = {
  faq?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramPointsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProgramPoints'] = ResolversParentTypes['ProgramPoints']> = {
  expiredGamePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freePlays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameplaysAvailable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameplaysUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gameplaysUsedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingGamePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingSinceString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stamps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sweepstakesEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalGamePoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrizesWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseHistory'] = ResolversParentTypes['PurchaseHistory']> = {
  departments?: Resolver<Array<ResolversTypes['PurchasedDepartment']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PurchasedItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PurchaseOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchaseOrder'] = ResolversParentTypes['PurchaseOrder']> = {
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PurchasedDepartmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchasedDepartment'] = ResolversParentTypes['PurchasedDepartment']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PurchasedItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PurchasedItem'] = ResolversParentTypes['PurchasedItem']> = {
  boughtText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastBought?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  selectedWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  suggestedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesBought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Push'] = ResolversParentTypes['Push']> = {
  devices?: Resolver<Array<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['PushKind']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banner?: Resolver<ResolversTypes['Banner'], ParentType, ContextType>;
  boxTops?: Resolver<Maybe<ResolversTypes['BoxTops']>, ParentType, ContextType>;
  buyAgain?: Resolver<Maybe<ResolversTypes['BuyAgain']>, ParentType, ContextType, RequireFields<QueryBuyAgainArgs, 'first'>>;
  cartEstimate?: Resolver<Maybe<ResolversTypes['CartEstimate']>, ParentType, ContextType, RequireFields<QueryCartEstimateArgs, 'lines'>>;
  carts?: Resolver<Maybe<ResolversTypes['Carts']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'cartId'>>;
  collections?: Resolver<Maybe<Array<ResolversTypes['ProductCollection']>>, ParentType, ContextType, RequireFields<QueryCollectionsArgs, 'first' | 'skip'>>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<QueryCouponArgs, 'id'>>;
  coupons?: Resolver<Maybe<ResolversTypes['CouponConnection']>, ParentType, ContextType, RequireFields<QueryCouponsArgs, 'first' | 'sort'>>;
  dealsForYou?: Resolver<Maybe<ResolversTypes['DealsForYou']>, ParentType, ContextType, RequireFields<QueryDealsForYouArgs, 'first'>>;
  demoShoppers?: Resolver<Array<ResolversTypes['DemoShopper']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType, RequireFields<QueryDepartmentArgs, 'id'>>;
  departments?: Resolver<Maybe<Array<ResolversTypes['Department']>>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'name'>>;
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType, RequireFields<QueryDrawArgs, 'id'>>;
  draws?: Resolver<Array<ResolversTypes['Draw']>, ParentType, ContextType, Partial<QueryDrawsArgs>>;
  freeEntryChallenge?: Resolver<Maybe<ResolversTypes['FreeEntryChallenge']>, ParentType, ContextType, RequireFields<QueryFreeEntryChallengeArgs, 'programCode'>>;
  guestList?: Resolver<Maybe<ResolversTypes['MyList']>, ParentType, ContextType, RequireFields<QueryGuestListArgs, 'add'>>;
  hasStores?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  heldTime?: Resolver<Maybe<ResolversTypes['HeldTime']>, ParentType, ContextType>;
  leftNavigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  logos?: Resolver<Maybe<ResolversTypes['Logos']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  myList?: Resolver<Maybe<ResolversTypes['MyList']>, ParentType, ContextType>;
  offersForProduct?: Resolver<Maybe<Array<ResolversTypes['Coupon']>>, ParentType, ContextType, RequireFields<QueryOffersForProductArgs, 'productId'>>;
  officialRules?: Resolver<Maybe<ResolversTypes['OfficialRules']>, ParentType, ContextType, RequireFields<QueryOfficialRulesArgs, 'programCode'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'number'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  pendingOrder?: Resolver<Maybe<ResolversTypes['PendingOrder']>, ParentType, ContextType>;
  popularSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<Array<ResolversTypes['UpcPrice']>>, ParentType, ContextType, RequireFields<QueryPricesArgs, 'upcs'>>;
  product?: Resolver<Maybe<ResolversTypes['ProductDetails']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'ids'>>;
  purchaseHistory?: Resolver<Maybe<ResolversTypes['PurchaseHistory']>, ParentType, ContextType, RequireFields<QueryPurchaseHistoryArgs, 'input'>>;
  recommendedDepartments?: Resolver<Array<ResolversTypes['Department']>, ParentType, ContextType, RequireFields<QueryRecommendedDepartmentsArgs, 'cartItems'>>;
  recommendedProducts?: Resolver<Array<ResolversTypes['RecommendedProduct']>, ParentType, ContextType, RequireFields<QueryRecommendedProductsArgs, 'cartItems' | 'first'>>;
  referenceData?: Resolver<ResolversTypes['ReferenceData'], ParentType, ContextType>;
  scheduleAndSave?: Resolver<Maybe<ResolversTypes['ScheduleAndSave']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'input'>>;
  searchSuggestions?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'id'>>;
  sellers?: Resolver<Maybe<Array<ResolversTypes['Seller']>>, ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  stockAsk?: Resolver<Maybe<ResolversTypes['StockAsk']>, ParentType, ContextType, RequireFields<QueryStockAskArgs, 'text'>>;
  store?: Resolver<Maybe<ResolversTypes['StoreDetails']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'id'>>;
  storeSearch?: Resolver<Maybe<ResolversTypes['StoreSearch']>, ParentType, ContextType, RequireFields<QueryStoreSearchArgs, 'place'>>;
  tour?: Resolver<Maybe<ResolversTypes['Tour']>, ParentType, ContextType>;
  usuals?: Resolver<Maybe<ResolversTypes['Usuals']>, ParentType, ContextType, RequireFields<QueryUsualsArgs, 'pageNo'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  weeklyAd?: Resolver<Maybe<ResolversTypes['WeeklyAd']>, ParentType, ContextType, RequireFields<QueryWeeklyAdArgs, 'week'>>;
  zipPlace?: Resolver<Maybe<ResolversTypes['ZipPlace']>, ParentType, ContextType, RequireFields<QueryZipPlaceArgs, 'zipCode'>>;
};

export type QuoteChangesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteChanges'] = ResolversParentTypes['QuoteChanges']> = {
  lines?: Resolver<Array<ResolversTypes['QuoteLineChange']>, ParentType, ContextType>;
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteLineChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteLineChange'] = ResolversParentTypes['QuoteLineChange']> = {
  after?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  differenceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RasterPicturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RasterPictures'] = ResolversParentTypes['RasterPictures']> = {
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  small?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handedOverText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxTexts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiveOfferPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReceiveOfferPayload'] = ResolversParentTypes['ReceiveOfferPayload']> = {
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecipeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recipe'] = ResolversParentTypes['Recipe']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ingredients?: Resolver<Array<ResolversTypes['RecipeIngredient']>, ParentType, ContextType>;
  isUnlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  servings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecipeIngredientResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecipeIngredient'] = ResolversParentTypes['RecipeIngredient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecommendedProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecommendedProduct'] = ResolversParentTypes['RecommendedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reasonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemPrizePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemPrizePayload'] = ResolversParentTypes['RedeemPrizePayload']> = {
  points?: Resolver<Maybe<ResolversTypes['ProgramPoints']>, ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedeemedCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemedCode'] = ResolversParentTypes['RedeemedCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAtString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedeemedFreshPassResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemedFreshPass'] = ResolversParentTypes['RedeemedFreshPass']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  untilString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedeemedOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemedOffer'] = ResolversParentTypes['RedeemedOffer']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInMyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStoreOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedeemedRewardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedeemedReward'] = ResolversParentTypes['RedeemedReward']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsSpent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeType?: Resolver<ResolversTypes['PrizeType'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemedAtString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['RedemptionResult'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RedemptionSource'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RedemptionStatus'], ParentType, ContextType>;
};

export type RedemptionResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RedemptionResult'] = ResolversParentTypes['RedemptionResult']> = {
  __resolveType: TypeResolveFn<'AlternateChoice' | 'RedeemedCode' | 'RedeemedFreshPass' | 'RedeemedOffer' | 'RedeemedReward' | 'SweepstakesEntry' | 'UnlockedRecipe', ParentType, ContextType>;
};

export type ReferenceDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReferenceData'] = ResolversParentTypes['ReferenceData']> = {
  months?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ReferenceDataNumbersArgs, 'from' | 'to'>>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ReferenceDataYearsArgs, 'back'>>;
};

export type ReleasePrizeHoldPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReleasePrizeHoldPayload'] = ResolversParentTypes['ReleasePrizeHoldPayload']> = {
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
};

export type RememberedShopperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RememberedShopper'] = ResolversParentTypes['RememberedShopper']> = {
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handles?: Resolver<Array<ResolversTypes['SignInHandle']>, ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};

export type RenamePasskeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RenamePasskeyPayload'] = ResolversParentTypes['RenamePasskeyPayload']> = {
  passkey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface RequestIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RequestId'], any> {
  name: 'RequestId';
}

export type RevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reveal'] = ResolversParentTypes['Reveal']> = {
  __resolveType: TypeResolveFn<'CollectReveal' | 'Pick3Reveal' | 'ScratchReveal' | 'WheelReveal', ParentType, ContextType>;
};

export type RewardChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardChoice'] = ResolversParentTypes['RewardChoice']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['Prize'], ParentType, ContextType>;
};

export type RewardExpiryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardExpiry'] = ResolversParentTypes['RewardExpiry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardPointsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardPoints'] = ResolversParentTypes['RewardPoints']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['RewardExpiry']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perReward?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardsHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsHistory'] = ResolversParentTypes['RewardsHistory']> = {
  items?: Resolver<Array<ResolversTypes['RewardsTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RewardsTransactionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RewardsTransaction'] = ResolversParentTypes['RewardsTransaction']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rewardKind?: Resolver<ResolversTypes['RewardKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardsStatus'], ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RulesBlockResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RulesBlock'] = ResolversParentTypes['RulesBlock']> = {
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RulesSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RulesSection'] = ResolversParentTypes['RulesSection']> = {
  blocks?: Resolver<Array<ResolversTypes['RulesBlock']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveDeliveryAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SaveDeliveryAddressPayload'] = ResolversParentTypes['SaveDeliveryAddressPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
  savedMeanwhile?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedLine'] = ResolversParentTypes['SavedLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inCart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metaText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spokenAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spokenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weightText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduleAndSaveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduleAndSave'] = ResolversParentTypes['ScheduleAndSave']> = {
  cancelText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateChangeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  frequencies?: Resolver<Array<ResolversTypes['SubscriptionFrequency']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SubscribedItem']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['SchedulePlan']>, ParentType, ContextType>;
  planText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remindersText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upcoming?: Resolver<Array<ResolversTypes['UpcomingOrder']>, ParentType, ContextType>;
};

export type ScheduleAndSavePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduleAndSavePayload'] = ResolversParentTypes['ScheduleAndSavePayload']> = {
  scheduleAndSave?: Resolver<Maybe<ResolversTypes['ScheduleAndSave']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SchedulePlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SchedulePlan'] = ResolversParentTypes['SchedulePlan']> = {
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['ScheduleChannel'], ParentType, ContextType>;
  minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['StoreDetails']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['ScheduleTime']>, ParentType, ContextType>;
};

export type ScheduleTimeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScheduleTime'] = ResolversParentTypes['ScheduleTime']> = {
  minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScratchRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScratchReveal'] = ResolversParentTypes['ScratchReveal']> = {
  imageIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['SuggestedPlace']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  queries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['SuggestedScope']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeShippingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingFeeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipsFromText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetCommunicationPreferencesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCommunicationPreferencesPayload'] = ResolversParentTypes['SetCommunicationPreferencesPayload']> = {
  preferences?: Resolver<Maybe<ResolversTypes['CommunicationPreferences']>, ParentType, ContextType>;
};

export type SetPushDevicePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetPushDevicePayload'] = ResolversParentTypes['SetPushDevicePayload']> = {
  device?: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetStockAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetStockAlertPayload'] = ResolversParentTypes['SetStockAlertPayload']> = {
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShelfResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Shelf'] = ResolversParentTypes['Shelf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSlotText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['StoreDetails'], ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShoppingUpdateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShoppingUpdate'] = ResolversParentTypes['ShoppingUpdate']> = {
  __resolveType: TypeResolveFn<'CartUpdate' | 'ListUpdate' | 'OrderUpdate', ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInHandleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInHandle'] = ResolversParentTypes['SignInHandle']> = {
  channel?: Resolver<ResolversTypes['SignInChannel'], ParentType, ContextType>;
  maskedHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInWithPasskeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInWithPasskeyPayload'] = ResolversParentTypes['SignInWithPasskeyPayload']> = {
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  feeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGreen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spokenText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SlotDay'] = ResolversParentTypes['SlotDay']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  dateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType>;
};

export type SnapShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SnapShare'] = ResolversParentTypes['SnapShare']> = {
  eligible?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  noteText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPasskeyPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPasskeyPayload'] = ResolversParentTypes['StartPasskeyPayload']> = {
  creation?: Resolver<Maybe<ResolversTypes['PasskeyCreation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartPasskeySignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPasskeySignInPayload'] = ResolversParentTypes['StartPasskeySignInPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartSignInPayload'] = ResolversParentTypes['StartSignInPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockAskResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StockAsk'] = ResolversParentTypes['StockAsk']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreDetails'] = ResolversParentTypes['StoreDetails']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  cityLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['DepartmentHours']>, ParentType, ContextType>;
  hasOnlineDeli?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasWineShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextSlots?: Resolver<Array<ResolversTypes['NextSlot']>, ParentType, ContextType>;
  openText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phonePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preparesOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreSearchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreSearch'] = ResolversParentTypes['StoreSearch']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['NearbyStore']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreWithProductsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoreWithProducts'] = ResolversParentTypes['StoreWithProducts']> = {
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['StoreDetails'], ParentType, ContextType>;
};

export type SubscribedItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribedItem'] = ResolversParentTypes['SubscribedItem']> = {
  frequencyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubstitutable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  nextText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceToAccept?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warningText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  cartsChanged?: SubscriptionResolver<ResolversTypes['CartUpdate'], "cartsChanged", ParentType, ContextType>;
  orderChanged?: SubscriptionResolver<ResolversTypes['OrderUpdate'], "orderChanged", ParentType, ContextType, RequireFields<SubscriptionOrderChangedArgs, 'number'>>;
  shoppingChanged?: SubscriptionResolver<ResolversTypes['ShoppingUpdate'], "shoppingChanged", ParentType, ContextType>;
};

export type SubscriptionFrequencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionFrequency'] = ResolversParentTypes['SubscriptionFrequency']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubstituteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Substitute'] = ResolversParentTypes['Substitute']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SubstituteReason'], ParentType, ContextType>;
  reasonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubstitutionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Substitution'] = ResolversParentTypes['Substitution']> = {
  kind?: Resolver<ResolversTypes['SubstitutionKind'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SuggestedPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuggestedPlace'] = ResolversParentTypes['SuggestedPlace']> = {
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SuggestedScopeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SuggestedScope'] = ResolversParentTypes['SuggestedScope']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SumLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SumLine'] = ResolversParentTypes['SumLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SumKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Swap'] = ResolversParentTypes['Swap']> = {
  canChoose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choices?: Resolver<Maybe<Array<ResolversTypes['SwapChoice']>>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['SwapDecision']>, ParentType, ContextType>;
  decisionText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giveBackText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedProduct?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  orderedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packedProduct?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  packedProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packedWas?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  touches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  untilText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwapChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SwapChoice'] = ResolversParentTypes['SwapChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SweepstakesEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SweepstakesEntry'] = ResolversParentTypes['SweepstakesEntry']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  drawDateString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  myEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SweepstakesWinResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SweepstakesWin'] = ResolversParentTypes['SweepstakesWin']> = {
  canClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawDateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAcknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeValueString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WinnerStatus'], ParentType, ContextType>;
};

export type TakeFreePlayPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TakeFreePlayPayload'] = ResolversParentTypes['TakeFreePlayPayload']> = {
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TimePeriodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimePeriod'] = ResolversParentTypes['TimePeriod']> = {
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicPreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TopicPreference'] = ResolversParentTypes['TopicPreference']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['CommunicationTopic'], ParentType, ContextType>;
};

export type TourResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tour'] = ResolversParentTypes['Tour']> = {
  seen?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TrackPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TrackPoint'] = ResolversParentTypes['TrackPoint']> = {
  state?: Resolver<ResolversTypes['TrackPointState'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnlockedRecipeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnlockedRecipe'] = ResolversParentTypes['UnlockedRecipe']> = {
  recipe?: Resolver<ResolversTypes['Recipe'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnusedOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnusedOffer'] = ResolversParentTypes['UnusedOffer']> = {
  joinPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpcPriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpcPrice'] = ResolversParentTypes['UpcPrice']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upc?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type UpcomingItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpcomingItem'] = ResolversParentTypes['UpcomingItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type UpcomingOrderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpcomingOrder'] = ResolversParentTypes['UpcomingOrder']> = {
  areItemsOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSkip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  dateText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDateOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['UpcomingItem']>, ParentType, ContextType>;
  itemsText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UpcomingOrderState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UseRewardsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UseRewardsPayload'] = ResolversParentTypes['UseRewardsPayload']> = {
  carts?: Resolver<Maybe<ResolversTypes['Carts']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UsualResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Usual'] = ResolversParentTypes['Usual']> = {
  cadenceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cadenceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueInDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastBought?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reasonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectedWeight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  suggestedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsualsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Usuals'] = ResolversParentTypes['Usuals']> = {
  dueNow?: Resolver<Array<ResolversTypes['Usual']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  later?: Resolver<Array<ResolversTypes['Usual']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifySignInCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifySignInCodePayload'] = ResolversParentTypes['VerifySignInCodePayload']> = {
  joining?: Resolver<Maybe<ResolversTypes['Joining']>, ParentType, ContextType>;
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAuthorized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joining?: Resolver<Maybe<ResolversTypes['Joining']>, ParentType, ContextType>;
  remembered?: Resolver<Maybe<ResolversTypes['RememberedShopper']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['SessionState'], ParentType, ContextType>;
  signInPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type VolumePriceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VolumePrice'] = ResolversParentTypes['VolumePrice']> = {
  offText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitingEntriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaitingEntries'] = ResolversParentTypes['WaitingEntries']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawDateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drawId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drawsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletCard'] = ResolversParentTypes['WalletCard']> = {
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletChoice'] = ResolversParentTypes['WalletChoice']> = {
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WalletConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletConnection'] = ResolversParentTypes['WalletConnection']> = {
  counts?: Resolver<Array<ResolversTypes['WalletCount']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['WalletEdge']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['WaitingEntries']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['WalletProgram']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletCount'] = ResolversParentTypes['WalletCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['WalletSection'], ParentType, ContextType>;
};

export type WalletEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletEdge'] = ResolversParentTypes['WalletEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WalletItem'], ParentType, ContextType>;
};

export type WalletItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletItem'] = ResolversParentTypes['WalletItem']> = {
  choices?: Resolver<Array<ResolversTypes['WalletChoice']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStoreOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizeType?: Resolver<ResolversTypes['PrizeType'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['WalletSection'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['WalletSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WalletState'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  untilString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WalletProgramResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WalletProgram'] = ResolversParentTypes['WalletProgram']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeeklyAdResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyAd'] = ResolversParentTypes['WeeklyAd']> = {
  countText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  datesText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['WeeklyAdPage']>, ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['AdWeek'], ParentType, ContextType>;
};

export type WeeklyAdPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyAdPage'] = ResolversParentTypes['WeeklyAdPage']> = {
  datesText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WheelRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WheelReveal'] = ResolversParentTypes['WheelReveal']> = {
  segment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Wine'] = ResolversParentTypes['Wine']> = {
  bodyText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grapeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strengthText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tasteText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WonPrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WonPrize'] = ResolversParentTypes['WonPrize']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prizeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prizeType?: Resolver<ResolversTypes['PrizeType'], ParentType, ContextType>;
  redeemBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  redeemByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemedAtString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WonPrizeStatus'], ParentType, ContextType>;
  winId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ZipPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ZipPlace'] = ResolversParentTypes['ZipPlace']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveredFrom?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AcceptBoxTopsPayload?: AcceptBoxTopsPayloadResolvers<ContextType>;
  AcknowledgeWinPayload?: AcknowledgeWinPayloadResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityCount?: ActivityCountResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  ActivityItem?: ActivityItemResolvers<ContextType>;
  ActivityProgram?: ActivityProgramResolvers<ContextType>;
  ActivityState?: ActivityStateResolvers<ContextType>;
  AddContactPayload?: AddContactPayloadResolvers<ContextType>;
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Aisle?: AisleResolvers<ContextType>;
  AlternateChoice?: AlternateChoiceResolvers<ContextType>;
  AskToStockPayload?: AskToStockPayloadResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BonusPath?: BonusPathResolvers<ContextType>;
  BoxTops?: BoxTopsResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BuyAgain?: BuyAgainResolvers<ContextType>;
  CancelJoiningPayload?: CancelJoiningPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartChange?: CartChangeResolvers<ContextType>;
  CartElsewhere?: CartElsewhereResolvers<ContextType>;
  CartEstimate?: CartEstimateResolvers<ContextType>;
  CartHint?: CartHintResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLoss?: CartLossResolvers<ContextType>;
  CartRefusal?: CartRefusalResolvers<ContextType>;
  CartRewards?: CartRewardsResolvers<ContextType>;
  CartUpdate?: CartUpdateResolvers<ContextType>;
  Carts?: CartsResolvers<ContextType>;
  ChallengeProgress?: ChallengeProgressResolvers<ContextType>;
  ChangeCartPayload?: ChangeCartPayloadResolvers<ContextType>;
  ChangeFreshPassPayload?: ChangeFreshPassPayloadResolvers<ContextType>;
  ChangeMyListPayload?: ChangeMyListPayloadResolvers<ContextType>;
  ChangedSum?: ChangedSumResolvers<ContextType>;
  ChannelAvailability?: ChannelAvailabilityResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutNotice?: CheckoutNoticeResolvers<ContextType>;
  CheckoutPayload?: CheckoutPayloadResolvers<ContextType>;
  CheckoutProblem?: CheckoutProblemResolvers<ContextType>;
  ChooseAlternatePrizePayload?: ChooseAlternatePrizePayloadResolvers<ContextType>;
  ChooseShopPayload?: ChooseShopPayloadResolvers<ContextType>;
  ClaimWinPayload?: ClaimWinPayloadResolvers<ContextType>;
  ClipCouponPayload?: ClipCouponPayloadResolvers<ContextType>;
  ClipForCartPayload?: ClipForCartPayloadResolvers<ContextType>;
  ClipOffer?: ClipOfferResolvers<ContextType>;
  ClipProof?: ClipProofResolvers<ContextType>;
  CloseTourStopPayload?: CloseTourStopPayloadResolvers<ContextType>;
  CollectBoard?: CollectBoardResolvers<ContextType>;
  CollectGift?: CollectGiftResolvers<ContextType>;
  CollectReveal?: CollectRevealResolvers<ContextType>;
  CommunicationPreferences?: CommunicationPreferencesResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponBanner?: CouponBannerResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CouponGroupValue?: CouponGroupValueResolvers<ContextType>;
  CouponHeader?: CouponHeaderResolvers<ContextType>;
  CouponKindValue?: CouponKindValueResolvers<ContextType>;
  CouponLink?: CouponLinkResolvers<ContextType>;
  CouponSortOption?: CouponSortOptionResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  CustomizationGroup?: CustomizationGroupResolvers<ContextType>;
  CustomizationOption?: CustomizationOptionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DealForYou?: DealForYouResolvers<ContextType>;
  DealsForYou?: DealsForYouResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteFromProfilePayload?: DeleteFromProfilePayloadResolvers<ContextType>;
  DemoShopper?: DemoShopperResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  DepartmentHours?: DepartmentHoursResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentBlock?: DocumentBlockResolvers<ContextType>;
  DocumentLink?: DocumentLinkResolvers<ContextType>;
  DocumentSection?: DocumentSectionResolvers<ContextType>;
  DocumentTopic?: DocumentTopicResolvers<ContextType>;
  Draw?: DrawResolvers<ContextType>;
  DrawEntries?: DrawEntriesResolvers<ContextType>;
  DrawFile?: DrawFileResolvers<ContextType>;
  DrawPlace?: DrawPlaceResolvers<ContextType>;
  DrawStep?: DrawStepResolvers<ContextType>;
  DriverContact?: DriverContactResolvers<ContextType>;
  EditOrderPayload?: EditOrderPayloadResolvers<ContextType>;
  EnterFreePayload?: EnterFreePayloadResolvers<ContextType>;
  EstimateHint?: EstimateHintResolvers<ContextType>;
  EstimateLine?: EstimateLineResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  ForgetPushDevicePayload?: ForgetPushDevicePayloadResolvers<ContextType>;
  ForgetShopperPayload?: ForgetShopperPayloadResolvers<ContextType>;
  FreeEntry?: FreeEntryResolvers<ContextType>;
  FreeEntryChallenge?: FreeEntryChallengeResolvers<ContextType>;
  FreeShipping?: FreeShippingResolvers<ContextType>;
  FreshPass?: FreshPassResolvers<ContextType>;
  FreshPassMembership?: FreshPassMembershipResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameOdds?: GameOddsResolvers<ContextType>;
  GroceryReward?: GroceryRewardResolvers<ContextType>;
  GroceryRewards?: GroceryRewardsResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HeldSlot?: HeldSlotResolvers<ContextType>;
  HeldTime?: HeldTimeResolvers<ContextType>;
  HoldPrizePayload?: HoldPrizePayloadResolvers<ContextType>;
  HouseholdSubscription?: HouseholdSubscriptionResolvers<ContextType>;
  HowItWorksStep?: HowItWorksStepResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  JoinPayload?: JoinPayloadResolvers<ContextType>;
  Joining?: JoiningResolvers<ContextType>;
  Journey?: JourneyResolvers<ContextType>;
  KeepWalletPaymentPayload?: KeepWalletPaymentPayloadResolvers<ContextType>;
  KnownPasskey?: KnownPasskeyResolvers<ContextType>;
  ListAisle?: ListAisleResolvers<ContextType>;
  ListRefusal?: ListRefusalResolvers<ContextType>;
  ListTrip?: ListTripResolvers<ContextType>;
  ListUpdate?: ListUpdateResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Logo?: LogoResolvers<ContextType>;
  Logos?: LogosResolvers<ContextType>;
  LongText?: GraphQLScalarType;
  Loyalty?: LoyaltyResolvers<ContextType>;
  MadeBefore?: MadeBeforeResolvers<ContextType>;
  MapPoint?: MapPointResolvers<ContextType>;
  MarkHowItWorksSeenPayload?: MarkHowItWorksSeenPayloadResolvers<ContextType>;
  MarkNoticeReadPayload?: MarkNoticeReadPayloadResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyList?: MyListResolvers<ContextType>;
  MyListItem?: MyListItemResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  NearbyStore?: NearbyStoreResolvers<ContextType>;
  NextSlot?: NextSlotResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  Nutrition?: NutritionResolvers<ContextType>;
  NutritionRow?: NutritionRowResolvers<ContextType>;
  OfficialRules?: OfficialRulesResolvers<ContextType>;
  OpenHours?: OpenHoursResolvers<ContextType>;
  OpenTourStopPayload?: OpenTourStopPayloadResolvers<ContextType>;
  OpenWalletSessionPayload?: OpenWalletSessionPayloadResolvers<ContextType>;
  OptInPayload?: OptInPayloadResolvers<ContextType>;
  OptInRefusal?: OptInRefusalResolvers<ContextType>;
  OptInRequirements?: OptInRequirementsResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDay?: OrderDayResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEdit?: OrderEditResolvers<ContextType>;
  OrderEditChange?: OrderEditChangeResolvers<ContextType>;
  OrderEditOtherChange?: OrderEditOtherChangeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderTimeCost?: OrderTimeCostResolvers<ContextType>;
  OrderTimes?: OrderTimesResolvers<ContextType>;
  OrderUpdate?: OrderUpdateResolvers<ContextType>;
  OtherHandOver?: OtherHandOverResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageSize?: GraphQLScalarType;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyCreation?: PasskeyCreationResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PaymentChoice?: PaymentChoiceResolvers<ContextType>;
  PaymentProblem?: PaymentProblemResolvers<ContextType>;
  PaymentWallet?: PaymentWalletResolvers<ContextType>;
  PaymentWay?: PaymentWayResolvers<ContextType>;
  PendingOrder?: PendingOrderResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  Pick3Reveal?: Pick3RevealResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  PlayAndEarn?: PlayAndEarnResolvers<ContextType>;
  PlayPayload?: PlayPayloadResolvers<ContextType>;
  PlayProof?: PlayProofResolvers<ContextType>;
  Playability?: PlayabilityResolvers<ContextType>;
  PointLabels?: PointLabelsResolvers<ContextType>;
  PointsEstimate?: PointsEstimateResolvers<ContextType>;
  PriceAsked?: PriceAskedResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  Prize?: PrizeResolvers<ContextType>;
  PrizeHold?: PrizeHoldResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCollection?: ProductCollectionResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDetails?: ProductDetailsResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductPhoto?: ProductPhotoResolvers<ContextType>;
  ProductPictures?: ProductPicturesResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductSortOption?: ProductSortOptionResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramLinks?: ProgramLinksResolvers<ContextType>;
  ProgramPoints?: ProgramPointsResolvers<ContextType>;
  PurchaseHistory?: PurchaseHistoryResolvers<ContextType>;
  PurchaseOrder?: PurchaseOrderResolvers<ContextType>;
  PurchasedDepartment?: PurchasedDepartmentResolvers<ContextType>;
  PurchasedItem?: PurchasedItemResolvers<ContextType>;
  Push?: PushResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteChanges?: QuoteChangesResolvers<ContextType>;
  QuoteLineChange?: QuoteLineChangeResolvers<ContextType>;
  RasterPictures?: RasterPicturesResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiveOfferPayload?: ReceiveOfferPayloadResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RecipeIngredient?: RecipeIngredientResolvers<ContextType>;
  RecommendedProduct?: RecommendedProductResolvers<ContextType>;
  RedeemPrizePayload?: RedeemPrizePayloadResolvers<ContextType>;
  RedeemedCode?: RedeemedCodeResolvers<ContextType>;
  RedeemedFreshPass?: RedeemedFreshPassResolvers<ContextType>;
  RedeemedOffer?: RedeemedOfferResolvers<ContextType>;
  RedeemedReward?: RedeemedRewardResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionResult?: RedemptionResultResolvers<ContextType>;
  ReferenceData?: ReferenceDataResolvers<ContextType>;
  ReleasePrizeHoldPayload?: ReleasePrizeHoldPayloadResolvers<ContextType>;
  RememberedShopper?: RememberedShopperResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RenamePasskeyPayload?: RenamePasskeyPayloadResolvers<ContextType>;
  RequestId?: GraphQLScalarType;
  Reveal?: RevealResolvers<ContextType>;
  RewardChoice?: RewardChoiceResolvers<ContextType>;
  RewardExpiry?: RewardExpiryResolvers<ContextType>;
  RewardPoints?: RewardPointsResolvers<ContextType>;
  RewardsHistory?: RewardsHistoryResolvers<ContextType>;
  RewardsTransaction?: RewardsTransactionResolvers<ContextType>;
  RulesBlock?: RulesBlockResolvers<ContextType>;
  RulesSection?: RulesSectionResolvers<ContextType>;
  SaveDeliveryAddressPayload?: SaveDeliveryAddressPayloadResolvers<ContextType>;
  SavedLine?: SavedLineResolvers<ContextType>;
  ScheduleAndSave?: ScheduleAndSaveResolvers<ContextType>;
  ScheduleAndSavePayload?: ScheduleAndSavePayloadResolvers<ContextType>;
  SchedulePlan?: SchedulePlanResolvers<ContextType>;
  ScheduleTime?: ScheduleTimeResolvers<ContextType>;
  ScratchReveal?: ScratchRevealResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SetCommunicationPreferencesPayload?: SetCommunicationPreferencesPayloadResolvers<ContextType>;
  SetPushDevicePayload?: SetPushDevicePayloadResolvers<ContextType>;
  SetStockAlertPayload?: SetStockAlertPayloadResolvers<ContextType>;
  Shelf?: ShelfResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShoppingUpdate?: ShoppingUpdateResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignInHandle?: SignInHandleResolvers<ContextType>;
  SignInWithPasskeyPayload?: SignInWithPasskeyPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  SlotDay?: SlotDayResolvers<ContextType>;
  SnapShare?: SnapShareResolvers<ContextType>;
  StartPasskeyPayload?: StartPasskeyPayloadResolvers<ContextType>;
  StartPasskeySignInPayload?: StartPasskeySignInPayloadResolvers<ContextType>;
  StartSignInPayload?: StartSignInPayloadResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StockAsk?: StockAskResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreDetails?: StoreDetailsResolvers<ContextType>;
  StoreSearch?: StoreSearchResolvers<ContextType>;
  StoreWithProducts?: StoreWithProductsResolvers<ContextType>;
  SubscribedItem?: SubscribedItemResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionFrequency?: SubscriptionFrequencyResolvers<ContextType>;
  Substitute?: SubstituteResolvers<ContextType>;
  Substitution?: SubstitutionResolvers<ContextType>;
  SuggestedPlace?: SuggestedPlaceResolvers<ContextType>;
  SuggestedScope?: SuggestedScopeResolvers<ContextType>;
  SumLine?: SumLineResolvers<ContextType>;
  Swap?: SwapResolvers<ContextType>;
  SwapChoice?: SwapChoiceResolvers<ContextType>;
  SweepstakesEntry?: SweepstakesEntryResolvers<ContextType>;
  SweepstakesWin?: SweepstakesWinResolvers<ContextType>;
  TakeFreePlayPayload?: TakeFreePlayPayloadResolvers<ContextType>;
  TimePeriod?: TimePeriodResolvers<ContextType>;
  TopicPreference?: TopicPreferenceResolvers<ContextType>;
  Tour?: TourResolvers<ContextType>;
  TrackPoint?: TrackPointResolvers<ContextType>;
  UnlockedRecipe?: UnlockedRecipeResolvers<ContextType>;
  UnusedOffer?: UnusedOfferResolvers<ContextType>;
  UpcPrice?: UpcPriceResolvers<ContextType>;
  UpcomingItem?: UpcomingItemResolvers<ContextType>;
  UpcomingOrder?: UpcomingOrderResolvers<ContextType>;
  UseRewardsPayload?: UseRewardsPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Usual?: UsualResolvers<ContextType>;
  Usuals?: UsualsResolvers<ContextType>;
  VerifySignInCodePayload?: VerifySignInCodePayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VolumePrice?: VolumePriceResolvers<ContextType>;
  WaitingEntries?: WaitingEntriesResolvers<ContextType>;
  WalletCard?: WalletCardResolvers<ContextType>;
  WalletChoice?: WalletChoiceResolvers<ContextType>;
  WalletConnection?: WalletConnectionResolvers<ContextType>;
  WalletCount?: WalletCountResolvers<ContextType>;
  WalletEdge?: WalletEdgeResolvers<ContextType>;
  WalletItem?: WalletItemResolvers<ContextType>;
  WalletProgram?: WalletProgramResolvers<ContextType>;
  WeeklyAd?: WeeklyAdResolvers<ContextType>;
  WeeklyAdPage?: WeeklyAdPageResolvers<ContextType>;
  WheelReveal?: WheelRevealResolvers<ContextType>;
  Wine?: WineResolvers<ContextType>;
  WonPrize?: WonPrizeResolvers<ContextType>;
  ZipPlace?: ZipPlaceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
};
