import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { joining } from '../rules/limits.ts';

export const Joining = Type.Object(
  { channel: literals(['sms', 'email']), maskedHandle: Type.String(), expiresAt: Instant },
  { $id: 'Joining', description: 'A handle verified with a code that belongs to no member yet.' },
);

const Version = Type.String({ minLength: 1, maxLength: 32, pattern: '^[\\w.-]+$' });

export const Join = Type.Object({
  firstName: Type.String({ maxLength: 200 }),
  lastName: Type.String({ maxLength: 200 }),
  zipCode: Type.String({ maxLength: 64 }),
  storeId: Type.String({ maxLength: 64 }),
  clubCard: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 40,
        description: 'A card from the store; its number makes the new member a customer (C).',
      }),
    ),
  ),
  termsVersion: Version,
  privacyVersion: Version,
  wantsDeals: Type.Boolean({
    description: 'Consent to receive messages about deals; off unless the shopper turns it on.',
  }),
  deviceId: Type.String({ minLength: 8, maxLength: 64 }),
  banner: Type.String({ maxLength: 32 }),
});
export type Join = Static<typeof Join>;

export const joiningModels = [Joining];

/** Prefix `/identity`. The cookie `larder_joining` (opaque, HttpOnly) identifies the verified handle. */
export const joiningRoutes = {
  joining: {
    method: 'GET',
    url: '/auth/joining',
    schema: {
      operationId: 'joining',
      description: '404 NO_JOINING when no handle has been verified in this browser, or it has expired.',
      response: { 200: Type.Ref('Joining'), ...refusals },
    },
  },
  join: {
    method: 'POST',
    url: '/auth/join',
    schema: {
      operationId: 'join',
      description: `Makes the verified handle a member and sets the session cookies (S-10). 400 names the fields (N-7); a club card that can't be added is CLUB_CARD_NOT_ACCEPTED, whatever the reason. 404 NO_JOINING after ${joining.life.minutes} minutes. 409 ALREADY_MEMBER when the handle has become a member in the meantime.`,
      headers: IdempotencyHeaders,
      body: Join,
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
  cancelJoining: {
    method: 'POST',
    url: '/auth/joining/cancel',
    schema: {
      operationId: 'cancelJoining',
      description: 'Forgets the handle verified in this browser.',
      response: { 204: Type.Null(), ...refusals },
    },
  },
} as const;
