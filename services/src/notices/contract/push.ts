import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, literals, refusals } from '../../platform/http/contract.ts';
import { longestEndpoint } from '../rules/push-endpoint.ts';
import { pushKinds } from '../rules/push-kinds.ts';

const base64url = '^[A-Za-z0-9_-]+$';
const Kinds = Type.Array(literals(pushKinds), { maxItems: pushKinds.length, uniqueItems: true });

export const PushDevice = Type.Object(
  { deviceId: Type.String(), kinds: Kinds },
  { $id: 'PushDevice', description: 'A browser that shows notices while no page is open, and which.' },
);
export type PushDevice = Static<typeof PushDevice>;

export const Push = Type.Object(
  {
    publicKey: Type.String({ description: 'P-256 point in base64url: the applicationServerKey of a subscription.' }),
    devices: Type.Array(Type.Ref('PushDevice')),
  },
  { $id: 'Push', description: "A household's browsers, the newest first, at most 20." },
);
export type Push = Static<typeof Push>;

/** What a browser's `PushSubscription` says, and what it is to show. */
const PushDeviceBody = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: longestEndpoint }),
    p256dh: Type.String({ minLength: 80, maxLength: 100, pattern: base64url }),
    auth: Type.String({ minLength: 16, maxLength: 64, pattern: base64url }),
    kinds: Type.Array(literals(pushKinds), { minItems: 1, maxItems: pushKinds.length, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type PushDeviceBody = Static<typeof PushDeviceBody>;

/** Prefix `/games`: where a household's notices are pushed. */
export const pushRoutes = {
  push: {
    method: 'GET',
    url: '/push',
    schema: { operationId: 'push', response: { 200: Type.Ref('Push'), ...refusals } },
  },
  setPushDevice: {
    method: 'POST',
    url: '/push/devices',
    schema: {
      operationId: 'setPushDevice',
      description:
        'Adds a browser by its endpoint, or changes what it is told; sent again, it changes nothing. 400 PUSH_ENDPOINT for an address that nothing may be sent to.',
      headers: IdempotencyHeaders,
      body: PushDeviceBody,
      response: { 200: Type.Ref('PushDevice'), ...refusals },
    },
  },
  forgetPushDevice: {
    method: 'POST',
    url: '/push/devices/:deviceId/forget',
    schema: {
      operationId: 'forgetPushDevice',
      description: 'Nothing is sent there anymore; one that is gone already is no error.',
      headers: IdempotencyHeaders,
      params: Type.Object({ deviceId: Type.String({ format: 'uuid' }) }),
      response: { 200: Type.Ref('Push'), ...refusals },
    },
  },
} as const;
