import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownCarts } from './known/known-carts.ts';
import { useFeltAdditions } from './useFeltAdditions.ts';

const vibrate = vi.fn<(pattern: number[]) => boolean>();
const shows = (itemCount: number) => knownCarts.show({ ...knownCarts.read(), itemCount });

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  shows(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  vibrate.mockClear();
});

test('a press that adds is felt; one that takes out, another tab, and the server are not', () => {
  renderHook(() => useFeltAdditions());
  shows(1);
  expect(vibrate).not.toHaveBeenCalled();
  const button = document.body.appendChild(document.createElement('button'));
  button.onclick = () => {
    shows(2);
    shows(3);
  };
  button.click();
  expect(vibrate).toHaveBeenCalledTimes(1);
  button.onclick = () => shows(1);
  button.click();
  expect(vibrate).toHaveBeenCalledTimes(1);
  button.remove();
});
