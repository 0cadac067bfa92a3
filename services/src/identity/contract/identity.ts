import Type, { type Static } from 'typebox';
import { languages } from '../../../../server-kit/language.ts';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';

/** G guest, R registered, C customer, A anonymous or other (G-47, S-10, X-1). */
export const UserType = literals(['G', 'R', 'C', 'A']);
/** C customer, E employee (G-51, N-5). */
export const CustomerType = literals(['C', 'E']);
/** Site of the account: consumer, or B for business (S-62, S-165). */
export const SiteType = literals(['C', 'B']);

const Handle = Type.String({
  minLength: 3,
  maxLength: 254,
  description: 'An email address, or a US mobile number in any common format.',
});

export const StartOtp = Type.Object(
  {
    channel: literals(['sms', 'email']),
    handle: Type.Optional(Handle),
    purpose: literals(['SIGN_IN', 'STEP_UP']),
    deviceId: Type.String({ minLength: 8, maxLength: 64 }),
    banner: Type.String({ maxLength: 32 }),
    /** Of the message with the code; English without it. */
    language: Type.Optional(literals(languages)),
  },
  {
    description:
      'Omit the handle when the remember-me cookie or the session identifies the shopper: the code for signing in again or stepping up goes to that shopper.',
  },
);
export const OtpChallenge = Type.Object(
  {
    challengeId: Type.String(),
    maskedHandle: Type.String(),
    codeLength: Type.Integer(),
    expiresAt: Instant,
    resendAfter: Instant,
    isSent: Type.Optional(
      Type.Boolean({
        description:
          'false: the code could not be sent. It is tried again until it expires, and counts only once it is sent. Missing means true.',
      }),
    ),
  },
  { $id: 'OtpChallenge', description: 'The same answer whether or not the handle is known (N-1, T-28).' },
);
export const VerifyOtp = Type.Object({
  challengeId: Type.String({ maxLength: 64 }),
  code: Type.String({ pattern: '^\\d{6}$' }),
  deviceId: Type.String({ minLength: 8, maxLength: 64 }),
  rememberMe: Type.Boolean(),
  banner: Type.String({ maxLength: 32 }),
});

/** One body with every field of G-46 and S-62 (N-4). `token` is for the gateway alone and never reaches a browser. */
export const UserInfo = Type.Object(
  {
    token: Type.String(),
    expireTime: Type.Integer({
      format: 'int64',
      description: 'When the token expires, in epoch milliseconds.',
    }),
    userType: UserType,
    customerId: Type.String(),
    uuid: Type.String(),
    householdId: Type.String(),
    gid: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Nullable(Type.String()),
    customerType: CustomerType,
    siteType: SiteType,
    banner: Type.String(),
    displayBanner: Type.String(),
    zip: Type.String(),
    storeId: Type.String(),
    storeName: Type.String(),
    storeTimeZone: Type.String({ description: 'IANA time zone of the program store.' }),
    division: Type.String(),
    shopStoreId: Type.String({
      description: 'Store of the cart: the one chosen on this banner, or the account’s own.',
    }),
    shopZip: Type.String(),
    preference: literals(['delivery', 'dug', 'j4u']),
    shopIsChosen: Type.Optional(
      Type.Boolean({ description: 'Did the shopper choose store and preference on this banner? Missing means no.' }),
    ),
    clubCard: Nullable(Type.String()),
    pickupAddress: Nullable(Type.String()),
    branchId: Nullable(Type.String()),
    unattendedDelivery: Type.Boolean(),
    authenticatedAt: Instant,
  },
  { $id: 'UserInfo' },
);
export type UserInfo = Static<typeof UserInfo>;

/** What the remember-me cookie lets a re-sign-in screen show: no more than masked handles and the first name. */
export const RememberedShopper = Type.Object(
  {
    firstName: Type.String(),
    userType: UserType,
    siteType: SiteType,
    handles: Type.Array(Type.Object({ channel: literals(['sms', 'email']), maskedHandle: Type.String() })),
  },
  { $id: 'RememberedShopper' },
);

