import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { orderCategories } from '../../../../../pricing/cart.ts';
import type { OrderLine } from '../../../games/index.ts';
import { shapeFaults } from '../../../platform/files/shape-faults.ts';

/** A finalized order, as a record in an import file. */
export interface FinalizedOrder {
  orderNumber: string;
  householdId: string;
  storeName: string;
  state: string;
  placedAt: Temporal.Instant;
  finalizedAt: Temporal.Instant;
  lines: OrderLine[];
}

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+(Z|[+-]\\d{2}:\\d{2})$' });
const Line = Compile(
  Type.Object(
    {
      orderNumber: Id,
      householdId: Id,
      storeName: Type.String({ minLength: 1, maxLength: 100 }),
      state: Type.String({ pattern: '^[A-Z]{2}$' }),
      placedAt: Moment,
      finalizedAt: Moment,
      lines: Type.Array(
        Type.Object(
          {
            category: Type.Enum([...orderCategories]),
            netCents: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 100 },
      ),
    },
    { additionalProperties: false },
  ),
);

/** The order in a record, or why it is not one, in words (N-10). @param now future orders are refused */
export function orderOf(value: object, now: Temporal.Instant): FinalizedOrder | string {
  if (!Line.Check(value)) return shapeFaults(Line.Errors(value), 'order')[0] ?? "isn't an order";
  const placedAt = instantOf(value.placedAt);
  const finalizedAt = instantOf(value.finalizedAt);
  if (placedAt === null) return "placedAt isn't a valid time";
  if (finalizedAt === null) return "finalizedAt isn't a valid time";
  if (Temporal.Instant.compare(finalizedAt, placedAt) < 0) return 'finalizedAt is before placedAt';
  if (Temporal.Instant.compare(finalizedAt, now) > 0) return 'finalizedAt is in the future';
  return { ...value, lines: value.lines as OrderLine[], placedAt, finalizedAt };
}

function instantOf(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
