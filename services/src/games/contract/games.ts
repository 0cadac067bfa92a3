import Type, { type Static } from 'typebox';
import { ProgramCode } from '../../draws/index.ts';
import { UserType } from '../../identity/index.ts';
import { gameConfigModels } from './game-config.ts';
import { activityModels, activityRoutes } from './activity.ts';
import { pointsModels, pointsRoutes } from './points.ts';
import {
  codeList,
  IdempotencyHeaders,
  Instant,
  literals,
  LocalDate,
  maxInteger,
  Nullable,
  refusals,
} from '../../platform/http/contract.ts';
import { knownRefusals } from '../rules/opt-in.ts';
import { cannotRedeemReasons, leastShareToHold } from '../rules/redeem.ts';
import { prizeTypes } from '../rules/prize-types.ts';
import { redemptionModels, redemptionRoutes } from './redemption.ts';
import { walletModels, walletRoutes } from './wallet.ts';

const StoreId = Type.String({ minLength: 1, maxLength: 16 });

export const StandIn = Type.Object(
  {
    prizeId: Type.String({ description: "The prize this shopper can't win." }),
    reason: literals(['AGE_NOT_MET', 'EMPLOYEE_EXCLUDED']),
    name: Type.String({ description: 'What a play awards instead, at the same odds.' }),
    imageId: Type.String(),
  },
  { $id: 'StandIn' },
);
export const Program = Type.Object(
  {
    code: Type.String(),
    type: literals(['DIVISION', 'EPISODIC']),
    optInStatus: literals(['OPTED_IN', 'NOT_OPTED_IN']),
    startDate: Instant,
    endDate: Instant,
    postProgLiveDate: Instant,
    timeZone: Type.String({ description: 'IANA time zone of the requested store (X-9).' }),
    howItWorks: Type.Boolean({ description: 'Has this household seen how the game works?' }),
    uiAttributes: Type.Object({
      FAQURL: Type.Optional(Type.String()),
      RULESURL: Type.Optional(Type.String()),
      GAMEURL: Type.Optional(Type.String()),
      tokenLabelSingular: Type.Optional(Type.String()),
      tokenLabelPlural: Type.Optional(Type.String()),
      minAge: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    rulesVersion: Type.Integer(),
    optInRefusal: Type.Optional(
      Type.Union([literals(knownRefusals), Type.Null()], {
        description:
          'What already rules out an opt-in for this shopper, whatever they answer (N-5); null or omitted when nothing is known.',
      }),
    ),
    standIns: Type.Optional(
      Type.Array(Type.Ref('StandIn'), {
        description:
          "Prizes this shopper can't win because of age or as an associate, and what they get instead (N-5, T-30); none if omitted.",
      }),
    ),
  },
  { $id: 'Program', description: 'G-37, G-38.' },
);
export const SweepstakesWinner = Type.Object(
  { displayed: Type.Boolean(), prizeId: Type.String(), programCode: Type.String() },
  { $id: 'SweepstakesWinner', description: 'G-41.' },
);
export const Programs = Type.Object(
  {
    userOptedInPrograms: Type.Array(Type.Ref('Program')),
    storePrograms: Type.Array(Type.Ref('Program')),
    sweepstakesWinners: Type.Array(Type.Ref('SweepstakesWinner')),
    optInEnhancementsEnabled: Type.Boolean(),
  },
  {
    $id: 'Programs',
    description:
      "G-40: storePrograms are the store's programs that the household has not opted in to; a program appears in only one list.",
  },
);
/** Why a household can't play now (N-22). */
const cannotPlayReasons = [
  'NOT_OPTED_IN',
  'PROGRAM_NOT_STARTED',
  'PROGRAM_ENDED',
  'INSUFFICIENT_POINTS',
  'DAILY_LIMIT',
  'TOTAL_LIMIT',
  'NEGATIVE_BALANCE',
] as const;
export const ProgramPoints = Type.Object(
  {
    programCode: Type.String(),
    totalGamePoints: Type.Integer({ description: 'Posted and available.' }),
    pendingGamePoints: Type.Integer({ description: 'Estimated: pending from orders.' }),
    expiredGamePoints: Type.Integer({ description: 'Ended with the program (N-12).' }),
    pendingOrderDate: Nullable(Instant),
    totalPrizesWon: Type.Integer(),
    sweepstakesEntries: Type.Integer(),
    gameplaysUsed: Type.Integer(),
    gameplaysUsedToday: Type.Integer(),
    freePlays: Type.Integer({ description: 'Welcome plays not yet used.' }),
    gameplaysAvailable: Type.Integer({ description: 'Plays available now, given points, free plays, and limits.' }),
    stamps: Nullable(Type.Integer({ description: 'COLLECT: stamps on the board.' })),
    /** Why no play is possible now, null when one is. If omitted, a gateway works it out. */
    cannotPlayReason: Type.Optional(Nullable(literals(cannotPlayReasons))),
    /** When time alone makes a play possible again. */
    nextPlayAt: Type.Optional(Nullable(Instant)),
    asOf: Instant,
  },
  { $id: 'ProgramPoints', description: 'G-42, N-13.' },
);
export const PrizeHold = Type.Object(
  { holdId: Type.String(), prizeId: Type.String(), expiresAt: Instant },
  { $id: 'PrizeHold' },
);
export const Recipe = Type.Object(
  {
    recipeId: Type.String(),
    title: Type.String(),
    imageId: Type.String(),
    servings: Type.Integer(),
    minutes: Type.Integer(),
    unlocked: Type.Boolean(),
    ingredients: Type.Array(Type.Object({ quantity: Type.String(), name: Type.String() })),
    steps: Type.Array(Type.String()),
  },
  { $id: 'Recipe', description: 'Ingredients and steps are empty until unlocked.' },
);
export const Prize = Type.Object(
  {
    prizeId: Type.String(),
    programCode: Type.String(),
    prizeType: literals(prizeTypes),
    rewardKind: literals(['EARN', 'BURN', 'SWEEPSTAKES']),
    name: Type.String(),
    shortDescription: Type.String(),
    description: Type.String(),
    imageId: Type.String(),
    costPoints: Type.Integer(),
    quantityTotal: Nullable(Type.Integer()),
    quantityLeft: Nullable(Type.Integer({ description: 'null = no limit.' })),
    givenOut: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
        description: 'How many shoppers have won or redeemed one; null if unlimited.',
      }),
    ),
    perUserLimit: Nullable(Type.Integer()),
    perDayLimit: Nullable(Type.Integer()),
    userRedeemed: Type.Integer(),
    available: Type.Boolean(),
    unavailableReason: Nullable(literals(['SOLD_OUT', 'LIMIT_REACHED', 'NOT_STARTED', 'ENDED'])),
    redeemedToday: Type.Integer({ description: "In the store's time zone." }),
    /** Why the household can't redeem it for points now; null when it can. */
    cannotRedeemReason: Nullable(literals(cannotRedeemReasons)),
    /** LIMIT_REACHED: when the limit opens again; null when not in this game. */
    againFrom: Nullable(Instant),
    canHold: Type.Boolean({
      description: `Once the household has ${leastShareToHold * 100}% of the cost, while in stock and without another hold.`,
    }),
    hold: Nullable(Type.Ref('PrizeHold')),
    stockAlert: Type.Boolean({ description: "Whether the household asked for an alert when it's back in stock." }),
    minimumAge: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "In years; 0 or omitted means only the program's minimum age applies (T-30).",
      }),
    ),
    startDate: Instant,
    endDate: Instant,
    redeemBy: Instant,
    arvCents: Type.Integer(),
    oneIn: Nullable(Type.Number({ description: 'One in this many plays wins it.' })),
    disclaimer: Nullable(Type.String()),
    terms: Nullable(Type.String()),
    drawDate: Nullable(Instant),
    drawPrizeName: Type.Optional(
      Type.Union([Type.String(), Type.Null()], { description: 'SWEEPSTAKES: what can be won in the draw.' }),
    ),
    entriesEach: Nullable(Type.Integer({ description: 'SWEEPSTAKES: entries granted by each.' })),
    myEntries: Nullable(Type.Integer({ description: "SWEEPSTAKES: the household's entries in the program." })),
    offerId: Nullable(Type.String()),
    vendorName: Nullable(Type.String()),
    recipe: Nullable(Type.Ref('Recipe')),
    choiceIds: Type.Array(Type.String(), { description: 'ALTERNATE_PRIZES: prizes to choose from.' }),
    defaultChoiceId: Nullable(Type.String()),
  },
  { $id: 'Prize', description: 'N-25.' },
);
/** Status of a prize for its winner (N-24). */
const wonStatuses = ['WON', 'REDEEMED', 'EXPIRED', 'REVOKED'] as const;
export const WonPrize = Type.Object(
  {
    winId: Nullable(
      Type.String({ description: 'null when there is nothing to redeem: entries go into the draw right away.' }),
    ),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    redeemBy: Instant,
    /** When it was awarded; right away for points and entries. */
    redeemedAt: Nullable(Instant),
    /** If omitted, a gateway works it out from the two dates. */
    status: Type.Optional(literals(wonStatuses)),
  },
  { $id: 'WonPrize' },
);
export const PlayProof = Type.Object(
  {
    commit: Type.String({ description: 'sha256 of serverSeed in hex, shown before the play.' }),
    serverSeed: Type.String(),
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    roll: Type.Number({ description: '[0, 1): the first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce).' }),
  },
  { $id: 'PlayProof' },
);
export const Play = Type.Object(
  {
    playId: Type.String(),
    receipt: Type.String({ description: 'Short receipt number, like 7F3K-92.' }),
    programCode: Type.String(),
    playedAt: Instant,
    outcome: literals(['WIN', 'NO_WIN']),
    oddsIndex: Nullable(Type.Integer({ description: 'The line in the published odds that came up.' })),
    prize: Nullable(Type.Ref('WonPrize')),
    isAlternate: Type.Boolean({
      description: 'The original prize was gone or capped; this one is awarded instead (N-20, T-41).',
    }),
    pointsSpent: Type.Integer(),
    freePlay: Type.Boolean(),
    stampsBefore: Nullable(Type.Integer()),
    stampsAfter: Nullable(Type.Integer()),
    proof: Type.Ref('PlayProof'),
  },
  { $id: 'Play' },
);
export const PlayAnswer = Type.Object(
  { play: Type.Ref('Play'), points: Type.Ref('ProgramPoints'), nextCommit: Type.String(), replayed: Type.Boolean() },
  { $id: 'PlayAnswer', description: 'N-20.' },
);
export const PostGameDetails = Type.Object(
  {
    programCode: Type.String(),
    lastPlay: Nullable(Type.Ref('Play')),
    balances: Type.Ref('ProgramPoints'),
    canPlayAgain: Type.Boolean(),
    cannotPlayReason: Nullable(literals(cannotPlayReasons)),
    nextPlayAt: Nullable(Instant),
    nextCommit: Nullable(Type.String()),
  },
  { $id: 'PostGameDetails', description: 'N-22.' },
);
export const OfficialRules = Type.Object(
  {
    programCode: Type.String(),
    version: Type.Integer(),
    hash: Type.String(),
    effectiveFrom: Instant,
    minimumAge: Nullable(Type.Integer()),
    sections: Type.Array(
      Type.Object({
        title: Type.String(),
        text: Type.String({ description: 'Each line is a paragraph; lines starting with a hyphen are list items.' }),
      }),
    ),
    voidWhere: Type.Array(Type.String({ description: 'Two-letter state codes.' })),
    programTitle: Type.String(),
    timeZone: Type.String({ description: 'IANA time zone of the dates in the text.' }),
  },
  { $id: 'OfficialRules', description: 'N-27: frozen once the program is live; the text names the sponsor.' },
);
export const OptInBody = Type.Object(
  {
    programCode: ProgramCode,
    storeId: StoreId,
    rulesVersion: Type.Integer({ minimum: 1, maximum: maxInteger }),
    acceptedRules: Type.Literal(true),
    dateOfBirth: Type.Optional(LocalDate),
    residencyState: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    earnGamePlay: Type.Boolean(),
    marketingConsent: Type.Boolean(),
    clientRequestId: Type.String({ minLength: 8, maxLength: 64 }),
    browserId: Type.String({
      minLength: 8,
      maxLength: 64,
      description: 'Where an age refusal is remembered in addition to the account (N-17).',
    }),
  },
  { description: 'N-15.' },
);
export const OptInAnswer = Type.Object(
  {
    programCode: Type.String(),
    optInStatus: literals(['OPTED_IN']),
    optedInAt: Instant,
    gamePlaysEarned: Type.Integer(),
    totalGamePoints: Type.Integer(),
    alreadyOptedIn: Type.Boolean(),
  },
  { $id: 'OptInAnswer' },
);
export const OptInRequirements = Type.Object(
  {
    programCode: Type.String(),
    needsDateOfBirth: Type.Boolean(),
    needsResidency: Type.Boolean(),
    refusedUntil: Nullable(Instant),
    employeeExcluded: Type.Boolean(),
  },
  { $id: 'OptInRequirements' },
);
export const WonTransaction = Type.Object(
  {
    transactionId: Type.String(),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    status: literals(wonStatuses),
    wonAt: Instant,
    redeemBy: Instant,
    redeemedAt: Nullable(Instant),
    localDate: Type.String({ format: 'date', description: 'Day of the win in the time zone from x-user-timezone.' }),
  },
  { $id: 'WonTransaction', description: 'N-24; never a code.' },
);

