import Type, { type Static } from 'typebox';
import { CustomerType } from '../identity/contract.ts';
import { Instant, literals, Nullable, refusals } from '../platform/contract.ts';

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
  { $id: 'CustomerProfile', description: 'Parts appear as `fl` asks for them (G-49, G-91, G-92).' },
);
export type CustomerProfile = Static<typeof CustomerProfile>;
export const profileModels = [Address, HouseholdSubscription, CustomerProfile];

/** Prefix `/profile`. */
export const profileRoutes = {
  getProfile: {
    method: 'GET',
    url: '/customers/:customerId/profile',
    schema: {
      operationId: 'getProfile',
      description: 'Own profile only: another customer answers 404.',
      params: Type.Object({ customerId: Type.String({ maxLength: 64 }) }),
      querystring: Type.Object({
        fl: Type.String({ description: 'Comma list of preferences, address, loyalty; or HOUSEHOLD.' }),
        hhSubs: Type.Optional(Type.Boolean()),
      }),
      response: { 200: Type.Ref('CustomerProfile'), ...refusals },
    },
  },
} as const;
