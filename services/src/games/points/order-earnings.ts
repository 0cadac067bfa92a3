import type { Database } from '../../platform/database/database.ts';
import { eligibleCents, type OrderLine, pointsOf } from '../rules/earning.ts';
import { earningPrograms, knownEarnings } from '../store/orders.ts';
import { gamesDb } from '../store/tables.ts';

/** An order, and what it costs now. */
export interface EarningOrder {
  orderNumber: string;
  householdId: string;
  placedAt: Temporal.Instant;
  /** Two-letter code of the store's state. */
  state: string;
  lines: readonly OrderLine[];
}

/** What an order earns in a program: an estimate until its points are posted. */
export interface ProgramEarning {
  programCode: string;
  programName: string;
  points: number;
  /** Cents that the points come from. */
  eligibleCents: number;
  isPosted: boolean;
}

/**
 * What orders earn, by number: as posted, less what refunds took back; before that by what they cost now, whether or not
 * the ledger has heard of their last change yet, since it counts by the same rule (N-10, N-11). Programs that give nothing
 * are left out, and so are canceled orders.
 */
export async function earningsOfOrders(
  database: Database,
  orders: readonly EarningOrder[],
): Promise<ReadonlyMap<string, ProgramEarning[]>> {
  const db = gamesDb(database);
  const rows = await knownEarnings(
    db,
    orders.map(({ orderNumber }) => orderNumber),
  );
  const known = Map.groupBy(rows, ({ order_number: number }) => number);
  const unheard = orders.filter(({ orderNumber }) => !known.has(orderNumber));
  const programs = await earningPrograms(db, [...new Set(unheard.map(({ householdId }) => householdId))]);
  const estimate = (
    order: EarningOrder,
    { code, title, earning }: Pick<(typeof programs)[number], 'code' | 'title' | 'earning'>,
  ) => {
    const cents = eligibleCents(earning, order.lines, order.state);
    return {
      programCode: code,
      programName: title,
      points: pointsOf(earning, cents),
      eligibleCents: cents,
      isPosted: false,
    };
  };
  return new Map(
    orders.map((order) => {
      const own = known.get(order.orderNumber);
      const earned = own
        ? own.flatMap((row) => {
            const { status, code, title, earning, points, eligible_cents: cents } = row;
            if (status === 'CANCELLED' || code === null || title === null || earning === null) return [];
            if (status === 'PLACED') return [estimate(order, { code, title, earning })];
            const left = (points ?? 0) - (row.reversed_points ?? 0);
            return [{ programCode: code, programName: title, points: left, eligibleCents: cents ?? 0, isPosted: true }];
          })
        : programs
            .filter((program) => program.household_id === order.householdId && isOn(program, order.placedAt))
            .map((program) => estimate(order, program));
      return [order.orderNumber, earned.filter(({ points }) => points > 0)];
    }),
  );
}

const isOn = (
  { start_at: start, end_at: end, opted_in_at: since }: Record<'start_at' | 'end_at' | 'opted_in_at', Temporal.Instant>,
  at: Temporal.Instant,
): boolean =>
  [start, since].every((from) => Temporal.Instant.compare(from, at) <= 0) && Temporal.Instant.compare(at, end) <= 0;
