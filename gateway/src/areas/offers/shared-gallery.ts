import type { CompanionGallery, Coupon } from '../../generated/rest.ts';

/** What all households see alike at a store: nothing here is anybody's own. */
interface Shared {
  version: string;
  offers: ReadonlyMap<string, Coupon>;
}

export interface SharedGalleries {
  /** The version to ask a store's gallery with; undefined if none is kept. */
  versionOf(storeId: string): string | undefined;
  /**
   * A household's offers from an answer, which may tell only what differs from what is kept.
   * @param load asks for what is shared, for the next time; undefined if the service shares nothing
   */
  whole(storeId: string, answer: CompanionGallery, load: () => Promise<SharedAnswer>): Coupon[] | null;
}

interface SharedAnswer {
  shared: string;
  companionGalleryOffer: Readonly<Record<string, Coupon>>;
}

/**
 * Keeps what the stores' galleries have in common, each with its version. A gallery of hundreds of offers is read for every
 * page, and few of them are a household's own: the rest comes once.
 */
export function sharedGalleries(most = 50): SharedGalleries {
  const kept = new Map<string, Shared>();
  const loading = new Set<string>();

  async function keep(storeId: string, load: () => Promise<SharedAnswer>): Promise<void> {
    if (loading.has(storeId)) return;
    loading.add(storeId);
    try {
      const { shared: version, companionGalleryOffer } = await load();
      kept.delete(storeId);
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(storeId, { version, offers: new Map(Object.entries(companionGalleryOffer)) });
    } catch {
      // A gallery that comes whole shows the same.
    } finally {
      loading.delete(storeId);
    }
  }

  return {
    versionOf: (storeId) => kept.get(storeId)?.version,
    whole(storeId, { companionGalleryOffer = {}, shared, without }, load) {
      const known = kept.get(storeId);
      if (without === undefined) {
        if (shared !== undefined && shared !== known?.version) void keep(storeId, load);
        return Object.values(companionGalleryOffer);
      }
      if (known === undefined || known.version !== shared) return null;
      const hidden = new Set(without);
      const own = new Map(Object.entries(companionGalleryOffer));
      const offers: Coupon[] = [];
      for (const [id, offer] of known.offers) {
        if (hidden.has(id)) continue;
        offers.push(own.get(id) ?? offer);
        own.delete(id);
      }
      return [...offers, ...own.values()];
    },
  };
}
