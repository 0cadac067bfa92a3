import Type, { type Static } from 'typebox';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import { CustomerType } from '../../identity/index.ts';
import { recentSignInMinutes } from '../../platform/http/auth.ts';
import { IdempotencyHeaders, Instant, literals, maxInteger, Nullable, refusals } from '../../platform/http/contract.ts';
import { channels, topics } from '../rules/preferences.ts';

export const Address = Type.Object(
  {
    addressId: Type.String(),
    purpose: literals(['DELIVERY']),
    firstName: Type.String(),
    lastName: Type.String(),
    address: Type.String(),
    address2: Nullable(Type.String()),
    city: Type.String(),
    state: Type.String(),
    zipCode: Type.String(),
    version: Type.Integer(),
  },
  { $id: 'Address', description: 'G-50, N-8.' },
);
export const HouseholdSubscription = Type.Object(
  {
    name: Type.String(),
    status: Type.String(),
    value: Type.String(),
    effectiveTimePeriods: Type.Array(Type.Object({ start: Instant, end: Nullable(Instant) })),
  },
  { $id: 'HouseholdSubscription', description: 'G-52.' },
);
export const CustomerProfile = Type.Object(
  {
    customerId: Type.String(),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    email: Type.Optional(Nullable(Type.String())),
    phones: Type.Optional(
      Type.Array(Type.Object({ number: Type.String(), purpose: literals(['PRIMARY', 'SECONDARY']) })),
    ),
    addresses: Type.Optional(Type.Array(Type.Ref('Address'))),
    customerType: Type.Optional(CustomerType),
    loyalty: Type.Optional(Type.Object({ clubCard: Nullable(Type.String()), householdId: Type.String() })),
    preferences: Type.Optional(
      Type.Object({ storeId: Type.String(), preference: literals(['delivery', 'dug', 'j4u']) }),
    ),
    subscriptions: Type.Optional(Type.Array(Type.Ref('HouseholdSubscription'))),
  },
  { $id: 'CustomerProfile', description: 'Parts appear as requested with `fl` (G-49, G-91, G-92).' },
);
export type CustomerProfile = Static<typeof CustomerProfile>;

/** The new content of a delivery address; without an id, it's a new address (N-8). */
const UpdateAddressBody = Type.Object(
  {
    addressId: Type.Optional(Type.String({ maxLength: 64 })),
    purpose: literals(['DELIVERY']),
    firstName: Type.String({ maxLength: 200 }),
    lastName: Type.String({ maxLength: 200 }),
    address: Type.String({ maxLength: 200 }),
    address2: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    city: Type.String({ maxLength: 200 }),
    state: Type.String({ maxLength: 64 }),
    zipCode: Type.String({ maxLength: 64 }),
    version: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxInteger, description: 'The version being changed; only with an id.' }),
    ),
  },
  { description: 'N-8; the fields follow N-7.' },
);

export const CommunicationPreferences = Type.Object(
  {
    customerId: Type.String(),
    preferences: Type.Array(Type.Object({ topic: literals(topics), email: Type.Boolean(), text: Type.Boolean() })),
  },
  { $id: 'CommunicationPreferences', description: 'All topics, in display order.' },
);
export type CommunicationPreferences = Static<typeof CommunicationPreferences>;

/** City and state of a ZIP code; a retailer's resolver may return more, which nothing reads (G-53, G-94). */
export const ZipToCity = Type.Object(
  { geo: Type.Object({ address2: Type.String(), region: Type.String() }) },
  { $id: 'ZipToCity', description: "G-94: `address2` is the city, `region` is the state's two-letter code." },
);
export const ZipErrors = Type.Object(
  { geo: Type.Object({ errors: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })) }) },
  { $id: 'ZipErrors', description: 'N-76: the envelope of the ZIP resolver.' },
);
export const FreshPassView = Type.Object(
  {
    isActive: Type.Boolean(),
    until: Nullable(Type.String({ format: 'date-time', description: 'Its last moment, when it is known.' })),
    renews: Type.Boolean({ description: 'Does it go on by itself?' }),
    canKeep: Type.Boolean({ description: 'Was it canceled, and can it still be kept?' }),
    canStartTrial: Type.Boolean({ description: 'One month on the house, once, before a household has had it.' }),
    canJoin: Type.Boolean({
      description: 'From month to month, for money; not by a member that goes on, or can keep it.',
    }),
    renewsAt: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When the next month begins, and is paid for; null if none does.',
      }),
    ),
  },
  { $id: 'FreshPass', description: 'N-70: a membership with free delivery.' },
);
export const profileModels = [
  FreshPassView,
  Address,
  HouseholdSubscription,
  CustomerProfile,
  CommunicationPreferences,
  ZipToCity,
  ZipErrors,
];

const params = Type.Object({ customerId: Type.String({ maxLength: 64 }) });

