/** What of the activity to look at. Each item is in ALL and in one other. */
export type ActivityFilter =
  /** Everything. */
  | 'ALL'
  /** Points from orders, welcome plays and corrections. */
  | 'EARNED'
  /** Sweepstakes entries. */
  | 'ENTRIES'
  /** Plays. */
  | 'PLAYED'
  /** Prizes redeemed. */
  | 'REDEEMED'
  /** Grocery rewards. */
  | 'REWARDS'
  /** Prizes won. */
  | 'WON';

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

/** State of the session (G-62). */
export type SessionState =
  /** A token that has not ended. */
  | 'ACTIVE'
  /** There was a session; it has ended and could not be renewed. */
  | 'EXPIRED'
  /** No session. */
  | 'NONE';

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
