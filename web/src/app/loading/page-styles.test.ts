import { expect, test } from 'vitest';
import { pageStylesAt, stylesPath } from './page-styles.ts';

test('a page’s stylesheet says by its path what it holds', () => {
  const styles = { hash: 'a-1_Z', theme: 'safeway', parts: ['style', 'cards', 'shop'] as const };
  expect(stylesPath(styles)).toBe('/styles/a-1_Z/safeway.style.cards.shop.css');
  expect(pageStylesAt(stylesPath(styles))).toEqual(styles);
});

test.each([
  '/styles/a/safeway.css',
  '/styles/a/safeway.style.style.css',
  '/styles/a/safeway.shop.style.css',
  '/styles/a/safeway.style.unknown.css',
  '/styles/a/../style.css',
  '/styles/a/b/safeway.style.css',
  '/assets/style-1.css',
])('%s is none', (path) => {
  expect(pageStylesAt(path)).toBeNull();
});
