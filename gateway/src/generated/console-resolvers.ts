import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ConsoleContext } from '../console/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  /** How many items of a list to return: 1 to 100. */
  PageSize: { input: number; output: number; }
  /** Id of a request, chosen by the client: 8 to 64 letters, digits, underscores, periods, colons, and hyphens. */
  RequestId: { input: string; output: string; }
};

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
  email: Scalars['String']['input'];
  /** As they are called. */
  fullName: Scalars['String']['input'];
  /** The same id is the same request, sent again. */
  requestId: Scalars['RequestId']['input'];
  /** What they are; at least one. */
  roles: Array<Role>;
  /** The store, for store staff only. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
};

/** One thing that an act changed. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** As it is since, as text; null if it is gone. */
  after?: Maybe<Scalars['String']['output']>;
  /** As it was, as text; null if it wasn't there. */
  before?: Maybe<Scalars['String']['output']>;
  /** Its name, such as `roles`. */
  name: Scalars['String']['output'];
};

/** One fact of an act. */
export type AuditDetail = {
  __typename?: 'AuditDetail';
  /** Its name, such as `reason`. */
  name: Scalars['String']['output'];
  /** As text. */
  value: Scalars['String']['output'];
};

/** Which lines; what is left out doesn't matter. */
export type AuditFilter = {
  /** What was done, such as `person change`. */
  command?: InputMaybe<Scalars['String']['input']>;
  /** Not earlier than this. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who it was, as the audit log calls them. */
  operator?: InputMaybe<Scalars['String']['input']>;
  /** Earlier than this. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One act of an operator; never changed. */
export type AuditLine = {
  __typename?: 'AuditLine';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** What differs between before and after, by name. */
  changes: Array<AuditChange>;
  /** What was done. */
  command: Scalars['String']['output'];
  /** Whatever else belongs to it, by name. */
  details: Array<AuditDetail>;
  /** Its number. */
  id: Scalars['ID']['output'];
  /** Who it was. */
  operator: Scalars['String']['output'];
  /** DONE, BEGUN, FAILED, or the code of a refusal. */
  outcome: Scalars['String']['output'];
  /** To what. */
  subject: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditLineConnection = {
  __typename?: 'AuditLineConnection';
  /** The lines. */
  nodes: Array<AuditLine>;
  /** Is there more? */
  pageInfo: PageInfo;
};

/** What filters can name, in alphabetical order. */
export type AuditVocabulary = {
  __typename?: 'AuditVocabulary';
  /** Every kind of act in the log. */
  commands: Array<Scalars['String']['output']>;
  /** Everybody in the log. */
  operators: Array<Scalars['String']['output']>;
};

/** What a person becomes. */
export type ChangePersonInput = {
  /** As they are called. */
  fullName: Scalars['String']['input'];
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** May they sign in? Who may not is signed out everywhere. */
  isActive: Scalars['Boolean']['input'];
  /** The same id is the same request, sent again. */
  requestId: Scalars['RequestId']['input'];
  /** What they are; at least one. */
  roles: Array<Role>;
  /** The store, for store staff only. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** A day beside the same day of the week before, by the hour of each store, up to now. Canceled orders don't count. */
export type DayFigures = {
  __typename?: 'DayFigures';
  /** When it was counted. */
  at: Scalars['DateTime']['output'];
  /** Today. */
  today: DayTotals;
  /** A week ago, the whole day. */
  weekAgo: DayTotals;
};

/** A day, and its 24 hours. */
export type DayTotals = {
  __typename?: 'DayTotals';
  /** Orders by the hour, from 0 to 23. */
  hours: Array<HourTotals>;
  /** Orders placed. */
  orders: Scalars['Int']['output'];
  /** What they come to, in dollars. */
  sales: Scalars['Decimal']['output'];
};

/** An hour of a day. */
export type HourTotals = {
  __typename?: 'HourTotals';
  /** 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Orders placed. */
  orders: Scalars['Int']['output'];
  /** What they come to, in dollars. */
  sales: Scalars['Decimal']['output'];
};

/** Changes. Each is written to the audit log, with what it changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Lets somebody sign in to the console. */
  addPerson: PersonPayload;
  /** Changes a person, if nobody else has since `version`; else `person` is what they have become. */
  changePerson: PersonPayload;
  /** Ends the session of this browser, or those of all browsers. */
  signOut: SignOutPayload;
  /** Mails a one-time code to a person of the console. The answer is the same for an address of nobody. */
  startSignIn: StartSignInPayload;
  /** The right code signs in, once; the session's cookie comes with the answer. */
  verifySignInCode: VerifySignInCodePayload;
};


/** Changes. Each is written to the audit log, with what it changed. */
export type MutationAddPersonArgs = {
  input: AddPersonInput;
};


/** Changes. Each is written to the audit log, with what it changed. */
export type MutationChangePersonArgs = {
  input: ChangePersonInput;
};


/** Changes. Each is written to the audit log, with what it changed. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** Changes. Each is written to the audit log, with what it changed. */
export type MutationStartSignInArgs = {
  input: StartSignInInput;
};


/** Changes. Each is written to the audit log, with what it changed. */
export type MutationVerifySignInCodeArgs = {
  input: VerifySignInCodeInput;
};

/** Who is signed in. */
export type Operator = {
  __typename?: 'Operator';
  /** What their roles let them do. */
  acts: Array<Act>;
  /** Where their codes go. */
  email: Scalars['String']['output'];
  /** As they are called. */
  fullName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** As the audit log calls them. */
  name: Scalars['String']['output'];
  /** What they are. */
  roles: Array<Role>;
  /** The store whose staff they belong to. */
  storeId?: Maybe<Scalars['ID']['output']>;
};

/** Is there more of a list? */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the page's last item, for `after`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Is there a next page? */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Somebody who works with the console. */
export type Person = {
  __typename?: 'Person';
  /** When they were added. */
  createdAt: Scalars['DateTime']['output'];
  /** Where their codes go. */
  email: Scalars['String']['output'];
  /** As they are called. */
  fullName: Scalars['String']['output'];
  /** Id of the person. */
  id: Scalars['ID']['output'];
  /** May they sign in? */
  isActive: Scalars['Boolean']['output'];
  /** As the audit log calls them. */
  name: Scalars['String']['output'];
  /** What they are. */
  roles: Array<Role>;
  /** The store whose staff they belong to. */
  storeId?: Maybe<Scalars['ID']['output']>;
  /** Counts their changes. */
  version: Scalars['Int']['output'];
};

/** The person as they are now, or why nothing was changed. */
export type PersonPayload = {
  __typename?: 'PersonPayload';
  /** The person as they are now. */
  person?: Maybe<Person>;
  /**
   * Codes: EDITED_MEANWHILE, SECOND_PERSON_REQUIRED, EMAIL_TAKEN, EMAIL_INVALID, NAME_REQUIRED, ROLE_REQUIRED, STORE_REQUIRED,
   * STORE_NOT_USED, STORE_UNKNOWN, PERSON_NOT_FOUND, TOO_LONG.
   */
  userErrors: Array<UserError>;
};

/** Queries. */
export type Query = {
  __typename?: 'Query';
  /** Who did what, newest first, from the command line and the console. */
  auditLog?: Maybe<AuditLineConnection>;
  /** Whom and what the audit log can be filtered by. */
  auditVocabulary?: Maybe<AuditVocabulary>;
  /** Orders placed today, and on the same day of the week before. */
  dayFigures?: Maybe<DayFigures>;
  /** Who is signed in; null if nobody is. */
  me?: Maybe<Operator>;
  /** Everybody who works with the console, by name, also who was deactivated. */
  people?: Maybe<Array<Person>>;
  /** One of them; null if there is no such person. */
  person?: Maybe<Person>;
  /** What needs someone in the stores now; of their own store for store staff. */
  workNow?: Maybe<WorkNow>;
};


/** Queries. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first: Scalars['PageSize']['input'];
};


/** Queries. */
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
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

/** A code on its way. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** How many digits it has. */
  codeLength: Scalars['Int']['output'];
  /** Until when it works. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the challenge, for `verifySignInCode`. */
  id: Scalars['ID']['output'];
  /** Where the code went, with most of it hidden. */
  maskedEmail: Scalars['String']['output'];
  /** From when on another may be asked for. */
  resendAfter: Scalars['DateTime']['output'];
};

/** Which sessions to end. */
export type SignOutInput = {
  /** Those of all browsers, not of this one alone. */
  everywhere: Scalars['Boolean']['input'];
};

/** Signed out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always true: who had no session anymore is signed out, too. */
  isSignedOut: Scalars['Boolean']['output'];
};

