/** Offers on a page of the gallery (S-256). */
export const pageSize = 30;

/** How coupons can be ordered (S-278). */
export const couponSorts = ['gallery', 'expiry-date', 'added-date', 'category', 'a-z', 'z-a'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** What the order of a gallery depends on. */
export interface Ordered {
  offerId: string;
  offerPgm: 'PD' | 'CC';
  status: 'U' | 'C';
  name: string;
  category: string;
  endLocal: string;
  startLocal: string;
  purchaseRank: number | null;
}

type Key = readonly (string | number)[];
const last = 1_000_000;

/** S-280: deals for the shopper first, then other unclipped ones, then what is clipped; each by purchaseRank (S-164). */
const groupOf = ({ offerPgm, status }: Ordered): number => (status === 'C' ? 2 : offerPgm === 'PD' ? 0 : 1);

const keys: Readonly<Record<CouponSort, (offer: Ordered) => Key>> = {
  gallery: (offer) => [groupOf(offer), offer.purchaseRank ?? last],
  'expiry-date': ({ endLocal, purchaseRank }) => [endLocal, purchaseRank ?? last],
  'added-date': ({ startLocal, purchaseRank }) => [-Date.parse(`${startLocal}Z`), purchaseRank ?? last],
  category: ({ category, purchaseRank }) => [category, purchaseRank ?? last],
  'a-z': ({ name }) => [name.toLowerCase()],
  'z-a': ({ name }) => [name.toLowerCase()],
};

const compareKeys = (one: Key, other: Key): number => {
  for (const [at, value] of one.entries()) {
    const against = other[at];
    if (against === undefined || typeof value !== typeof against) return 0;
    if (value < against) return -1;
    if (value > against) return 1;
  }
  return 0;
};

/** Where a page ended: the key and the id of its last offer. */
export interface GalleryPlace {
  sort: CouponSort;
  key: Key;
  offerId: string;
}

const keyOf = (offer: Ordered, sort: CouponSort): Key => [...keys[sort](offer), offer.offerId];

/** A page of offers in their order, after a place; ties are broken by id, so the order is never left open (N-80). */
export function galleryPage<T extends Ordered>(
  offers: readonly T[],
  { sort, after, size }: { sort: CouponSort; after: GalleryPlace | null; size: number },
): { page: T[]; next: GalleryPlace | null } {
  const sign = sort === 'z-a' ? -1 : 1;
  const keyed = offers
    .map((offer) => ({ offer, key: keyOf(offer, sort) }))
    .sort((one, other) => sign * compareKeys(one.key, other.key));
  const rest = after ? keyed.filter(({ key }) => sign * compareKeys(key, [...after.key, after.offerId]) > 0) : keyed;
  const page = rest.slice(0, size);
  const end = page.at(-1);
  const next = end && rest.length > size ? { sort, key: keys[sort](end.offer), offerId: end.offer.offerId } : null;
  return { page: page.map(({ offer }) => offer), next };
}

/** A place as an opaque token. */
export const galleryToken = ({ sort, key, offerId }: GalleryPlace): string =>
  Buffer.from(JSON.stringify([sort, key, offerId])).toString('base64url');

/** The place in a token; null when it isn't one of ours, or of another sort. */
export function galleryPlace(token: string, sort: CouponSort): GalleryPlace | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!Array.isArray(read)) return null;
    const [of, key, offerId] = read as unknown[];
    const isKey = Array.isArray(key) && key.every((each) => typeof each === 'string' || typeof each === 'number');
    if (of !== sort || !isKey || typeof offerId !== 'string') return null;
    return { sort, key: key as Key, offerId };
  } catch {
    return null;
  }
}
