import Type from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { prizeTypes } from '../rules/prizes/prize-types.ts';
import { oneProgram } from './parameters.ts';

/** Status of a prize for its winner (N-24). */
export const wonStatuses = ['WON', 'REDEEMED', 'EXPIRED', 'REVOKED'] as const;
export const WonPrize = Type.Object(
  {
    winId: Nullable(
      Type.String({ description: 'null when there is nothing to redeem: entries go into the draw right away.' }),
    ),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    redeemBy: Instant,
    /** When it was awarded; right away for points and entries. */
    redeemedAt: Nullable(Instant),
    /** If omitted, a gateway works it out from the two dates. */
    status: Type.Optional(literals(wonStatuses)),
  },
  { $id: 'WonPrize' },
);
export const WonTransaction = Type.Object(
  {
    transactionId: Type.String(),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    status: literals(wonStatuses),
    wonAt: Instant,
    redeemBy: Instant,
    redeemedAt: Nullable(Instant),
    localDate: Type.String({ format: 'date', description: 'Day of the win in the time zone from x-user-timezone.' }),
  },
  { $id: 'WonTransaction', description: 'N-24; never a code.' },
);

export const wonPrizeModels = [WonPrize, WonTransaction];

export const wonPrizeRoutes = {
  wonPrizes: {
    method: 'GET',
    url: '/prizes/:uuid/transactions',
    schema: {
      operationId: 'wonPrizes',
      params: Type.Object({ uuid: Type.String({ maxLength: 64 }) }),
      headers: Type.Object({
        'x-user-timezone': Type.Optional(
          Type.String({ maxLength: 64, description: "The shopper's IANA time zone; the store's if omitted (N-78)." }),
        ),
      }),
      querystring: oneProgram,
      response: { 200: Type.Object({ items: Type.Array(Type.Ref('WonTransaction')) }), ...refusals },
    },
  },
} as const;
