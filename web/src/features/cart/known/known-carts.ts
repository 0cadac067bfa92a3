import { pageNews } from '../../../page/news.ts';
import { pageState } from '../../../page/page.ts';
import { earlyAdditions } from '../../../storage/early-additions.ts';

/** How much of a product is in the cart that it goes into, as the shopper wants it to be. */
export interface InCart {
  /** Packages. */
  quantity: number;
  /** Pounds, if it's sold by weight. */
  weight: number | null;
}

/** A product of the catalog as far as adding it needs to know. */
export interface Addable {
  id: string;
  fullName: string;
  /** With its size, as two sizes have one name; not needed where there is but one product. */
  spokenName?: string;
  path: string;
  isCustomizable: boolean;
  /** Pounds, with two decimals; null unless it's sold by weight. */
  minimumWeight: string | null;
  /** Packages or pounds; unknown on a card, where the server says no. */
  maximumQuantity?: number;
}

/** What is to be added. */
export interface Wanted {
  productId: string;
  name: string;
  /** Packages to add; 1 if omitted. */
  quantity?: number;
  /** Pounds, if it's sold by weight. */
  weight?: number;
  /** UPCs of the chosen options. */
  options?: readonly string[];
  /** A note to whoever makes it. */
  comments?: string;
}

/** Packages, or pounds; 0 packages remove the product. What was typed means exactly this much. */
export type Amount = { quantity?: number; weight?: number; isExact?: boolean };

/** A line that was made to order, or has a note. */
export interface MadeLine {
  lineId: string;
  productId: string;
  quantity: number;
  /** UPCs of its options. */
  options: readonly string[];
  comments: string;
}

/** An order that is being changed: groceries go there meanwhile (S-111). */
export interface KnownEdit {
  orderNumber: string;
  /** Path of its cart page. */
  path: string;
  /** Thursday, 11 PM. */
  saveByText: string;
}

/** What the page knows of the visitor's carts. Counts are what the shopper wants; the sum is the server's last. */
export interface KnownCarts {
  /** When the server said so, in epoch milliseconds; null before it or the browser's store has told anything. */
  updatedAt: number | null;
  /** Packages in all carts; in the order, while one is being changed. */
  itemCount: number;
  /** What they cost, in cents; null while unknown. */
  totalCents: number | null;
  /** The wine shop's cart, as it was settled last: what its goods cost, in cents, and whose products it has; null without one. */
  wine: { cartId: string; totalCents: number; productIds: readonly string[] } | null;
  /** Marketplace sellers that have a cart with lines, by their ids. */
  sellerIds: readonly string[];
  /** By product number; lines with options of their own aren't among them. */
  products: ReadonlyMap<string, InCart>;
  /** Products of those other lines. */
  special: ReadonlySet<string>;
  /** Those other lines, by their ids, as they were settled last. */
  made: ReadonlyMap<string, MadeLine>;
  edit: KnownEdit | null;
}

/** Whoever keeps the carts, once its code is there. */
interface Keeper {
  add: (wanted: Wanted) => void;
  setProduct: (productId: string, name: string, to: Amount) => void;
  setLine: (lineId: string, to: Pick<MadeLine, 'quantity' | 'options' | 'comments'>) => void;
  /** Tells the shopper why something wasn't done. */
  say: (text: string) => void;
  /** Asks the server again. */
  refresh: () => void;
}

const nothing: KnownCarts = {
  updatedAt: null,
  itemCount: 0,
  totalCents: null,
  wine: null,
  sellerIds: [],
  products: new Map(),
  special: new Set(),
  made: new Map(),
  edit: null,
};

/** What the page knows, and what waits for the keeper. */
interface PageCarts {
  known: KnownCarts;
  /** What was added before the keeper was there, and by whom. */
  early: Wanted[];
  owner: string;
  keeper: Keeper | null;
  isBehind: boolean;
  opened: { isAsked: boolean } | null;
}
const page = pageState((): PageCarts => ({
  known: nothing,
  early: [],
  owner: '',
  keeper: null,
  isBehind: false,
  opened: null,
}));
const { subscribe, tell } = pageNews();

/** The page is left before the keeper came: what was added is the next page's, even if this one is brought back. */
function leave(): void {
  const carts = page();
  if (carts.early.length > 0) earlyAdditions.write(carts.owner, carts.early);
  carts.early = [];
}

/** Before the keeper is there, an addition is shown at once and waits. */
function addEarly(wanted: Wanted): void {
  const { early, known } = page();
  if (early.length === 0) window.addEventListener('pagehide', leave, { once: true });
  early.push(wanted);
  const { productId, quantity = 1, weight, options = [] } = wanted;
  const products = new Map(known.products);
  if (options.length === 0)
    products.set(productId, {
      quantity: weight === undefined ? (products.get(productId)?.quantity ?? 0) + quantity : 1,
      weight: weight ?? null,
    });
  page().known = { ...known, itemCount: known.itemCount + quantity, products };
  tell();
}

/**
 * The little that every page needs of the carts: counts for the badge and the cards. Whoever keeps the carts tells it,
 * once its code is there; what is added before waits here and is shown at once. For `useSyncExternalStore`.
 */
export const knownCarts = {
  subscribe,
  read: (): KnownCarts => page().known,
  readOnServer: (): KnownCarts => nothing,
  /** The carts as they are shown from now on. */
  show(next: KnownCarts): void {
    page().known = next;
    tell();
  },
  /** Adds a product: shown at once, sent by the keeper. */
  add(wanted: Wanted): void {
    const { known, keeper } = page();
    const isFirst = known.itemCount === 0;
    if (keeper) keeper.add(wanted);
    else addEarly(wanted);
    if (isFirst) knownCarts.open(false);
  },
  /** Sets how much of a product there is, once it's in the cart. */
  set: (productId: string, name: string, to: Amount): void => page().keeper?.setProduct(productId, name, to),
  /** Tells the shopper why something wasn't done, once the keeper is there. */
  say: (text: string): void => page().keeper?.say(text),
  /** Makes a line otherwise than before: it is known, so the keeper is there. */
  remake: (lineId: string, to: Pick<MadeLine, 'quantity' | 'options' | 'comments'>): void =>
    page().keeper?.setLine(lineId, to),
  /** Something has been added to empty carts, or the shopper wants to see them. */
  open(isAsked: boolean): void {
    page().opened = { isAsked };
    tell();
  },
  /** Whether the carts are to be shown over the page, and why; each time another object. */
  readOpened: (): { isAsked: boolean } | null => page().opened,
  /** Whose page it is, for what is added before the keeper is there. */
  belongTo: (shopper: string): void => void (page().owner = shopper),
  /** Is anything waiting for the code of the carts? */
  isWaiting: (): boolean => page().early.length > 0 || page().opened !== null,
  /** Something else has changed the carts, such as an order that was placed: they are asked for again, at the latest when the keeper is there. */
  refresh(): void {
    const { keeper } = page();
    if (keeper) keeper.refresh();
    else page().isBehind = true;
  },
  /** The keeper is there: it gets what is added from now on, and what has been before. @returns lets it go */
  keepBy(next: Keeper): () => void {
    const carts = page();
    carts.keeper = next;
    const waiting = carts.early;
    carts.early = [];
    for (const wanted of waiting) next.add(wanted);
    if (carts.isBehind) next.refresh();
    carts.isBehind = false;
    return () => {
      if (carts.keeper === next) carts.keeper = null;
    };
  },
};
