// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { learnSheets, withSheet } from './load-sheet.ts';

const screen = 'src/routes/checkout/route.tsx';
const href = '/assets/orders-1.css';
const sheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

beforeEach(() => holdTimers());
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('code whose styles every page has loads alone', () => {
  const load = async () => 'inbox';
  expect(withSheet('src/routes/info/route.tsx', load)).toBe(load);
});

test('code whose styles stand apart waits for its stylesheet', async () => {
  learnSheets({ orders: href });
  let isThere = false;
  const loading = withSheet(screen, async () => 'checkout')().then((code) => {
    isThere = true;
    return code;
  });
  await settled();
  expect(sheet()?.getAttribute('href')).toBe(href);
  expect(isThere).toBe(false);
  sheet()!.dispatchEvent(new Event('load'));
  expect(await loading).toBe('checkout');
});

test('styles that the page’s one stylesheet has are not loaded again', async () => {
  learnSheets({ orders: href });
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/styles/1/safeway.style.orders.css',
  });
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([{ href: link.href }] as unknown as StyleSheetList);
  expect(await withSheet(screen, async () => 'checkout')()).toBe('checkout');
  expect(sheet()).toBeNull();
});

test('a stylesheet that fails fails the code, and is asked for again the next time', async () => {
  learnSheets({ orders: href });
  const failing = withSheet(screen, async () => 'checkout')();
  await settled();
  sheet()!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('The styles at /assets/orders-1.css could not be loaded.');
  expect(sheet()).toBeNull();
});