/** Prefix `/profile`. */
export const profileRoutes = {
  getProfile: {
    method: 'GET',
    url: '/customers/:customerId/profile',
    schema: {
      operationId: 'getProfile',
      description: 'Own profile only: any other returns 403, whether or not it exists (T-24).',
      params,
      querystring: Type.Object({
        fl: Type.String({ description: 'Comma-separated list of preferences, address, loyalty; or HOUSEHOLD.' }),
        hhSubs: Type.Optional(Type.Boolean()),
      }),
      response: { 200: Type.Ref('CustomerProfile'), ...refusals },
    },
  },
  updateAddress: {
    method: 'POST',
    url: '/customers/:customerId/profile',
    schema: {
      operationId: 'updateAddress',
      description: `Adds or changes a delivery address (G-93, N-8). 400 names the fields (N-7), 401 STEP_UP_REQUIRED after ${recentSignInMinutes} minutes (N-3), 404 ADDRESS_NOT_FOUND, 409 VERSION_CONFLICT if it has changed since.`,
      params,
      headers: IdempotencyHeaders,
      body: UpdateAddressBody,
      response: { 200: Type.Object({ address: Type.Ref('Address'), version: Type.Integer() }), ...refusals },
    },
  },
  addContact: {
    method: 'POST',
    url: '/customers/:customerId/contact',
    schema: {
      operationId: 'addContact',
      description:
        'Adds the mobile number or email address that a profile lacks; it signs no one in. 400 INVALID, 409 ALREADY_KNOWN if the profile has another one.',
      params,
      headers: IdempotencyHeaders,
      body: Type.Object({ channel: literals(['sms', 'email']), handle: Type.String({ maxLength: 254 }) }),
      response: { 200: Type.Ref('CustomerProfile'), ...refusals },
    },
  },
  deleteAddress: {
    method: 'POST',
    url: '/customers/:customerId/addresses/:addressId/deletion',
    schema: {
      operationId: 'deleteAddress',
      description: `Deletes a delivery address; one that is gone already stays so. 401 STEP_UP_REQUIRED after ${recentSignInMinutes} minutes (N-3), 409 ADDRESS_IN_USE while scheduled orders go there. Orders that were placed keep theirs.`,
      params: Type.Object({ customerId: Type.String({ maxLength: 64 }), addressId: Type.String({ maxLength: 64 }) }),
      headers: IdempotencyHeaders,
      response: { 200: Type.Object({ addressId: Type.String() }), ...refusals },
    },
  },
  deletePhone: {
    method: 'POST',
    url: '/customers/:customerId/phone/deletion',
    schema: {
      operationId: 'deletePhone',
      description: `Deletes a mobile number; one that is gone already stays so. 401 STEP_UP_REQUIRED after ${recentSignInMinutes} minutes (N-3), 409 ONLY_WAY_IN if the shopper has nothing else to sign in with.`,
      params,
      headers: IdempotencyHeaders,
      body: Type.Object({ number: Type.String({ pattern: '^\\d{10}$', description: 'As in the profile.' }) }),
      response: { 200: Type.Ref('CustomerProfile'), ...refusals },
    },
  },
  getCommunicationPreferences: {
    method: 'GET',
    url: '/customers/:customerId/communication-preferences',
    schema: {
      operationId: 'getCommunicationPreferences',
      description: 'What the shopper wants to hear about (S-25).',
      params,
      response: { 200: Type.Ref('CommunicationPreferences'), ...refusals },
    },
  },
  setCommunicationPreferences: {
    method: 'POST',
    url: '/customers/:customerId/communication-preferences',
    schema: {
      operationId: 'setCommunicationPreferences',
      description: 'Sets the named switches, leaves the others, and returns them all.',
      params,
      headers: IdempotencyHeaders,
      body: Type.Object({
        changes: Type.Array(
          Type.Object({ topic: literals(topics), channel: literals(channels), enabled: Type.Boolean() }),
          { minItems: 1, maxItems: topics.length * channels.length },
        ),
      }),
      response: { 200: Type.Ref('CommunicationPreferences'), ...refusals },
    },
  },
  getFreshPass: {
    method: 'GET',
    url: '/customers/:customerId/freshpass',
    schema: {
      operationId: 'getFreshPass',
      description: "The household's FreshPass (N-70).",
      params,
      response: { 200: Type.Ref('FreshPass'), ...refusals },
    },
  },
  changeFreshPass: {
    method: 'POST',
    url: '/customers/:customerId/freshpass',
    schema: {
      operationId: 'changeFreshPass',
      description:
        'Starts the month on the house, cancels at the end of the current month, or keeps what was canceled. 409 TRIAL_USED, NOTHING_TO_KEEP.',
      params,
      headers: IdempotencyHeaders,
      body: Type.Object({ action: literals(['START_TRIAL', 'CANCEL', 'KEEP']) }),
      response: { 200: Type.Ref('FreshPass'), ...refusals },
    },
  },
  chooseShop: {
    method: 'POST',
    url: '/customers/:customerId/shop',
    schema: {
      operationId: 'chooseShop',
      description:
        "Sets where the shopper shops on a banner's site; user info then has it as shopStoreId, preference, and shopZip (N-4). The last choice counts. 404 STORE_NOT_FOUND if the banner has no such store; 409 CHANNEL_NOT_OFFERED, ZIP_CODE_REQUIRED, OUTSIDE_DELIVERY_AREA.",
      params,
      headers: IdempotencyHeaders,
      body: Type.Object({
        banner: Type.String({ minLength: 1, maxLength: 32 }),
        storeId: Type.String({ minLength: 1, maxLength: 64 }),
        preference: literals(['delivery', 'dug', 'j4u']),
        zipCode: Type.Optional(
          Nullable(Type.String({ pattern: zipPattern, description: 'Where orders are delivered, for delivery.' })),
        ),
      }),
      response: {
        200: Type.Object({
          storeId: Type.String(),
          preference: literals(['delivery', 'dug', 'j4u']),
          zipCode: Nullable(Type.String()),
        }),
        ...refusals,
      },
    },
  },
  zipToCity: {
    method: 'GET',
    url: '/zip-to-city',
    schema: {
      operationId: 'zipToCity',
      description: "City and state of a ZIP code (G-94). Public. 406 if the caller doesn't accept JSON.",
      querystring: Type.Object({ zipcode: Type.String({ maxLength: 64, description: '98122 or 98122-1234.' }) }),
      response: {
        200: Type.Ref('ZipToCity'),
        404: Type.Ref('ZipErrors'),
        406: Type.Ref('ErrorEnvelope'),
        503: Type.Ref('ErrorEnvelope'),
      },
    },
  },
} as const;
