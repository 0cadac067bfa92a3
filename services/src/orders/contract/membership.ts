import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, Instant, maxInteger, Nullable, refusals } from '../../platform/http/contract.ts';

export const Membership = Type.Object(
  {
    priceCents: Nullable(
      Type.Integer({ description: 'What a month costs; null where no provider is set up, and nobody can pay for it.' }),
    ),
    method: Nullable(Type.String({ description: "The provider's id: QUILLPAY." })),
    savings: Type.Object(
      {
        cents: Type.Integer(),
        orders: Type.Integer({ description: 'Deliveries that cost nothing for it.' }),
        since: Nullable(Type.Unsafe<string>({ ...Instant, description: 'The first of them.' })),
      },
      { description: 'Delivery fees that FreshPass has taken off, without canceled orders.' },
    ),
  },
  { $id: 'Membership', description: 'What FreshPass costs a household, and what it has saved (N-70).' },
);
export type Membership = Static<typeof Membership>;

export const membershipRoutes = {
  getMembership: {
    method: 'GET',
    url: '/freshpass',
    schema: {
      operationId: 'getMembership',
      description: "What FreshPass costs, and what it has saved the bearer's household.",
      response: { 200: Type.Ref('Membership'), ...refusals },
    },
  },
  joinFreshPass: {
    method: 'POST',
    url: '/freshpass',
    schema: {
      operationId: 'joinFreshPass',
      description:
        'Joins FreshPass from month to month: the first month is charged now, or once a month that is on ends. The same key ' +
        'charges nothing twice, and who is a member already pays nothing. 409 NOT_OFFERED, PRICE_CHANGED (`priceCents`), ' +
        'PAYMENT_DECLINED, PAYMENT_UNKNOWN (nothing is charged twice, and the same key finds out).',
      headers: IdempotencyHeaders,
      body: Type.Object(
        { expectedCents: Type.Integer({ minimum: 0, maximum: maxInteger, description: 'What the shopper saw.' }) },
        { additionalProperties: false },
      ),
      response: { 200: Type.Ref('Membership'), ...refusals },
    },
  },
} as const;
