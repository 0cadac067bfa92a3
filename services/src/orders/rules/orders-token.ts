/** Where a page of orders ended. */
interface Place {
  isPast: boolean;
  at: Temporal.Instant;
  orderNumber: string;
}

/** A place as an opaque token. */
export const ordersToken = ({ isPast, at, orderNumber }: Place): string =>
  Buffer.from(JSON.stringify([isPast, at.toString(), orderNumber])).toString('base64url');

/** The place in a token; null when it isn't one of ours. */
export function placeIn(token: string): Place | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 3) return null;
    const [isPast, at, orderNumber] = read as unknown[];
    if (typeof isPast !== 'boolean' || typeof at !== 'string') return null;
    if (typeof orderNumber !== 'string' || !/^\d{7,12}$/.test(orderNumber)) return null;
    return { isPast, at: Temporal.Instant.from(at), orderNumber };
  } catch {
    return null;
  }
}