/** Whose code to mail. */
export type StartSignInInput = {
  /** Email address. */
  email: Scalars['String']['input'];
};

/** The code that is on its way, or why none is. */
export type StartSignInPayload = {
  __typename?: 'StartSignInPayload';
  /** The code on its way. */
  challenge?: Maybe<SignInChallenge>;
  /** Codes: EMAIL_INVALID, RATE_LIMITED. */
  userErrors: Array<UserError>;
};

/** What an operator asked for and couldn't be done. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable code, such as EDITED_MEANWHILE. */
  code: Scalars['String']['output'];
  /** The input field in question. */
  field?: Maybe<Scalars['String']['output']>;
  /** The full text for the operator. */
  message: Scalars['String']['output'];
};

/** The code that came by mail. */
export type VerifySignInCodeInput = {
  /** Id of the challenge. */
  challengeId: Scalars['ID']['input'];
  /** Its six digits. */
  code: Scalars['String']['input'];
};

/** Who is signed in now, or why nobody is. */
export type VerifySignInCodePayload = {
  __typename?: 'VerifySignInCodePayload';
  /** Who is signed in now. */
  me?: Maybe<Operator>;
  /** Codes: CODE_WRONG, CODE_EXPIRED, CODE_LOCKED. */
  userErrors: Array<UserError>;
};

