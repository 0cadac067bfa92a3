import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DrawModel, DrawEntriesModel, SweepstakesWinModel, InboxModel } from '../areas/draws/models.ts';
import type { PlayAndEarnModel, ProgramModel, PlayModel, RevealModel, PlayabilityModel, OfficialRulesModel, RulesSectionModel } from '../areas/games/models.ts';
import type { MeModel, ViewerModel, RememberedShopperModel } from '../areas/identity/models.ts';
import type { PrizeModel, RedemptionModel, AlternateChoiceModel, RedemptionResultModel } from '../areas/prizes/models.ts';
import type { CustomerProfileModel, AddressModel, CommunicationPreferencesModel, ZipPlaceModel, ReferenceDataModel } from '../areas/profile/models.ts';
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
  /** How many items of a list to answer: 1 to 100. */
  PageSize: { input: number; output: number; }
  /** Id of a request, chosen by the client: 8 to 64 letters, digits, underscores, periods, colons, and hyphens. */
  RequestId: { input: string; output: string; }
};

/** Input of `acknowledgeWin`. */
export type AcknowledgeWinInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Answer of `acknowledgeWin`. */
export type AcknowledgeWinPayload = {
  __typename?: 'AcknowledgeWinPayload';
  /** The shopper, whose wins no longer have it among those to show. */
  me?: Maybe<Me>;
  /** Why not: WIN_NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** Activity, page by page, newest first (N-24). */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** Items of each filter for the program, those with none included. */
  counts: Array<ActivityCount>;
  /** Days that it looks back. */
  days: Scalars['Int']['output'];
  /** Items with their cursors. */
  edges: Array<ActivityEdge>;
  /** It may take up to 48 hours to process new activity. (G-126) */
  note: Scalars['String']['output'];
  /** Is there more? */
  pageInfo: PageInfo;
  /** Programs with activity in the window. */
  programs: Array<ActivityProgram>;
  /** First day of the window in words: Feb 6. */
  sinceString: Scalars['String']['output'];
  /** IANA zone in which its days are told: the shopper's, or the store's when the browser has told none (N-78). */
  timeZone: Scalars['String']['output'];
  /** Items of the filter and the program, on all pages. */
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

/** An item of the activity and its place. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ActivityItem;
};

/** What of the activity to look at. Each item is in ALL and in one other. */
export type ActivityFilter =
  /** Everything. */
  | 'ALL'
  /** Plays. */
  | 'PLAYS'
  /** Points from orders, welcome plays and corrections. */
  | 'POINTS'
  /** Prizes won and redeemed, sweepstakes entries included. */
  | 'PRIZES'
  /** Grocery rewards. */
  | 'REWARDS';

/** One thing that happened. */
export type ActivityItem = {
  __typename?: 'ActivityItem';
  /** Points in words: +118, −40, 1 play. */
  amountText: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Points of the program after it in words: 240 left; null when it changed none. */
  balanceText?: Maybe<Scalars['String']['output']>;
  /** Day in words, in the shopper's zone: Aug 2. */
  dateString: Scalars['String']['output'];
  /** The shopper's day. */
  day: Scalars['LocalDate']['output'];
  /** The shopper's day in words: Today, Aug 4, Dec 30, 2025. */
  dayString: Scalars['String']['output'];
  /** Where and when, in words: Scratch & Sip, 2:14 PM; 6:41 PM, play 6M1C-07; Harvest Spin, estimated. */
  detail: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Is it still on the way? */
  isPending: Scalars['Boolean']['output'];
  /** Points, negative when spent, estimated while on the way. */
  points: Scalars['Int']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** How it stands; null when there is nothing to say. */
  state?: Maybe<ActivityState>;
  /** What, in words. */
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

/** How an item of the activity stands, when there is something to say. */
export type ActivityState = {
  __typename?: 'ActivityState';
  /** Where something can be done about it, as a same-site path. */
  href?: Maybe<Scalars['String']['output']>;
  /** Kind. */
  kind: ActivityStateKind;
  /** In words: On the way, Redeem by Sep 14, Redeemed. */
  text: Scalars['String']['output'];
};

/** Kinds of state of an item of the activity. */
export type ActivityStateKind =
  /** Done. */
  | 'DONE'
  /** Points of an order that has not been handed over, or is being processed. */
  | 'ON_THE_WAY'
  /** Too late. */
  | 'OVER'
  /** Something is left to do. */
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

/** A delivery address (G-50). */
export type Address = {
  __typename?: 'Address';
  /** Street and number. */
  address: Scalars['String']['output'];
  /** Apartment, suite or floor. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** The shopper's store, when the address lies in its delivery area; null elsewhere. */
  deliveredFrom?: Maybe<Store>;
  /** First name of the person at the address. */
  firstName: Scalars['String']['output'];
  /** Address id. */
  id: Scalars['ID']['output'];
  /** Last name of the person at the address. */
  lastName: Scalars['String']['output'];
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** Grows with each change; a change names the one it was made from (N-8). */
  version: Scalars['Int']['output'];
  /** ZIP, five digits or ZIP+4. */
  zipCode: Scalars['String']['output'];
};

/** ALTERNATE_PRIZES: one of several. */
export type AlternateChoice = {
  __typename?: 'AlternateChoice';
  /** What can be chosen from. */
  choices: Array<Prize>;
  /** Last instant to choose. */
  chooseBy: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Aug 12. */
  chooseByString: Scalars['String']['output'];
  /** What was chosen, or given by default; null while the choice is open. */
  chosen?: Maybe<Redemption>;
  /** What is given when nothing is chosen in time. */
  defaultChoice?: Maybe<Prize>;
};

/** A store banner. */
export type Banner = {
  __typename?: 'Banner';
  /** Title of the loyalty area, such as `Safeway for U` (G-3). */
  forUTitle: Scalars['String']['output'];
  /** Host name under which the banner is served here. */
  host: Scalars['String']['output'];
  /** Key, such as `safeway`. */
  id: Scalars['ID']['output'];
  /** Name as shown, such as `Safeway`. */
  name: Scalars['String']['output'];
};

/** A Bonus Path challenge (S-6, S-47). */
export type BonusPath = {
  __typename?: 'BonusPath';
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Is it complete (S-121)? */
  isCompleted: Scalars['Boolean']['output'];
  /** Progress for the bar. */
  progress: ChallengeProgress;
  /** Reward in words: $3 reward. */
  rewardText: Scalars['String']['output'];
  /** Status in words: empty, In Progress or Bonus Path Completed (S-48, S-49). */
  statusLabel: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Why a shopper can't play now. */
export type CannotPlayReason =
  /** The day's plays are used. */
  | 'DAILY_LIMIT'
  /** Too few points. */
  | 'INSUFFICIENT_POINTS'
  /** A refunded order has left fewer than no points (N-11). */
  | 'NEGATIVE_BALANCE'
  /** Has not opted in. */
  | 'NOT_OPTED_IN'
  /** The game is over. */
  | 'PROGRAM_ENDED'
  /** The game has not begun. */
  | 'PROGRAM_NOT_STARTED'
  /** The game's plays are used. */
  | 'TOTAL_LIMIT'
  /** The game's state can't be loaded. */
  | 'UNAVAILABLE';

/** Progress of a challenge (S-268..S-273). */
export type ChallengeProgress = {
  __typename?: 'ChallengeProgress';
  /** Percent, 0 to 100. */
  percent: Scalars['Float']['output'];
  /** Word before the values: Purchased, Quantity or Transactions. */
  prefix: Scalars['String']['output'];
  /** Number of segments to draw when the target is a count of at most 5. */
  segments?: Maybe<Scalars['Int']['output']>;
  /** Target. */
  target: Scalars['Float']['output'];
  /** Progress, never above the target (X-6). */
  value: Scalars['Float']['output'];
  /** The values: 2 / 3, $18 / $30, 1 / 4 Lbs. */
  valueText: Scalars['String']['output'];
};

/** Input of `chooseAlternatePrize`: of an open redemption, or at once of a win. */
export type ChooseAlternatePrizeInput = {
  /** Prize id of the choice. */
  choiceId: Scalars['ID']['input'];
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Prize id of the ALTERNATE_PRIZES prize. */
  prizeId: Scalars['ID']['input'];
  /** Redemption whose choice is open. */
  redemptionId?: InputMaybe<Scalars['ID']['input']>;
  /** Win of the prize, when it has not been redeemed yet. */
  winId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `chooseAlternatePrize`. */
export type ChooseAlternatePrizePayload = {
  __typename?: 'ChooseAlternatePrizePayload';
  /** The ALTERNATE_PRIZES prize as it is now. */
  prize?: Maybe<Prize>;
  /** The redemption of what was chosen. */
  redemption?: Maybe<Redemption>;
  /** Why not: NOT_A_CHOICE, ALREADY_CHOSEN, ALREADY_REDEEMED, EXPIRED, SOLD_OUT. */
  userErrors: Array<UserError>;
};

/** Input of `claimWin`. */
export type ClaimWinInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Answer of `claimWin`. */
export type ClaimWinPayload = {
  __typename?: 'ClaimWinPayload';
  /** Why not: CLAIM_EXPIRED, WIN_NOT_FOUND. */
  userErrors: Array<UserError>;
  /** The win as it is now. */
  win?: Maybe<SweepstakesWin>;
};

/** Board of a collecting game. */
export type CollectBoard = {
  __typename?: 'CollectBoard';
  /** Gifts on the way. */
  gifts: Array<CollectGift>;
  /** Pictures of the places, in order. */
  stampImageIds: Array<Scalars['String']['output']>;
  /** Places on the board. */
  stamps: Scalars['Int']['output'];
};

/** A gift on the board. */
export type CollectGift = {
  __typename?: 'CollectGift';
  /** The place that brings it, from 1. */
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

/** One switch and where it should stand. */
export type CommunicationChange = {
  /** How the message travels. */
  channel: CommunicationChannel;
  /** On or off. */
  enabled: Scalars['Boolean']['input'];
  /** Topic. */
  topic: CommunicationTopic;
};

/** How a message travels. */
export type CommunicationChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'TEXT';

/** What a shopper wants to be written about (S-25). */
export type CommunicationPreferences = {
  __typename?: 'CommunicationPreferences';
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Where e-mail goes, masked; null when no address is known, and nothing can travel there. */
  maskedEmail?: Maybe<Scalars['String']['output']>;
  /** Where texts go, masked; null when no number is known. */
  maskedPhone?: Maybe<Scalars['String']['output']>;
  /** Every topic, in the order to show them. */
  topics: Array<TopicPreference>;
};

/** What may be written about. */
export type CommunicationTopic =
  /** Coupons picked for the shopper. */
  | 'COUPONS'
  /** Games. */
  | 'PLAY_AND_EARN'
  /** Reminders of scheduled orders. */
  | 'SCHEDULE_AND_SAVE'
  /** Weekly Ad. */
  | 'WEEKLY_AD';

/** Currencies (ISO 4217). */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** Customer profile (G-49). */
export type CustomerProfile = {
  __typename?: 'CustomerProfile';
  /** Delivery addresses. */
  addresses: Array<Address>;
  /** What the shopper wants to be written about; null when it can't be loaded. */
  communicationPreferences?: Maybe<CommunicationPreferences>;
  /** Customer or employee (G-51). */
  customerType: CustomerType;
  /** E-mail address, when known. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Loyalty account of the household. */
  loyalty?: Maybe<Loyalty>;
  /** Phone numbers. */
  phones: Array<Phone>;
  /** Program subscriptions of the household; null when they can't be loaded. */
  subscriptions?: Maybe<Array<HouseholdSubscription>>;
};

/** C customer or E employee (G-51, N-5). */
export type CustomerType =
  /** C. */
  | 'CUSTOMER'
  /** E: an employee; may shop and clip, can't enter sweepstakes. */
  | 'EMPLOYEE';

/** A demo shopper. */
export type DemoShopper = {
  __typename?: 'DemoShopper';
  /** Banner it belongs to. */
  banner: Scalars['ID']['output'];
  /** What can be tried with it. */
  description: Scalars['String']['output'];
  /** Where it gets its codes. */
  email?: Maybe<Scalars['String']['output']>;
  /** Key. */
  key: Scalars['ID']['output'];
  /** Name and kind. */
  title: Scalars['String']['output'];
  /** Kind of user. */
  userType: UserType;
};

/** A draw (N-30). Nothing in it names a person. */
export type Draw = {
  __typename?: 'Draw';
  /** Alternates. */
  alternateCount: Scalars['Int']['output'];
  /** Last instant to enter. */
  closesAt: Scalars['DateTime']['output'];
  /** The same in words, in the draw's zone: Jul 31 at 11:59 PM PT. */
  closesAtString: Scalars['String']['output'];
  /** sha256 of the server seed in hex, public since the launch. */
  commitment: Scalars['String']['output'];
  /** The throw; null before. */
  dice?: Maybe<Scalars['String']['output']>;
  /** The day alone: Aug 3. */
  drawDateString: Scalars['String']['output'];
  /** Who threw the dice; null before. Never the one who sealed. */
  drawnBy?: Maybe<Scalars['String']['output']>;
  /** When the draw is planned, or was made. */
  drawsAt: Scalars['DateTime']['output'];
  /** The same in words: Aug 3 at 2:00 PM PT. */
  drawsAtString: Scalars['String']['output'];
  /** Entries, so far while it is open. */
  entryCount: Scalars['Int']['output'];
  /** Entries of one household at most, over all ways to enter (T-60). */
  entryLimit: Scalars['Int']['output'];
  /** The published file, for the verifier; null until it is published. */
  file?: Maybe<DrawFile>;
  /** Entries that one free entry brings, as many as the smallest paid way (N-28). */
  freeEntries: Scalars['Int']['output'];
  /** Households with an entry. */
  householdCount: Scalars['Int']['output'];
  /** Draw id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Can one enter now? */
  isOpen: Scalars['Boolean']['output'];
  /** Root of the list of entries in hex; null while it is open. */
  merkleRoot?: Maybe<Scalars['String']['output']>;
  /** Least age to enter, in years, whichever way; 0 = none but the game's own (T-30). */
  minimumAge: Scalars['Int']['output'];
  /** The signed-in household's entries; null for visitors, or when they can't be loaded. */
  myEntries?: Maybe<DrawEntries>;
  /** The signed-in household's win, once it is published; null without one. */
  myWin?: Maybe<SweepstakesWin>;
  /** Odds of one free entry as the draw stands, that entry included: 1 in 12, whichever way you enter. */
  newEntryOddsString: Scalars['String']['output'];
  /** Odds of one household's entries so far, in words: 1 in 4,018, whichever way you enter; null before its first entry. */
  oddsString?: Maybe<Scalars['String']['output']>;
  /** First instant to enter. */
  opensAt: Scalars['DateTime']['output'];
  /** Winners, then alternates; empty until they are published. */
  places: Array<DrawPlace>;
  /** The SWEEPSTAKES prize by which one enters. */
  prizeId: Scalars['ID']['output'];
  /** What can be won: Free groceries for a month. */
  prizeName: Scalars['String']['output'];
  /** Its value in words: $600. */
  prizeValueString: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** HMAC-SHA256(serverSeed, root and dice) in hex; null before it is drawn. */
  randomness?: Maybe<Scalars['String']['output']>;
  /** Hash of these rules, in hex. */
  rulesHash: Scalars['String']['output'];
  /** Version of the official rules that it runs under. */
  rulesVersion: Scalars['Int']['output'];
  /** Who sealed the list; null before. */
  sealedBy?: Maybe<Scalars['String']['output']>;
  /** Server seed in hex; null before it is drawn. */
  serverSeed?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: DrawState;
  /** What happens when, in order. */
  steps: Array<DrawStep>;
  /** Winners. */
  winnerCount: Scalars['Int']['output'];
};

/** A household's entries in a draw. */
export type DrawEntries = {
  __typename?: 'DrawEntries';
  /** Place of its best entry among all entries, from 1; null until the draw is published. */
  bestPlace?: Maybe<Scalars['Int']['output']>;
  /** The same in words: Your best entry came 1,204th. */
  bestPlaceText?: Maybe<Scalars['String']['output']>;
  /** How many. */
  count: Scalars['Int']['output'];
  /** Ids of the newest. */
  entryIds: Array<Scalars['ID']['output']>;
  /** The household's pseudonym in this draw, to find its entries in the published file. */
  household: Scalars['String']['output'];
  /** How many more it can have. */
  left: Scalars['Int']['output'];
  /** How many it can have, over all ways to enter (T-60). */
  limit: Scalars['Int']['output'];
};


/** A household's entries in a draw. */
export type DrawEntriesEntryIdsArgs = {
  first: Scalars['PageSize']['input'];
};

/** The published file of a draw: docs/draw-file.md says how to read it. */
export type DrawFile = {
  __typename?: 'DrawFile';
  /** Its entries alone as a table, CSV: same-site path. */
  entriesHref: Scalars['String']['output'];
  /** Everything but its entries, JSON: same-site path. */
  headHref: Scalars['String']['output'];
  /** Same-site path. */
  href: Scalars['String']['output'];
  /** Lines in it. */
  lines: Scalars['Int']['output'];
  /** Name to save it under. */
  name: Scalars['String']['output'];
};

/** A place in a draw. */
export type DrawPlace = {
  __typename?: 'DrawPlace';
  /** Number among the alternates, from 1; null for winners. */
  alternateNumber?: Maybe<Scalars['Int']['output']>;
  /** Entry: E-000027906. */
  entryId: Scalars['ID']['output'];
  /** Pseudonym of the household, of this draw alone. */
  household: Scalars['String']['output'];
  /** Is it an alternate's? */
  isAlternate: Scalars['Boolean']['output'];
  /** From 1. */
  place: Scalars['Int']['output'];
  /** Score in hex; the lowest wins. */
  score: Scalars['String']['output'];
  /** State of the win. */
  status: WinnerStatus;
};

/** States of a draw, in their order (N-30). */
export type DrawState =
  /** The list of entries is frozen, its Merkle root is public. */
  | 'CLOSED'
  /** Another person has thrown the dice; the seed is revealed. */
  | 'DRAWN'
  /** Entries are taken. The hash of the server seed is public. */
  | 'OPEN'
  /** Winners and file are public. */
  | 'PUBLISHED'
  /** One person has sealed the list. */
  | 'SEALED'
  /** The draw was computed again, with the same winners. */
  | 'VERIFIED';

/** A step of a draw, done or planned. */
export type DrawStep = {
  __typename?: 'DrawStep';
  /** When it was done, or is planned; null when nothing is planned. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the draw's zone: Aug 3 at 2:00 PM PT. */
  atString?: Maybe<Scalars['String']['output']>;
  /** Who did it, when a person did. */
  by?: Maybe<Scalars['String']['output']>;
  /** The day alone: Aug 3. */
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
  /** The dice were thrown, the seed revealed. */
  | 'DRAWN'
  /** Everything was published. */
  | 'PUBLISHED'
  /** The list was sealed. */
  | 'SEALED'
  /** The draw was computed again. */
  | 'VERIFIED';

/** Input of `enterFree`. */
export type EnterFreeInput = {
  /** Street and number. */
  address: Scalars['String']['input'];
  /** Apartment, suite or floor. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Date of birth. */
  dateOfBirth: Scalars['LocalDate']['input'];
  /** Where a winner is written to. */
  email: Scalars['String']['input'];
  /** First and last name. */
  name: Scalars['String']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
  /** JSON of {challenge, solution}: the challenge of `freeEntryChallenge` and what altcha-lib made of it. */
  proofOfWork: Scalars['String']['input'];
  /** Two-letter state code. */
  state: Scalars['String']['input'];
  /** ZIP, five digits or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** Answer of `enterFree`. */
export type EnterFreePayload = {
  __typename?: 'EnterFreePayload';
  /** The draw as it is now. */
  draw?: Maybe<Draw>;
  /** What was entered. */
  entry?: Maybe<FreeEntry>;
  /** Why not: EMPLOYEE_EXCLUDED, AGE_NOT_MET, NOT_ELIGIBLE_STATE, STATE_INVALID, ENTRY_LIMIT_REACHED, SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, PROOF_OF_WORK_INVALID, DATE_OF_BIRTH_INVALID, INVALID with its field. */
  userErrors: Array<UserError>;
};

/** Answer of `forgetShopper`. */
export type ForgetShopperPayload = {
  __typename?: 'ForgetShopperPayload';
  /** Who is asking now. */
  viewer: Viewer;
};

/** A free entry. */
export type FreeEntry = {
  __typename?: 'FreeEntry';
  /** Entries of the household now, over all ways to enter. */
  count: Scalars['Int']['output'];
  /** Ids of the new entries. */
  entryIds: Array<Scalars['ID']['output']>;
  /** How many it can have. */
  limit: Scalars['Int']['output'];
};

/** A small proof of work (N-28). */
export type FreeEntryChallenge = {
  __typename?: 'FreeEntryChallenge';
  /** JSON for `solveChallenge` of altcha-lib, algorithm PBKDF2/SHA-256. */
  challenge: Scalars['String']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
};

/** How a game is played (N-19). */
export type Game = {
  __typename?: 'Game';
  /** The board, for COLLECT. */
  board?: Maybe<CollectBoard>;
  /** Points that one play costs. */
  costPoints: Scalars['Int']['output'];
  /** One sentence on how points are earned. */
  earnText: Scalars['String']['output'];
  /** Three steps of the how-it-works dialog. */
  howItWorks: Array<HowItWorksStep>;
  /** Kind of game. */
  kind: GameKind;
  /** Plays a day at most, by the store's day. */
  maxPlaysPerDay: Scalars['Int']['output'];
  /** Plays in the whole game at most. */
  maxPlaysTotal: Scalars['Int']['output'];
  /** Published odds; a wheel draws one segment for each line. */
  odds: Array<GameOdds>;
  /** One sentence on what opting in brings. */
  optInText: Scalars['String']['output'];
  /** Names of the pictures on its small drawing, three at most: its first prizes, or a collecting game's first two stamps and its last gift. */
  pictureIds: Array<Scalars['String']['output']>;
};

/** Kinds of game (N-19). */
export type GameKind =
  /** A board on which stamps lead to gifts. */
  | 'COLLECT'
  /** Nine jars, of which three are picked. */
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
  /** The prize that others win on this line and this shopper can't, being too young or an associate; null when the line is the same for everybody (N-5, T-30). */
  insteadOf?: Maybe<Scalars['String']['output']>;
  /** Does it win a prize? */
  isPrize: Scalars['Boolean']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** One in so many plays. */
  oneIn: Scalars['Float']['output'];
  /** Name of at most 12 characters, printed on the wheel. */
  shortLabel: Scalars['String']['output'];
};

/** State of a game (G-57..G-59). */
export type GameStatus =
  /** 2: past the program's end; overrides the others. */
  | 'GAME_OVER'
  /** 1: the shopper has opted in. */
  | 'IN_PROGRESS'
  /** 0: the shopper has not opted in. */
  | 'NOT_STARTED';

/** One credit of grocery rewards. */
export type GroceryReward = {
  __typename?: 'GroceryReward';
  /** When it came. */
  earnedAt: Scalars['DateTime']['output'];
  /** Last instant to use it (N-12). */
  expiresAt: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Sep 30. */
  expiresAtString: Scalars['String']['output'];
  /** Reward id. */
  id: Scalars['ID']['output'];
  /** What is left of it. */
  left: Money;
  /** Where it came from, in words. */
  title: Scalars['String']['output'];
  /** Its value. */
  value: Money;
};

/** Grocery rewards of a household. */
export type GroceryRewards = {
  __typename?: 'GroceryRewards';
  /** What can be spent now. */
  balance: Money;
  /** Credits that are not used up, those that end first at the top. */
  rewards: Array<GroceryReward>;
};

/** Input of `holdPrize`. */
export type HoldPrizeInput = {
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Answer of `holdPrize`. */
export type HoldPrizePayload = {
  __typename?: 'HoldPrizePayload';
  /** The hold. */
  hold?: Maybe<PrizeHold>;
  /** The prize as it is now. */
  prize?: Maybe<Prize>;
  /** Why not: TOO_FEW_POINTS_TO_HOLD, HOLD_EXISTS, SOLD_OUT, LIMIT_REACHED, NOT_STARTED, ENDED, NOT_OPTED_IN, ONLY_WON, NEGATIVE_BALANCE, EMPLOYEE_EXCLUDED, AGE_NOT_MET. */
  userErrors: Array<UserError>;
};

/** A program that the household subscribes to (G-52). */
export type HouseholdSubscription = {
  __typename?: 'HouseholdSubscription';
  /** When it is in effect. */
  effectiveTimePeriods: Array<TimePeriod>;
  /** Is it in effect now? */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
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

/** Notices of a household (N-69). */
export type Inbox = {
  __typename?: 'Inbox';
  /** Newest first, 100 at most. */
  notices: Array<Notice>;
  /** How many have not been read. */
  unreadCount: Scalars['Int']['output'];
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
  /** Any other. */
  default: Logo;
  /** For U. */
  forU: Logo;
  /** FreshPass. */
  freshPass: Logo;
  /** Rewards. */
  rewards: Logo;
};

/** Loyalty account of a household. */
export type Loyalty = {
  __typename?: 'Loyalty';
  /** Club card number; null without a card. */
  clubCard?: Maybe<Scalars['String']['output']>;
  /** Household id. */
  householdId: Scalars['ID']['output'];
};

/** Input of `markHowItWorksSeen`. */
export type MarkHowItWorksSeenInput = {
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Answer of `markHowItWorksSeen`. */
export type MarkHowItWorksSeenPayload = {
  __typename?: 'MarkHowItWorksSeenPayload';
  /** The program as it is now. */
  program?: Maybe<Program>;
};

/** Input of `markNoticeRead`. */
export type MarkNoticeReadInput = {
  /** Notice id. */
  noticeId: Scalars['ID']['input'];
};

/** Answer of `markNoticeRead`. */
export type MarkNoticeReadPayload = {
  __typename?: 'MarkNoticeReadPayload';
  /** The inbox as it is now. */
  inbox?: Maybe<Inbox>;
};

/** The signed-in shopper. */
export type Me = {
  __typename?: 'Me';
  /** What happened in all games in the last 180 days, newest first, page by page; null when it can't be loaded (G-83, G-117). */
  activity?: Maybe<ActivityConnection>;
  /** Customer or employee. */
  customerType: CustomerType;
  /** E-mail address, when known. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Grocery rewards of the household (N-12); null when they can't be loaded. */
  groceryRewards?: Maybe<GroceryRewards>;
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** Notices, newest first; null when they can't be loaded (N-69). */
  inbox?: Maybe<Inbox>;
  /** True for a business account (site type B). */
  isBusiness: Scalars['Boolean']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Games and Bonus Path of the store. */
  playAndEarn: PlayAndEarn;
  /** One prize by its id; null, with its error, when there is no such prize (G-81). */
  prize?: Maybe<Prize>;
  /** Profile with address and subscriptions; null when the profile service fails. */
  profile?: Maybe<CustomerProfile>;
  /** One program by its code; null when the store has no such program (G-114). */
  program?: Maybe<Program>;
  /** One redemption of the household, to be read again as often as it is wanted; null when there is no such redemption. */
  redemption?: Maybe<Redemption>;
  /** What the household's points were earned and spent on in the last 180 days, newest first, page by page; null when it can't be loaded (G-84). */
  rewardsHistory?: Maybe<RewardsHistory>;
  /** The store whose programs the shopper sees. */
  store: Store;
  /** Sweepstakes wins that have not been acknowledged, the newest draw first (G-60, G-61); empty when they can't be loaded. */
  sweepstakesWins: Array<SweepstakesWin>;
  /** Every prize of the household in all its games, what needs the shopper first, page by page; null when it can't be loaded (N-26). */
  wallet?: Maybe<WalletConnection>;
  /** Every sweepstakes win, acknowledged or not, with the state of its claim; null when they can't be loaded. */
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

/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** "Got it, don't show again": the win is never shown again, its claim stays open (G-86, I-9). */
  acknowledgeWin: AcknowledgeWinPayload;
  /** Chooses one of the prizes of an ALTERNATE_PRIZES prize, within 7 days. */
  chooseAlternatePrize: ChooseAlternatePrizePayload;
  /** Claims a sweepstakes prize, within 7 days of the notice (N-31). */
  claimWin: ClaimWinPayload;
  /** Enters a sweepstakes without a purchase; no sign-in is needed (N-28). */
  enterFree: EnterFreePayload;
  /** "Not Maya?": forgets the shopper that this browser remembers. */
  forgetShopper: ForgetShopperPayload;
  /** Holds one of a prize for 24 hours once the household has 90% of its cost. One hold per game at a time. */
  holdPrize: HoldPrizePayload;
  /** Remembers that the shopper has seen how the game works (G-90). */
  markHowItWorksSeen: MarkHowItWorksSeenPayload;
  /** Marks a notice of the inbox as read. */
  markNoticeRead: MarkNoticeReadPayload;
  /** Opts the household in to a program (N-15). Sending it again changes nothing. */
  optIn: OptInPayload;
  /** Plays once for each play key, decided on the server (N-20). The same key answers the same play again. */
  play: PlayPayload;
  /** Redeems a prize (G-88, N-26): one that was won, or one of "Available Prizes" with points. The same client request answers the same redemption. */
  redeemPrize: RedeemPrizePayload;
  /** Gives a hold back. Without a hold it changes nothing. */
  releasePrizeHold: ReleasePrizeHoldPayload;
  /** Adds or changes a delivery address (N-8). */
  saveDeliveryAddress: SaveDeliveryAddressPayload;
  /** Switches what the shopper is written about, one switch or many; the others stay. */
  setCommunicationPreferences: SetCommunicationPreferencesPayload;
  /** Asks to be told in the inbox when a prize that is sold out is there again, or takes that back. Again changes nothing. */
  setStockAlert: SetStockAlertPayload;
  /** Signs in as a demo shopper without a code; refused unless the services run with demo data. */
  signInAsDemoShopper: VerifySignInCodePayload;
  /** Ends this session, or every session of the shopper. */
  signOut: SignOutPayload;
  /** Sends a one-time code. The answer is the same whether or not the handle is known (T-28). */
  startSignIn: StartSignInPayload;
  /** A play without a purchase, one at a time, in the same limits as every other (N-28). While one waits, asking again changes nothing. */
  takeFreePlay: TakeFreePlayPayload;
  /** Checks a one-time code and opens the session. */
  verifySignInCode: VerifySignInCodePayload;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationAcknowledgeWinArgs = {
  input: AcknowledgeWinInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationChooseAlternatePrizeArgs = {
  input: ChooseAlternatePrizeInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationClaimWinArgs = {
  input: ClaimWinInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationEnterFreeArgs = {
  input: EnterFreeInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationHoldPrizeArgs = {
  input: HoldPrizeInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationMarkHowItWorksSeenArgs = {
  input: MarkHowItWorksSeenInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationMarkNoticeReadArgs = {
  input: MarkNoticeReadInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationOptInArgs = {
  input: OptInInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationPlayArgs = {
  input: PlayInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationRedeemPrizeArgs = {
  input: RedeemPrizeInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationReleasePrizeHoldArgs = {
  input: ReleasePrizeHoldInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationSaveDeliveryAddressArgs = {
  input: SaveDeliveryAddressInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationSetCommunicationPreferencesArgs = {
  input: SetCommunicationPreferencesInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationSetStockAlertArgs = {
  input: SetStockAlertInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationSignInAsDemoShopperArgs = {
  input: SignInAsDemoShopperInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationStartSignInArgs = {
  input: StartSignInInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationTakeFreePlayArgs = {
  input: TakeFreePlayInput;
};


/**
 * What can be changed. What is sensitive (`redeemPrize`, `chooseAlternatePrize`, `claimWin`, `saveDeliveryAddress`)
 * wants a sign-in of the last 45 minutes (N-3): after that the answer has an error with the code STEP_UP_REQUIRED and
 * nothing is done. Ask for a code of purpose STEP_UP, check it, and send the same again.
 */
export type MutationVerifySignInCodeArgs = {
  input: VerifySignInCodeInput;
};

/** An item of the left navigation. */
export type NavigationItem = {
  __typename?: 'NavigationItem';
  /** Path with the banner filled in; every link to the games leads to /games/game-grid (G-25). */
  href: Scalars['String']['output'];
  /** Name of its icon. */
  icon: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Title with the banner filled in (G-26). */
  title: Scalars['String']['output'];
};

/** A notice. */
export type Notice = {
  __typename?: 'Notice';
  /** One or two sentences. */
  body: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Day in words, in the shopper's zone: Aug 5. */
  dateString: Scalars['String']['output'];
  /** Same-site path that it is about. */
  href: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Has it been read? */
  isRead: Scalars['Boolean']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Kind. */
  type: NoticeType;
};

/** Kinds of notice (N-69). */
export type NoticeType =
  /** A win that waits to be claimed. */
  | 'CLAIM'
  /** A coupon that ends soon. */
  | 'COUPON_EXPIRING'
  /** A change in an order. */
  | 'ORDER_CHANGED'
  /** Points that can be spent now. */
  | 'POINTS_POSTED'
  /** A prize that was gone and is there again, for who asked to be told. */
  | 'PRIZE_BACK'
  /** An order of a subscription that is coming. */
  | 'SUB_REMINDER'
  /** A sweepstakes win. */
  | 'WIN';

/** Official rules of a program (N-27). */
export type OfficialRules = {
  __typename?: 'OfficialRules';
  /** In force since, in words: Jul 28. */
  effectiveFromString: Scalars['String']['output'];
  /** Hash of the frozen text, in hex. */
  hash: Scalars['String']['output'];
  /** Code of the program. */
  programCode: Scalars['ID']['output'];
  /** Name of the program. */
  programTitle: Scalars['String']['output'];
  /** Sections in order, the short form first; who stands behind the program is one of them. */
  sections: Array<RulesSection>;
  /** Version; an opt-in names the one that was read. */
  version: Scalars['Int']['output'];
};

/** Input of `optIn`. */
export type OptInInput = {
  /** Has the shopper accepted them? */
  acceptedRules: Scalars['Boolean']['input'];
  /** Chosen by the client: the same request answers the same again (T-34). */
  clientRequestId: Scalars['RequestId']['input'];
  /** Date of birth, when it was asked. */
  dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** May we write about new games? */
  marketingConsent: Scalars['Boolean']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
  /** Two-letter state of residence, when it was asked. */
  residencyState?: InputMaybe<Scalars['String']['input']>;
  /** Version of the rules that was read (T-35). */
  rulesVersion: Scalars['Int']['input'];
};

/** Answer of `optIn`. */
export type OptInPayload = {
  __typename?: 'OptInPayload';
  /** Had the household opted in before? */
  alreadyOptedIn?: Maybe<Scalars['Boolean']['output']>;
  /** Welcome plays that came with it. */
  gamePlaysEarned?: Maybe<Scalars['Int']['output']>;
  /** The program as it is now. */
  program?: Maybe<Program>;
  /** Why not: AGE_NOT_MET, NOT_ELIGIBLE_STATE, EMPLOYEE_EXCLUDED, RULES_CHANGED, RULES_NOT_ACCEPTED, PROGRAM_NOT_STARTED, PROGRAM_ENDED, DATE_OF_BIRTH_REQUIRED, DATE_OF_BIRTH_INVALID, RESIDENCY_REQUIRED. */
  userErrors: Array<UserError>;
};

/** Why a shopper can't opt in, whatever the answers would be (N-5). */
export type OptInRefusal = {
  __typename?: 'OptInRefusal';
  /** Stable code. */
  code: OptInRefusalCode;
  /** The reason as a sentence: Associates cannot enter sweepstakes. */
  message: Scalars['String']['output'];
};

/** Reasons against an opt-in that are known beforehand. */
export type OptInRefusalCode =
  /** The shopper is below the minimum age. */
  | 'AGE_NOT_MET'
  /** Associates can't take part. */
  | 'EMPLOYEE_EXCLUDED'
  /** The game is void in the shopper's state of residence. */
  | 'NOT_ELIGIBLE_STATE'
  /** The game has ended. */
  | 'PROGRAM_ENDED'
  /** The game has not begun. */
  | 'PROGRAM_NOT_STARTED';

/** What the opt-in has to ask, so that nothing is asked twice. */
export type OptInRequirements = {
  __typename?: 'OptInRequirements';
  /** Was this shopper or browser refused in the last 24 hours (N-17)? */
  isRefused: Scalars['Boolean']['output'];
  /** Must the date of birth be asked? */
  needsDateOfBirth: Scalars['Boolean']['output'];
  /** Must the state of residence be asked? */
  needsResidency: Scalars['Boolean']['output'];
};

/** Has the household opted in? */
export type OptInStatus =
  /** No. */
  | 'NOT_OPTED_IN'
  /** Yes. */
  | 'OPTED_IN';

/** What a line of an order is, as far as points go (N-10). Only groceries, pharmacy, milk by state and, where a program counts them, gift cards bring points. */
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

/** A line of an order, as far as points go. */
export type OrderLineInput = {
  /** What it is. */
  category: OrderCategory;
  /** Cents paid after store price and store offers, before manufacturer coupons. */
  netCents: Scalars['Int']['input'];
};

/** Is there more of a list? */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last item, for `after`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Is there a next page? */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A phone number. */
export type Phone = {
  __typename?: 'Phone';
  /** Is it the one of purpose PRIMARY? */
  isPrimary: Scalars['Boolean']['output'];
  /** Ten digits. */
  number: Scalars['String']['output'];
};

/** Nine jars. */
export type Pick3Reveal = {
  __typename?: 'Pick3Reveal';
  /** Pictures in the three picked jars, in the order of picking. */
  imageIds: Array<Scalars['String']['output']>;
};

/** One play. The server decided it before the first picture moved. */
export type Play = {
  __typename?: 'Play';
  /** Was it a welcome play? */
  freePlay: Scalars['Boolean']['output'];
  /** Play id. */
  id: Scalars['ID']['output'];
  /** Is it an alternate, because the drawn prize was gone or capped? */
  isAlternate: Scalars['Boolean']['output'];
  /** Won or not. */
  outcome: PlayOutcome;
  /** When it was decided. */
  playedAt: Scalars['DateTime']['output'];
  /** The same in words, in the shopper's zone: Aug 5 at 2:14 PM. */
  playedAtString: Scalars['String']['output'];
  /** Points it cost. */
  pointsSpent: Scalars['Int']['output'];
  /** The prize, when won. */
  prize?: Maybe<WonPrize>;
  /** What is needed to check the play. */
  proof: PlayProof;
  /** Short number for people: 7F3K-92. */
  receipt: Scalars['String']['output'];
  /** What the picture shows; it follows from the outcome. */
  reveal: Reveal;
};

/** What stands on the Play & Earn page (G-129). */
export type PlayAndEarn = {
  __typename?: 'PlayAndEarn';
  /** Bonus Path challenges; null when the offers service fails, with its error. */
  bonusPaths?: Maybe<Array<BonusPath>>;
  /** The game that stands large: the first that can be played, else the first that can be joined; null when there is neither. */
  featured?: Maybe<Program>;
  /** Games in the order to show them: playable, in progress, not started, over; null when the games service fails, with its error. */
  programs?: Maybe<Array<Program>>;
  /** Sweepstakes wins that the shopper has not acknowledged (G-60, G-61). */
  unseenWins: Array<SweepstakesWin>;
};

/** Input of `play`. */
export type PlayInput = {
  /** Seed of the browser, which the server can't choose. */
  clientSeed: Scalars['String']['input'];
  /** PICK3: the three jars, 0 to 8. They do not change the odds. */
  picks?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Chosen by the client, one for each play (I-8). */
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

/** Answer of `play`. */
export type PlayPayload = {
  __typename?: 'PlayPayload';
  /** The play. */
  play?: Maybe<Play>;
  /** The program as it is now, with the new balance. */
  program?: Maybe<Program>;
  /** Why not: INSUFFICIENT_POINTS, DAILY_LIMIT, TOTAL_LIMIT, NOT_OPTED_IN, PROGRAM_NOT_STARTED, PROGRAM_ENDED. */
  userErrors: Array<UserError>;
};

/** What is needed to check a play: sha256(serverSeed) = commit; roll = first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce) as a number in [0, 1). */
export type PlayProof = {
  __typename?: 'PlayProof';
  /** Seed of the browser. */
  clientSeed: Scalars['String']['output'];
  /** Hash that was shown before the play, in hex. */
  commit: Scalars['String']['output'];
  /** Number of the play. */
  nonce: Scalars['Int']['output'];
  /** The number that decided. */
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
  /** sha256 of the server seed that decides the next play, in hex; shown before it, so that it can be checked after. */
  nextCommit?: Maybe<Scalars['String']['output']>;
  /** When a play is possible again, when time alone decides. */
  nextPlayAt?: Maybe<Scalars['DateTime']['output']>;
  /** Points that the next play still needs; 0 when it needs none. */
  pointsToNextPlay: Scalars['Int']['output'];
  /** Why not. */
  reason?: Maybe<CannotPlayReason>;
  /** Why not, in words. */
  reasonText?: Maybe<Scalars['String']['output']>;
};

/** Names of a program's points (G-7). */
export type PointLabels = {
  __typename?: 'PointLabels';
  /** For any other number: Game points. */
  plural: Scalars['String']['output'];
  /** For one: Game point. */
  singular: Scalars['String']['output'];
};

/** What an order would earn in a program; estimated until it is handed over (N-10, N-11). */
export type PointsEstimate = {
  __typename?: 'PointsEstimate';
  /** Points. */
  points: Scalars['Int']['output'];
  /** The same in words: 52 Game points. */
  text: Scalars['String']['output'];
};

/** A prize of a program (N-25). */
export type Prize = {
  __typename?: 'Prize';
  /** From when on it can be had again, after LIMIT_REACHED; null when not in this game. */
  againFrom?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the store's zone: tomorrow, 12:00 AM PT. */
  againFromString?: Maybe<Scalars['String']['output']>;
  /** Approximate retail value. */
  approximateValue: Money;
  /** Can it still be had? Says nothing of the shopper's points. */
  available: Scalars['Boolean']['output'];
  /** May it be held for 24 hours now (from 90% of its cost)? */
  canHold: Scalars['Boolean']['output'];
  /** What can be chosen from, for ALTERNATE_PRIZES. */
  choices: Array<Prize>;
  /** Points that redeeming it costs. */
  costPoints: Scalars['Int']['output'];
  /** What is given when nothing is chosen in time. */
  defaultChoiceId?: Maybe<Scalars['ID']['output']>;
  /** Two or three lines. */
  description: Scalars['String']['output'];
  /** Small print. */
  disclaimer?: Maybe<Scalars['String']['output']>;
  /** When the draw is, for SWEEPSTAKES. */
  drawDate?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the store's zone: Sep 5 at 2:00 PM PT. */
  drawDateString?: Maybe<Scalars['String']['output']>;
  /** Last instant for points. */
  endDate: Scalars['DateTime']['output'];
  /** Entries that one brings, for SWEEPSTAKES. */
  entriesEach?: Maybe<Scalars['Int']['output']>;
  /** How many were given out, won or redeemed; null when nobody counts them. */
  givenOut?: Maybe<Scalars['Int']['output']>;
  /** The same in words, once none are left: 200 were given out. */
  givenOutText?: Maybe<Scalars['String']['output']>;
  /** Has the household asked to be told when it is back in stock? */
  hasStockAlert: Scalars['Boolean']['output'];
  /** The household's hold. */
  hold?: Maybe<PrizeHold>;
  /** Prize id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Are few left? */
  isLow: Scalars['Boolean']['output'];
  /** Least age for it, in years; 0 = none but the game's own (T-30). */
  minimumAge: Scalars['Int']['output'];
  /** Entries of the household in this game's draw, for SWEEPSTAKES. */
  myEntries?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Offer that is clipped, for B4U_OFFER: the campaign's, each household gets its own. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** One in so many plays wins it; null when it is not won by playing. */
  oneIn?: Maybe<Scalars['Float']['output']>;
  /** How often a day, by the store's day; null = no limit. */
  perDayLimit?: Maybe<Scalars['Int']['output']>;
  /** How often the household may have it; null = no limit. Of a sweepstakes: entries. */
  perUserLimit?: Maybe<Scalars['Int']['output']>;
  /** Points left after redeeming one; null when that is not possible now. */
  pointsAfter?: Maybe<Scalars['Int']['output']>;
  /** Points that are missing; 0 when none are. */
  pointsMissing: Scalars['Int']['output'];
  /** Points that the shopper has; null before the opt-in. */
  pointsNow?: Maybe<Scalars['Int']['output']>;
  /** Type. */
  prizeType: PrizeType;
  /** The game it belongs to; null when the shopper's store does not have it (any more). */
  program?: Maybe<Program>;
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** How many are left; null = no limit. What is held for a household is not counted. */
  quantityLeft?: Maybe<Scalars['Int']['output']>;
  /** Stock in words: 312 left, No limit, None left. */
  quantityLeftText: Scalars['String']['output'];
  /** How many there were; null = no limit. */
  quantityTotal?: Maybe<Scalars['Int']['output']>;
  /** The recipe, for RECIPE; ingredients and steps once it is unlocked. */
  recipe?: Maybe<Recipe>;
  /** Last instant to redeem one that was won. */
  redeemBy: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Sep 14. */
  redeemByString: Scalars['String']['output'];
  /** How often today, by the store's day. */
  redeemedToday: Scalars['Int']['output'];
  /** The household's redemptions of this prize, newest first, with codes and recipes to be read again; null when they can't be loaded. */
  redemptions?: Maybe<Array<Redemption>>;
  /** What it does to the ledger. */
  rewardKind: RewardKind;
  /** One line. */
  shortDescription: Scalars['String']['output'];
  /** First instant for points. */
  startDate: Scalars['DateTime']['output'];
  /** May the shopper have it for points now? If not, why? */
  state: PrizeState;
  /** The state in words, with what to do next; null when it is REDEEMABLE. */
  stateText?: Maybe<Scalars['String']['output']>;
  /** Terms. */
  terms?: Maybe<Scalars['String']['output']>;
  /** What its page is headed by: of entries, what can be won with them; else its name. */
  title: Scalars['String']['output'];
  /** How often the household has had it. */
  userRedeemed: Scalars['Int']['output'];
  /** Whose code it is, for VENDOR. */
  vendorName?: Maybe<Scalars['String']['output']>;
  /** The household's wins of this prize, newest first; null when they can't be loaded. */
  wins?: Maybe<Array<WonPrize>>;
};

/** A prize held for a household. A hold costs nothing. */
export type PrizeHold = {
  __typename?: 'PrizeHold';
  /** Hold id. */
  id: Scalars['ID']['output'];
  /** Whole minutes that are left, rounded up. */
  minutesLeft: Scalars['Int']['output'];
  /** Until when. */
  until: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: tomorrow, 2:14 PM PT. */
  untilString: Scalars['String']['output'];
};

/** May the shopper have a prize for points now? If not, why? */
export type PrizeState =
  /** The shopper is below the prize's own minimum age (T-30). */
  | 'AGE_NOT_MET'
  /** Associates cannot enter sweepstakes (N-5). */
  | 'EMPLOYEE_EXCLUDED'
  /** No longer. A prize already won may still be redeemed. */
  | 'ENDED'
  /** Held for the household, and the points are not there yet. */
  | 'HELD'
  /** Too few points. */
  | 'INSUFFICIENT_POINTS'
  /** The day's or the game's limit is reached. */
  | 'LIMIT_REACHED'
  /** A refunded order has left fewer than no points (N-11). */
  | 'NEGATIVE_BALANCE'
  /** The household has not opted in to the game. */
  | 'NOT_OPTED_IN'
  /** Not yet. */
  | 'NOT_STARTED'
  /** Can't be had for points: it is won by playing. */
  | 'ONLY_WON'
  /** Yes: the points are there. */
  | 'REDEEMABLE'
  /** None left. */
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
  /** A code of another company. */
  | 'VENDOR';

/** A program, that is a game (G-37..G-39). */
export type Program = {
  __typename?: 'Program';
  /** What happened in the last days, newest first; null when it can't be loaded (G-117). */
  activity?: Maybe<Array<ActivityItem>>;
  /** Program code. */
  code: Scalars['ID']['output'];
  /** Last instant of the game. */
  endDate: Scalars['DateTime']['output'];
  /** Start or end in words, in the store's zone: Starts Dec 1, Ends Aug 31, Ends today, 11:59 PM PT, Ended Jul 31 (N-78). */
  endDateString: Scalars['String']['output'];
  /** The same with the hour: Ends Aug 31 at 11:59 PM PT. */
  endDateTimeString: Scalars['String']['output'];
  /** What an order would earn; null when it can't be worked out. */
  estimatePoints?: Maybe<PointsEstimate>;
  /** How the game is played; null when the games configuration has none, with the text of G-115. */
  game?: Maybe<Game>;
  /** State, computed on the server. */
  gameStatus: GameStatus;
  /** The state in words: Not Started, In Progress, Game Over. */
  gameStatusLabel: Scalars['String']['output'];
  /** The state's number: 0, 1 or 2. */
  gameStatusValue: Scalars['Int']['output'];
  /** Has the program itself begun? */
  hasBegun: Scalars['Boolean']['output'];
  /** Has the shopper seen how the game works? */
  howItWorksSeen: Scalars['Boolean']['output'];
  /** Program code. */
  id: Scalars['ID']['output'];
  /** The newest play, so that a reload shows the same outcome (T-39); null before the first. */
  lastPlay?: Maybe<Play>;
  /** Links that the program carries (G-6). */
  links: ProgramLinks;
  /** Least age to opt in, in years; 0 = none (G-70, G-71). */
  minimumAge: Scalars['Int']['output'];
  /** Official rules, frozen once the game is live (N-27). */
  officialRules?: Maybe<OfficialRules>;
  /** Why this shopper can't opt in, when that is known before the shopper has entered anything; null when nothing stands in the way, or the shopper has opted in (N-5). */
  optInRefusal?: Maybe<OptInRefusal>;
  /** What the opt-in has to ask. */
  optInRequirements?: Maybe<OptInRequirements>;
  /** Has the household opted in? */
  optInStatus: OptInStatus;
  /** May the shopper play now, and if not, why? */
  playability: Playability;
  /** Names of the program's points (G-7). */
  pointLabels: PointLabels;
  /** Points and counts; null when they can't be loaded (G-39). */
  points?: Maybe<ProgramPoints>;
  /** Last instant at which prizes already won can be redeemed (N-12). */
  postProgLiveDate: Scalars['DateTime']['output'];
  /** Prizes that can be won or redeemed; null when they can't be loaded (G-80). */
  prizes?: Maybe<Array<Prize>>;
  /** `postProgLiveDate` in words, in the store's zone: Aug 14. */
  redeemByString: Scalars['String']['output'];
  /** First instant of the game. */
  startDate: Scalars['DateTime']['output'];
  /** The program's draw; null when it is no sweepstakes, or can't be loaded (N-30). */
  sweepstakes?: Maybe<Draw>;
  /** One sentence about the game. */
  tagline?: Maybe<Scalars['String']['output']>;
  /** Title as shown; the code when the games configuration can't be loaded. */
  title: Scalars['String']['output'];
  /** DIVISION or EPISODIC. */
  type: ProgramType;
  /** Prizes that the shopper has won; null when they can't be loaded. */
  wonPrizes?: Maybe<Array<WonPrize>>;
};


/** A program, that is a game (G-37..G-39). */
export type ProgramActivityArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['PageSize']['input'];
};


/** A program, that is a game (G-37..G-39). */
export type ProgramEstimatePointsArgs = {
  lines: Array<OrderLineInput>;
};

/** Links of a program (G-6). A game link may lead away from this site. */
export type ProgramLinks = {
  __typename?: 'ProgramLinks';
  /** Questions and answers. */
  faq?: Maybe<Scalars['String']['output']>;
  /** The game, when it is played elsewhere. */
  game?: Maybe<Scalars['String']['output']>;
  /** Official rules. */
  rules?: Maybe<Scalars['String']['output']>;
};

/** Points and counts of a household in a program (G-42, N-13). */
export type ProgramPoints = {
  __typename?: 'ProgramPoints';
  /** Points that ended with the program (N-12). */
  expiredGamePoints: Scalars['Int']['output'];
  /** Welcome plays not used yet. */
  freePlays: Scalars['Int']['output'];
  /** Plays that points, welcome plays and limits allow now. */
  gameplaysAvailable: Scalars['Int']['output'];
  /** Plays used in the whole game. */
  gameplaysUsed: Scalars['Int']['output'];
  /** Plays used on the store's today. */
  gameplaysUsedToday: Scalars['Int']['output'];
  /** Points on the way from orders. */
  pendingGamePoints: Scalars['Int']['output'];
  /** Date of the newest order with points on the way, in words: Aug 4. */
  pendingSinceString?: Maybe<Scalars['String']['output']>;
  /** Stamps on the board, for COLLECT. */
  stamps?: Maybe<Scalars['Int']['output']>;
  /** Sweepstakes entries. */
  sweepstakesEntries: Scalars['Int']['output'];
  /** Points that can be spent. May be negative after a refund (N-11). */
  totalGamePoints: Scalars['Int']['output'];
  /** Prizes won. */
  totalPrizesWon: Scalars['Int']['output'];
};

/** DIVISION runs a season over all stores of a division; EPISODIC runs in short episodes (G-5, N-18). */
export type ProgramType =
  /** All stores of a division, one season. */
  | 'DIVISION'
  /** Short episodes. */
  | 'EPISODIC';

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The banner of the host name that was asked for, safeway when the host is unknown (G-2). */
  banner: Banner;
  /** Demo shoppers that the sandbox can act as; empty unless the services run with demo data. */
  demoShoppers: Array<DemoShopper>;
  /** One draw, for everybody; null when there is none of this id (N-30). */
  draw?: Maybe<Draw>;
  /** Draws of one program or of all, the last to close first; empty when they can't be loaded. */
  draws: Array<Draw>;
  /** A small proof of work for a free entry, solved in the browser in place of a picture puzzle (N-28). */
  freeEntryChallenge?: Maybe<FreeEntryChallenge>;
  /** Left navigation of the banner, or the master's when the banner has none; empty when it can't be loaded, which is only logged (G-23..G-27). */
  leftNavigation: Array<NavigationItem>;
  /** The banner's logos with their alt texts (S-60); null when they can't be loaded. */
  logos?: Maybe<Logos>;
  /** What belongs to the signed-in shopper alone. */
  me?: Maybe<Me>;
  /** Official rules of a program, for members and visitors; null when there is no such program (N-27). */
  officialRules?: Maybe<OfficialRules>;
  /** Lists that forms choose from (G-54..G-56). */
  referenceData: ReferenceData;
  /** Who is asking. Always there: a guest has a viewer too. */
  viewer: Viewer;
  /** City and state of a ZIP code, five digits or ZIP+4; null with an error that says why in the shopper's words (G-94, G-105..G-108). */
  zipPlace?: Maybe<ZipPlace>;
};


/** What can be read. */
export type QueryDrawArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDrawsArgs = {
  programCode?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryFreeEntryChallengeArgs = {
  programCode: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficialRulesArgs = {
  programCode: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryZipPlaceArgs = {
  zipCode: Scalars['String']['input'];
};

/** A recipe. What there is to cook is told once it is unlocked. */
export type Recipe = {
  __typename?: 'Recipe';
  /** Recipe id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Ingredients; empty until it is unlocked. */
  ingredients: Array<RecipeIngredient>;
  /** Has the household unlocked it? */
  isUnlocked: Scalars['Boolean']['output'];
  /** Minutes from the first step to the table. */
  minutes: Scalars['Int']['output'];
  /** For how many. */
  servings: Scalars['Int']['output'];
  /** Steps, in order; empty until it is unlocked. */
  steps: Array<Scalars['String']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
};

/** An ingredient of a recipe. */
export type RecipeIngredient = {
  __typename?: 'RecipeIngredient';
  /** What. */
  name: Scalars['String']['output'];
  /** How much, in words: 2 cups. */
  quantity: Scalars['String']['output'];
};

/** Input of `redeemPrize`. */
export type RedeemPrizeInput = {
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Points that the shopper was shown for all of them; 0 for a win. Another cost now is PRICE_CHANGED, and nothing is taken. */
  expectedCost: Scalars['Int']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
  /** How many at once: more than 1 for SWEEPSTAKES only. */
  quantity: Scalars['Int']['input'];
  /** A win of this prize, which costs nothing; left out: it is paid with points. */
  winId?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `redeemPrize`. */
export type RedeemPrizePayload = {
  __typename?: 'RedeemPrizePayload';
  /** Points and counts as they are now. */
  points?: Maybe<ProgramPoints>;
  /** The prize as it is now: stock, limits, cost. */
  prize?: Maybe<Prize>;
  /** The redemption. */
  redemption?: Maybe<Redemption>;
  /** Why not: INSUFFICIENT_POINTS, NEGATIVE_BALANCE, SOLD_OUT, LIMIT_REACHED, PRICE_CHANGED, NOT_STARTED, ENDED, EXPIRED, ALREADY_REDEEMED, NOT_OPTED_IN, ONLY_WON, EMPLOYEE_EXCLUDED, AGE_NOT_MET, SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, ENTRY_LIMIT_REACHED. No points are taken. */
  userErrors: Array<UserError>;
};

/** VENDOR: a code of another company. Nobody else is ever given it. */
export type RedeemedCode = {
  __typename?: 'RedeemedCode';
  /** The code. */
  code: Scalars['String']['output'];
  /** Last instant to use it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the store's zone: Dec 31. */
  expiresAtString?: Maybe<Scalars['String']['output']>;
  /** How to use it. */
  instructions?: Maybe<Scalars['String']['output']>;
  /** Where it can be used; leads away from this site. */
  url?: Maybe<Scalars['String']['output']>;
  /** Whose code it is. */
  vendorName: Scalars['String']['output'];
};

/** FRESH_PASS: a period of FreshPass. */
export type RedeemedFreshPass = {
  __typename?: 'RedeemedFreshPass';
  /** Where it is managed (S-28). */
  href: Scalars['String']['output'];
  /** First instant of the period. */
  start: Scalars['DateTime']['output'];
  /** Subscription id. */
  subscriptionId: Scalars['ID']['output'];
  /** Last instant of the period. */
  until: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Sep 5. */
  untilString: Scalars['String']['output'];
};

/** B4U_OFFER: a coupon of the household's own, already clipped and in My List. */
export type RedeemedOffer = {
  __typename?: 'RedeemedOffer';
  /** Last instant to use it. */
  expiresAt: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Sep 14. */
  expiresAtString: Scalars['String']['output'];
  /** Is it clipped? */
  isClipped: Scalars['Boolean']['output'];
  /** Is it in My List? */
  isInMyList: Scalars['Boolean']['output'];
  /** Offer id. */
  offerId: Scalars['ID']['output'];
};

/** REWARD: money off groceries. */
export type RedeemedReward = {
  __typename?: 'RedeemedReward';
  /** Last instant to use it: the end of the month after (N-12). */
  expiresAt: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Sep 30. */
  expiresAtString: Scalars['String']['output'];
  /** Reward id. */
  rewardId: Scalars['ID']['output'];
  /** Its value. */
  value: Money;
};

/** A prize that was redeemed (N-26). It can be read again as often as it is wanted. */
export type Redemption = {
  __typename?: 'Redemption';
  /** Redemption id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Points that were left after it. */
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
  /** The same in words, in the shopper's zone: Aug 5. */
  redeemedAtString: Scalars['String']['output'];
  /** What it brought. */
  result: RedemptionResult;
  /** How it came about. */
  source: RedemptionSource;
  /** Done, or a choice is open. */
  status: RedemptionStatus;
};

/** What a redemption brought, by type of prize. */
export type RedemptionResult = AlternateChoice | RedeemedCode | RedeemedFreshPass | RedeemedOffer | RedeemedReward | SweepstakesEntry | UnlockedRecipe;

/** How a redemption came about. */
export type RedemptionSource =
  /** Chosen from an ALTERNATE_PRIZES prize, or given by default. */
  | 'CHOICE'
  /** Paid with points. */
  | 'POINTS'
  /** Won by playing. */
  | 'WIN';

/** State of a redemption. */
export type RedemptionStatus =
  /** Done: won and delivered are one. */
  | 'COMPLETED'
  /** A choice is open. */
  | 'PENDING';

/** Lists that forms choose from. */
export type ReferenceData = {
  __typename?: 'ReferenceData';
  /** Abbreviations of the months: Jan to Dec (G-55). */
  months: Array<Scalars['String']['output']>;
  /** The numbers from one to another, both included; 200 at most (G-56). */
  numbers: Array<Scalars['Int']['output']>;
  /** The 50 states, and the District of Columbia when it is configured, by name (G-54). */
  states: Array<State>;
  /** This year and the years before it, newest first (G-56). */
  years: Array<Scalars['Int']['output']>;
};


/** Lists that forms choose from. */
export type ReferenceDataNumbersArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** Lists that forms choose from. */
export type ReferenceDataYearsArgs = {
  back: Scalars['Int']['input'];
};

/** Input of `releasePrizeHold`. */
export type ReleasePrizeHoldInput = {
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Answer of `releasePrizeHold`. */
export type ReleasePrizeHoldPayload = {
  __typename?: 'ReleasePrizeHoldPayload';
  /** The prize as it is now. */
  prize?: Maybe<Prize>;
};

/** What a browser with a remember-me cookie may show before signing in again. */
export type RememberedShopper = {
  __typename?: 'RememberedShopper';
  /** Where the shopper was going, as a same-site path, when a redirect cookie says so. */
  destination?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Where a code can be sent. */
  handles: Array<SignInHandle>;
};

/** What the picture of a play shows, by kind of game. */
export type Reveal = CollectReveal | Pick3Reveal | ScratchReveal | WheelReveal;

/** What a prize does to the ledger (G-44). */
export type RewardKind =
  /** Turns points into grocery rewards. */
  | 'BURN'
  /** Brings something for nothing more: a coupon, a month, a code. */
  | 'EARN'
  /** Brings entries in a draw. */
  | 'SWEEPSTAKES';

/** A page of rewards transactions (G-84, N-14). */
export type RewardsHistory = {
  __typename?: 'RewardsHistory';
  /** Transactions, newest first. */
  items: Array<RewardsTransaction>;
  /** Where the next page begins. */
  pageInfo: PageInfo;
};

/** Does a rewards transaction count? */
export type RewardsStatus =
  /** It counts. */
  | 'COMPLETED'
  /** Not yet: the order is on its way. */
  | 'PENDING'
  /** It was taken back. */
  | 'VOID';

/** Points that were earned, spent or turned into entries (N-14). */
export type RewardsTransaction = {
  __typename?: 'RewardsTransaction';
  /** When it counted. */
  at: Scalars['DateTime']['output'];
  /** Points left after it; null while it is pending. */
  balanceAfter?: Maybe<Scalars['Int']['output']>;
  /** The day in words, by the shopper's clock: Aug 4. */
  dateString: Scalars['String']['output'];
  /** What it was. */
  description: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Number of the order, for points of an order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** Points, negative when they were spent. */
  points: Scalars['Int']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** What it did to the ledger. */
  rewardKind: RewardKind;
  /** Does it count yet, or no longer? */
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
  /** The text as it is drawn: paragraphs and lists in order. */
  blocks: Array<RulesBlock>;
  /** Text as it is frozen: lines are paragraphs, those that begin with a hyphen are items of a list. */
  text: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Input of `saveDeliveryAddress`; the rules of its fields are those of N-7. */
export type SaveDeliveryAddressInput = {
  /** Street and number, 1 to 60 characters. */
  address: Scalars['String']['input'];
  /** Apartment, suite or floor, at most 40. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City, 1 to 40. */
  city: Scalars['String']['input'];
  /** Chosen by the client: the same request answers the same again (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
  /** First name, 1 to 50 letters, spaces, hyphens and apostrophes. */
  firstName: Scalars['String']['input'];
  /** The address to change; left out to add one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Last name, likewise. */
  lastName: Scalars['String']['input'];
  /** Two-letter state code; the ZIP code must lie in it. */
  state: Scalars['String']['input'];
  /** Version of the address that was changed. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** ZIP, five digits or ZIP+4. */
  zipCode: Scalars['String']['input'];
};

/** Answer of `saveDeliveryAddress`. */
export type SaveDeliveryAddressPayload = {
  __typename?: 'SaveDeliveryAddressPayload';
  /** The address as it is saved. */
  address?: Maybe<Address>;
  /** The profile with all its addresses as they are now; null when it can't be read. */
  profile?: Maybe<CustomerProfile>;
  /** After VERSION_CONFLICT: the address as somebody else has saved it. */
  savedMeanwhile?: Maybe<Address>;
  /** Why it was not saved: REQUIRED, TOO_LONG, INVALID, ZIP_NOT_FOUND and STATE_MISMATCH name their field; VERSION_CONFLICT. */
  userErrors: Array<UserError>;
};

/** A scratch card. */
export type ScratchReveal = {
  __typename?: 'ScratchReveal';
  /** Pictures under the six squares, row by row. */
  imageIds: Array<Scalars['String']['output']>;
  /** Squares that match, empty without a win. */
  matches: Array<Scalars['Int']['output']>;
};

/** State of the session (G-62). */
export type SessionState =
  /** A token that has not ended. */
  | 'ACTIVE'
  /** There was a session; it has ended and could not be renewed. */
  | 'EXPIRED'
  /** No session. */
  | 'NONE'
  /** There may be one: the service that knows is away, and the browser keeps what it has. */
  | 'UNAVAILABLE';

/** Input of `setCommunicationPreferences`. */
export type SetCommunicationPreferencesInput = {
  /** Switches to move, 1 to 8. */
  changes: Array<CommunicationChange>;
  /** Chosen by the client: the same request answers the same again (I-8). */
  clientRequestId: Scalars['RequestId']['input'];
};

/** Answer of `setCommunicationPreferences`. */
export type SetCommunicationPreferencesPayload = {
  __typename?: 'SetCommunicationPreferencesPayload';
  /** Every switch as it is now. */
  preferences?: Maybe<CommunicationPreferences>;
};

/** Input of `setStockAlert`. */
export type SetStockAlertInput = {
  /** Is the household to be told? */
  isOn: Scalars['Boolean']['input'];
  /** Prize id. */
  prizeId: Scalars['ID']['input'];
};

/** Answer of `setStockAlert`. */
export type SetStockAlertPayload = {
  __typename?: 'SetStockAlertPayload';
  /** The prize as it is now. */
  prize?: Maybe<Prize>;
  /** Why not: IN_STOCK, NOT_STARTED, ENDED, ONLY_WON. */
  userErrors: Array<UserError>;
};

/** Input of `signInAsDemoShopper`. */
export type SignInAsDemoShopperInput = {
  /** Key of a demo shopper. */
  key: Scalars['ID']['input'];
};

/** A code that has been sent. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** Digits of the code. */
  codeLength: Scalars['Int']['output'];
  /** When the code ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Where the code went, masked. */
  maskedHandle: Scalars['String']['output'];
  /** When another can be asked for. */
  resendAfter: Scalars['DateTime']['output'];
};

/** How a one-time code travels. */
export type SignInChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message to a mobile number. */
  | 'SMS';

/** A masked way to reach a shopper. */
export type SignInHandle = {
  __typename?: 'SignInHandle';
  /** How the code travels. */
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

/** Input of `signOut`. */
export type SignOutInput = {
  /** End every session of the shopper, not only this one? */
  everywhere: Scalars['Boolean']['input'];
};

/** Answer of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Who is asking now. */
  viewer: Viewer;
};

/** Input of `startSignIn`. */
export type StartSignInInput = {
  /** How the code travels. */
  channel: SignInChannel;
  /** E-mail address or US mobile number. Left out on re-sign-in and step-up: the code goes to the remembered shopper. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** What the code is for. */
  purpose: SignInPurpose;
};

/** Answer of `startSignIn`. */
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

/** SWEEPSTAKES: entries in a draw. */
export type SweepstakesEntry = {
  __typename?: 'SweepstakesEntry';
  /** Entries that came with this redemption. */
  count: Scalars['Int']['output'];
  /** When the draw is. */
  drawDate?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the store's zone: Sep 5 at 2:00 PM PT. */
  drawDateString?: Maybe<Scalars['String']['output']>;
  /** Their ids, by which they stand in the published list. */
  entryIds: Array<Scalars['ID']['output']>;
  /** Entries of the household after it. */
  myEntries: Scalars['Int']['output'];
};

/** A win in a published draw (G-41, N-31). */
export type SweepstakesWin = {
  __typename?: 'SweepstakesWin';
  /** Can it be claimed now? */
  canClaim: Scalars['Boolean']['output'];
  /** Last instant to claim it. */
  claimBy: Scalars['DateTime']['output'];
  /** The day in words, in the draw's zone: Aug 13. */
  claimByString: Scalars['String']['output'];
  /** When it was drawn. */
  drawDate: Scalars['DateTime']['output'];
  /** The day in words, in the draw's zone: Aug 3. */
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
  /** What was won: Free groceries for a month. */
  prizeName: Scalars['String']['output'];
  /** Its value in words: $600. */
  prizeValueString: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
  /** State of the win. */
  status: WinnerStatus;
};

/** Input of `takeFreePlay`. */
export type TakeFreePlayInput = {
  /** Chosen by the client: the same id is the same request. */
  clientRequestId: Scalars['RequestId']['input'];
  /** Program code. */
  programCode: Scalars['ID']['input'];
};

/** Answer of `takeFreePlay`. */
export type TakeFreePlayPayload = {
  __typename?: 'TakeFreePlayPayload';
  /** The program as it is now, with the play that waits. */
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
  /** Both in words, in the store's zone: Since Jul 12, 2026; Jun 1 to Jul 1, 2026. */
  text: Scalars['String']['output'];
};

/** The switches of one topic. */
export type TopicPreference = {
  __typename?: 'TopicPreference';
  /** Is e-mail on? */
  email: Scalars['Boolean']['output'];
  /** Are texts on? */
  text: Scalars['Boolean']['output'];
  /** Topic. */
  topic: CommunicationTopic;
};

/** RECIPE: a recipe to read. */
export type UnlockedRecipe = {
  __typename?: 'UnlockedRecipe';
  /** The recipe. */
  recipe: Recipe;
};

/** What a shopper did that could not be done. */
export type UserError = {
  __typename?: 'UserError';
  /** What the text says after the reason: what to do next. */
  advice?: Maybe<Scalars['String']['output']>;
  /** Stable code, such as AGE_NOT_MET. */
  code: Scalars['String']['output'];
  /** Input field it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** The most characters that the field takes, with TOO_LONG. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** The shopper's text, whole. */
  message: Scalars['String']['output'];
  /** The reason alone, for a heading; null where the text has no parts. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Kind of user (G-47, S-10). */
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
  challengeId: Scalars['ID']['input'];
  /** The digits. */
  code: Scalars['String']['input'];
  /** Remember this shopper in this browser? */
  rememberMe: Scalars['Boolean']['input'];
};

/** Answer of `verifySignInCode`. */
export type VerifySignInCodePayload = {
  __typename?: 'VerifySignInCodePayload';
  /** Same-site path to go on to. */
  redirectTo?: Maybe<Scalars['String']['output']>;
  /** When another try is possible, after CHALLENGE_LOCKED or RATE_LIMITED. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the code was not accepted: CODE_WRONG, CODE_EXPIRED, CHALLENGE_LOCKED, RATE_LIMITED. */
  userErrors: Array<UserError>;
  /** Who is asking now. */
  viewer?: Maybe<Viewer>;
};

/** Who is asking. */
export type Viewer = {
  __typename?: 'Viewer';
  /** When the session's token ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First name, when a shopper is signed in. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** True for R and C with an active session (G-68). */
  isAuthorized: Scalars['Boolean']['output'];
  /** The shopper that this browser remembers, for the re-sign-in screen. */
  remembered?: Maybe<RememberedShopper>;
  /** State of the session after the one silent renewal (S-109). */
  session: SessionState;
  /** The path to sign in at: sign-in, or re-sign-in when a shopper is known (G-65..G-67). */
  signInPath: Scalars['String']['output'];
  /** Kind of user; GUEST without a session. */
  userType: UserType;
};

/** Entries that wait for their draw. */
export type WaitingEntries = {
  __typename?: 'WaitingEntries';
  /** How many entries. */
  count: Scalars['Int']['output'];
  /** The day in words, in the draw's zone: Aug 31. */
  drawDateString: Scalars['String']['output'];
  /** Draw id, for the verifier. */
  drawId: Scalars['ID']['output'];
  /** When the draw is. */
  drawsAt: Scalars['DateTime']['output'];
  /** What can be won. */
  prizeName: Scalars['String']['output'];
  /** Program code. */
  programCode: Scalars['ID']['output'];
  /** Title of the program. */
  programTitle: Scalars['String']['output'];
};

/** One of several prizes to choose from. */
export type WalletChoice = {
  __typename?: 'WalletChoice';
  /** Is it the one that is given when nothing is chosen in time? */
  isDefault: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
};

/** Prizes of the household, page by page, what needs the shopper first. */
export type WalletConnection = {
  __typename?: 'WalletConnection';
  /** Prizes of each section for the program, those with none included. */
  counts: Array<WalletCount>;
  /** Prizes with their cursors. */
  edges: Array<WalletEdge>;
  /** Entries in draws that have no winners yet, the next draw first, whichever program was asked for. */
  entries: Array<WaitingEntries>;
  /** Is there more? */
  pageInfo: PageInfo;
  /** Programs that the household has prizes of, whichever was asked for. */
  programs: Array<WalletProgram>;
  /** IANA zone in which the past is told: the shopper's, or the store's when the browser has told none (N-78). */
  timeZone: Scalars['String']['output'];
  /** Prizes of the program, or of all, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How many prizes a section has. */
export type WalletCount = {
  __typename?: 'WalletCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The section. */
  section: WalletSection;
};

/** A prize of the wallet and its place. */
export type WalletEdge = {
  __typename?: 'WalletEdge';
  /** Place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The prize. */
  node: WalletItem;
};

/** A prize of the household, with what to do and until when. Codes stand on the prize's own page. */
export type WalletItem = {
  __typename?: 'WalletItem';
  /** What can be chosen, for TO_CHOOSE. */
  choices: Array<WalletChoice>;
  /** When it was won, redeemed, held or drawn. */
  date: Scalars['DateTime']['output'];
  /** The same in words, in the shopper's zone (a draw's in the draw's): Aug 4. */
  dateString: Scalars['String']['output'];
  /** Same-site path where it is redeemed, chosen, claimed or looked at. */
  href: Scalars['String']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Are there fewer than ten days left? */
  isNear: Scalars['Boolean']['output'];
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
  /** Where it stands. */
  section: WalletSection;
  /** How it came. */
  source: WalletSource;
  /** What there is to do. */
  state: WalletState;
  /** Last instant for what the state asks or allows; null when there is none. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The same in words, in the store's zone or the draw's, with the hour when that counts: Aug 12 at 11:59 PM PT, Sep 30. */
  untilString?: Maybe<Scalars['String']['output']>;
  /** Whose code it is, for VENDOR. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** A program that the household has prizes of. */
export type WalletProgram = {
  __typename?: 'WalletProgram';
  /** Program code. */
  code: Scalars['ID']['output'];
  /** How many prizes. */
  count: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** Where a prize stands in the wallet. */
export type WalletSection =
  /** Left alone it goes to somebody else, or is decided without the shopper. The nearest deadline comes first. */
  | 'NEEDS_YOU'
  /** Its time has passed, or it was taken back. The newest comes first. */
  | 'OVER'
  /** To be redeemed or used. The nearest deadline comes first. */
  | 'READY'
  /** Used, or in use. The newest comes first. */
  | 'USED';

/** How a prize came into the wallet. */
export type WalletSource =
  /** Won in a draw. */
  | 'DRAW'
  /** Held for points. */
  | 'HOLD'
  /** Redeemed: for points, from a win or from a choice. */
  | 'REDEMPTION'
  /** Won by playing. */
  | 'WIN';

/** What there is to do with a prize of the wallet. */
export type WalletState =
  /** Claimed: it is checked and handed over. */
  | 'CLAIMED'
  /** Its time has passed. */
  | 'EXPIRED'
  /** Held for 24 hours. */
  | 'HELD'
  /** Redeemed, and to be used. */
  | 'READY'
  /** Taken back. */
  | 'REVOKED'
  /** A subscription that is running. */
  | 'RUNNING'
  /** One of several is to be chosen in time. */
  | 'TO_CHOOSE'
  /** Won in a draw, and to be claimed in time. */
  | 'TO_CLAIM'
  /** Won by playing, and to be redeemed in time. */
  | 'TO_REDEEM'
  /** Used. */
  | 'USED';

/** A wheel. */
export type WheelReveal = {
  __typename?: 'WheelReveal';
  /** Segment at the pointer: index in the game's odds. */
  segment: Scalars['Int']['output'];
};

/** State of a winner (N-31). */
export type WinnerStatus =
  /** Waits behind the winners. */
  | 'ALTERNATE'
  /** Has claimed. */
  | 'CLAIMED'
  /** Did not claim in time; an alternate took the place. */
  | 'FORFEITED'
  /** Has the prize. */
  | 'FULFILLED'
  /** Told; 7 days to claim. */
  | 'NOTIFIED'
  /** Drawn, not told yet. */
  | 'SELECTED'
  /** Checked against the rules. */
  | 'VERIFIED';

/** A prize that was won. */
export type WonPrize = {
  __typename?: 'WonPrize';
  /** Id of the win; of entries, which are in the draw at once, the prize's. */
  id: Scalars['ID']['output'];
  /** Name of its picture. */
  imageId: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Prize id. */
  prizeId: Scalars['ID']['output'];
  /** Type. */
  prizeType: PrizeType;
  /** Last instant to redeem it. */
  redeemBy: Scalars['DateTime']['output'];
  /** The same in words, in the store's zone: Aug 14. */
  redeemByString: Scalars['String']['output'];
  /** When it was redeemed, in words, in the shopper's zone: Jul 26. */
  redeemedAtString?: Maybe<Scalars['String']['output']>;
  /** State of the win. */
  status: WonPrizeStatus;
  /** What `redeemPrize` and `chooseAlternatePrize` take as `winId`; null when there is nothing to redeem. */
  winId?: Maybe<Scalars['ID']['output']>;
};

/** State of a won prize. */
export type WonPrizeStatus =
  /** Its time has passed. */
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
  /** The signed-in shopper's store, when the ZIP code lies in its delivery area; null for guests and elsewhere. */
  deliveredFrom?: Maybe<Store>;
  /** Two-letter state code. */
  state: Scalars['String']['output'];
  /** ZIP code that was asked for. */
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
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
  Address: ResolverTypeWrapper<AddressModel>;
  AlternateChoice: ResolverTypeWrapper<AlternateChoiceModel>;
  Banner: ResolverTypeWrapper<Banner>;
  BonusPath: ResolverTypeWrapper<BonusPath>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CannotPlayReason: CannotPlayReason;
  ChallengeProgress: ResolverTypeWrapper<ChallengeProgress>;
  ChooseAlternatePrizeInput: ChooseAlternatePrizeInput;
  ChooseAlternatePrizePayload: ResolverTypeWrapper<Omit<ChooseAlternatePrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversTypes['Prize']>, redemption?: Maybe<ResolversTypes['Redemption']> }>;
  ClaimWinInput: ClaimWinInput;
  ClaimWinPayload: ResolverTypeWrapper<Omit<ClaimWinPayload, 'win'> & { win?: Maybe<ResolversTypes['SweepstakesWin']> }>;
  CollectBoard: ResolverTypeWrapper<CollectBoard>;
  CollectGift: ResolverTypeWrapper<CollectGift>;
  CollectReveal: ResolverTypeWrapper<CollectReveal>;
  CommunicationChange: CommunicationChange;
  CommunicationChannel: CommunicationChannel;
  CommunicationPreferences: ResolverTypeWrapper<CommunicationPreferencesModel>;
  CommunicationTopic: CommunicationTopic;
  CurrencyCode: CurrencyCode;
  CustomerProfile: ResolverTypeWrapper<CustomerProfileModel>;
  CustomerType: CustomerType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DemoShopper: ResolverTypeWrapper<DemoShopper>;
  Draw: ResolverTypeWrapper<DrawModel>;
  DrawEntries: ResolverTypeWrapper<DrawEntriesModel>;
  DrawFile: ResolverTypeWrapper<DrawFile>;
  DrawPlace: ResolverTypeWrapper<DrawPlace>;
  DrawState: DrawState;
  DrawStep: ResolverTypeWrapper<DrawStep>;
  DrawStepKind: DrawStepKind;
  EnterFreeInput: EnterFreeInput;
  EnterFreePayload: ResolverTypeWrapper<Omit<EnterFreePayload, 'draw'> & { draw?: Maybe<ResolversTypes['Draw']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetShopperPayload: ResolverTypeWrapper<Omit<ForgetShopperPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FreeEntry: ResolverTypeWrapper<FreeEntry>;
  FreeEntryChallenge: ResolverTypeWrapper<FreeEntryChallenge>;
  Game: ResolverTypeWrapper<Game>;
  GameKind: GameKind;
  GameOdds: ResolverTypeWrapper<GameOdds>;
  GameStatus: GameStatus;
  GroceryReward: ResolverTypeWrapper<GroceryReward>;
  GroceryRewards: ResolverTypeWrapper<GroceryRewards>;
  HoldPrizeInput: HoldPrizeInput;
  HoldPrizePayload: ResolverTypeWrapper<Omit<HoldPrizePayload, 'hold' | 'prize'> & { hold?: Maybe<ResolversTypes['PrizeHold']>, prize?: Maybe<ResolversTypes['Prize']> }>;
  HouseholdSubscription: ResolverTypeWrapper<HouseholdSubscription>;
  HowItWorksImage: HowItWorksImage;
  HowItWorksStep: ResolverTypeWrapper<HowItWorksStep>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Inbox: ResolverTypeWrapper<InboxModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Logo: ResolverTypeWrapper<Logo>;
  Logos: ResolverTypeWrapper<Logos>;
  Loyalty: ResolverTypeWrapper<Loyalty>;
  MarkHowItWorksSeenInput: MarkHowItWorksSeenInput;
  MarkHowItWorksSeenPayload: ResolverTypeWrapper<Omit<MarkHowItWorksSeenPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  MarkNoticeReadInput: MarkNoticeReadInput;
  MarkNoticeReadPayload: ResolverTypeWrapper<Omit<MarkNoticeReadPayload, 'inbox'> & { inbox?: Maybe<ResolversTypes['Inbox']> }>;
  Me: ResolverTypeWrapper<MeModel>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NavigationItem: ResolverTypeWrapper<NavigationItem>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeType: NoticeType;
  OfficialRules: ResolverTypeWrapper<OfficialRulesModel>;
  OptInInput: OptInInput;
  OptInPayload: ResolverTypeWrapper<Omit<OptInPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  OptInRefusal: ResolverTypeWrapper<OptInRefusal>;
  OptInRefusalCode: OptInRefusalCode;
  OptInRequirements: ResolverTypeWrapper<OptInRequirements>;
  OptInStatus: OptInStatus;
  OrderCategory: OrderCategory;
  OrderLineInput: OrderLineInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSize: ResolverTypeWrapper<Scalars['PageSize']['output']>;
  Phone: ResolverTypeWrapper<Phone>;
  Pick3Reveal: ResolverTypeWrapper<Pick3Reveal>;
  Play: ResolverTypeWrapper<PlayModel>;
  PlayAndEarn: ResolverTypeWrapper<PlayAndEarnModel>;
  PlayInput: PlayInput;
  PlayOutcome: PlayOutcome;
  PlayPayload: ResolverTypeWrapper<Omit<PlayPayload, 'play' | 'program'> & { play?: Maybe<ResolversTypes['Play']>, program?: Maybe<ResolversTypes['Program']> }>;
  PlayProof: ResolverTypeWrapper<PlayProof>;
  Playability: ResolverTypeWrapper<PlayabilityModel>;
  PointLabels: ResolverTypeWrapper<PointLabels>;
  PointsEstimate: ResolverTypeWrapper<PointsEstimate>;
  Prize: ResolverTypeWrapper<PrizeModel>;
  PrizeHold: ResolverTypeWrapper<PrizeHold>;
  PrizeState: PrizeState;
  PrizeType: PrizeType;
  Program: ResolverTypeWrapper<ProgramModel>;
  ProgramLinks: ResolverTypeWrapper<ProgramLinks>;
  ProgramPoints: ResolverTypeWrapper<ProgramPoints>;
  ProgramType: ProgramType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Recipe: ResolverTypeWrapper<Recipe>;
  RecipeIngredient: ResolverTypeWrapper<RecipeIngredient>;
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
  RequestId: ResolverTypeWrapper<Scalars['RequestId']['output']>;
  Reveal: ResolverTypeWrapper<RevealModel>;
  RewardKind: RewardKind;
  RewardsHistory: ResolverTypeWrapper<RewardsHistory>;
  RewardsStatus: RewardsStatus;
  RewardsTransaction: ResolverTypeWrapper<RewardsTransaction>;
  RulesBlock: ResolverTypeWrapper<RulesBlock>;
  RulesSection: ResolverTypeWrapper<RulesSectionModel>;
  SaveDeliveryAddressInput: SaveDeliveryAddressInput;
  SaveDeliveryAddressPayload: ResolverTypeWrapper<Omit<SaveDeliveryAddressPayload, 'address' | 'profile' | 'savedMeanwhile'> & { address?: Maybe<ResolversTypes['Address']>, profile?: Maybe<ResolversTypes['CustomerProfile']>, savedMeanwhile?: Maybe<ResolversTypes['Address']> }>;
  ScratchReveal: ResolverTypeWrapper<ScratchReveal>;
  SessionState: SessionState;
  SetCommunicationPreferencesInput: SetCommunicationPreferencesInput;
  SetCommunicationPreferencesPayload: ResolverTypeWrapper<Omit<SetCommunicationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversTypes['CommunicationPreferences']> }>;
  SetStockAlertInput: SetStockAlertInput;
  SetStockAlertPayload: ResolverTypeWrapper<Omit<SetStockAlertPayload, 'prize'> & { prize?: Maybe<ResolversTypes['Prize']> }>;
  SignInAsDemoShopperInput: SignInAsDemoShopperInput;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignInChannel: SignInChannel;
  SignInHandle: ResolverTypeWrapper<SignInHandle>;
  SignInPurpose: SignInPurpose;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  StartSignInInput: StartSignInInput;
  StartSignInPayload: ResolverTypeWrapper<StartSignInPayload>;
  State: ResolverTypeWrapper<State>;
  Store: ResolverTypeWrapper<Store>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SweepstakesEntry: ResolverTypeWrapper<SweepstakesEntry>;
  SweepstakesWin: ResolverTypeWrapper<SweepstakesWinModel>;
  TakeFreePlayInput: TakeFreePlayInput;
  TakeFreePlayPayload: ResolverTypeWrapper<Omit<TakeFreePlayPayload, 'program'> & { program?: Maybe<ResolversTypes['Program']> }>;
  TimePeriod: ResolverTypeWrapper<TimePeriod>;
  TopicPreference: ResolverTypeWrapper<TopicPreference>;
  UnlockedRecipe: ResolverTypeWrapper<UnlockedRecipe>;
  UserError: ResolverTypeWrapper<UserError>;
  UserType: UserType;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: ResolverTypeWrapper<Omit<VerifySignInCodePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  WaitingEntries: ResolverTypeWrapper<WaitingEntries>;
  WalletChoice: ResolverTypeWrapper<WalletChoice>;
  WalletConnection: ResolverTypeWrapper<WalletConnection>;
  WalletCount: ResolverTypeWrapper<WalletCount>;
  WalletEdge: ResolverTypeWrapper<WalletEdge>;
  WalletItem: ResolverTypeWrapper<WalletItem>;
  WalletProgram: ResolverTypeWrapper<WalletProgram>;
  WalletSection: WalletSection;
  WalletSource: WalletSource;
  WalletState: WalletState;
  WheelReveal: ResolverTypeWrapper<WheelReveal>;
  WinnerStatus: WinnerStatus;
  WonPrize: ResolverTypeWrapper<WonPrize>;
  WonPrizeStatus: WonPrizeStatus;
  ZipPlace: ResolverTypeWrapper<ZipPlaceModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcknowledgeWinInput: AcknowledgeWinInput;
  AcknowledgeWinPayload: Omit<AcknowledgeWinPayload, 'me'> & { me?: Maybe<ResolversParentTypes['Me']> };
  ActivityConnection: ActivityConnection;
  ActivityCount: ActivityCount;
  ActivityEdge: ActivityEdge;
  ActivityItem: ActivityItem;
  ActivityProgram: ActivityProgram;
  ActivityState: ActivityState;
  Address: AddressModel;
  AlternateChoice: AlternateChoiceModel;
  Banner: Banner;
  BonusPath: BonusPath;
  Boolean: Scalars['Boolean']['output'];
  ChallengeProgress: ChallengeProgress;
  ChooseAlternatePrizeInput: ChooseAlternatePrizeInput;
  ChooseAlternatePrizePayload: Omit<ChooseAlternatePrizePayload, 'prize' | 'redemption'> & { prize?: Maybe<ResolversParentTypes['Prize']>, redemption?: Maybe<ResolversParentTypes['Redemption']> };
  ClaimWinInput: ClaimWinInput;
  ClaimWinPayload: Omit<ClaimWinPayload, 'win'> & { win?: Maybe<ResolversParentTypes['SweepstakesWin']> };
  CollectBoard: CollectBoard;
  CollectGift: CollectGift;
  CollectReveal: CollectReveal;
  CommunicationChange: CommunicationChange;
  CommunicationPreferences: CommunicationPreferencesModel;
  CustomerProfile: CustomerProfileModel;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DemoShopper: DemoShopper;
  Draw: DrawModel;
  DrawEntries: DrawEntriesModel;
  DrawFile: DrawFile;
  DrawPlace: DrawPlace;
  DrawStep: DrawStep;
  EnterFreeInput: EnterFreeInput;
  EnterFreePayload: Omit<EnterFreePayload, 'draw'> & { draw?: Maybe<ResolversParentTypes['Draw']> };
  Float: Scalars['Float']['output'];
  ForgetShopperPayload: Omit<ForgetShopperPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FreeEntry: FreeEntry;
  FreeEntryChallenge: FreeEntryChallenge;
  Game: Game;
  GameOdds: GameOdds;
  GroceryReward: GroceryReward;
  GroceryRewards: GroceryRewards;
  HoldPrizeInput: HoldPrizeInput;
  HoldPrizePayload: Omit<HoldPrizePayload, 'hold' | 'prize'> & { hold?: Maybe<ResolversParentTypes['PrizeHold']>, prize?: Maybe<ResolversParentTypes['Prize']> };
  HouseholdSubscription: HouseholdSubscription;
  HowItWorksStep: HowItWorksStep;
  ID: Scalars['ID']['output'];
  Inbox: InboxModel;
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  Logo: Logo;
  Logos: Logos;
  Loyalty: Loyalty;
  MarkHowItWorksSeenInput: MarkHowItWorksSeenInput;
  MarkHowItWorksSeenPayload: Omit<MarkHowItWorksSeenPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  MarkNoticeReadInput: MarkNoticeReadInput;
  MarkNoticeReadPayload: Omit<MarkNoticeReadPayload, 'inbox'> & { inbox?: Maybe<ResolversParentTypes['Inbox']> };
  Me: MeModel;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NavigationItem: NavigationItem;
  Notice: Notice;
  OfficialRules: OfficialRulesModel;
  OptInInput: OptInInput;
  OptInPayload: Omit<OptInPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  OptInRefusal: OptInRefusal;
  OptInRequirements: OptInRequirements;
  OrderLineInput: OrderLineInput;
  PageInfo: PageInfo;
  PageSize: Scalars['PageSize']['output'];
  Phone: Phone;
  Pick3Reveal: Pick3Reveal;
  Play: PlayModel;
  PlayAndEarn: PlayAndEarnModel;
  PlayInput: PlayInput;
  PlayPayload: Omit<PlayPayload, 'play' | 'program'> & { play?: Maybe<ResolversParentTypes['Play']>, program?: Maybe<ResolversParentTypes['Program']> };
  PlayProof: PlayProof;
  Playability: PlayabilityModel;
  PointLabels: PointLabels;
  PointsEstimate: PointsEstimate;
  Prize: PrizeModel;
  PrizeHold: PrizeHold;
  Program: ProgramModel;
  ProgramLinks: ProgramLinks;
  ProgramPoints: ProgramPoints;
  Query: Record<PropertyKey, never>;
  Recipe: Recipe;
  RecipeIngredient: RecipeIngredient;
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
  RequestId: Scalars['RequestId']['output'];
  Reveal: RevealModel;
  RewardsHistory: RewardsHistory;
  RewardsTransaction: RewardsTransaction;
  RulesBlock: RulesBlock;
  RulesSection: RulesSectionModel;
  SaveDeliveryAddressInput: SaveDeliveryAddressInput;
  SaveDeliveryAddressPayload: Omit<SaveDeliveryAddressPayload, 'address' | 'profile' | 'savedMeanwhile'> & { address?: Maybe<ResolversParentTypes['Address']>, profile?: Maybe<ResolversParentTypes['CustomerProfile']>, savedMeanwhile?: Maybe<ResolversParentTypes['Address']> };
  ScratchReveal: ScratchReveal;
  SetCommunicationPreferencesInput: SetCommunicationPreferencesInput;
  SetCommunicationPreferencesPayload: Omit<SetCommunicationPreferencesPayload, 'preferences'> & { preferences?: Maybe<ResolversParentTypes['CommunicationPreferences']> };
  SetStockAlertInput: SetStockAlertInput;
  SetStockAlertPayload: Omit<SetStockAlertPayload, 'prize'> & { prize?: Maybe<ResolversParentTypes['Prize']> };
  SignInAsDemoShopperInput: SignInAsDemoShopperInput;
  SignInChallenge: SignInChallenge;
  SignInHandle: SignInHandle;
  SignOutInput: SignOutInput;
  SignOutPayload: Omit<SignOutPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  StartSignInInput: StartSignInInput;
  StartSignInPayload: StartSignInPayload;
  State: State;
  Store: Store;
  String: Scalars['String']['output'];
  SweepstakesEntry: SweepstakesEntry;
  SweepstakesWin: SweepstakesWinModel;
  TakeFreePlayInput: TakeFreePlayInput;
  TakeFreePlayPayload: Omit<TakeFreePlayPayload, 'program'> & { program?: Maybe<ResolversParentTypes['Program']> };
  TimePeriod: TimePeriod;
  TopicPreference: TopicPreference;
  UnlockedRecipe: UnlockedRecipe;
  UserError: UserError;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: Omit<VerifySignInCodePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Viewer: ViewerModel;
  WaitingEntries: WaitingEntries;
  WalletChoice: WalletChoice;
  WalletConnection: WalletConnection;
  WalletCount: WalletCount;
  WalletEdge: WalletEdge;
  WalletItem: WalletItem;
  WalletProgram: WalletProgram;
  WheelReveal: WheelReveal;
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

export type AlternateChoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AlternateChoice'] = ResolversParentTypes['AlternateChoice']> = {
  choices?: Resolver<Array<ResolversTypes['Prize']>, ParentType, ContextType>;
  chooseBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chooseByString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chosen?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  defaultChoice?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  progress?: Resolver<ResolversTypes['ChallengeProgress'], ParentType, ContextType>;
  rewardText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChallengeProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChallengeProgress'] = ResolversParentTypes['ChallengeProgress']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valueText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChooseAlternatePrizePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChooseAlternatePrizePayload'] = ResolversParentTypes['ChooseAlternatePrizePayload']> = {
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  redemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimWinPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClaimWinPayload'] = ResolversParentTypes['ClaimWinPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  win?: Resolver<Maybe<ResolversTypes['SweepstakesWin']>, ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DemoShopperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DemoShopper'] = ResolversParentTypes['DemoShopper']> = {
  banner?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
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

export type EnterFreePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EnterFreePayload'] = ResolversParentTypes['EnterFreePayload']> = {
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['FreeEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GroceryRewardsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GroceryRewards'] = ResolversParentTypes['GroceryRewards']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['GroceryReward']>, ParentType, ContextType>;
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

export type LoyaltyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Loyalty'] = ResolversParentTypes['Loyalty']> = {
  clubCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  householdId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  groceryRewards?: Resolver<Maybe<ResolversTypes['GroceryRewards']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inbox?: Resolver<Maybe<ResolversTypes['Inbox']>, ParentType, ContextType>;
  isBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playAndEarn?: Resolver<ResolversTypes['PlayAndEarn'], ParentType, ContextType>;
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType, RequireFields<MePrizeArgs, 'id'>>;
  profile?: Resolver<Maybe<ResolversTypes['CustomerProfile']>, ParentType, ContextType>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<MeProgramArgs, 'code'>>;
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
  acknowledgeWin?: Resolver<ResolversTypes['AcknowledgeWinPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeWinArgs, 'input'>>;
  chooseAlternatePrize?: Resolver<ResolversTypes['ChooseAlternatePrizePayload'], ParentType, ContextType, RequireFields<MutationChooseAlternatePrizeArgs, 'input'>>;
  claimWin?: Resolver<ResolversTypes['ClaimWinPayload'], ParentType, ContextType, RequireFields<MutationClaimWinArgs, 'input'>>;
  enterFree?: Resolver<ResolversTypes['EnterFreePayload'], ParentType, ContextType, RequireFields<MutationEnterFreeArgs, 'input'>>;
  forgetShopper?: Resolver<ResolversTypes['ForgetShopperPayload'], ParentType, ContextType>;
  holdPrize?: Resolver<ResolversTypes['HoldPrizePayload'], ParentType, ContextType, RequireFields<MutationHoldPrizeArgs, 'input'>>;
  markHowItWorksSeen?: Resolver<ResolversTypes['MarkHowItWorksSeenPayload'], ParentType, ContextType, RequireFields<MutationMarkHowItWorksSeenArgs, 'input'>>;
  markNoticeRead?: Resolver<ResolversTypes['MarkNoticeReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNoticeReadArgs, 'input'>>;
  optIn?: Resolver<ResolversTypes['OptInPayload'], ParentType, ContextType, RequireFields<MutationOptInArgs, 'input'>>;
  play?: Resolver<ResolversTypes['PlayPayload'], ParentType, ContextType, RequireFields<MutationPlayArgs, 'input'>>;
  redeemPrize?: Resolver<ResolversTypes['RedeemPrizePayload'], ParentType, ContextType, RequireFields<MutationRedeemPrizeArgs, 'input'>>;
  releasePrizeHold?: Resolver<ResolversTypes['ReleasePrizeHoldPayload'], ParentType, ContextType, RequireFields<MutationReleasePrizeHoldArgs, 'input'>>;
  saveDeliveryAddress?: Resolver<ResolversTypes['SaveDeliveryAddressPayload'], ParentType, ContextType, RequireFields<MutationSaveDeliveryAddressArgs, 'input'>>;
  setCommunicationPreferences?: Resolver<ResolversTypes['SetCommunicationPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSetCommunicationPreferencesArgs, 'input'>>;
  setStockAlert?: Resolver<ResolversTypes['SetStockAlertPayload'], ParentType, ContextType, RequireFields<MutationSetStockAlertArgs, 'input'>>;
  signInAsDemoShopper?: Resolver<ResolversTypes['VerifySignInCodePayload'], ParentType, ContextType, RequireFields<MutationSignInAsDemoShopperArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  startSignIn?: Resolver<ResolversTypes['StartSignInPayload'], ParentType, ContextType, RequireFields<MutationStartSignInArgs, 'input'>>;
  takeFreePlay?: Resolver<ResolversTypes['TakeFreePlayPayload'], ParentType, ContextType, RequireFields<MutationTakeFreePlayArgs, 'input'>>;
  verifySignInCode?: Resolver<ResolversTypes['VerifySignInCodePayload'], ParentType, ContextType, RequireFields<MutationVerifySignInCodeArgs, 'input'>>;
};

export type NavigationItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NoticeType'], ParentType, ContextType>;
};

export type OfficialRulesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OfficialRules'] = ResolversParentTypes['OfficialRules']> = {
  effectiveFromString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['RulesSection']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PageSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PageSize'], any> {
  name: 'PageSize';
}

export type PhoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Pick3RevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pick3Reveal'] = ResolversParentTypes['Pick3Reveal']> = {
  imageIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banner?: Resolver<ResolversTypes['Banner'], ParentType, ContextType>;
  demoShoppers?: Resolver<Array<ResolversTypes['DemoShopper']>, ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType, RequireFields<QueryDrawArgs, 'id'>>;
  draws?: Resolver<Array<ResolversTypes['Draw']>, ParentType, ContextType, Partial<QueryDrawsArgs>>;
  freeEntryChallenge?: Resolver<Maybe<ResolversTypes['FreeEntryChallenge']>, ParentType, ContextType, RequireFields<QueryFreeEntryChallengeArgs, 'programCode'>>;
  leftNavigation?: Resolver<Array<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  logos?: Resolver<Maybe<ResolversTypes['Logos']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  officialRules?: Resolver<Maybe<ResolversTypes['OfficialRules']>, ParentType, ContextType, RequireFields<QueryOfficialRulesArgs, 'programCode'>>;
  referenceData?: Resolver<ResolversTypes['ReferenceData'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  zipPlace?: Resolver<Maybe<ResolversTypes['ZipPlace']>, ParentType, ContextType, RequireFields<QueryZipPlaceArgs, 'zipCode'>>;
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

export interface RequestIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RequestId'], any> {
  name: 'RequestId';
}

export type RevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Reveal'] = ResolversParentTypes['Reveal']> = {
  __resolveType: TypeResolveFn<'CollectReveal' | 'Pick3Reveal' | 'ScratchReveal' | 'WheelReveal', ParentType, ContextType>;
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

export type ScratchRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScratchReveal'] = ResolversParentTypes['ScratchReveal']> = {
  imageIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCommunicationPreferencesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCommunicationPreferencesPayload'] = ResolversParentTypes['SetCommunicationPreferencesPayload']> = {
  preferences?: Resolver<Maybe<ResolversTypes['CommunicationPreferences']>, ParentType, ContextType>;
};

export type SetStockAlertPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetStockAlertPayload'] = ResolversParentTypes['SetStockAlertPayload']> = {
  prize?: Resolver<Maybe<ResolversTypes['Prize']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInHandleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInHandle'] = ResolversParentTypes['SignInHandle']> = {
  channel?: Resolver<ResolversTypes['SignInChannel'], ParentType, ContextType>;
  maskedHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type StartSignInPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartSignInPayload'] = ResolversParentTypes['StartSignInPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type UnlockedRecipeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnlockedRecipe'] = ResolversParentTypes['UnlockedRecipe']> = {
  recipe?: Resolver<ResolversTypes['Recipe'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  advice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerifySignInCodePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerifySignInCodePayload'] = ResolversParentTypes['VerifySignInCodePayload']> = {
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAuthorized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remembered?: Resolver<Maybe<ResolversTypes['RememberedShopper']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['SessionState'], ParentType, ContextType>;
  signInPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
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

export type WheelRevealResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WheelReveal'] = ResolversParentTypes['WheelReveal']> = {
  segment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WonPrizeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WonPrize'] = ResolversParentTypes['WonPrize']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  AcknowledgeWinPayload?: AcknowledgeWinPayloadResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityCount?: ActivityCountResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  ActivityItem?: ActivityItemResolvers<ContextType>;
  ActivityProgram?: ActivityProgramResolvers<ContextType>;
  ActivityState?: ActivityStateResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AlternateChoice?: AlternateChoiceResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BonusPath?: BonusPathResolvers<ContextType>;
  ChallengeProgress?: ChallengeProgressResolvers<ContextType>;
  ChooseAlternatePrizePayload?: ChooseAlternatePrizePayloadResolvers<ContextType>;
  ClaimWinPayload?: ClaimWinPayloadResolvers<ContextType>;
  CollectBoard?: CollectBoardResolvers<ContextType>;
  CollectGift?: CollectGiftResolvers<ContextType>;
  CollectReveal?: CollectRevealResolvers<ContextType>;
  CommunicationPreferences?: CommunicationPreferencesResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DemoShopper?: DemoShopperResolvers<ContextType>;
  Draw?: DrawResolvers<ContextType>;
  DrawEntries?: DrawEntriesResolvers<ContextType>;
  DrawFile?: DrawFileResolvers<ContextType>;
  DrawPlace?: DrawPlaceResolvers<ContextType>;
  DrawStep?: DrawStepResolvers<ContextType>;
  EnterFreePayload?: EnterFreePayloadResolvers<ContextType>;
  ForgetShopperPayload?: ForgetShopperPayloadResolvers<ContextType>;
  FreeEntry?: FreeEntryResolvers<ContextType>;
  FreeEntryChallenge?: FreeEntryChallengeResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameOdds?: GameOddsResolvers<ContextType>;
  GroceryReward?: GroceryRewardResolvers<ContextType>;
  GroceryRewards?: GroceryRewardsResolvers<ContextType>;
  HoldPrizePayload?: HoldPrizePayloadResolvers<ContextType>;
  HouseholdSubscription?: HouseholdSubscriptionResolvers<ContextType>;
  HowItWorksStep?: HowItWorksStepResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Logo?: LogoResolvers<ContextType>;
  Logos?: LogosResolvers<ContextType>;
  Loyalty?: LoyaltyResolvers<ContextType>;
  MarkHowItWorksSeenPayload?: MarkHowItWorksSeenPayloadResolvers<ContextType>;
  MarkNoticeReadPayload?: MarkNoticeReadPayloadResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  OfficialRules?: OfficialRulesResolvers<ContextType>;
  OptInPayload?: OptInPayloadResolvers<ContextType>;
  OptInRefusal?: OptInRefusalResolvers<ContextType>;
  OptInRequirements?: OptInRequirementsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageSize?: GraphQLScalarType;
  Phone?: PhoneResolvers<ContextType>;
  Pick3Reveal?: Pick3RevealResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  PlayAndEarn?: PlayAndEarnResolvers<ContextType>;
  PlayPayload?: PlayPayloadResolvers<ContextType>;
  PlayProof?: PlayProofResolvers<ContextType>;
  Playability?: PlayabilityResolvers<ContextType>;
  PointLabels?: PointLabelsResolvers<ContextType>;
  PointsEstimate?: PointsEstimateResolvers<ContextType>;
  Prize?: PrizeResolvers<ContextType>;
  PrizeHold?: PrizeHoldResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramLinks?: ProgramLinksResolvers<ContextType>;
  ProgramPoints?: ProgramPointsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Recipe?: RecipeResolvers<ContextType>;
  RecipeIngredient?: RecipeIngredientResolvers<ContextType>;
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
  RequestId?: GraphQLScalarType;
  Reveal?: RevealResolvers<ContextType>;
  RewardsHistory?: RewardsHistoryResolvers<ContextType>;
  RewardsTransaction?: RewardsTransactionResolvers<ContextType>;
  RulesBlock?: RulesBlockResolvers<ContextType>;
  RulesSection?: RulesSectionResolvers<ContextType>;
  SaveDeliveryAddressPayload?: SaveDeliveryAddressPayloadResolvers<ContextType>;
  ScratchReveal?: ScratchRevealResolvers<ContextType>;
  SetCommunicationPreferencesPayload?: SetCommunicationPreferencesPayloadResolvers<ContextType>;
  SetStockAlertPayload?: SetStockAlertPayloadResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignInHandle?: SignInHandleResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  StartSignInPayload?: StartSignInPayloadResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  SweepstakesEntry?: SweepstakesEntryResolvers<ContextType>;
  SweepstakesWin?: SweepstakesWinResolvers<ContextType>;
  TakeFreePlayPayload?: TakeFreePlayPayloadResolvers<ContextType>;
  TimePeriod?: TimePeriodResolvers<ContextType>;
  TopicPreference?: TopicPreferenceResolvers<ContextType>;
  UnlockedRecipe?: UnlockedRecipeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifySignInCodePayload?: VerifySignInCodePayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WaitingEntries?: WaitingEntriesResolvers<ContextType>;
  WalletChoice?: WalletChoiceResolvers<ContextType>;
  WalletConnection?: WalletConnectionResolvers<ContextType>;
  WalletCount?: WalletCountResolvers<ContextType>;
  WalletEdge?: WalletEdgeResolvers<ContextType>;
  WalletItem?: WalletItemResolvers<ContextType>;
  WalletProgram?: WalletProgramResolvers<ContextType>;
  WheelReveal?: WheelRevealResolvers<ContextType>;
  WonPrize?: WonPrizeResolvers<ContextType>;
  ZipPlace?: ZipPlaceResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
};
