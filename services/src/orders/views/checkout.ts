import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { offeringsOf } from '../../stores/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Checkout } from '../checkout/load-checkout.ts';
import type { CheckoutChoices } from '../contract/checkout.ts';
import type { OrderChannel } from '../rules/checkout/checkout.ts';
import { longestPoNumber, takesPoNumber } from '../rules/checkout/po-number.ts';
import type { ShownQuote } from '../store/checkout-tables.ts';
import { heldSlotView } from './slots.ts';

/** A checkout as REST shows it. */
export async function checkoutView(db: Database, checkout: Checkout): Promise<CheckoutChoices> {
  const { cart, priced, choices, hold, address, quote, quoteId } = checkout;
  const { head } = cart;
  return {
    cartId: head.cartId,
    cartCategory: head.category,
    sellerId: head.sellerId,
    storeId: head.storeId,
    channels: await channelsOf(db, checkout),
    channel: head.channel,
    slot: hold && heldSlotView(hold, { channel: head.channel, isMember: checkout.waivedCents > 0 }),
    handOver: {
      kind: checkout.handOver,
      addressId: address?.addressId ?? null,
      address,
      leaveAt: checkout.handOver === 'UNATTENDED' ? choices.leave_at : null,
      instructions: choices.instructions,
      phone: checkout.phone,
      canBeUnattended: checkout.canBeUnattended,
    },
    payments: checkout.payments.map(({ id, problem, merchantId }) => ({
      paymentId: id,
      isOffered: problem === null,
      ...(merchantId === undefined ? {} : { wallet: { merchantId } }),
      problem,
    })),
    paymentId: checkout.port?.id ?? null,
    tipCents: checkout.tipCents,
    quote: { ...quote, quoteId },
    feeCents: checkout.feeCents,
    totalCents: checkout.totalCents,
    ebt:
      checkout.ebtEligibleCents > 0
        ? {
            eligibleCents: checkout.ebtEligibleCents,
            paidCents: checkout.ebtCents,
            restCents: checkout.restCents,
          }
        : null,
    purchaseOrder: takesPoNumber(head.category) ? { number: choices.po_number, longest: longestPoNumber } : null,
    holdCents: checkout.holdCents,
    minimumCents: checkout.minimumCents,
    missingCents: checkout.missingCents,
    needsAge: checkout.needsAge,
    isWeighed: checkout.isWeighed,
    prop65: (await isCalifornia(checkout))
      ? priced.lines.flatMap(({ line, goods }) =>
          goods?.product.prop65 ? [{ entryId: line.entryId, itemId: line.bpn, text: goods.product.prop65 }] : [],
        )
      : [],
    problems: checkout.problems.map((problem) => ({ ...problem })),
  };
}

/** The quote that a shopper is shown, to compare a later one with. */
export function shownQuote({ quote, quoteId, feeCents, tipCents, totalCents, priced }: Checkout): ShownQuote {
  const items = Object.fromEntries(
    priced.lines.map(({ line }) => [line.entryId, { itemId: line.bpn, name: line.name }]),
  );
  return { quoteId, quote, feeCents, tipCents, totalCents, items };
}

async function channelsOf(db: Database, { cart: { head } }: Checkout): Promise<OrderChannel[]> {
  if (head.category === '3P_MARKETPLACE' || head.category === '1P_Wine') return [head.channel];
  const { channels } = (await offeringsOf(db))(head.storeId);
  return [
    ...(channels.includes('pickup') ? (['PICKUP'] as const) : []),
    ...(channels.includes('delivery') ? (['DELIVERY'] as const) : []),
    ...(channels.includes('instore') ? (['IN_STORE'] as const) : []),
  ];
}

/** T-95: warnings are read where the goods go. */
async function isCalifornia({ address, cart, priced }: Checkout): Promise<boolean> {
  if (cart.head.channel === 'PICKUP' || cart.head.channel === 'IN_STORE') return priced.store.state === 'CA';
  if (address) return address.state === 'CA';
  const place = cart.head.zipCode === null ? null : (await zipCodes()).find(cart.head.zipCode.slice(0, 5));
  return (place?.state ?? priced.store.state) === 'CA';
}
