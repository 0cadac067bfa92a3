import { takeStock } from '../../catalog/index.ts';
import { lockRewards, spendRewards } from '../../games/index.ts';
import { customerById } from '../../identity/index.ts';
import { lockOffers, reserveOffers } from '../../offers/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Principal } from '../../platform/http/auth.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { ageRecord, ageVerdict } from '../../profile/index.ts';
import { cartToCheckOut } from '../checkout/checkout-cart.ts';
import { type Checkout, loadCheckout } from '../checkout/load-checkout.ts';
import type { PlaceOrderBody } from '../contract/placing.ts';
import type { PaymentPort } from '../payments/port.ts';
import type { CheckoutProblemCode } from '../rules/checkout/checkout.ts';
import { usedOffers } from '../rules/used-offers.ts';
import { ebtMethod } from '../rules/ebt.ts';
import type { PlacementRow } from '../store/checkout-tables.ts';
import { deleteHold } from '../store/holds.ts';
import { insertPayment } from '../store/payments.ts';
import {
  insertPlacement,
  lockPlacement,
  nextOrderNumber,
  placementByKey,
  placementOfCart,
} from '../store/placements.ts';
import { draftOf, piecesOf } from './draft.ts';
import { changesSince, QuoteChanged } from './quote-changed.ts';
import { takeWalletPaid } from './wallet-paid.ts';

/** Who places what, under which key. */
export interface PlaceRequest {
  member: Pick<Principal, 'customerId' | 'householdId'>;
  body: PlaceOrderBody;
  key: string;
  fingerprint: string;
  /** When the order can no longer be changed, and is priced (N-65); its time's cut-off, and at its price of now, if omitted. */
  cutoffAt?: Temporal.Instant;
}

type Placing = Pick<ServiceContext, 'clock' | 'random'> & { ports: ReadonlyMap<string, PaymentPort> };

/** The age at which alcohol is sold (N-54). */
const drinkingAge = 21;

/** Problems that come before the price: with them, the price is another one. */
const beforePrice: readonly CheckoutProblemCode[] = ['EMPTY', 'SLOT_NEEDED', 'SLOT_ENDED'];

/**
 * The first half of placing an order: in one transaction, the cart is locked and priced anew, and its time, its stock, and its
 * number are the order's. What another request with this key, or for this cart, has begun is gone on with.
 * @throws ServiceError 404 CART_NOT_FOUND; 409 QUOTE_CHANGED, WALLET_NEEDED, and every code of a checkout's problems
 */
