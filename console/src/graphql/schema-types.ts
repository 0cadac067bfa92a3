/** What somebody may do; the console shows what is among theirs. */
export type Act =
  /** Reading who one is, and signing out. */
  | 'BE_SIGNED_IN'
  /** Adding people, and changing what they may do. */
  | 'CHANGE_PEOPLE'
  /** Who did what. */
  | 'SEE_AUDIT_LOG'
  /** Sales and orders by the day. */
  | 'SEE_FIGURES'
  /** Who works with the console. */
  | 'SEE_PEOPLE'
  /** Orders and times that need someone now. */
  | 'SEE_WORK';

/** Somebody to be let in. */
export type AddPersonInput = {
  /** Where their codes go. */
  email: string;
  /** As they are called. */
  fullName: string;
  /** The same id is the same request, sent again. */
  requestId: string;
  /** What they are; at least one. */
  roles: Array<Role>;
  /** The store, for store staff only. */
  storeId?: string | null | undefined;
};

/** Which lines; what is left out doesn't matter. */
export type AuditFilter = {
  /** What was done, such as `person change`. */
  command?: string | null | undefined;
  /** Not earlier than this. */
  from?: string | null | undefined;
  /** Who it was, as the audit log calls them. */
  operator?: string | null | undefined;
  /** Earlier than this. */
  to?: string | null | undefined;
};

/** What a person becomes. */
export type ChangePersonInput = {
  /** As they are called. */
  fullName: string;
  /** Id of the person. */
  id: string;
  /** May they sign in? Who may not is signed out everywhere. */
  isActive: boolean;
  /** The same id is the same request, sent again. */
  requestId: string;
  /** What they are; at least one. */
  roles: Array<Role>;
  /** The store, for store staff only. */
  storeId?: string | null | undefined;
  /** The version that the change was made from. */
  version: number;
};

/** What a person may be. */
export type Role =
  /** Approves where two people are needed. */
  | 'APPROVER'
  /** Reads everything, changes nothing. */
  | 'AUDITOR'
  /** Games, prizes, and draws. */
  | 'GAMES'
  /** Content, coupons, and the weekly ad. */
  | 'MARKETING'
  /** Products, prices, and stock. */
  | 'MERCHANDISER'
  /** Decides who may do what. */
  | 'OWNER'
  /** Picks and hands over in one store. */
  | 'STORE_STAFF'
  /** Helps shoppers. */
  | 'SUPPORT';

/** Which sessions to end. */
export type SignOutInput = {
  /** Those of all browsers, not of this one alone. */
  everywhere?: boolean;
};

/** Whose code to mail. */
export type StartSignInInput = {
  /** Email address. */
  email: string;
};

/** The code that came by mail. */
export type VerifySignInCodeInput = {
  /** Id of the challenge. */
  challengeId: string;
  /** Its six digits. */
  code: string;
};
