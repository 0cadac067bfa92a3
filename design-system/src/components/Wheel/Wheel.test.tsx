import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Wheel, type WheelProps } from './index.ts';
import { segmentAtPointer } from './motion.ts';

const fields = ['Apple', 'Pear', 'Grape', 'Lemon'].map((label) => ({ label, picture: `/${label}.svg` }));
const show = (props: Partial<WheelProps> = {}) => (
  <Wheel fields={fields} drawn={undefined} state="waiting" onRest={() => {}} {...props} />
);
const degrees = (container: HTMLElement) =>
  Number(
    /rotate\((-?[\d.]+)\)/.exec(
      container.querySelector('g[transform^="rotate"]')?.getAttribute('transform') ?? '',
    )?.[1],
  );

/** Animations that end when told; jsdom has none. */
function withMotion(still = false) {
  const running: { onfinish: (() => void) | null; cancel: () => void }[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  Element.prototype.animate = vi.fn<() => Animation>(() => {
    const animation = { onfinish: null, cancel: vi.fn<() => void>() };
    running.push(animation);
    return animation as unknown as Animation;
  });
  return running;
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

test('a wheel without words of its own is a picture that no one hears', () => {
  const { container, rerender } = render(show());
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(show({ label: 'Wheel with four prizes' }));
  expect(screen.getByRole('img', { name: 'Wheel with four prizes' })).toBeInTheDocument();
});

test.each([0, 1, 2, 3])('T-103 at rest field %d that was drawn stands under the pointer', (drawn) => {
  const { container } = render(show({ drawn, state: 'resting' }));
  expect(segmentAtPointer(degrees(container), fields.length)).toBe(drawn);
});

test('it spins to what was drawn, and says only then that it has stopped', () => {
  const running = withMotion();
  const rest = vi.fn<() => void>();
  const silence = vi.fn<() => void>();
  const turn = vi.fn<(ticks: readonly number[]) => () => void>(() => silence);
  render(show({ drawn: 2, state: 'turning', onRest: rest, onTurn: turn }));
  expect(rest).not.toHaveBeenCalled();
  const ticks = turn.mock.calls[0]?.[0] ?? [];
  expect(ticks.length).toBeGreaterThan(8);
  expect(Math.max(...ticks)).toBeLessThan(4.2);
  act(() => running[0]?.onfinish?.());
  expect(rest).toHaveBeenCalledOnce();
});

test('one that is removed while it spins falls silent', () => {
  const running = withMotion();
  const rest = vi.fn<() => void>();
  const silence = vi.fn<() => void>();
  const { unmount } = render(show({ drawn: 2, state: 'turning', onRest: rest, onTurn: () => silence }));
  unmount();
  expect(silence).toHaveBeenCalledOnce();
  expect(running[0]?.onfinish).toBeNull();
  expect(rest).not.toHaveBeenCalled();
});

test('T-103 with reduced motion the result shows at once', () => {
  withMotion(true);
  const rest = vi.fn<() => void>();
  render(show({ drawn: 1, state: 'turning', onRest: rest }));
  expect(rest).toHaveBeenCalledOnce();
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});