/** An order or a time. */
export type WorkItem = {
  __typename?: 'WorkItem';
  /** When it is, or since when. */
  at: Scalars['DateTime']['output'];
  /** Of a time: places in all. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Number of the order; null for a time. */
  orderNumber?: Maybe<Scalars['ID']['output']>;
  /** Its store. */
  storeId: Scalars['ID']['output'];
  /** Name of the store, where it is known. */
  storeName?: Maybe<Scalars['String']['output']>;
  /** Of a time: places taken. */
  taken?: Maybe<Scalars['Int']['output']>;
  /** Time zone of the store, where it is known. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** What needs someone now. */
export type WorkNow = {
  __typename?: 'WorkNow';
  /** Orders whose window begins within an hour and that nobody picks. */
  lateToPick: WorkPart;
  /** Times of the next 24 hours with four of five places taken. */
  slotsNearlyFull: WorkPart;
  /** Orders with something packed instead, and no answer from the shopper. */
  swapsUnanswered: WorkPart;
  /** Shoppers who are there and wait. */
  waiting: WorkPart;
};

/** How many there are, and the first five. */
export type WorkPart = {
  __typename?: 'WorkPart';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The first five. */
  first: Array<WorkItem>;
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
  Act: Act;
  AddPersonInput: AddPersonInput;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditFilter: AuditFilter;
  AuditLine: ResolverTypeWrapper<AuditLine>;
  AuditLineConnection: ResolverTypeWrapper<AuditLineConnection>;
  AuditVocabulary: ResolverTypeWrapper<AuditVocabulary>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangePersonInput: ChangePersonInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  DayTotals: ResolverTypeWrapper<DayTotals>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  HourTotals: ResolverTypeWrapper<HourTotals>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Operator: ResolverTypeWrapper<Operator>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSize: ResolverTypeWrapper<Scalars['PageSize']['output']>;
  Person: ResolverTypeWrapper<Person>;
  PersonPayload: ResolverTypeWrapper<PersonPayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestId: ResolverTypeWrapper<Scalars['RequestId']['output']>;
  Role: Role;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  StartSignInInput: StartSignInInput;
  StartSignInPayload: ResolverTypeWrapper<StartSignInPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserError: ResolverTypeWrapper<UserError>;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: ResolverTypeWrapper<VerifySignInCodePayload>;
  WorkItem: ResolverTypeWrapper<WorkItem>;
  WorkNow: ResolverTypeWrapper<WorkNow>;
  WorkPart: ResolverTypeWrapper<WorkPart>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPersonInput: AddPersonInput;
  AuditChange: AuditChange;
  AuditDetail: AuditDetail;
  AuditFilter: AuditFilter;
  AuditLine: AuditLine;
  AuditLineConnection: AuditLineConnection;
  AuditVocabulary: AuditVocabulary;
  Boolean: Scalars['Boolean']['output'];
  ChangePersonInput: ChangePersonInput;
  DateTime: Scalars['DateTime']['output'];
  DayFigures: DayFigures;
  DayTotals: DayTotals;
  Decimal: Scalars['Decimal']['output'];
  HourTotals: HourTotals;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Operator: Operator;
  PageInfo: PageInfo;
  PageSize: Scalars['PageSize']['output'];
  Person: Person;
  PersonPayload: PersonPayload;
  Query: Record<PropertyKey, never>;
  RequestId: Scalars['RequestId']['output'];
  SignInChallenge: SignInChallenge;
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutPayload;
  StartSignInInput: StartSignInInput;
  StartSignInPayload: StartSignInPayload;
  String: Scalars['String']['output'];
  UserError: UserError;
  VerifySignInCodeInput: VerifySignInCodeInput;
  VerifySignInCodePayload: VerifySignInCodePayload;
  WorkItem: WorkItem;
  WorkNow: WorkNow;
  WorkPart: WorkPart;
};

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = ConsoleContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = ConsoleContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuditChangeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLineResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditLine'] = ResolversParentTypes['AuditLine']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  command?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLineConnectionResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditLineConnection'] = ResolversParentTypes['AuditLineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditVocabularyResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['AuditVocabulary'] = ResolversParentTypes['AuditVocabulary']> = {
  commands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  operators?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFiguresResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['DayTotals'], ParentType, ContextType>;
  weekAgo?: Resolver<ResolversTypes['DayTotals'], ParentType, ContextType>;
};

