import { type LoadedCart, type PricedCart, minimumOf, quoteCart } from '../../cart/index.ts';
import { customerById } from '../../identity/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { addressesOf } from '../../profile/index.ts';
import { offeringsOf, shopRefusal } from '../../stores/index.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { costIdOf } from '../../../../pricing/receipts/cost-id.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { digestOf, type QuoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import type { PaymentPort } from '../payments/port.ts';
import { holdCentsOf, quoteIdOf, totalOf } from '../rules/amounts.ts';
import { feeFor } from '../rules/membership/fees.ts';
import { type HandOverKind, needsTime } from '../rules/checkout/checkout.ts';
import { ebtMethod, sharesOf, takesEbt } from '../rules/ebt.ts';
import { type CheckoutProblem, needsId, problemsOf } from '../rules/checkout/checkout-problems.ts';
import { type OfferedPayment, offeredPayments } from '../rules/checkout/offered-payments.ts';
import type { DeliveryAddress } from '../rules/placement-draft.ts';
import { unfitLines } from '../slots/unfit-lines.ts';
import { ebtOf } from './ebt-share.ts';
import { isMember } from './membership.ts';
import { type Choices, choicesOf } from '../store/checkouts.ts';
import { type Hold, holdOf } from '../store/holds.ts';

/** A cart's checkout as it stands: what was chosen, what it costs, and what is in the way. */
export interface Checkout {
  cart: LoadedCart;
  priced: PricedCart;
  choices: Choices;
  /** null if none is held, or the hold has ended. */
  hold: Hold | null;
  handOver: HandOverKind;
  address: DeliveryAddress | null;
  phone: string | null;
  canBeUnattended: boolean;
  payments: readonly OfferedPayment[];
  /** The chosen way to pay, if it is still offered. */
  port: PaymentPort | null;
  inputs: QuoteInputs;
  quote: Quote;
  digest: string;
  quoteId: string;
  feeCents: number;
  /** What FreshPass takes off the held time's fee (N-70). */
  waivedCents: number;
  tipCents: number;
  totalCents: number;
  /** What SNAP benefits pay, and what they could; the rest is paid the chosen way (N-52). */
  ebtCents: number;
  ebtEligibleCents: number;
  restCents: number;
  holdCents: number;
  minimumCents: number;
  missingCents: number;
  isWeighed: boolean;
  needsAge: boolean;
  problems: readonly CheckoutProblem[];
}

interface Asking {
  now: Temporal.Instant;
  /** null for a guest. */
  member: Pick<Principal, 'customerId'> | null;
  ports: ReadonlyMap<string, PaymentPort>;
}

/** Loads everything that a checkout depends on. Only reads. */
export async function loadCheckout(db: Database, cart: LoadedCart, { now, member, ports }: Asking): Promise<Checkout> {
  const { head } = cart;
  const choices = await choicesOf(db, head.cartId);
  const kept = await holdOf(db, head.cartId);
  const isEnded = kept !== null && !isStillHeld(kept, cart, now);
  const hold = isEnded ? null : kept;
  const fee = hold && feeFor(hold.fee_cents, { channel: head.channel, isMember: await isMember(db, head.owner, now) });
  const priced = await quoteCart(db, cart, { now, ...(fee && { feeCents: fee.feeCents }) });
  const { store } = priced;
  const zoned = now.toZonedDateTimeISO(store.timeZone);
  const lines = priced.lines.filter(({ line }) => line.quantity > 0);
  const restricted = lines.some(({ goods }) => goods !== undefined && needsId(goods.product));
  const isDelivered = head.channel === 'DELIVERY';
  const canBeUnattended = isDelivered && !restricted;
  const handOver = handOverOf(head.channel, choices);
  const address = await chosenAddress(db, member, choices, head.channel);
  const offering = (await offeringsOf(db))(head.storeId);
  const payments = offeredPayments(
    [...ports.values()].filter(({ id }) => id !== ebtMethod),
    handOver,
  );
  const port = payments.find(({ id, problem }) => id === choices.payment_id && problem === null)
    ? (ports.get(choices.payment_id ?? '') ?? null)
    : null;

  const placedAt = zoned.toPlainDateTime().toString({ smallestUnit: 'millisecond' });
  const isTaken = takesEbt(handOver, head.category) && ports.has(ebtMethod);
  const ebt = await inTurns(ebtOf({ priced, choices, placedAt, isTaken }));
  const { inputs } = ebt;
  const quote = await inTurns(quoteOfSteps(inputs));
  const extras = {
    feeCents: head.channel === 'SHIPPING' ? priced.inputs.feeCents : (fee?.feeCents ?? 0),
    tipCents: isDelivered ? choices.tip_cents : 0,
  };
  const isWeighed = inputs.cart.some(({ weight }) => weight !== null);
  const totalCents = totalOf(quote, extras);
  const { ebtCents, restCents } = sharesOf(inputs, quote, totalCents);
  // Whoever is in the store buys as little as they like.
  const { minimumCents, missingCents } =
    head.channel === 'IN_STORE' ? { minimumCents: 0, missingCents: 0 } : minimumOf(head.category, quote.totals);
  const phone = choices.phone ?? (await knownPhone(db, member));
  const reach =
    address === null
      ? 'NONE'
      : isDelivered && shopRefusal(offering, { channel: 'delivery', zipCode: address.zipCode })
        ? 'OUTSIDE'
        : 'REACHED';
  const problems = problemsOf({
    isMember: member !== null,
    channel: head.channel,
    handOver,
    lines: lines.map((each) => ({
      entryId: each.line.entryId,
      isThere: each.reason === null && each.left === null,
      needsId: each.goods !== undefined && needsId(each.goods.product),
    })),
    slot: !needsTime(head.channel) ? null : isEnded ? 'ENDED' : hold ? 'HELD' : 'NONE',
    unfit: hold ? unfitLines(lines, hold.start_at, { store, offering, now }) : [],
    address: isDelivered || head.channel === 'SHIPPING' ? reach : null,
    hasPhone: phone !== null,
    hasPayment: port !== null,
    missingCents,
  });
  return {
    cart,
    priced,
    choices,
    hold,
    handOver,
    address,
    phone,
    canBeUnattended,
    payments,
    port,
    inputs,
    quote,
    digest: digestOf(inputs),
    quoteId: quoteIdOf(costIdOf(quote, inputs), extras),
    ...extras,
    waivedCents: fee?.waivedCents ?? 0,
    totalCents,
    ebtCents,
    ebtEligibleCents: ebt.eligibleCents,
    restCents,
    holdCents: port?.holdsMoney ? holdCentsOf(restCents, isWeighed) : 0,
    minimumCents: minimumCents ?? 0,
    missingCents,
    isWeighed,
    needsAge: lines.some(({ goods }) => goods?.product.containsAlcohol),
    problems,
  };
}

/** A hold counts until it ends, before its time's cut-off, and where and how the cart shops. */
const isStillHeld = (hold: Hold, { head }: LoadedCart, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, hold.held_until) < 0 &&
  Temporal.Instant.compare(now, hold.cutoff_at) < 0 &&
  hold.store_id === head.storeId &&
  hold.channel === head.channel;

function handOverOf(channel: string, { hand_over: chosen }: Choices): HandOverKind {
  if (channel === 'SHIPPING') return 'SHIPPED';
  return channel === 'DELIVERY' ? (chosen ?? 'ATTENDED') : 'PICKUP';
}

async function chosenAddress(
  db: Database,
  member: Pick<Principal, 'customerId'> | null,
  { address_id: addressId }: Choices,
  channel: string,
): Promise<DeliveryAddress | null> {
  if (member === null || addressId === null || channel === 'PICKUP' || channel === 'IN_STORE') return null;
  const found = (await addressesOf(db, member.customerId)).find((each) => each.addressId === addressId);
  if (!found) return null;
  const { purpose: _, version: __, ...address } = found;
  return address;
}

/** Ten digits of the account's phone; null if there is none. */
async function knownPhone(db: Database, member: Pick<Principal, 'customerId'> | null): Promise<string | null> {
  const { phone = null } = (member && (await customerById(db, member.customerId))) ?? {};
  return /^\+1(\d{10})$/.exec(phone ?? '')?.[1] ?? null;
}
