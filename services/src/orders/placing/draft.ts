import { iso } from '../../platform/clock.ts';
import type { Checkout } from '../checkout/load-checkout.ts';
import { takesPoNumber } from '../rules/checkout/po-number.ts';
import { earningLines } from '../rules/earning-lines.ts';
import type { DraftLine, PlacementDraft } from '../rules/placement-draft.ts';
import type { WalletPaid } from './wallet-paid.ts';

/** What a checkout doesn't know of its order. */
interface Placing {
  now: Temporal.Instant;
  /** Of the hold that is asked for. */
  paymentId: string;
  confirmsAge: boolean;
  /** When it can no longer be changed, and is priced; its time's cut-off, and at its price of now, if omitted. */
  cutoffAt?: Temporal.Instant | undefined;
  /** What a wallet's sheet gave; null if it is paid another way. */
  wallet: WalletPaid | null;
}

/** Everything the order of a checkout is made of. */
export function draftOf(
  checkout: Checkout,
  { now, paymentId, confirmsAge, cutoffAt, wallet }: Placing,
): PlacementDraft {
  const { cart, priced, hold, choices, handOver, address, inputs, quote, port } = checkout;
  const { head } = cart;
  const { storeId, name, state, timeZone, banner, zip } = priced.store;
  if (!port) throw new Error('a draft needs a payment');
  return {
    cartCategory: head.category,
    sellerId: head.sellerId,
    cartVersion: head.version,
    store: { storeId, name, state, timeZone, banner },
    channel: head.channel,
    slot: hold && {
      slotId: hold.slot_id,
      start: iso(hold.start_at),
      end: iso(hold.end_at),
      kind: hold.kind,
      cutoff: iso(cutoffAt ?? hold.cutoff_at),
      heldUntil: iso(hold.held_until),
    },
    handOver: {
      kind: handOver,
      address,
      leaveAt: handOver === 'UNATTENDED' ? (choices.leave_at ?? 'FRONT_DOOR') : null,
      instructions: handOver === 'PICKUP' ? null : choices.instructions,
      zipCode: address?.zipCode ?? head.zipCode ?? zip,
    },
    awaitsPrice: cutoffAt !== undefined,
    phone: checkout.phone,
    poNumber: takesPoNumber(head.category) ? choices.po_number : null,
    confirmsAge,
    lines: linesOf(checkout),
    earning: earningLines(inputs, quote),
    inputs,
    quote,
    digest: checkout.digest,
    feeCents: checkout.feeCents,
    waivedCents: checkout.waivedCents,
    tipCents: checkout.tipCents,
    totalCents: checkout.totalCents,
    payment: { paymentId, method: port.id, holdCents: checkout.holdCents, ...wallet },
    ebt: checkout.ebtCents > 0 ? { paymentId: `${paymentId}-ebt`, cents: checkout.ebtCents } : null,
    placedAt: iso(now),
  };
}

/** The lines of a checkout that are priced, with what each costs. */
function linesOf({ priced, quote, inputs }: Checkout): DraftLine[] {
  const quoted = new Map(quote.lines.map((line) => [line.lineId, line]));
  const counted = new Map(inputs.cart.map((line) => [line.lineId, line]));
  return priced.lines.flatMap(({ line, goods }) => {
    const [costs, input] = [quoted.get(line.entryId), counted.get(line.entryId)];
    if (!costs || !input || !goods) return [];
    return [
      {
        entryId: line.entryId,
        itemId: line.bpn,
        name: line.name,
        size: goods.product.size,
        departmentId: input.departmentId,
        category: input.category,
        containsAlcohol: goods.product.containsAlcohol,
        restrictedValue: goods.product.restrictedValue,
        quantity: line.quantity,
        weight: line.weight,
        substitution: line.substitution,
        comments: line.comments,
        options: line.options,
        listCents: costs.listCents,
        netCents: costs.netCents,
        applied: costs.applied,
      },
    ];
  });
}

/** How many pieces of each product a placing takes out of stock. */
export function piecesOf(lines: readonly { itemId: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { itemId, quantity } of lines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  return pieces;
}
