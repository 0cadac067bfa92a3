import { createCache } from 'async-cache-dedupe';
import type {
  Challenge,
  ClipAnswer,
  ClipOffersBody,
  ClippedOffers,
  Coupon,
  MyList,
  UnclipAnswer,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import { nullWhenMissing } from '../../upstream/upstream-error.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Calls to the offers service. */
export interface OffersSource {
  /** The Bonus Path of the shopper's household at a store. */
  challenges(storeId: string): Promise<Challenge[]>;
  /** All current offers of a store as its visitors see them; the same for everybody, so they are cached briefly (S-183). */
  publicGallery(storeId: string): Promise<Coupon[]>;
  /** All current offers of a store as the shopper's household sees them (S-196). */
  gallery(storeId: string): Promise<Coupon[]>;
  /** One offer with its products, also after its end; null if the store has none with this id (S-190). */
  offer(offerId: string, storeId: string): Promise<Coupon | null>;
  /** Offers that a product counts for (S-194). */
  offersByUpc(upc: string, storeId: string): Promise<Coupon[]>;
  /** Clips offers, and adds them to My List (S-184, S-185, S-188). */
  clip(items: ClipOffersBody['items'], storeId: string, requestId: string): Promise<ClipAnswer>;
  /** By a clip's id, unclips; by a list item's, takes it off My List (S-187, S-188). */
  unclip(id: string, requestId: string): Promise<UnclipAnswer>;
  myList(storeId: string): Promise<MyList>;
  /** What the household's clipped offers are called (N-42). */
  clipped(storeId: string): Promise<ClippedOffers['offers']>;
}

export interface OffersOptions {
  upstream: Upstream;
  uuid: () => string;
  ttlSeconds?: number;
  /** Then it is served for that long while it's fetched again. */
  staleSeconds?: number;
}

/** Opens the source: what all visitors see is shared, everything else is asked for in the shopper's name. */
export function offersSource({ upstream, uuid, ttlSeconds = 30, staleSeconds = 60 }: OffersOptions) {
  const cache = createCache({
    ttl: ttlSeconds,
    stale: staleSeconds,
    storage: { type: 'memory', options: { size: 100 } },
  }).define('gallery', async (storeId: string) => {
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const call = { method: 'GET', path: '/anonymous/companiongallery', query: galleryOf(storeId), headers } as const;
    return offersOf((await upstream.call(call)).body as Gallery);
  });

  return (client: Client<'offers'>): OffersSource => ({
    challenges: async (storeId) => (await client.get('/challenges', { query: { storeId } })).challenges,
    publicGallery: (storeId) => cache.gallery(storeId),
    gallery: async (storeId) => offersOf(await client.get('/companiongallery', { query: galleryOf(storeId) })),
    offer: async (offerId, storeId) =>
      (await client.get('/offerdetail', { query: { offerId, storeId, includeUpc: 'y' } }).catch(nullWhenMissing))
        ?.offer ?? null,
    offersByUpc: async (upc, storeId) =>
      (await client.post('/offersbyupc', { query: { storeId, offerPgm: 'CC-PD' }, body: { upcs: [upc] } })).offers,
    clip: (items, storeId, idempotencyKey) =>
      client.post('/clip', { query: { storeId }, body: { items }, idempotencyKey }),
    unclip: (id, idempotencyKey) => client.post('/unclip', { body: { items: [{ id }] }, idempotencyKey }),
    myList: (storeId) => client.get('/mylist', { query: { storeId } }),
    clipped: async (storeId) => (await client.get('/clipped', { query: { storeId } })).offers,
  });
}

/** All that there is, weekly ads included. */
const galleryOf = (storeId: string) => ({ storeId, includeWeeklyAd: true }) as const;

interface Gallery {
  companionGalleryOffer?: Record<string, Coupon>;
}

/** S-196: the offers of the map. */
const offersOf = ({ companionGalleryOffer }: Gallery): Coupon[] => Object.values(companionGalleryOffer ?? {});
