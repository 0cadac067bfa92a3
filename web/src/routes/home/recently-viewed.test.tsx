import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homeRoot } from '../../testing/fixtures/home.ts';
import { products } from '../../testing/fixtures/products.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';
import { recentProducts } from '../../storage/products/recent-products.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('IntersectionObserver', InSight);
});
afterEach(() => vi.unstubAllGlobals());

test('the home page shows what was viewed at this browser, and asks for it by its numbers', async () => {
  const asked: string[][] = [];
  const [first] = products;
  recentProducts.add('guest', '970000002');
  recentProducts.add('guest', '970000001');
  const answers = ({ ids }: { ids: string[] }) => {
    asked.push(ids);
    return [first];
  };
  openPage('/', {}, { ...homeRoot, products: answers });
  const shelf = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(shelf.getByRole('button', { name: 'Add Organic Strawberries' })).toBeVisible();
  expect(asked).toEqual([['970000001', '970000002']]);
});

test('without anything viewed the home page asks for nothing, and has no such shelf', async () => {
  const asked = vi.fn<() => null>(() => null);
  openPage('/', {}, { ...homeRoot, products: asked });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