export async function reserve(trx: Transaction, placing: Placing, request: PlaceRequest): Promise<PlacementRow> {
  const { member, body, key, fingerprint, cutoffAt } = request;
  const { clock, random, ports } = placing;
  const cart = await cartToCheckOut(trx, { householdId: member.householdId }, body.cartId);
  const { cartId } = cart.head;
  // Others with this key have waited for the cart.
  const begun = (await placementByKey(trx, member.customerId, key)) ?? (await placementOfCart(trx, cartId));
  if (begun) return begun;
  const now = clock.now();
  // Of two orders that want an offer at once, the second is priced without it (T-2).
  await lockOffers(trx, member.householdId);
  await lockRewards(trx, member.householdId);
  const checkout = await loadCheckout(trx, cart, { now, member, ports });
  const problems = await problemsOf(trx, checkout, request, now);
  refuseFirst(problems.filter(({ code }) => beforePrice.includes(code)));
  if (body.quoteId !== checkout.quoteId) throw quoteChanged(body.quoteId, checkout);
  refuseFirst(problems);
  const wallet = await takeWalletPaid(trx, checkout, now);

  const orderNumber = await nextOrderNumber(trx);
  const { timeZone } = checkout.priced.store;
  const order = { orderNumber, householdId: member.householdId, day: storeDay(now, timeZone).date.toString(), at: now };
  const gone = await reserveOffers(trx, order, usedOffers(checkout.inputs, checkout.quote));
  const spent = await spendRewards(trx, random, order, checkout.quote.totals.rewardCents);
  if (gone.length > 0 || !spent)
    throw quoteChanged(body.quoteId, await loadCheckout(trx, cart, { now, member, ports }));
  const placementId = random.uuid();
  const draft = draftOf(checkout, {
    now,
    paymentId: placementId,
    confirmsAge: body.confirmsAge ?? false,
    cutoffAt,
    wallet,
  });
  if (draft.slot && (await deleteHold(trx, cartId)) === null) refuseFirst([{ code: 'SLOT_ENDED', entryIds: [] }]);
  const { storeId } = draft.store;
  const short = await takeStock(trx, { storeId, channel: draft.channel }, piecesOf(draft.lines));
  if (short.length > 0) {
    const entryIds = draft.lines.filter(({ itemId }) => short.includes(itemId)).map(({ entryId }) => entryId);
    refuseFirst([{ code: 'UNAVAILABLE_LINES', entryIds }]);
  }
  await insertPlacement(trx, {
    placement_id: placementId,
    order_number: orderNumber,
    customer_id: member.customerId,
    household_id: member.householdId,
    cart_id: cartId,
    key,
    fingerprint,
    draft,
    created_at: now,
  });
  const payment = {
    order_number: orderNumber,
    state: 'AUTHORIZING',
    reference: null,
    created_at: now,
    updated_at: now,
  } as const;
  const { method, holdCents, card = null } = draft.payment;
  await insertPayment(trx, {
    ...payment,
    payment_id: placementId,
    method,
    authorized_cents: holdCents,
    card_network: card?.network ?? null,
    card_last_four: card?.lastFour ?? null,
  });
  if (draft.ebt)
    await insertPayment(trx, {
      ...payment,
      payment_id: draft.ebt.paymentId,
      method: ebtMethod,
      authorized_cents: draft.ebt.cents,
    });
  return lockPlacement(trx, placementId);
}

/** @param quoteId what the shopper saw */
function quoteChanged(quoteId: string, checkout: Checkout): QuoteChanged {
  const { shown } = checkout.choices;
  return new QuoteChanged(changesSince(shown?.quoteId === quoteId ? shown : null, checkout));
}

interface Problem {
  code: CheckoutProblemCode;
  entryIds: readonly string[];
}

async function problemsOf(
  trx: Transaction,
  { problems, needsAge, priced }: Checkout,
  { member, body }: PlaceRequest,
  now: Temporal.Instant,
): Promise<Problem[]> {
  if (!needsAge) return [...problems];
  const birth = (await customerById(trx, member.customerId))?.dateOfBirth ?? null;
  const record = await ageRecord(trx, member.customerId);
  const today = storeDay(now, priced.store.timeZone).date;
  const isYoung =
    ageVerdict(drinkingAge, birth === null ? null : Temporal.PlainDate.from(birth), record, today) === 'NOT_MET';
  return [...problems, ...(body.confirmsAge && !isYoung ? [] : [{ code: 'AGE_NOT_MET' as const, entryIds: [] }])];
}

/** Words for operators and logs; shoppers read the gateway's. */
const words: Readonly<Record<CheckoutProblemCode, string>> = {
  EMPTY: 'There is nothing to order.',
  SLOT_NEEDED: 'Choose a time first.',
  SLOT_ENDED: 'The held time has ended.',
  SLOT_UNFIT: "Some items aren't available at that time.",
  ADDRESS_NEEDED: 'Choose a delivery address first.',
  OUTSIDE_DELIVERY_AREA: "This store doesn't deliver there.",
  UNATTENDED_RESTRICTED: 'Some items need ID at the door.',
  PHONE_NEEDED: 'A phone number is needed.',
  BELOW_MINIMUM: 'The order is below the minimum.',
  UNAVAILABLE_LINES: "Some items can't be had.",
  PAYMENT_NEEDED: 'Choose a way to pay first.',
  SIGN_IN_NEEDED: 'Sign in first.',
  AGE_NOT_MET: 'Alcohol is sold to shoppers of 21 or older.',
};

function refuseFirst([first]: readonly Problem[]): void {
  if (!first) return;
  const details = first.entryIds.length > 0 ? { entryIds: first.entryIds.join(',') } : undefined;
  throw new ServiceError(409, first.code, words[first.code], undefined, {}, details);
}
