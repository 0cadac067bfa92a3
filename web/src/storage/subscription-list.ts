import { subscriptionListLifetime } from '../constants.ts';
import { browserStore } from './browser-store.ts';
import { jsonOf, readOnce, storedNews } from './support/stored.ts';

/** What is subscribed of a product, as far as other pages say so. */
export interface StoredSubscription {
  subscriptionId: string;
  quantity: number;
  frequency: { count: number; unit: 'WEEK' };
  isPaused: boolean;
}

/** A shopper's subscriptions as this browser last knew them (S-102). */
export interface SubscriptionList {
  customerId: string;
  /** How they come; null before the first of them. */
  fulfillmentType: 'PICKUP' | 'DELIVERY' | null;
  /** By product id. */
  subscribedItems: Readonly<Record<string, StoredSubscription>>;
  snsFrequencies: readonly { count: number; unit: 'WEEK'; label: string }[];
  isNewSnSUser: boolean;
  /** The same as `fulfillmentType`, in words; null before the first. */
  fulfillment: string | null;
  /** When they were stored, by the server's clock, in epoch milliseconds. */
  arSavedTime: number;
  /** Did the server say so? */
  isLoaded: boolean;
}

const key = 'abNgSubscriptions';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWeekly = (value: unknown): boolean =>
  isObject(value) && value['unit'] === 'WEEK' && Number.isInteger(value['count']);

/** What was stored, if it is whole (S-232). */
function parsed(value: unknown): SubscriptionList | null {
  if (!isObject(value)) return null;
  const { customerId, fulfillmentType, fulfillment, subscribedItems: items, snsFrequencies, arSavedTime } = value;
  const isWhole =
    typeof customerId === 'string' &&
    [null, 'PICKUP', 'DELIVERY'].includes(fulfillmentType as string | null) &&
    (fulfillment === null || typeof fulfillment === 'string') &&
    typeof value['isNewSnSUser'] === 'boolean' &&
    typeof value['isLoaded'] === 'boolean' &&
    Number.isFinite(arSavedTime) &&
    Array.isArray(snsFrequencies) &&
    snsFrequencies.every(
      (each: unknown) => isWeekly(each) && typeof (each as { label?: unknown }).label === 'string',
    ) &&
    isObject(items) &&
    Object.values(items).every(
      (item) =>
        isObject(item) &&
        typeof item['subscriptionId'] === 'string' &&
        Number.isInteger(item['quantity']) &&
        typeof item['isPaused'] === 'boolean' &&
        isWeekly(item['frequency']),
    );
  return isWhole ? (value as unknown as SubscriptionList) : null;
}

/** Is it this shopper's, and young enough to be believed? @param now by the server's clock, in epoch milliseconds */
export function isValidList(
  { customerId, isLoaded, arSavedTime }: SubscriptionList,
  place: { customerId: string; now: number },
): boolean {
  const age = place.now - arSavedTime;
  return isLoaded && customerId === place.customerId && age >= 0 && age < subscriptionListLifetime;
}

const listIn = readOnce((text) => parsed(jsonOf(text)));
const { subscribe, tell } = storedNews(key);

/** Subscriptions that other pages may speak of without asking, for all tabs of the browser; for `useSyncExternalStore`. */
export const subscriptionList = {
  subscribe,
  /** What is stored, whoever's and however old; the same object as long as it is the same. */
  read: (): SubscriptionList | null => listIn(browserStore.read(key)),
  write(list: SubscriptionList): void {
    browserStore.writeJson(key, list);
    tell();
  },
  /** Whoever comes next at this browser doesn't see them. */
  clear(): void {
    browserStore.remove(key);
    tell();
  },
};
