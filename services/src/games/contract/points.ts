import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { orderCategories } from '../../../../pricing/cart.ts';
import { codes, StoreId } from './parameters.ts';

/** Why a household can't play now (N-22). */
export const cannotPlayReasons = [
  'NOT_OPTED_IN',
  'PROGRAM_NOT_STARTED',
  'PROGRAM_ENDED',
  'INSUFFICIENT_POINTS',
  'DAILY_LIMIT',
  'TOTAL_LIMIT',
  'NEGATIVE_BALANCE',
] as const;
export const ProgramPoints = Type.Object(
  {
    programCode: Type.String(),
    totalGamePoints: Type.Integer({ description: 'Posted and available.' }),
    pendingGamePoints: Type.Integer({ description: 'Estimated: pending from orders.' }),
    expiredGamePoints: Type.Integer({ description: 'Ended with the program (N-12).' }),
    pendingOrderDate: Nullable(Instant),
    totalPrizesWon: Type.Integer(),
    sweepstakesEntries: Type.Integer(),
    gameplaysUsed: Type.Integer(),
    gameplaysUsedToday: Type.Integer(),
    freePlays: Type.Integer({ description: 'Welcome plays not yet used.' }),
    gameplaysAvailable: Type.Integer({ description: 'Plays available now, given points, free plays, and limits.' }),
    stamps: Nullable(Type.Integer({ description: 'COLLECT: stamps on the board.' })),
    /** Why no play is possible now, null when one is. If omitted, a gateway works it out. */
    cannotPlayReason: Type.Optional(Nullable(literals(cannotPlayReasons))),
    /** When time alone makes a play possible again. */
    nextPlayAt: Type.Optional(Nullable(Instant)),
    asOf: Instant,
  },
  { $id: 'ProgramPoints', description: 'G-42, N-13.' },
);
const PointsEstimate = Type.Object(
  { programCode: Type.String(), points: Type.Integer(), eligibleCents: Type.Integer() },
  { $id: 'PointsEstimate', description: 'N-10: what an order would earn in a program.' },
);
const line = `(${orderCategories.join('|')}):\\d{1,8}`;

export type ProgramPoints = Static<typeof ProgramPoints>;
export const pointsModels = [ProgramPoints, PointsEstimate];

/** A household's points, and what an order would earn. */
export const pointsRoutes = {
  points: {
    method: 'GET',
    url: '/program/points',
    schema: {
      operationId: 'programPoints',
      querystring: Type.Object({ programCodes: codes }),
      response: { 200: Type.Object({ programPoints: Type.Array(Type.Ref('ProgramPoints')) }), ...refusals },
    },
  },
  pointsEstimate: {
    method: 'GET',
    url: '/program/points/estimate',
    schema: {
      operationId: 'pointsEstimate',
      querystring: Type.Object({
        programCodes: codes,
        storeId: StoreId,
        lines: Type.String({
          maxLength: 4000,
          pattern: `^(${line}(,${line})*)?$`,
          description: 'Comma-separated categories with cents paid after store offers, like GROCERY:525,ALCOHOL:1899.',
        }),
      }),
      response: { 200: Type.Object({ estimates: Type.Array(Type.Ref('PointsEstimate')) }), ...refusals },
    },
  },
} as const;
