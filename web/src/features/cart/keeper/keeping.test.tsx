import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { LiveRegionProvider } from '@larder/design-system/LiveRegion';
import { render } from '@testing-library/react';
import { from, of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../app/data/apollo.ts';
import { continueWithoutSession, sessionEnded } from '../../../app/data/session.ts';
import { cartRefreshPeriod } from '../../../constants.ts';
import { noCarts } from '../../../testing/fixtures/carts.ts';
import { reloadPage } from '../../../testing/page.ts';
import { signedInClient } from '../testing/signed-in.ts';
import { knownCarts } from '../known/known-carts.ts';
import { CartKeeping } from './CartKeeping.tsx';
import { keptCarts } from './keepers.ts';
import { toStored } from './stored.ts';
import { cart, line, settled } from '../testing/settled.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { pageNow } from '../../../page/clock.ts';

let asked = 0;
const carts = new ApolloLink(() => {
  asked += 1;
  return of({ data: { carts: noCarts() } });
});
/** How often the carts are asked for in this time. */
async function askedIn(ms: number): Promise<number> {
  const before = asked;
  await vi.advanceTimersByTimeAsync(ms);
  return asked - before;
}
async function opens(client: ReturnType<typeof createClient>) {
  const page = render(
    <ApolloProvider client={client}>
      <LiveRegionProvider>
        <CartKeeping />
      </LiveRegionProvider>
    </ApolloProvider>,
  );
  await vi.waitFor(() => expect(asked).toBe(1));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
});
afterEach(() => vi.useRealTimers());

test('S-131 S-240 the carts of a shopper who is signed in are asked for every 900,000 ms, until the session ends', async () => {
  expect(cartRefreshPeriod).toBe(900_000);
  await opens(signedInClient(carts));
  expect(await askedIn(cartRefreshPeriod - 60_000)).toBe(0);
  expect(await askedIn(2 * cartRefreshPeriod)).toBe(2);
  sessionEnded('/account/sign-in.html');
  continueWithoutSession();
  expect(await askedIn(3 * cartRefreshPeriod)).toBe(0);
});

test('S-131 those of a guest are not', async () => {
  await opens(createClient(carts, { ssr: false }));
  expect(await askedIn(3 * cartRefreshPeriod)).toBe(0);
});

test.each([
  ['guest', 'guest', 1],
  // Who signs in takes it along.
  ['guest', 'c1', 1],
  ['c2', 'guest', 0],
])('I-8 N-6 what %s adds before the code of the carts is there reaches the next page, of %s', (from, to, count) => {
  knownCarts.belongTo(from);
  knownCarts.add({ productId: 'eggs', name: 'Eggs' });
  window.dispatchEvent(new Event('pagehide'));
  const before = sessionStorage.getItem('larder.earlyAdditions');
  reloadPage();
  const client = to === 'guest' ? createClient(carts, { ssr: false }) : signedInClient(carts);
  keptCarts(client);
  expect(before).toContain('eggs');
  expect(knownCarts.read().products.get('eggs')?.quantity ?? 0).toBe(count);
  // A page that comes back out of the browser's memory doesn't send it again.
  expect(sessionStorage.getItem('larder.earlyAdditions')).toBeNull();
});

test('what is added before the code of the carts is there, and stays on its page, is sent once', () => {
  knownCarts.belongTo('guest');
  knownCarts.add({ productId: 'eggs', name: 'Eggs' });
  keptCarts(createClient(carts, { ssr: false }));
  window.dispatchEvent(new Event('pagehide'));
  expect(knownCarts.read().products.get('eggs')?.quantity).toBe(1);
  expect(sessionStorage.getItem('larder.earlyAdditions')).toBeNull();
});

test('N-58 a page that comes back out of the browser’s memory shows at once what another page was told, and asks', async () => {
  await opens(createClient(carts, { ssr: false }));
  await askedIn(1000);
  expect(knownCarts.read().itemCount).toBe(0);
  const now = settled([cart([line('red', { quantity: 3 })], { kind: 'WINE' })], {
    owner: 'guest',
    updatedAt: pageNow(),
  });
  abCart.write(toStored(now, 'guest'));
  const before = asked;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(knownCarts.read().itemCount).toBe(3);
  await vi.waitFor(() => expect(asked).toBe(before + 1));
});

test('S-36 cards say Add once the carts are known, not before the server has answered', async () => {
  const { dataset } = document.documentElement;
  dataset['carts'] = 'unknown';
  const answer = Promise.withResolvers<void>();
  const late = new ApolloLink(() => {
    asked += 1;
    return from(answer.promise.then(() => ({ data: { carts: noCarts() } })));
  });
  await opens(signedInClient(late));
  expect(dataset['carts']).toBe('unknown');
  answer.resolve();
  await vi.waitFor(() => expect(dataset['carts']).toBeUndefined());
});
