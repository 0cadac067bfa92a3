/**
 * A page of offers after the one that its token names. They come by id: nothing that a household does moves an offer from
 * one page to another, so that pages together have each offer once. The order that a shopper sees (S-280) is made where it
 * is shown.
 * @param after id of the last offer before; null for the first page
 */
export function galleryPage<T extends { offerId: string }>(
  offers: readonly T[],
  { after, size }: { after: string | null; size: number },
): { page: T[]; next: string | null } {
  const rest = offers
    .filter(({ offerId }) => after === null || offerId > after)
    .sort((one, other) => (one.offerId < other.offerId ? -1 : 1));
  const page = rest.slice(0, size);
  return { page, next: rest.length > size ? (page.at(-1)?.offerId ?? null) : null };
}

/** Marks what is one of our tokens. */
const mark = 'after:';

/** Where a page ended, as an opaque token. */
export const galleryToken = (offerId: string): string => Buffer.from(mark + offerId).toString('base64url');

/** The offer that a token names; null if it isn't one of ours. */
export function galleryPlace(token: string): string | null {
  const text = Buffer.from(token, 'base64url').toString();
  const offerId = text.startsWith(mark) ? text.slice(mark.length) : '';
  return /^[A-Za-z0-9_-]{1,64}$/.test(offerId) ? offerId : null;
}
