import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TakeFreePlayDocument } from '../../features/games/FreePlay/TakeFreePlay.generated.ts';
import { points, program } from '../../testing/fixtures/games.ts';
import { openStorefront } from '../../testing/storefront.tsx';
import { sessionEnded, sessionStore } from './session.ts';

let otherTab: BroadcastChannel;
let heard: unknown[] = [];
let balance = 240;
/** Names of the channels that the page has opened. */
let opened: string[] = [];

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  sessionStore.reset();
  balance = 240;
  heard = [];
  otherTab = new BroadcastChannel('larder.changes');
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
  sessionStore.reset();
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
  await waitFor(() => expect(opened).toContain('larder.changes'));
  return client;
}
const shows = (text: string) => waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
/** @returns when every tab has been told */
const playsElsewhere = async (left: number) => {
  balance = left;
  const witness = new BroadcastChannel('larder.changes');
  const told = new Promise((resolve) => witness.addEventListener('message', resolve));
  otherTab.postMessage('changed');
  await act(() => told);
  witness.close();
};

test('what a play takes in one tab, the other shows', async () => {
  await open();
  await shows('240');
  await playsElsewhere(199);
  await shows('199');
  expect(document.querySelector('main')?.textContent).not.toContain('240');
});

test('a tab that no one sees catches up when it is seen', async () => {
  await open();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await playsElsewhere(198);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('main')?.textContent).not.toContain('198');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await shows('198');
});

test('a change here is told to the other tabs', async () => {
  const client = await open();
  const input = { programCode: 'HARVEST', clientRequestId: '12345678' };
  await act(() => client.mutate({ mutation: TakeFreePlayDocument, variables: { input } }));
  await waitFor(() => expect(heard).toEqual(['changed']));
});

test('T-21 who goes on after the session has ended is not asked again because of another tab', async () => {
  await open();
  act(() => void sessionEnded('/account/sign-in.html'));
  await playsElsewhere(197);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('main')?.textContent).not.toContain('197');
});

test('a page that is kept for Back hears nothing meanwhile, and hears the other tabs again when it returns', async () => {
  await open();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await playsElsewhere(196);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('main')?.textContent).not.toContain('196');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await playsElsewhere(195);
  await shows('195');
});
