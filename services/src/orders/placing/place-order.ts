import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { Outcome, PaymentPort } from '../payments/port.ts';
import { portOf } from '../payments/ports.ts';
import { ebtMethod } from '../rules/ebt.ts';
import type { PlacementRow } from '../store/checkout-tables.ts';
import { lockPlacement, placementByKey, placementsSince } from '../store/placements.ts';
import type { PlacedOrderView } from '../views/order.ts';
import { confirm } from './confirm.ts';
import { release } from './release.ts';
import { type PlaceRequest, reserve } from './reserve.ts';

export type PlacingContext = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'> & {
  ports: ReadonlyMap<string, PaymentPort>;
};

/** Words for a refusal that comes with the money. */
const refusals = {
  SLOT_ENDED: 'The held time has ended. Nothing was charged.',
  PAYMENT_DECLINED: 'The payment was declined. Nothing was ordered.',
  PAYMENT_UNKNOWN: "The payment provider hasn't answered yet. Nothing is charged twice.",
} as const;
type Refusal = keyof typeof refusals;

const refuse = (code: Refusal) => new ServiceError(409, code, refusals[code]);
const reused = () =>
  new ServiceError(
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was already used for a different request.',
    'idempotency-key',
  );

/**
 * Places an order: reserve, hold the money, confirm (N-60, N-64). Nothing is locked while a provider is asked, and what a
 * crash leaves half way is finished or taken back by `settleLeftPlacings`. Without a provider all of it is one transaction.
 * The same key places one order, and answers the same.
 * @throws ServiceError as `reserve`; 409 IDEMPOTENCY_KEY_REUSED, PAYMENT_DECLINED, PAYMENT_UNKNOWN, SLOT_ENDED
 */
export const placeOrder = (context: PlacingContext, request: PlaceRequest): Promise<PlacedOrderView> =>
  placePrepared(context, request, () => Promise.resolve(request));

/** What a transaction has prepared to be placed in it; null if a request with the same key got there first. */
export type Prepared = Pick<PlaceRequest, 'body' | 'cutoffAt'> | null;

/** The same for a cart that is filled in the transaction that places it: nobody sees it, or fills it anew, in between. */
export async function placePrepared(
  context: PlacingContext,
  request: Omit<PlaceRequest, keyof NonNullable<Prepared>>,
  prepare: (trx: Transaction) => Promise<Prepared>,
): Promise<PlacedOrderView> {
  const known = await begunBefore(context.db, request);
  if (known) return settled(context, known);
  const placement = await inTransaction(context.db, async (trx) => {
    const ready = await prepare(trx);
    const begun = ready ? await reserve(trx, context, { ...request, ...ready }) : await begunBefore(trx, request);
    if (!begun) throw new Error('a placing that was begun is gone');
    if (begun.key === request.key && begun.fingerprint !== request.fingerprint) throw reused();
    if (begun.state !== 'RESERVED' || portOf(context.ports, begun.draft.payment.method).holdsMoney) return begun;
    await confirm(trx, context, begun, null);
    return lockPlacement(trx, begun.placement_id);
  });
  return settled(context, placement);
}

async function begunBefore(
  db: Database,
  { member, key, fingerprint }: Pick<PlaceRequest, 'member' | 'key' | 'fingerprint'>,
): Promise<PlacementRow | undefined> {
  const begun = await placementByKey(db, member.customerId, key);
  if (begun && begun.fingerprint !== fingerprint) throw reused();
  return begun;
}

/** The order of a placing: at once if it is one, else after its money is held. */
async function settled(context: PlacingContext, placement: PlacementRow): Promise<PlacedOrderView> {
  if (placement.state === 'DONE') return placement.answer as PlacedOrderView;
  const result = await settle(context, placement);
  if (typeof result === 'string') throw refuse(result);
  return result;
}

/** Holds the money of a reserved placing, and makes it an order or takes it back. Safe to repeat, also at once. */
async function settle(context: PlacingContext, placement: PlacementRow): Promise<PlacedOrderView | Refusal> {
  const { placement_id: key, order_number: orderNumber, draft } = placement;
  const { ebt = null, payment } = draft;
  const ask = (method: string, hold: { key: string; cents: number; source?: string | undefined }) =>
    portOf(context.ports, method).authorize({ ...hold, orderNumber });
  const benefits: Outcome = ebt
    ? await ask(ebtMethod, { key: ebt.paymentId, cents: ebt.cents })
    : { kind: 'DONE', reference: null };
  const outcome =
    benefits.kind === 'DONE'
      ? await ask(payment.method, { key, cents: payment.holdCents, source: payment.source })
      : benefits;
  return inTransaction(context.db, (trx) => conclude(trx, context, key, outcome));
}

async function conclude(
  trx: Transaction,
  context: PlacingContext,
  placementId: string,
  outcome: Outcome,
): Promise<PlacedOrderView | Refusal> {
  const placement = await lockPlacement(trx, placementId);
  if (placement.state === 'DONE') return placement.answer as PlacedOrderView;
  const isLate = !isSlotStillHeld(placement, context.clock.now());
  if (placement.state === 'RELEASED') return isLate ? 'SLOT_ENDED' : 'PAYMENT_DECLINED';
  if (outcome.kind === 'DECLINED') {
    await release(trx, context, placement, { isDeclined: true });
    return 'PAYMENT_DECLINED';
  }
  // T-79: money isn't held for a time that has ended, whatever the provider says, or will say.
  if (isLate) {
    await release(trx, context, placement, { isDeclined: false });
    return 'SLOT_ENDED';
  }
  if (outcome.kind === 'UNKNOWN') return 'PAYMENT_UNKNOWN';
  return confirm(trx, context, placement, outcome.reference);
}

function isSlotStillHeld({ draft: { slot }, created_at: since }: PlacementRow, now: Temporal.Instant): boolean {
  // What a seller ships has no time; it is given as long as a held one.
  const until = slot ? Temporal.Instant.from(slot.heldUntil) : since.add({ minutes: 15 });
  return Temporal.Instant.compare(now, until) < 0;
}

/** How long a request may be on its way before others take care of its placing. */
const grace = { seconds: 30 };

/** Finishes or takes back what requests have left half way. @returns how many */
export async function settleLeftPlacings(context: PlacingContext): Promise<number> {
  const left = await placementsSince(context.db, context.clock.now().subtract(grace), 50);
  for (const placement of left) await settle(context, placement);
  return left.length;
}
