import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TakeFreePlayDocument } from '../../features/games/FreePlay/TakeFreePlay.generated.ts';
import { points, program } from '../../testing/fixtures/games.ts';
import { openStorefront } from '../../testing/storefront.tsx';
import { sessionEnded, sessionStore } from './session.ts';

let otherTab: BroadcastChannel;
let heard: unknown[] = [];
let balance = 240;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  sessionStore.reset();
  balance = 240;
  heard = [];
  otherTab = new BroadcastChannel('larder.changes');
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
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
  return client;
}
const shows = (text: string) => waitFor(() => expect(document.querySelector('main')?.textContent).toContain(text));
const playsElsewhere = (left: number) => {
  balance = left;
  otherTab.postMessage('changed');
};

test('what a play takes in one tab, the other shows', async () => {
  await open();
  await shows('240');
  playsElsewhere(199);
  await shows('199');
  expect(document.querySelector('main')?.textContent).not.toContain('240');
});

test('a tab that no one sees catches up when it is seen', async () => {
  await open();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  playsElsewhere(198);
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
  playsElsewhere(197);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('main')?.textContent).not.toContain('197');
});

test('a page that is kept for Back hears nothing meanwhile, and hears the other tabs again when it returns', async () => {
  await open();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  playsElsewhere(196);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.querySelector('main')?.textContent).not.toContain('196');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  playsElsewhere(195);
  await shows('195');
});