export const DemoShopper = Type.Object(
  {
    key: Type.String(),
    title: Type.String(),
    description: Type.String(),
    userType: UserType,
    customerType: CustomerType,
    siteType: SiteType,
    banner: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
  },
  { $id: 'DemoShopper' },
);

export const identityModels = [OtpChallenge, UserInfo, RememberedShopper, DemoShopper];
const bannerQuery = Type.Object({
  banner: Type.String({ maxLength: 32 }),
  rand: Type.Optional(Type.String({ maxLength: 64 })),
});

/** Prefix `/identity`. Cookies: `larder_session` (opaque, HttpOnly), `larder_refresh` (opaque, rotating, HttpOnly), `larder_remember` (opaque, HttpOnly). */
export const identityRoutes = {
  startOtp: {
    method: 'POST',
    url: '/auth/otp/start',
    schema: {
      operationId: 'startOtp',
      description:
        '409 HANDLE_UNDELIVERABLE: the mail server will never take mail for this address, so it has to be corrected. 409 NUMBER_UNDELIVERABLE: the same of text messages to a number. 409 TEXTS_NOT_SENT: these services have no provider of text messages. 429 RATE_LIMITED.',
      body: StartOtp,
      response: { 200: Type.Ref('OtpChallenge'), ...refusals },
    },
  },
  verifyOtp: {
    method: 'POST',
    url: '/auth/otp/verify',
    schema: {
      operationId: 'verifyOtp',
      description:
        'Sets the session cookies. 401 with code CODE_WRONG (the message says how many tries are left), CODE_EXPIRED, or CHALLENGE_LOCKED. 403 NOT_A_MEMBER when the code is right but its handle belongs to no member: sets the joining cookie.',
      body: VerifyOtp,
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
  userInfo: {
    method: 'GET',
    url: '/auth/userinfo',
    schema: {
      operationId: 'userInfo',
      description:
        '401 without a session. The token may already have expired: compare expireTime and refresh once (S-109).',
      querystring: bannerQuery,
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
  refresh: {
    method: 'POST',
    url: '/auth/refresh',
    schema: {
      operationId: 'refresh',
      description:
        'Rotates the refresh cookie and issues a new token. A refresh cookie used twice (outside the 10 s in which parallel requests may overlap) revokes the whole family: 401 REFRESH_REUSED (T-25).',
      querystring: bannerQuery,
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
  signOut: {
    method: 'POST',
    url: '/auth/sign-out',
    schema: {
      operationId: 'signOut',
      body: Type.Object({ everywhere: Type.Boolean() }),
      response: { 204: Type.Null(), ...refusals },
    },
  },
  remembered: {
    method: 'GET',
    url: '/auth/remembered',
    schema: {
      operationId: 'rememberedShopper',
      description: "404 when the remember-me cookie doesn't identify anyone.",
      response: { 200: Type.Ref('RememberedShopper'), ...refusals },
    },
  },
  forget: {
    method: 'POST',
    url: '/auth/forget',
    schema: {
      operationId: 'forgetShopper',
      description: '"Not Maya?": clears the remember-me cookie.',
      response: { 204: Type.Null(), ...refusals },
    },
  },
  jwks: {
    method: 'GET',
    url: '/.well-known/jwks.json',
    schema: {
      operationId: 'jwks',
      response: { 200: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.String())) }) },
    },
  },
  demoShoppers: {
    method: 'GET',
    url: '/demo/shoppers',
    schema: {
      operationId: 'demoShoppers',
      description: 'Demo data only; 404 otherwise.',
      response: { 200: Type.Array(Type.Ref('DemoShopper')), ...refusals },
    },
  },
  demoSignIn: {
    method: 'POST',
    url: '/demo/sign-in',
    schema: {
      operationId: 'demoSignIn',
      description: 'Demo data only: signs in as a demo shopper without a code.',
      body: Type.Object({ key: Type.String(), banner: Type.Optional(Type.String()) }),
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
} as const;
