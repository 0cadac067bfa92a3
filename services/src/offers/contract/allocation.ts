import Type from 'typebox';
import { IdempotencyHeaders, Instant, literals, refusals } from '../../platform/http/contract.ts';

const name = (most = 64) => Type.String({ minLength: 1, maxLength: most });
const storeId = name(32);

/** Prefix `/offers`. */
export const allocationRoute = {
  method: 'POST',
  url: '/gallery/instantallocation',
  schema: {
    operationId: 'instantAllocation',
    description:
      "S-197, N-45. Gives the bearer's household the offers of an event, such as a new account: each once, and the same event sent again answers the same. 404 EVENT_NOT_FOUND if the household has no such event.",
    headers: IdempotencyHeaders,
    querystring: Type.Object({ storeId }),
    body: Type.Object({
      customerId: name(),
      householdId: name(),
      eventCorrelationId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
      eventDateTime: Instant,
      eventName: literals(['new_registration']),
      storeId,
      division: name(32),
      offers: Type.Array(
        Type.Object({
          externalOfferId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
          offerId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    response: { 200: Type.Ref('CompanionGallery'), ...refusals },
  },
} as const;