export type DayTotalsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['DayTotals'] = ResolversParentTypes['DayTotals']> = {
  hours?: Resolver<Array<ResolversTypes['HourTotals']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type HourTotalsResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['HourTotals'] = ResolversParentTypes['HourTotals']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationAddPersonArgs, 'input'>>;
  changePerson?: Resolver<ResolversTypes['PersonPayload'], ParentType, ContextType, RequireFields<MutationChangePersonArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  startSignIn?: Resolver<ResolversTypes['StartSignInPayload'], ParentType, ContextType, RequireFields<MutationStartSignInArgs, 'input'>>;
  verifySignInCode?: Resolver<ResolversTypes['VerifySignInCodePayload'], ParentType, ContextType, RequireFields<MutationVerifySignInCodeArgs, 'input'>>;
};

export type OperatorResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  acts?: Resolver<Array<ResolversTypes['Act']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  storeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PageSizeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PageSize'], any> {
  name: 'PageSize';
}

export type PersonResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  storeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['PersonPayload'] = ResolversParentTypes['PersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditLineConnection']>, ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  auditVocabulary?: Resolver<Maybe<ResolversTypes['AuditVocabulary']>, ParentType, ContextType>;
  dayFigures?: Resolver<Maybe<ResolversTypes['DayFigures']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['Person']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  workNow?: Resolver<Maybe<ResolversTypes['WorkNow']>, ParentType, ContextType>;
};

export interface RequestIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RequestId'], any> {
  name: 'RequestId';
}

export type SignInChallengeResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartSignInPayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['StartSignInPayload'] = ResolversParentTypes['StartSignInPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifySignInCodePayloadResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['VerifySignInCodePayload'] = ResolversParentTypes['VerifySignInCodePayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Operator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WorkItemResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WorkItem'] = ResolversParentTypes['WorkItem']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  storeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taken?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkNowResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WorkNow'] = ResolversParentTypes['WorkNow']> = {
  lateToPick?: Resolver<ResolversTypes['WorkPart'], ParentType, ContextType>;
  slotsNearlyFull?: Resolver<ResolversTypes['WorkPart'], ParentType, ContextType>;
  swapsUnanswered?: Resolver<ResolversTypes['WorkPart'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WorkPart'], ParentType, ContextType>;
};

export type WorkPartResolvers<ContextType = ConsoleContext, ParentType extends ResolversParentTypes['WorkPart'] = ResolversParentTypes['WorkPart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Array<ResolversTypes['WorkItem']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = ConsoleContext> = {
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditLine?: AuditLineResolvers<ContextType>;
  AuditLineConnection?: AuditLineConnectionResolvers<ContextType>;
  AuditVocabulary?: AuditVocabularyResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  DayTotals?: DayTotalsResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  HourTotals?: HourTotalsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageSize?: GraphQLScalarType;
  Person?: PersonResolvers<ContextType>;
  PersonPayload?: PersonPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RequestId?: GraphQLScalarType;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  StartSignInPayload?: StartSignInPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  VerifySignInCodePayload?: VerifySignInCodePayloadResolvers<ContextType>;
  WorkItem?: WorkItemResolvers<ContextType>;
  WorkNow?: WorkNowResolvers<ContextType>;
  WorkPart?: WorkPartResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ConsoleContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};
