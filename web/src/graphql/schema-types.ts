/** Input of `acknowledgeWin`. */
export type AcknowledgeWinInput = {
  /** Prize id. */
  prizeId: string;
  /** Program code. */
  programCode: string;
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

/** Input of `chooseAlternatePrize`: of an open redemption, or at once of a win. */
export type ChooseAlternatePrizeInput = {
  /** Prize id of the choice. */
  choiceId: string;
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: string;
  /** Prize id of the ALTERNATE_PRIZES prize. */
  prizeId: string;
  /** Redemption whose choice is open. */
  redemptionId?: string | null | undefined;
  /** Win of the prize, when it has not been redeemed yet. */
  winId?: string | null | undefined;
};

/** Input of `claimWin`. */
export type ClaimWinInput = {
  /** Prize id. */
  prizeId: string;
  /** Program code. */
  programCode: string;
};

/** One switch and where it should stand. */
export type CommunicationChange = {
  /** How the message travels. */
  channel: CommunicationChannel;
  /** On or off. */
  enabled: boolean;
  /** Topic. */
  topic: CommunicationTopic;
};

/** How a message travels. */
export type CommunicationChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message. */
  | 'TEXT';

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

/** C customer or E employee (G-51, N-5). */
export type CustomerType =
  /** C. */
  | 'CUSTOMER'
  /** E: an employee; may shop and clip, can't enter sweepstakes. */
  | 'EMPLOYEE';

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
  address: string;
  /** Apartment, suite or floor. */
  address2?: string | null | undefined;
  /** City. */
  city: string;
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: string;
  /** Date of birth. */
  dateOfBirth: string;
  /** Where a winner is written to. */
  email: string;
  /** First and last name. */
  name: string;
  /** Program code. */
  programCode: string;
  /** JSON of {challenge, solution}: the challenge of `freeEntryChallenge` and what altcha-lib made of it. */
  proofOfWork: string;
  /** Two-letter state code. */
  state: string;
  /** ZIP, five digits or ZIP+4. */
  zipCode: string;
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

/** State of a game (G-57..G-59). */
export type GameStatus =
  /** 2: past the program's end; overrides the others. */
  | 'GAME_OVER'
  /** 1: the shopper has opted in. */
  | 'IN_PROGRESS'
  /** 0: the shopper has not opted in. */
  | 'NOT_STARTED';

/** Input of `holdPrize`. */
export type HoldPrizeInput = {
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: string;
  /** Prize id. */
  prizeId: string;
};

/** Pictures of the how-it-works steps. */
export type HowItWorksImage =
  /** Playing. */
  | 'PLAY'
  /** Shopping. */
  | 'SHOP'
  /** Winning. */
  | 'WIN';

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

/** Input of `optIn`. */
export type OptInInput = {
  /** Has the shopper accepted them? */
  acceptedRules: boolean;
  /** Chosen by the client: the same request answers the same again (T-34). */
  clientRequestId: string;
  /** Date of birth, when it was asked. */
  dateOfBirth?: string | null | undefined;
  /** May we write about new games? */
  marketingConsent?: boolean;
  /** Program code. */
  programCode: string;
  /** Two-letter state of residence, when it was asked. */
  residencyState?: string | null | undefined;
  /** Version of the rules that was read (T-35). */
  rulesVersion: number;
};

/** Has the household opted in? */
export type OptInStatus =
  /** No. */
  | 'NOT_OPTED_IN'
  /** Yes. */
  | 'OPTED_IN';

/** Input of `play`. */
export type PlayInput = {
  /** Seed of the browser, which the server can't choose. */
  clientSeed: string;
  /** PICK3: the three jars, 0 to 8. They do not change the odds. */
  picks?: Array<number> | null | undefined;
  /** Chosen by the client, one for each play (I-8). */
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

/** Input of `redeemPrize`. */
export type RedeemPrizeInput = {
  /** Chosen by the client: the same request answers the same again. */
  clientRequestId: string;
  /** Points that the shopper was shown for all of them; 0 for a win. Another cost now is PRICE_CHANGED, and nothing is taken. */
  expectedCost: number;
  /** Prize id. */
  prizeId: string;
  /** How many at once: more than 1 for SWEEPSTAKES only. */
  quantity?: number;
  /** A win of this prize, which costs nothing; left out: it is paid with points. */
  winId?: string | null | undefined;
};

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

/** Input of `releasePrizeHold`. */
export type ReleasePrizeHoldInput = {
  /** Prize id. */
  prizeId: string;
};

/** What a prize does to the ledger (G-44). */
export type RewardKind =
  /** Turns points into grocery rewards. */
  | 'BURN'
  /** Brings something for nothing more: a coupon, a month, a code. */
  | 'EARN'
  /** Brings entries in a draw. */
  | 'SWEEPSTAKES';

/** Input of `saveDeliveryAddress`; the rules of its fields are those of N-7. */
export type SaveDeliveryAddressInput = {
  /** Street and number, 1 to 60 characters. */
  address: string;
  /** Apartment, suite or floor, at most 40. */
  address2?: string | null | undefined;
  /** City, 1 to 40. */
  city: string;
  /** Chosen by the client: the same request answers the same again (I-8). */
  clientRequestId: string;
  /** First name, 1 to 50 letters, spaces, hyphens and apostrophes. */
  firstName: string;
  /** The address to change; left out to add one. */
  id?: string | null | undefined;
  /** Last name, likewise. */
  lastName: string;
  /** Two-letter state code; the ZIP code must lie in it. */
  state: string;
  /** Version of the address that was changed. */
  version?: number | null | undefined;
  /** ZIP, five digits or ZIP+4. */
  zipCode: string;
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
  clientRequestId: string;
};

/** Input of `setStockAlert`. */
export type SetStockAlertInput = {
  /** Is the household to be told? */
  isOn: boolean;
  /** Prize id. */
  prizeId: string;
};

/** How a one-time code travels. */
export type SignInChannel =
  /** E-mail. */
  | 'EMAIL'
  /** Text message to a mobile number. */
  | 'SMS';

/** What the code is for. */
export type SignInPurpose =
  /** Opening a session. */
  | 'SIGN_IN'
  /** Confirming a sensitive action more than 45 minutes after signing in (N-3). */
  | 'STEP_UP';

/** Input of `signOut`. */
export type SignOutInput = {
  /** End every session of the shopper, not only this one? */
  everywhere?: boolean;
};

/** Input of `startSignIn`. */
export type StartSignInInput = {
  /** How the code travels. */
  channel: SignInChannel;
  /** E-mail address or US mobile number. Left out on re-sign-in and step-up: the code goes to the remembered shopper. */
  handle?: string | null | undefined;
  /** What the code is for. */
  purpose?: SignInPurpose;
};

/** Input of `takeFreePlay`. */
export type TakeFreePlayInput = {
  /** Chosen by the client: the same id is the same request. */
  clientRequestId: string;
  /** Program code. */
  programCode: string;
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
  challengeId: string;
  /** The digits. */
  code: string;
  /** Remember this shopper in this browser? */
  rememberMe?: boolean;
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
