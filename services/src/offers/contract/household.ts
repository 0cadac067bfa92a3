import Type from 'typebox';
import { IdempotencyHeaders, Instant, Nullable, refusals } from '../../platform/http/contract.ts';

export const BoxTops = Type.Object({ authorized: Type.Boolean(), acceptedAt: Nullable(Instant) }, { $id: 'BoxTops' });

const listItem = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,80}$' }), checked: Type.Boolean() });

/** What belongs to a household rather than to an offer: prefix `/offers`. */
export const householdRoutes = {
  boxTops: {
    method: 'GET',
    url: '/boxtops',
    schema: {
      operationId: 'boxTops',
      description: "Whether the bearer's household has accepted the terms of box tops (S-156, N-47).",
      response: { 200: Type.Ref('BoxTops'), ...refusals },
    },
  },
  acceptBoxTops: {
    method: 'POST',
    url: '/boxtops',
    schema: {
      operationId: 'acceptBoxTops',
      description: 'Accepts the terms of box tops, once for all box-top offers (N-47).',
      headers: IdempotencyHeaders,
      body: Type.Object({ accepted: Type.Literal(true) }),
      response: { 200: Type.Ref('BoxTops'), ...refusals },
    },
  },
  checkListItems: {
    method: 'POST',
    url: '/mylist/check',
    schema: {
      operationId: 'checkListItems',
      description: 'Checks items of My List off while shopping, or back on. An unknown id is left out of the answer.',
      headers: IdempotencyHeaders,
      body: Type.Object({ items: Type.Array(listItem, { minItems: 1, maxItems: 200 }) }),
      response: { 200: Type.Object({ items: Type.Array(listItem) }), ...refusals },
    },
  },
} as const;
