import type {
  CannotPlayReason,
  RedeemedCode,
  RedeemedFreshPass,
  RedeemedOffer,
  RedeemedReward,
  SweepstakesEntry,
  UnlockedRecipe,
} from './generated/resolvers.ts';
import type {
  CommunicationPreferences,
  CustomerProfile,
  Draw,
  DrawWin,
  Inbox,
  MyEntries,
  OfficialRules,
  Play,
  Prize,
  Program,
  Redemption,
  RedemptionResult,
  RememberedShopper,
  UserInfo,
} from './generated/rest.ts';
import type { ShoppersGame } from './rules/shoppers-game.ts';

/** The signed-in shopper as resolvers may see them: everything but the token. */
export type Shopper = Omit<UserInfo, 'token'>;

export type MeModel = Shopper;

/** What stands on the Play & Earn page; its parts are fetched field by field, so that each fails alone. */
export interface PlayAndEarnModel {
  shopper: Shopper;
}

/** A program of the shopper's store with how it is played. */
export interface ProgramModel {
  program: Program;
  shopper: Shopper;
  /** null when the games configuration has none, or can't be loaded. */
  game: ShoppersGame | null;
  /** Why the games configuration could not be loaded; null when it was. */
  gameError: unknown;
  /** Default of the games configuration (G-71). */
  defaultMinimumAge: number;
}

/** A play with what its words and its picture are worked out from. */
export interface PlayModel {
  play: Play;
  timeZone: string;
  game: ShoppersGame | null;
}

/** A prize as the shopper's household sees it. */
export interface PrizeModel {
  prize: Prize;
  shopper: Shopper;
  /** Of the store; every date of the prize is told in it. */
  timeZone: string;
}

/** A redemption of the shopper's household. */
export interface RedemptionModel {
  redemption: Redemption;
  shopper: Shopper;
  timeZone: string;
}

/** A choice of prizes, open or made. */
export interface AlternateChoiceModel {
  prizeType: 'ALTERNATE_PRIZES';
  choice: Extract<RedemptionResult, { prizeType: 'ALTERNATE_PRIZES' }>;
  shopper: Shopper;
  timeZone: string;
}

/** What a redemption brought, in words and dates. */
export type RedemptionResultModel =
  | ({ prizeType: 'B4U_OFFER' } & RedeemedOffer)
  | ({ prizeType: 'REWARD' } & RedeemedReward)
  | ({ prizeType: 'FRESH_PASS' } & RedeemedFreshPass)
  | ({ prizeType: 'VENDOR' } & RedeemedCode)
  | ({ prizeType: 'RECIPE' } & UnlockedRecipe)
  | ({ prizeType: 'SWEEPSTAKES' } & SweepstakesEntry)
  | AlternateChoiceModel;

/** What a play's picture shows, by kind of game. */
export type RevealModel =
  | { kind: 'WHEEL'; segment: number }
  | { kind: 'SCRATCH'; imageIds: string[]; matches: number[] }
  | { kind: 'PICK3'; imageIds: string[] }
  | { kind: 'COLLECT'; stampsBefore: number; stampsAfter: number };

/** May the shopper play? What only the games service knows is asked for field by field. */
export interface PlayabilityModel {
  programCode: string;
  canPlay: boolean;
  canTakeFreePlay: boolean;
  reason: CannotPlayReason | null;
  reasonText: string | null;
  nextPlayAt: string | null;
  pointsToNextPlay: number;
}

/** NONE: no session; EXPIRED: there was one, and it could not be renewed (G-62, S-109). */
export type SessionState = 'NONE' | 'ACTIVE' | 'EXPIRED' | 'UNAVAILABLE';

/** Who is asking, after the one silent renewal. */
export interface ViewerModel {
  session: SessionState;
  /** User info of the session, also of one that has ended. */
  shopper: Shopper | null;
  /** R or C with an active session (G-68). */
  isAuthorized: boolean;
  /** Path to sign in at (G-65..G-67). */
  signInPath: string;
}

export type RememberedShopperModel = RememberedShopper;

export type CustomerProfileModel = CustomerProfile;

export type AddressModel = NonNullable<CustomerProfile['addresses']>[number];

/** The switches, and where what they switch travels to. */
export interface CommunicationPreferencesModel {
  rows: CommunicationPreferences;
  profile: CustomerProfile;
}

/** A ZIP code's place; which store delivers there is worked out when it is asked for. */
export interface ZipPlaceModel {
  zipCode: string;
  city: string;
  state: string;
}

/** The lists are worked out field by field. */
export type ReferenceDataModel = object;
/** A draw; what belongs to the signed-in household is asked for field by field. */
export type DrawModel = Draw;

export type OfficialRulesModel = OfficialRules;
export type RulesSectionModel = OfficialRules['sections'][number];

export type DrawEntriesModel = MyEntries;

export type SweepstakesWinModel = DrawWin;

/** Notices with the zone in which their days are told. */
export interface InboxModel {
  inbox: Inbox;
  timeZone: string;
}
