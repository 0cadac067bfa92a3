import Type from 'typebox';
import { languages } from '../../../../server-kit/language.ts';
import { Instant, literals, refusals } from '../../platform/http/contract.ts';

export const StartSignIn = Type.Object({
  email: Type.String({ minLength: 3, maxLength: 254 }),
  language: Type.Optional(literals(languages)),
});

export const OperatorChallenge = Type.Object(
  {
    challengeId: Type.String(),
    maskedEmail: Type.String(),
    codeLength: Type.Integer(),
    expiresAt: Instant,
    resendAfter: Instant,
  },
  { $id: 'OperatorChallenge', description: 'The same answer whether or not somebody has the address.' },
);

export const VerifySignIn = Type.Object({
  challengeId: Type.String({ maxLength: 64 }),
  code: Type.String({ pattern: '^\\d{6}$' }),
});

/** Prefix `/operators`. Cookie: `larder_operator` (opaque, HttpOnly, SameSite=Strict, for `/admin` only). */
export const signInRoutes = {
  start: {
    method: 'POST',
    url: '/sign-in/start',
    config: { asks: 'NOTHING' },
    schema: {
      operationId: 'startOperatorSignIn',
      description: 'Mails a one-time code to a person of the console. 400 EMAIL_INVALID. 429 RATE_LIMITED.',
      body: StartSignIn,
      response: { 200: Type.Ref('OperatorChallenge'), ...refusals },
    },
  },
  verify: {
    method: 'POST',
    url: '/sign-in/verify',
    config: { asks: 'NOTHING' },
    schema: {
      operationId: 'verifyOperatorSignIn',
      description:
        'Sets the session cookie. 401 with code CODE_WRONG (`left` says how many tries are left), CODE_EXPIRED, or CODE_LOCKED.',
      body: VerifySignIn,
      response: { 200: Type.Ref('Operator'), ...refusals },
    },
  },
  me: {
    method: 'GET',
    url: '/me',
    config: { asks: 'BE_SIGNED_IN' },
    schema: {
      operationId: 'operatorMe',
      description: 'Who is signed in. A session ends after an hour without use, and after twelve in any case.',
      response: { 200: Type.Ref('Operator'), ...refusals },
    },
  },
  signOut: {
    method: 'POST',
    url: '/sign-out',
    config: { asks: 'BE_SIGNED_IN' },
    schema: {
      operationId: 'operatorSignOut',
      body: Type.Object({ everywhere: Type.Boolean({ description: 'In all browsers, not in this one alone.' }) }),
      response: { 204: Type.Null(), ...refusals },
    },
  },
} as const;
