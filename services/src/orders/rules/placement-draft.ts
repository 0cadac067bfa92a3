import type { OrderLine } from '../../games/index.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { HandOverKind, LeaveAt } from './checkout/checkout.ts';
import type { WalletCard } from './checkout/wallets.ts';
import type { SubstitutionKind } from './order-states.ts';

/** Where an order is delivered. */
export interface DeliveryAddress {
  addressId: string;
  firstName: string;
  lastName: string;
  address: string;
  address2: string | null;
  city: string;
  state: string;
  zipCode: string;
}

/** A line of an order that is being placed. */
export interface DraftLine {
  entryId: string;
  itemId: string;
  name: string;
  size: string;
  departmentId: string;
  category: string;
  containsAlcohol: boolean;
  restrictedValue: number;
  quantity: number;
  weight: number | null;
  substitution: { kind: SubstitutionKind; itemId: string | null };
  comments: string | null;
  options: readonly { upcId: string; name: string; priceDeltaCents: number }[];
  listCents: number;
  netCents: number;
  applied: Quote['lines'][number]['applied'];
}

/** Everything an order is made of, between reserving and placing it. Instants are ISO 8601 texts. */
export interface PlacementDraft {
  cartCategory: string;
  sellerId: string | null;
  cartVersion: number;
  store: { storeId: string; name: string; state: string; timeZone: string; banner: string };
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  /** null when a seller ships it, and in the store. */
  slot: {
    slotId: string;
    start: string;
    end: string;
    kind: '1H' | '2H' | 'GREEN4H';
    cutoff: string;
    heldUntil: string;
  } | null;
  handOver: {
    kind: HandOverKind;
    address: DeliveryAddress | null;
    leaveAt: LeaveAt | null;
    instructions: string | null;
    zipCode: string;
  };
  /** Is it priced at its cut-off (N-65)? Omitted for no. */
  awaitsPrice?: boolean;
  phone: string | null;
  /** Purchase order number of a business (S-165); omitted for none. */
  poNumber?: string | null;
  confirmsAge: boolean;
  lines: DraftLine[];
  earning: OrderLine[];
  inputs: QuoteInputs;
  quote: Quote;
  digest: string;
  feeCents: number;
  /** What FreshPass took off it (N-70); omitted for nothing. */
  waivedCents?: number;
  tipCents: number;
  totalCents: number;
  payment: {
    paymentId: string;
    method: string;
    holdCents: number;
    /** A wallet's token; omitted where it isn't paid with one. */
    source?: string;
    card?: WalletCard;
  };
  /** What SNAP benefits pay, as a payment of its own (N-52); omitted or null for nothing. */
  ebt?: { paymentId: string; cents: number } | null;
  placedAt: string;
}
