import { ApolloLink } from '@apollo/client';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../app/data/session.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { cart, line, settled } from '../testing/settled.ts';
import { signedInClient } from '../testing/signed-in.ts';
import { browserPorts } from './ports.ts';

const place = { storeId: '2910', channel: 'pickup', now: 2000 };

const openPorts = () =>
  browserPorts(signedInClient(ApolloLink.empty()), {
    draws: [],
    announce: () => undefined,
    tell: () => undefined,
  });
const hers = settled([cart([line('milk', { quantity: 12 })])]);
const short = settled([cart([line('jam')])], { owner: 'guest' });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('S-216 S-130 when a session has ended without a word, what is added is a guest’s: it is never taken for the shopper’s, who is asked to sign in', () => {
  const ports = openPorts();
  ports.store(hers);
  expect([abCart.read({ ...place, owner: 'c1' })?.cartQty, sessionStore.hasEnded()]).toEqual([12, false]);
  ports.store(short);
  expect(abCart.read({ ...place, owner: 'c1' })).toBeNull();
  expect(abCart.read({ ...place, owner: 'guest' })?.cartQty).toBe(1);
  expect(sessionStore.read()).toEqual({ signInPath: '/account/sign-in.html' });
});

test.each([
  ['/#erums/store/prebook', 1],
  ['/erums/cart/dnf', 1],
  ['/product/milk-100000007', 1],
  ['/erums/cart/?view=instantCart', 1],
  ['/erums/cart/', 0],
  ['/', 0],
])('S-30 S-31 at %s the browser is told %i times that the carts have changed', (path, times) => {
  window.history.replaceState(null, '', path);
  const told: unknown[] = [];
  const hear = (event: Event) => told.push((event as CustomEvent).detail);
  window.addEventListener('cart-updated', hear);
  openPorts().store(hers);
  window.removeEventListener('cart-updated', hear);
  expect(told).toEqual(Array.from({ length: times }, () => ({ cartQty: 12 })));
});
