import { quickAddQuantity } from '../constants.ts';
import { pageState } from '../page/page.ts';
import { browserStore } from './browser-store.ts';
import { jsonOf, readOnce, storedNews } from './support/stored.ts';
import { isOwn } from './whose.ts';

const key = 'quickAddBasket';
/** More than a smart basket ever has. */
const most = 200;

/** What the shopper has chosen of one of their usuals (S-100). */
export interface QuickAddItem {
  /** Product number. */
  itemId: string;
  /** Packages; 1 unless told otherwise (S-261). */
  qty: number;
  /** Is it to be added? It is unless told otherwise. */
  selected: boolean;
  /** Pounds, with two decimals; only of what is sold by weight. */
  selectedWeight?: number;
}

const twoDecimals = (pounds: number): number => Math.round(pounds * 100) / 100;

/** An item as it may be kept; null for what is none. */
function kept(value: unknown): QuickAddItem | null {
  const { itemId, qty, selected, selectedWeight } = (value ?? {}) as Partial<Record<keyof QuickAddItem, unknown>>;
  if (typeof itemId !== 'string' || !/^[\w-]{1,64}$/.test(itemId)) return null;
  const weight = typeof selectedWeight === 'number' && Number.isFinite(selectedWeight) ? selectedWeight : 0;
  return {
    itemId,
    qty: typeof qty === 'number' && Number.isInteger(qty) && qty > 0 ? qty : quickAddQuantity,
    selected: typeof selected === 'boolean' ? selected : true,
    ...(weight > 0 ? { selectedWeight: twoDecimals(weight) } : {}),
  };
}

function itemsOf(value: unknown): readonly QuickAddItem[] {
  const { cartItemsList } = (value ?? {}) as { cartItemsList?: unknown };
  if (!Array.isArray(cartItemsList)) return none;
  const items = cartItemsList.flatMap((each) => kept(each) ?? []);
  return [...new Map(items.map((item) => [item.itemId, item])).values()].slice(0, most);
}

const none: readonly QuickAddItem[] = [];
const { subscribe, tell } = storedNews(key);
// A browser that stores nothing keeps a copy for this page.
const unstored = pageState((): { text: string | null } => ({ text: null }));

const basketIn = readOnce((text) => {
  const value = jsonOf(text) as { owner?: unknown } | null;
  return { owner: typeof value?.owner === 'string' ? value.owner : '', items: itemsOf(value) };
});

/** What a shopper has chosen of their usuals, for all tabs of this browser (S-100). For `useSyncExternalStore`. */
export const quickAddBasket = {
  /** @param owner whose it is: nobody sees what another account has chosen */
  read(owner: string): readonly QuickAddItem[] {
    const basket = basketIn(unstored().text ?? browserStore.read(key));
    return isOwn(basket.owner, owner) ? basket.items : none;
  },
  readOnServer: (): readonly QuickAddItem[] => none,
  write(owner: string, items: readonly QuickAddItem[]): void {
    const cartItemsList = items.flatMap((item) => kept(item) ?? []).slice(0, most);
    const text = JSON.stringify({ owner, cartItemsList });
    browserStore.write(key, text);
    unstored().text = browserStore.read(key) === text ? null : text;
    tell();
  },
  /** Whoever comes next at this browser doesn't see it. */
  clear(): void {
    unstored().text = null;
    browserStore.remove(key);
    tell();
  },
  subscribe,
};
