import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../analytics/events.ts';
import { analyticsConsent } from '../../../storage/analytics-consent.ts';
import { productDetails } from '../../../testing/fixtures/product-details.ts';
import { openPage } from '../../../testing/open-page.tsx';

type Seen = (entries: { target: Element; intersectionRatio: number }[]) => void;
let watched: { element: Element; see: (share: number) => void }[] = [];
let thresholds: unknown[] = [];
let told: AnalyticsEvent[] = [];
const hears = ({ detail }: CustomEvent<AnalyticsEvent>) => void told.push(detail);

class Watcher {
  readonly seen: Seen;
  constructor(seen: Seen, { threshold }: { threshold?: unknown } = {}) {
    this.seen = seen;
    thresholds.push(threshold);
  }
  observe(element: Element) {
    watched.push({ element, see: (share) => this.seen([{ target: element, intersectionRatio: share }]) });
  }
  unobserve(element: Element) {
    watched = watched.filter((each) => each.element !== element);
  }
  disconnect() {
    watched = [];
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('scrollTo', () => {});
  [watched, thresholds, told] = [[], [], []];
  addEventListener('larder:analytics', hears);
});
afterEach(() => {
  removeEventListener('larder:analytics', hears);
  act(() => analyticsConsent.set(false));
  vi.unstubAllGlobals();
});

const openProduct = (changes: Record<string, unknown> = {}) =>
  openPage('/product/100000003', {}, { product: productDetails(changes) });
const row = () => screen.findByRole('region', { name: 'Often bought together' });

test('S-204 N-79 what is often bought together stands on the page of a product, each with the reason', async () => {
  openProduct();
  const region = within(await row());
  expect(region.getByRole('link', { name: 'Marinara Sauce' })).toBeVisible();
  expect(region.getByText('Often bought with dry pasta')).toBeVisible();
});

test('S-230 without any there is no heading, and the page stays', async () => {
  openProduct({ boughtTogether: [] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Often bought together')).not.toBeInTheDocument();
});

test('S-253 nothing is watched or told without consent', async () => {
  openProduct();
  await row();
  expect(watched.filter(({ element }) => element.tagName === 'LI')).toEqual([]);
  expect(told).toEqual([]);
});

test('S-253 with consent a product counts as seen once half of its card is in sight, and once only', async () => {
  act(() => analyticsConsent.set(true));
  openProduct();
  const cards = within(await row()).getAllByRole('listitem');
  const cardOf = (element: Element | undefined) => watched.find((each) => each.element === element);
  await vi.waitFor(() => expect(cardOf(cards[0])).toBeDefined());
  expect(thresholds).toContain(0.5);
  const card = cardOf(cards[0]);
  card?.see(0.49);
  expect(told).toEqual([]);
  card?.see(0.5);
  expect(told).toEqual([{ kind: 'IMPRESSION', list: 'bought-together', productId: '970000002', position: 1 }]);
  expect(cardOf(cards[0])).toBeUndefined();
});

test('S-253 who takes the consent back is told about no more', async () => {
  act(() => analyticsConsent.set(true));
  openProduct();
  const cards = within(await row()).getAllByRole('listitem');
  const isWatched = () => watched.some(({ element }) => element === cards[0]);
  await vi.waitFor(() => expect(isWatched()).toBe(true));
  act(() => analyticsConsent.set(false));
  expect(isWatched()).toBe(false);
});
