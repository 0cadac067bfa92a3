import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageNow } from '../../page/clock.ts';
import { thisPage } from '../../page/page.ts';
import { knownCarts } from './known/known-carts.ts';
import { useInCarts } from './useInCarts.ts';

const hold = (updatedAt: number | null) =>
  act(() =>
    knownCarts.show({
      ...knownCarts.read(),
      updatedAt,
      products: new Map([['100000011', { quantity: 1, weight: null }]]),
      special: new Set(['100000012']),
    }),
  );

test('S-8 S-126 what the browser kept of the carts from before the page is older than the page and hides nothing', () => {
  const { result } = renderHook(() => useInCarts());
  hold(thisPage().openedAt - 1);
  expect(result.current('100000011')).toBe(false);
  hold(null);
  expect(result.current('100000011')).toBe(false);
  hold(pageNow());
  expect(result.current('100000011')).toBe(true);
  expect(result.current('100000012')).toBe(true);
  expect(result.current('100000013')).toBe(false);
});
