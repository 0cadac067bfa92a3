import { createCache } from 'async-cache-dedupe';
import type {
  BoxTops,
  Challenge,
  ClipAnswer,
  ClipOffersBody,
  ChangedMyList,
  ChangeMyListBody,
  Coupon,
  InstantAllocationBody,
  MyListItem,
  OfferNames,
  PersonalizedDeals,
  UnclipAnswer,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import { lastAnswers, mostStaleSeconds } from '../../upstream/last-answers.ts';
import { nullWhenMissing } from '../../upstream/upstream-error.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { sharedGalleries } from './shared-gallery.ts';

/** Calls to the offers service. */
export interface OffersSource {
  /** The Bonus Path of the shopper's household at a store. */
  challenges(storeId: string): Promise<Challenge[]>;
  /** All current offers of a store as its visitors see them; the same for everybody, so they are cached briefly (S-183). */
  publicGallery(storeId: string): Promise<Coupon[]>;
  /** The weekly ad of a store that comes next; the same for everybody, since nothing on it can be used yet (S-53). */
  upcomingAd(storeId: string): Promise<Coupon[]>;
  /** All current offers of a store as the shopper's household sees them (S-196). */
  gallery(storeId: string): Promise<Coupon[]>;
  /** One offer with its products, also after its end; null if the store has none with this id (S-190). */
  offer(offerId: string, storeId: string): Promise<Coupon | null>;
  /** Offers that a product counts for (S-194). */
  offersByUpc(upc: string, storeId: string): Promise<Coupon[]>;
  /** Clips offers, and adds them to My List (S-184, S-185, S-188). */
  clip(items: ClipOffersBody['items'], storeId: string, requestId: string): Promise<ClipAnswer>;
  /** By the ids of clips, unclips; by those of list items, takes them off My List (S-187, S-188). */
  unclip(ids: readonly string[], requestId: string): Promise<UnclipAnswer>;
  /** Gives the shopper's household the offers of an event; null if it has no such event (S-197). */
  receive(event: InstantAllocationBody, requestId: string): Promise<Coupon[] | null>;
  /** What is in My List, the newest first, and how often it has changed (S-189). */
  myList(storeId: string): Promise<{ items: MyListItem[]; version: number }>;
  /** Has the household accepted the terms of box tops (N-47)? */
  boxTops(): Promise<BoxTops>;
  /** Accepts them, once for all box-top offers. */
  acceptBoxTops(requestId: string): Promise<BoxTops>;
  /** What a new list would be after these changes; nothing is kept (N-6). */
  previewMyList(changes: ChangeMyListBody['changes'], storeId: string): Promise<ChangedMyList>;
  /** Changes My List, each change for itself (S-124, S-188). */
  changeMyList(changes: ChangeMyListBody['changes'], storeId: string, requestId: string): Promise<ChangedMyList>;
  /** Deals that are chosen for the household (S-198). */
  personalizedDeals(asked: DealsAsked): Promise<PersonalizedDeals>;
  /** What offers are called (N-42). */
  names(offerIds: readonly string[]): Promise<OfferNames['offers']>;
}

/** Whose deals, and where. */
export interface DealsAsked {
  storeId: string;
  channel: 'DELIVERY' | 'PICKUP' | 'IN_STORE' | 'SHIPPING';
  banner: string;
  householdId: string;
  /** How many (S-199). */
  size: number;
  zipCode: string;
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
  const ask = async (query: {
    storeId: string;
    includeWeeklyAd?: true;
    includeRedmBonusPathFPOffers?: true;
    onlyUpcomingAd?: true;
  }) => {
    const headers = { accept: 'application/json', 'x-correlation-id': uuid(), 'x-client-name': 'webui' };
    const path = '/anonymous/companiongallery';
    const call = { method: 'GET', route: path, path, query, headers, isKept: true } as const;
    return offersOf((await upstream.call(call)).body as Gallery);
  };
  const { outlasting, freshFor, telling } = lastAnswers({ upstream, mostSeconds: mostStaleSeconds.prices, most: 100 });
  const cache = createCache({
    ttl: freshFor(ttlSeconds),
    stale: freshFor(staleSeconds),
    storage: { type: 'memory', options: { size: 100 } },
  })
    .define(
      'gallery',
      outlasting('gallery', (storeId: string) => ask(galleryOf(storeId))),
    )
    .define(
      'upcoming',
      outlasting('upcoming', (storeId: string) => ask({ storeId, onlyUpcomingAd: true })),
    );
  const forAll: Pick<OffersSource, 'publicGallery' | 'upcomingAd'> = {
    publicGallery: (storeId) => cache.gallery(storeId),
    upcomingAd: (storeId) => cache.upcoming(storeId),
  };

  const shared = sharedGalleries();

  return (client: Client<'offers'>, tell: (staleSeconds: number) => void): OffersSource => ({
    ...telling(forAll, tell),
    challenges: async (storeId) => (await client.get('/challenges', { query: { storeId } })).challenges,
    gallery: async (storeId) => {
      const ask = (known?: string) =>
        client.get('/companiongallery', {
          query: { ...galleryOf(storeId), ...(known === undefined ? {} : { known }) },
        });
      // What differs from what a process keeps says nothing by itself.
      if (upstream.isOnTape === true) return offersOf(await ask());
      const load = () => client.get('/companiongallery/shared', { query: { storeId }, isKept: true });
      const read = async (known?: string) => shared.whole(storeId, await ask(known), load);
      // What is kept may have changed while the answer was on its way.
      return (await read(shared.versionOf(storeId))) ?? (await read()) ?? [];
    },
    offer: async (offerId, storeId) =>
      (await client.get('/offerdetail', { query: { offerId, storeId, includeUpc: 'y' } }).catch(nullWhenMissing))
        ?.offer ?? null,
    offersByUpc: async (upc, storeId) =>
      (await client.post('/offersbyupc', { query: { storeId, offerPgm: 'CC-PD' }, body: { upcs: [upc] } })).offers,
    clip: (items, storeId, idempotencyKey) =>
      client.post('/clip', { query: { storeId }, body: { items }, idempotencyKey }),
    unclip: (ids, idempotencyKey) =>
      client.post('/unclip', { body: { items: ids.map((id) => ({ id })) }, idempotencyKey }),
    receive: async (body, idempotencyKey) => {
      const call = { query: { storeId: body.storeId }, body, idempotencyKey };
      const given = await client.post('/gallery/instantallocation', call).catch(nullWhenMissing);
      return given && offersOf(given);
    },
    boxTops: () => client.get('/boxtops', {}),
    acceptBoxTops: (idempotencyKey) => client.post('/boxtops', { body: { accepted: true }, idempotencyKey }),
    myList: async (storeId) => {
      const { shoppingLists } = await client.get('/mylist', { query: { storeId }, headers: myListVersion });
      return { items: shoppingLists.flatMap(({ items }) => items), version: shoppingLists[0]?.version ?? 0 };
    },
    previewMyList: (changes, storeId) => client.post('/mylist/preview', { query: { storeId }, body: { changes } }),
    changeMyList: (changes, storeId, idempotencyKey) =>
      client.post('/mylist/changes', { query: { storeId }, body: { changes }, idempotencyKey }),
    personalizedDeals: ({ channel, size, ...asked }) =>
      client.post('/personalizeddeals', {
        body: {
          ...asked,
          modelConfigurationId: model,
          assortmentChannel: channel,
          uiPageSize: size,
          host: `${asked.banner}.com`,
          platform: 'web',
        },
      }),
    names: async (offerIds) => (await client.get('/names', { query: { offerId: offerIds.join(',') } })).offers,
  });
}

/** My List answers in a version of its own (S-168). */
const myListVersion = { 'x-api-version': '4.0' };

/** The model that the storefront asks for. */
const model = 'larder-rfm-1';

/** All that there is: weekly ads too, and challenges that are complete. */
const galleryOf = (storeId: string) =>
  ({ storeId, includeWeeklyAd: true, includeRedmBonusPathFPOffers: true }) as const;

interface Gallery {
  companionGalleryOffer?: Record<string, Coupon>;
}

/** S-196: the offers of the map. */
const offersOf = ({ companionGalleryOffer }: Gallery): Coupon[] => Object.values(companionGalleryOffer ?? {});
