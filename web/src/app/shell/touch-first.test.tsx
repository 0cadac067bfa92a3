import { afterEach, expect, test, vi } from 'vitest';
import { preferTouch } from './touch-first.ts';

const { dataset } = document.documentElement;
const finger = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(pointer: coarse)' }));
afterEach(() => {
  delete dataset['keyboard'];
  vi.unstubAllGlobals();
});

test('G-29 outlines are off on a touch screen, and as they were elsewhere and for whoever uses keys', () => {
  finger(false);
  preferTouch();
  expect(dataset['keyboard']).toBeUndefined();
  finger(true);
  dataset['keyboard'] = 'on';
  preferTouch();
  expect(dataset['keyboard']).toBe('on');
  delete dataset['keyboard'];
  preferTouch();
  expect(dataset['keyboard']).toBe('off');
});
