/** What bringing an order costs, in cents: what its shopper pays, and what FreshPass takes off. */
export interface Fee {
  feeCents: number;
  waivedCents: number;
}

/** Delivery is free with FreshPass (N-70): every order that can be placed is above its $30. */
export const feeFor = (cents: number, { channel, isMember }: { channel: string; isMember: boolean }): Fee =>
  channel === 'DELIVERY' && isMember ? { feeCents: 0, waivedCents: cents } : { feeCents: cents, waivedCents: 0 };

/** What a month of FreshPass costs, in cents. */
export const membershipCents = 1299;
