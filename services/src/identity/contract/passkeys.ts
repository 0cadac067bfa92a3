import Type, { type Static } from 'typebox';
import { Instant, Nullable, refusals } from '../../platform/http/contract.ts';
import { passkeyLimits, passkeyRates } from '../rules/passkeys.ts';

const base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = base64Url(1400);
const Transports = Type.Array(Type.String({ maxLength: 32, pattern: '^[a-z-]+$' }), { maxItems: 8 });

/** Where it happens: which browser, and under which of the site's addresses. */
const where = {
  deviceId: Type.String({ minLength: 8, maxLength: 64 }),
  origin: Type.String({
    maxLength: 300,
    description: "The site's origin in the browser, such as https://shop.haggen.com; the gateway knows it's ours.",
  }),
};

export const Passkey = Type.Object(
  {
    credentialId: CredentialId,
    name: Type.String(),
    host: Type.String({ description: 'The host it signs in at.' }),
    createdAt: Instant,
    lastUsedAt: Nullable(Instant),
    isStopped: Type.Boolean({
      description: "Its counter ran backward, so that it may have been copied; it's refused.",
    }),
  },
  { $id: 'Passkey' },
);

export const PasskeyRequest = Type.Object(
  { challengeId: Type.String(), challenge: base64Url(64), host: Type.String(), expiresAt: Instant },
  { $id: 'PasskeyRequest', description: 'What a browser needs to ask for any of its keys for this host.' },
);

export const PasskeyCreation = Type.Object(
  {
    challengeId: Type.String(),
    challenge: base64Url(64),
    host: Type.String(),
    expiresAt: Instant,
    userHandle: base64Url(128),
    userName: Type.String({ description: 'What the shopper signs in with otherwise.' }),
    displayName: Type.String(),
    algorithms: Type.Array(Type.Integer(), { description: 'COSE numbers, the preferred first.' }),
    known: Type.Array(Type.Object({ credentialId: CredentialId, transports: Transports }), {
      description: 'Keys of the shopper for this host: a device that has one makes no other.',
    }),
  },
  { $id: 'PasskeyCreation', description: 'What a browser needs to make a key.' },
);

export const StartPasskey = Type.Object(where);
export const SignInWithPasskey = Type.Object({
  ...where,
  challengeId: Type.String({ maxLength: 64 }),
  credentialId: CredentialId,
  clientData: base64Url(4000),
  authenticatorData: base64Url(4000),
  signature: base64Url(8000),
  userHandle: Nullable(base64Url(128)),
  rememberMe: Type.Boolean(),
  banner: Type.String({ maxLength: 32 }),
});
export type SignInWithPasskey = Static<typeof SignInWithPasskey>;

const Name = Type.String({
  maxLength: 400,
  description: `1 to ${passkeyLimits.longestName} characters: what the shopper calls the device.`,
});
export const AddPasskey = Type.Object({
  ...where,
  challengeId: Type.String({ maxLength: 64 }),
  credentialId: CredentialId,
  clientData: base64Url(4000),
  attestation: base64Url(20_000),
  transports: Transports,
  name: Name,
});
export type AddPasskey = Static<typeof AddPasskey>;

export const passkeyModels = [Passkey, PasskeyRequest, PasskeyCreation];

const Params = Type.Object({ credentialId: CredentialId });
const tooMany = `429 RATE_LIMITED after ${passkeyRates.asked.limit} requests of a network in an hour.`;

/** Prefix `/identity`. All but signing in are of the session of the cookie `larder_session`. */
export const passkeyRoutes = {
  startPasskeySignIn: {
    method: 'POST',
    url: '/auth/passkeys/sign-in/start',
    schema: {
      operationId: 'startPasskeySignIn',
      description: `A challenge that any key for this host may answer once, in this browser, for ${passkeyLimits.life.minutes} minutes. It says nothing of who has one. ${tooMany}`,
      body: StartPasskey,
      response: { 200: Type.Ref('PasskeyRequest'), ...refusals },
    },
  },
  signInWithPasskey: {
    method: 'POST',
    url: '/auth/passkeys/sign-in',
    schema: {
      operationId: 'signInWithPasskey',
      description:
        'Sets the session cookies, as a code does. 401 PASSKEY_EXPIRED: the challenge is used, over, or of another browser. 401 PASSKEY_UNKNOWN: no such key, or no longer. 401 PASSKEY_REFUSED: not signed by it here and now, or without the check of who holds the device. 401 PASSKEY_STOPPED: its counter ran backward. 429 RATE_LIMITED.',
      body: SignInWithPasskey,
      response: { 200: Type.Ref('UserInfo'), ...refusals },
    },
  },
  startPasskey: {
    method: 'POST',
    url: '/auth/passkeys/start',
    schema: {
      operationId: 'startPasskey',
      description: `A challenge for a new key. 401 STEP_UP_REQUIRED (N-3). 409 TOO_MANY_PASSKEYS beyond ${passkeyLimits.most}. 429 RATE_LIMITED.`,
      body: StartPasskey,
      response: { 200: Type.Ref('PasskeyCreation'), ...refusals },
    },
  },
  addPasskey: {
    method: 'POST',
    url: '/auth/passkeys',
    schema: {
      operationId: 'addPasskey',
      description:
        "Adds a key. A shopper's own key again is answered as it is. 400 NAME_INVALID. 401 PASSKEY_EXPIRED, PASSKEY_REFUSED. 409 TOO_MANY_PASSKEYS, PASSKEY_TAKEN: the key is someone else's.",
      body: AddPasskey,
      response: { 200: Type.Ref('Passkey'), ...refusals },
    },
  },
  passkeys: {
    method: 'GET',
    url: '/auth/passkeys',
    schema: {
      operationId: 'passkeys',
      description: "The shopper's keys, oldest first, on every host.",
      response: { 200: Type.Array(Type.Ref('Passkey')), ...refusals },
    },
  },
  renamePasskey: {
    method: 'POST',
    url: '/auth/passkeys/:credentialId/name',
    schema: {
      operationId: 'renamePasskey',
      description: '400 NAME_INVALID. 404 PASSKEY_NOT_FOUND.',
      params: Params,
      body: Type.Object({ name: Name }),
      response: { 200: Type.Ref('Passkey'), ...refusals },
    },
  },
  removePasskey: {
    method: 'POST',
    url: '/auth/passkeys/:credentialId/remove',
    schema: {
      operationId: 'removePasskey',
      description: 'One that is gone already stays so; the one-time code always remains. 401 STEP_UP_REQUIRED (N-3).',
      params: Params,
      response: { 204: Type.Null(), ...refusals },
    },
  },
} as const;
