import { guestCartCookieLifetime } from '../constants.ts';
import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_guest_cart';
const form = /^[\w-]{22}$/;

/** Id of the guest's cart, a secret of the browser's; null when there is none, or the cookie isn't one that this site writes. */
export function guestCartId(jar: Pick<CookieJar, 'get'>): string | null {
  const id = jar.get(cookieName);
  return id !== undefined && form.test(id) ? id : null;
}

/** Keeps a guest's cart for ten days more. @throws Error for an id that the cookie can't hold */
export function keepGuestCart(jar: Pick<CookieJar, 'set'>, id: string): void {
  if (!form.test(id)) throw new Error('the id of a guest cart does not fit a cookie');
  jar.set(cookieName, id, guestCartCookieLifetime);
}

/** It was merged, or is gone. */
export const forgetGuestCart = (jar: Pick<CookieJar, 'clear'>): void => jar.clear(cookieName);