type StandIns = { standIns?: Static<typeof StandIn>[] };
export type Program = Omit<Static<typeof Program>, 'standIns'> & StandIns;
export type ProgramPoints = Static<typeof ProgramPoints>;
export type OptInBody = Static<typeof OptInBody>;
export type OptInAnswer = Static<typeof OptInAnswer>;
export type OfficialRules = Static<typeof OfficialRules>;
export const gamesModels = [
  StandIn,
  Program,
  SweepstakesWinner,
  Programs,
  ProgramPoints,
  PrizeHold,
  Recipe,
  Prize,
  WonPrize,
  PlayProof,
  Play,
  PlayAnswer,
  PostGameDetails,
  OfficialRules,
  OptInAnswer,
  OptInRequirements,
  WonTransaction,
  ...gameConfigModels,
  ...activityModels,
  ...walletModels,
  ...pointsModels,
  ...redemptionModels,
];

const codes = codeList('Comma-separated program codes.');
const oneProgram = Type.Object({ programCode: ProgramCode });
/** Prefix `/games`. Bearer token on every call except the rules, which anyone may read; types G and A get 401 (G-68). */
export const gamesRoutes = {
  ...activityRoutes,
  ...walletRoutes,
  ...pointsRoutes,
  programs: {
    method: 'GET',
    url: '/programs',
    schema: {
      operationId: 'programs',
      querystring: Type.Object({ storeId: StoreId, userType: UserType, programCodes: Type.Optional(codes) }),
      response: { 200: Type.Ref('Programs'), ...refusals },
    },
  },
  points: {
    method: 'GET',
    url: '/program/points',
    schema: {
      operationId: 'programPoints',
      querystring: Type.Object({ programCodes: codes }),
      response: { 200: Type.Object({ programPoints: Type.Array(Type.Ref('ProgramPoints')) }), ...refusals },
    },
  },
  prizes: {
    method: 'GET',
    url: '/prizes',
    schema: {
      operationId: 'prizes',
      querystring: Type.Object({ programCode: Type.Optional(ProgramCode), storeId: StoreId, userType: UserType }),
      response: { 200: Type.Object({ prizes: Type.Array(Type.Ref('Prize')) }), ...refusals },
    },
  },
  prize: {
    method: 'GET',
    url: '/prizes/:prizeId',
    schema: {
      operationId: 'prize',
      params: Type.Object({ prizeId: Type.String({ maxLength: 64 }) }),
      querystring: Type.Object({
        prizeType: Type.Optional(Type.String()),
        programCode: Type.Optional(ProgramCode),
        storeId: StoreId,
      }),
      response: { 200: Type.Ref('Prize'), ...refusals },
    },
  },
  wonPrizes: {
    method: 'GET',
    url: '/prizes/:uuid/transactions',
    schema: {
      operationId: 'wonPrizes',
      params: Type.Object({ uuid: Type.String({ maxLength: 64 }) }),
      headers: Type.Object({
        'x-user-timezone': Type.Optional(
          Type.String({ maxLength: 64, description: "The shopper's IANA time zone; the store's if omitted (N-78)." }),
        ),
      }),
      querystring: oneProgram,
      response: { 200: Type.Object({ items: Type.Array(Type.Ref('WonTransaction')) }), ...refusals },
    },
  },
  postGameDetails: {
    method: 'GET',
    url: '/gameplay/postgamedetails',
    schema: {
      operationId: 'postGameDetails',
      querystring: oneProgram,
      response: { 200: Type.Ref('PostGameDetails'), ...refusals },
    },
  },
  rules: {
    method: 'GET',
    url: '/programs/:programCode/rules',
    schema: {
      operationId: 'officialRules',
      description: "Public. With a store, 404 if its division doesn't have the program.",
      params: oneProgram,
      querystring: Type.Object({ storeId: Type.Optional(StoreId) }),
      response: { 200: Type.Ref('OfficialRules'), ...refusals },
    },
  },
  optInRequirements: {
    method: 'GET',
    url: '/gameplay/optin-requirements',
    schema: {
      operationId: 'optInRequirements',
      querystring: Type.Object({
        programCode: ProgramCode,
        storeId: StoreId,
        browserId: Type.String({ maxLength: 64 }),
      }),
      response: { 200: Type.Ref('OptInRequirements'), ...refusals },
    },
  },
  optIn: {
    method: 'POST',
    url: '/gameplay/optin',
    schema: {
      operationId: 'optIn',
      description:
        'Refusals: 403 AGE_NOT_MET, NOT_ELIGIBLE_STATE, EMPLOYEE_EXCLUDED, NOT_YOUR_STORE; 409 RULES_CHANGED, PROGRAM_NOT_STARTED, PROGRAM_ENDED; 400 DATE_OF_BIRTH_REQUIRED, RESIDENCY_REQUIRED.',
      headers: IdempotencyHeaders,
      body: OptInBody,
      response: { 200: Type.Ref('OptInAnswer'), ...refusals },
    },
  },
  play: {
    method: 'POST',
    url: '/gameplay/play',
    schema: {
      operationId: 'play',
      description:
        "Exactly once per playKey. Refusals: 409 INSUFFICIENT_POINTS, DAILY_LIMIT, TOTAL_LIMIT, NOT_OPTED_IN, PROGRAM_ENDED, PROGRAM_NOT_STARTED; 404 for another shopper's key.",
      headers: IdempotencyHeaders,
      body: Type.Object({
        programCode: ProgramCode,
        playKey: Type.String({ minLength: 8, maxLength: 64 }),
        clientSeed: Type.String({ minLength: 1, maxLength: 128 }),
        picks: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), { maxItems: 3 })),
      }),
      response: { 200: Type.Ref('PlayAnswer'), ...refusals },
    },
  },
  takeFreePlay: {
    method: 'POST',
    url: '/gameplay/freeplay',
    schema: {
      operationId: 'takeFreePlay',
      description:
        'A play without a purchase, one at a time, within the same limits as any other play (N-28). While one is waiting, another request changes nothing. Refusals: 409 NOT_OPTED_IN, PROGRAM_NOT_STARTED, PROGRAM_ENDED, DAILY_LIMIT, TOTAL_LIMIT; 403 EMPLOYEE_EXCLUDED.',
      headers: IdempotencyHeaders,
      body: Type.Object({ programCode: ProgramCode }),
      response: { 200: Type.Object({ programCode: ProgramCode, points: Type.Ref('ProgramPoints') }), ...refusals },
    },
  },
  howItWorks: {
    method: 'POST',
    url: '/update/howitworks',
    schema: {
      operationId: 'markHowItWorksSeen',
      headers: IdempotencyHeaders,
      querystring: oneProgram,
      response: { 200: Type.Object({ programCode: Type.String(), howItWorks: Type.Literal(true) }), ...refusals },
    },
  },
  ...redemptionRoutes,
} as const;
