import { createHash } from 'node:crypto';
import type { Channel, Inventory, Price, VolumePrice } from '../rules/product.ts';
import { chanceOf, wholeOf } from './chance.ts';
import { type DemoProduct, retail } from './products.ts';
import type { StoreInventory, StorePrice } from '../store/publish.ts';

/** A demo store and its price level. */
export interface DemoStore {
  storeId: string;
  factor: number;
}

/** No store carries everything. */
const carried = 0.96;
const isCarried = ({ key, groupIds, product }: DemoProduct, { storeId }: DemoStore): boolean =>
  product.program !== 'abs' || groupIds.length > 0 || chanceOf(`${key}|${storeId}|carried`) < carried;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`;

/** A store's prices: the shelf price, and a delivery price where it's higher. */
export function demoPrices(
  products: readonly DemoProduct[],
  store: DemoStore,
  today: Temporal.PlainDate,
): StorePrice[] {
  return products
    .filter((product) => isCarried(product, store))
    .flatMap((product) => {
      const price = priceOf(product, store, today);
      const row = { storeId: store.storeId, bpn: product.product.bpn };
      const isDearer = product.product.eligibility.DELIVERY && chanceOf(`${product.family}|delivered`) < 0.08;
      const delivered = isDearer ? [{ ...row, channel: 'DELIVERY' as const, price: dearer(price) }] : [];
      return [{ ...row, channel: 'ALL' as const, price }, ...delivered];
    });
}

const dearer = (price: Price): Price => ({
  ...price,
  priceCents: price.priceCents + 30,
  basePriceCents: price.basePriceCents + 30,
});

function priceOf(
  { key, family, priceCents, product }: DemoProduct,
  { storeId, factor }: DemoStore,
  today: Temporal.PlainDate,
): Price {
  const base = retail(priceCents * factor);
  const plain: Price = {
    priceCents: base,
    basePriceCents: base,
    previousBasePriceCents: null,
    promo: null,
    volume: null,
  };
  if (product.program === '1P_B2B')
    return chanceOf(`${key}|by the case`) < 0.4 ? { ...plain, volume: byTheCase(key, base) } : plain;
  if (product.program === '1P_WINE') return { ...plain, volume: aCaseOfSix };
  const drawn = chanceOf(`${family}|${storeId}|promo`);
  const isPromoted = !product.containsAlcohol && product.program === 'abs' && product.effectiveOn === null;
  if (!isPromoted || drawn > 0.17) return plain;
  // A few have just ended: the price is back to regular and nothing is struck through (S-143).
  const endsOn = today.add({ days: drawn < 0.004 ? -1 : wholeOf(`${family}|ends`, 2, 13) }).toString();
  if (drawn < 0.11) {
    const sale = Math.min(retail(base * (drawn < 0.04 ? 0.7 : 0.82)), base - 10);
    const text = `Save ${dollars(base - sale)}`;
    const promo = { type: 'P' as const, text, description: '', endsOn, terms: null };
    return { ...plain, priceCents: sale, previousBasePriceCents: drawn < 0.03 ? base + 20 : null, promo };
  }
  if (drawn < 0.15 && base < 900) {
    const pair = Math.floor((base * 2 * 0.9) / 100) * 100;
    if (pair >= base + 50) {
      const terms = { buy: null, free: null, quantity: 2, priceCents: pair, group: promoGroup(family) };
      const text = `2 for ${dollars(pair)}`;
      const promo = { type: 'M' as const, text, description: '', endsOn, terms };
      return { ...plain, promo };
    }
  }
  return {
    ...plain,
    promo: {
      type: 'B',
      text: 'Buy 2, get 1 free',
      description: '',
      endsOn,
      terms: buyTwoGetOne(family),
    },
  };
}

/** What a business pays for each of several cases: about 5% less, each size for itself. */
const byTheCase = (key: string, base: number): VolumePrice => ({
  quantity: [3, 5, 10][wholeOf(`${key}|cases`, 0, 2)] ?? 5,
  priceCents: Math.round((base * 0.945) / 10) * 10 - 1,
  rate: null,
  group: null,
});
/** Six bottles of the wine shop, whichever, are 10% off. */
const aCaseOfSix: VolumePrice = { quantity: 6, priceCents: null, rate: 1000, group: 'vine-and-cellar' };

/** Sizes of one product count together. */
const promoGroup = (family: string): string => createHash('sha256').update(family).digest('base64url').slice(0, 12);
const buyTwoGetOne = (family: string) => ({
  buy: 2,
  free: 1,
  quantity: null,
  priceCents: null,
  group: promoGroup(family),
});

/** A store's stock: most in stock, some running low, some out until the next truck. */
export function demoInventory(
  products: readonly DemoProduct[],
  store: DemoStore,
  today: Temporal.PlainDate,
): StoreInventory[] {
  return products
    .filter((product) => isCarried(product, store))
    .map((product) => ({
      storeId: store.storeId,
      bpn: product.product.bpn,
      inventory: inventoryOf(product, store, today),
    }));
}

function inventoryOf({ key, product }: DemoProduct, { storeId }: DemoStore, today: Temporal.PlainDate): Inventory {
  const drawn = chanceOf(`${key}|${storeId}|stock`);
  const isGone = drawn < 0.04 && !product.isMto;
  const pieces = isGone
    ? 0
    : drawn < 0.09
      ? wholeOf(`${key}|${storeId}|few`, 1, 5)
      : wholeOf(`${key}|${storeId}|many`, 8, 120);
  // Some items are closed to one channel.
  const closed: Channel | null = drawn > 0.97 ? 'DELIVERY' : drawn > 0.95 ? 'PICKUP' : null;
  const at = (channel: Channel) => (product.eligibility[channel] && channel !== closed ? pieces : 0);
  return {
    channels: { DELIVERY: at('DELIVERY'), PICKUP: at('PICKUP'), IN_STORE: at('IN_STORE'), SHIPPING: at('SHIPPING') },
    nextDeliveryOn: isGone ? today.add({ days: wholeOf(`${key}|truck`, 1, 4) }).toString() : null,
  };
}
