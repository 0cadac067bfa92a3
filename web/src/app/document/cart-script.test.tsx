import { afterEach, expect, test, vi } from 'vitest';
import { abCart } from '../../storage/ab-cart.ts';
import { runScript } from '../../testing/run-script.ts';
import { cartScript } from './cart-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['carts'];
});

/** Runs the script as a page would. @returns what the page says of its carts then */
function said(isMember = false): string | undefined {
  runScript(cartScript(isMember));
  return document.documentElement.dataset['carts'];
}

test('S-36 a guest with something in the cart reads no Add before it is known, one without reads it at once', () => {
  expect(said()).toBeUndefined();
  abCart.invalidate();
  expect(said()).toBeUndefined();
  const kept = JSON.parse(localStorage.getItem('abCart') ?? '') as object;
  localStorage.setItem('abCart', JSON.stringify({ ...kept, cartQty: 13 }));
  expect(said()).toBe('unknown');
});

test('S-36 a member reads no Add before it is known: the product may be in the cart', () => {
  expect(said(true)).toBe('unknown');
});

test.each(['{', '4471902', '"cartQty":0', '🛒'])('what is kept as %s says nothing', (text) => {
  localStorage.setItem('abCart', text);
  expect(said()).toBeUndefined();
});

test('S-232 a browser that lets no script look says nothing', () => {
  vi.stubGlobal('localStorage', {
    get abCart(): string {
      throw new DOMException('denied');
    },
  });
  expect(() => said()).not.toThrow();
  vi.unstubAllGlobals();
});
