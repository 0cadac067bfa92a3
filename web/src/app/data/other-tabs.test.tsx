import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TakeFreePlayDocument } from '../../features/games/FreePlay/TakeFreePlay.generated.ts';
import { thisPage } from '../../page/page.ts';
import { points, program } from '../../testing/fixtures/games.ts';
import { openStorefront } from '../../testing/storefront.tsx';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { noteAnswer } from './answers.ts';
import { createClient } from './apollo.ts';
import type { FrameShopQuery } from './FrameShop.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { useOtherTabs } from './other-tabs.ts';
import { sessionEnded } from './session.ts';

let otherTab: BroadcastChannel;
let heard: unknown[] = [];
let balance = 240;
/** Names of the channels that the page has opened. */
let opened: string[] = [];

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  balance = 240;
  heard = [];
  otherTab = new BroadcastChannel('larder.shoppers');
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  opened = [];
  class Watched extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      opened.push(name);
    }
  }
  vi.stubGlobal('BroadcastChannel', Watched);
});
afterEach(() => {
  otherTab.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const shown = () => program({ points: points({ totalGamePoints: balance }) });
  const { element, client } = openStorefront(
    '/games/game-details/HARVEST',
    { program: shown },
    { takeFreePlay: () => ({ program: shown(), userErrors: [] }) },
  );
  render(element);
  await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' });
  // What is told before the page listens is not heard.
  await waitFor(() => expect(opened).toContain('larder.shoppers'));
  return client;
}
const shows = (text: string) => waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
/** @returns when every tab has been told */
const tellsElsewhere = async (message: unknown) => {
  const witness = new BroadcastChannel('larder.shoppers');
  const told = new Promise((resolve) => witness.addEventListener('message', resolve));
  otherTab.postMessage(message);
  await act(() => told);
  witness.close();
};
const changesElsewhere = (key = 'larder.changedAt') =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
const playsElsewhere = (left: number) => {
  balance = left;
  return changesElsewhere();
};

test('what a play takes in one tab, the other shows', async () => {
  await open();
  await shows('240');
  await playsElsewhere(199);
  await shows('199');
  expect(document.querySelector('main')?.textContent).not.toContain('240');
});

test('a tab asks again for what another one has changed, and for nothing else that is stored', async () => {
  const { load } = await openFor('maya', 'maya');
  holdTimers();
  await changesElsewhere('larder.recentSearches');
  await settled();
  expect(load).not.toHaveBeenCalled();
  await changesElsewhere();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

test('a tab that no one sees catches up when it is seen', async () => {
  await open();
  holdTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await playsElsewhere(198);
  await settled();
  expect(document.querySelector('main')?.textContent).not.toContain('198');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await shows('198');
});

test('a change here is told to the other tabs', async () => {
  const client = await open();
  const input = { programCode: 'HARVEST', clientRequestId: '12345678' };
  await act(() => client.mutate({ mutation: TakeFreePlayDocument, variables: { input } }));
  expect(JSON.parse(localStorage.getItem('larder.changedAt')!)).toMatchObject({ by: thisPage().openedAt });
});

const me = (id: string) => ({
  me: { __typename: 'Me' as const, id, store: { __typename: 'Store' as const, id: '2', name: '2300 16th St' } },
});

const shop: FrameShopQuery['shop'] = {
  __typename: 'Shop',
  id: '2300 PICKUP',
  channel: 'PICKUP',
  isChosen: true,
  zipCode: '94103',
  label: 'Pickup at',
  place: '2300 16th St',
  store: {
    __typename: 'StoreDetails',
    id: '2300',
    name: '2300 16th St',
    zipCode: '94103',
    timeZone: 'America/Los_Angeles',
  },
};

/** A page that was drawn for somebody, while `now` is who is signed in. */
async function openFor(drawnFor: string | null, now: string | null) {
  const asked = vi.fn<() => Error | undefined>(() => undefined);
  const answers = new ApolloLink(() => {
    const failure = asked();
    if (failure) return throwError(() => failure);
    return of({ data: { ...(now === null ? { me: null } : me(now)), shop } });
  });
  const client = createClient(answers, { ssr: false });
  const data = drawnFor === null ? { me: null } : me(drawnFor);
  noteAnswer(client, FrameStoreDocument, undefined, { data, isStale: false });
  const [reload, load] = [vi.fn<() => void>(), vi.fn<() => null>(() => null)];
  const Component = () => {
    useOtherTabs(reload);
    return <p>The page</p>;
  };
  const router = createMemoryRouter([{ path: '/', loader: load, Component, HydrateFallback: () => null }]);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await screen.findByText('The page');
  // What is drawn listens a moment later.
  await act(async () => undefined);
  const loads = load.mock.calls.length;
  load.mockClear();
  return { reload, load, loads, asked };
}

test.each([
  ['another tab changed before the page was asked for', { at: -1, by: -2 }, 1],
  ['this tab changed itself', { at: 1, by: 0 }, 1],
  ['somebody else has written there', { at: 'soon', by: null }, 1],
  ['another tab changed while the page was on its way', { at: 1, by: -2 }, 2],
])('N-4 a page asks once more only for what it missed: %s', async (_, { at, by }, times) => {
  const since = thisPage().openedAt;
  const noted = { at: typeof at === 'string' ? at : since + at, by: by === null ? by : since + by };
  localStorage.setItem('larder.changedAt', JSON.stringify(noted));
  expect((await openFor('maya', 'maya')).loads).toBe(times);
});

test.each([
  ["another shopper's page", 'maya'],
  ["a guest's page", null],
])('S-125 once somebody has signed in elsewhere, %s comes anew as theirs', async (_, drawnFor) => {
  const { reload, load } = await openFor(drawnFor, 'jordan');
  await tellsElsewhere({ shopper: 'jordan' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
});

test('a tab that cannot ask for the new store stays as it is, and asks again when the network is back', async () => {
  const { load, asked } = await openFor('maya', 'maya');
  holdTimers();
  asked.mockReturnValue(new Error('no network'));
  await changesElsewhere('larder.shopAt');
  expect(asked).toHaveBeenCalledOnce();
  await settled();
  expect(load).not.toHaveBeenCalled();
  asked.mockReturnValue(undefined);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

test('S-125 what a page of another shopper says is believed only if the server says so too', async () => {
  const { reload, load } = await openFor('maya', 'maya');
  await tellsElsewhere({ shopper: 'jordan' });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
});

test('S-38 a page whose session had ended comes anew once the same shopper has signed in elsewhere', async () => {
  const { reload, load } = await openFor('maya', 'maya');
  act(() => void sessionEnded('/account/sign-in.html'));
  await tellsElsewhere({ shopper: 'maya' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
});

test('S-125 a page tells the other tabs whose it is; one more of the same shopper is no news', async () => {
  const { asked } = await openFor('maya', 'maya');
  await waitFor(() => expect(heard).toEqual([{ shopper: 'maya' }]));
  await tellsElsewhere({ shopper: 'maya' });
  expect(asked).not.toHaveBeenCalled();
});

test('T-21 who goes on after the session has ended is not asked again because of another tab', async () => {
  await open();
  holdTimers();
  act(() => void sessionEnded('/account/sign-in.html'));
  await playsElsewhere(197);
  await settled();
  expect(document.querySelector('main')?.textContent).not.toContain('197');
});

test('S-125 a page that is kept for Back hears nothing meanwhile, and hears the other tabs again when it returns', async () => {
  const { reload } = await openFor('maya', 'jordan');
  holdTimers();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await tellsElsewhere({ shopper: 'jordan' });
  await settled();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await tellsElsewhere({ shopper: 'jordan' });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
