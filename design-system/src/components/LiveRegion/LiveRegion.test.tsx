import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegionProvider, useAnnounce } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Speaker({ words }: { words: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(words)}>
      {words}
    </button>
  );
}

const page = (
  <LiveRegionProvider>
    <Speaker words="Coupon clipped" />
    <Speaker words="Removed" />
  </LiveRegionProvider>
);
const say = (words: string): void => act(() => screen.getByRole('button', { name: words }).click());
const pass = (time: number): void => void act(() => vi.advanceTimersByTime(time));

test('the region is there, polite and empty, before anything is said', () => {
  render(page);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('S-37, S-244 a message is cleared after 3 s', () => {
  render(page);
  say('Coupon clipped');
  expect(screen.getByRole('status')).toHaveTextContent('Coupon clipped');
  pass(2999);
  expect(screen.getByRole('status')).toHaveTextContent('Coupon clipped');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('S-244 a newer message has its own 3 s', () => {
  render(page);
  say('Coupon clipped');
  pass(2000);
  say('Removed');
  pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent('Removed');
  pass(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the same words twice are announced twice', () => {
  render(page);
  say('Removed');
  const first = screen.getByRole('status').firstElementChild;
  say('Removed');
  expect(screen.getByRole('status').firstElementChild).not.toBe(first);
});
