import { shopCookieLifetime } from '../constants.ts';
import { type ShopChannel, shopChannels } from '../../../server-kit/channel-names.ts';
import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_shop';
const secondsPerDay = 24 * 60 * 60;

/** Where a guest chose to shop. */
export interface GuestShop {
  storeId: string;
  channel: ShopChannel;
  /** Five digits; always there for delivery, and only for it. */
  zipCode: string | null;
}

const form = new RegExp(`^([\\w-]{1,64})\\.(${shopChannels.join('|')})(?:\\.(\\d{5}))?$`);

/** The guest's choice; null when there is none, or when the cookie isn't one that this site writes. */
export function guestShop(jar: Pick<CookieJar, 'get'>): GuestShop | null {
  const [, storeId, name, zipCode = null] = form.exec(jar.get(cookieName) ?? '') ?? [];
  const channel = shopChannels.find((each) => each === name);
  if (storeId === undefined || channel === undefined) return null;
  if ((channel === 'DELIVERY') !== (zipCode !== null)) return null;
  return { storeId, channel, zipCode };
}

/** Keeps a guest's choice. @throws Error for one that the cookie can't hold */
export function keepGuestShop(jar: Pick<CookieJar, 'set'>, { storeId, channel, zipCode }: GuestShop): void {
  const value = [storeId, channel, ...(channel === 'DELIVERY' && zipCode !== null ? [zipCode] : [])].join('.');
  if (!form.test(value)) throw new Error('this choice of a shop does not fit a cookie');
  jar.set(cookieName, value, shopCookieLifetime * secondsPerDay);
}
