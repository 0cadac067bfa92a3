import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Fleet } from './fleet.ts';

const deadlineMs = 2000;

const Place = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
const Answer = Compile(
  Type.Object({
    driverName: Type.Union([Type.String({ minLength: 1, maxLength: 40 }), Type.Null()]),
    driverPhone: Type.Optional(Type.Union([Type.String({ pattern: '^\\d{10}$' }), Type.Null()])),
    seenAt: Type.String({ maxLength: 40 }),
    arrivesAt: Type.String({ maxLength: 40 }),
    van: Place,
    gone: Type.Array(Place, { maxItems: 50 }),
    ahead: Type.Array(Place, { minItems: 1, maxItems: 50 }),
  }),
);

export interface RestFleetOptions {
  /** Like `https://fleet.retailer.example/v1`. */
  url: string;
  /** Milliseconds; two seconds if omitted. */
  deadline?: number;
  fetch?: typeof fetch;
}

/**
 * A retailer's own fleet: `GET {url}/orders/{orderNumber}/journey` answers a journey as `PlacedOrder` shows it, or 404. What it
 * doesn't answer in time, or doesn't answer well, isn't known; what was known stays.
 */
export const restFleet = ({ url, deadline = deadlineMs, fetch: send = fetch }: RestFleetOptions): Fleet => ({
  async whereIs({ order_number: orderNumber }) {
    try {
      const answer = await send(`${url}/orders/${encodeURIComponent(orderNumber)}/journey`, {
        signal: AbortSignal.timeout(deadline),
      });
      const told: unknown = answer.ok ? await answer.json() : null;
      if (!Answer.Check(told)) return null;
      return { ...told, seenAt: Temporal.Instant.from(told.seenAt), arrivesAt: Temporal.Instant.from(told.arrivesAt) };
    } catch {
      return null;
    }
  },
});
