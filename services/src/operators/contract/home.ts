import Type from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';

const WorkItem = Type.Object({
  orderNumber: Nullable(Type.String({ description: 'Null for a time on offer.' })),
  storeId: Type.String(),
  storeName: Nullable(Type.String()),
  timeZone: Nullable(Type.String({ description: 'IANA time zone of the store.' })),
  at: Instant,
  taken: Nullable(Type.Integer({ description: 'Of a time on offer: places taken.' })),
  capacity: Nullable(Type.Integer({ description: 'Of a time on offer: places in all.' })),
});

export const WorkPart = Type.Object(
  { count: Type.Integer(), first: Type.Array(WorkItem, { description: 'The first five.' }) },
  { $id: 'WorkPart', description: 'What needs someone: how many, and which come first.' },
);

/** Prefix `/operators`. Store staff see their own store. */
export const homeRoutes = {
  work: {
    method: 'GET',
    url: '/work-now',
    config: { asks: 'SEE_WORK' },
    schema: {
      operationId: 'workNow',
      description:
        'Orders whose window begins within an hour and that nobody picks; shoppers who wait; swaps without an answer; times of the next 24 hours with four of five places taken.',
      response: {
        200: Type.Object({
          lateToPick: Type.Ref('WorkPart'),
          waiting: Type.Ref('WorkPart'),
          swapsUnanswered: Type.Ref('WorkPart'),
          slotsNearlyFull: Type.Ref('WorkPart'),
        }),
        ...refusals,
      },
    },
  },
  figures: {
    method: 'GET',
    url: '/figures',
    config: { asks: 'SEE_FIGURES' },
    schema: {
      operationId: 'dayFigures',
      description:
        'Orders placed today and on the same day of the week before, by the hour of their store, without canceled ones and those rung up in the store. Hours without orders are left out.',
      response: {
        200: Type.Object({
          at: Instant,
          hours: Type.Array(
            Type.Object({
              day: literals(['TODAY', 'WEEK_AGO']),
              hour: Type.Integer({ minimum: 0, maximum: 23 }),
              orders: Type.Integer(),
              salesCents: Type.Integer(),
            }),
          ),
        }),
        ...refusals,
      },
    },
  },
} as const;
