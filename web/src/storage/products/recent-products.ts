import { browserStore } from '../browser-store.ts';
import { jsonOf } from '../support/stored.ts';
import { isTheirs } from '../whose.ts';

const key = 'larder.viewed';
const most = 12;

/** A product's number; anything else is not kept. */
const isProduct = (value: unknown): value is string => typeof value === 'string' && /^\d{1,14}$/.test(value);

/** Whose the kept products are, and what they are; what can't be read is nobody's. */
function kept(): { owner: unknown; ids: readonly string[] } {
  const { owner, ids } = (jsonOf(browserStore.read(key)) ?? {}) as { owner?: unknown; ids?: unknown };
  return { owner, ids: Array.isArray(ids) ? ids.filter(isProduct).slice(0, most) : [] };
}

/** The products whose pages a shopper has opened at this browser, by their numbers, the newest first. */
export const recentProducts = {
  /** @param owner whose they are: nobody sees what another account has looked at, but whoever signs in goes on with a guest's */
  of(owner: string): readonly string[] {
    const { owner: whose, ids } = kept();
    return isTheirs(whose, owner) ? ids : [];
  },
  /** Puts a product first. */
  add(owner: string, id: string): void {
    if (!isProduct(id)) return;
    const ids = [id, ...recentProducts.of(owner).filter((other) => other !== id)].slice(0, most);
    browserStore.writeJson(key, { owner, ids });
  },
  /** Whoever comes next at this browser doesn't see them. */
  clear: (): void => browserStore.remove(key),
};
