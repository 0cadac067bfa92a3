import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollPause } from '../../constants.ts';
import { useWhenNear } from './useWhenNear.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;
let watches: { report: Report; isOver: boolean }[] = [];

class Watch {
  readonly of: { report: Report; isOver: boolean };
  constructor(report: Report) {
    watches.push((this.of = { report, isOver: false }));
  }
  observe() {}
  disconnect() {
    this.of.isOver = true;
  }
}

beforeEach(() => {
  watches = [];
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Watch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a browser tells of the end of the list since it told last, oldest first. */
const browserTells = (...nearness: boolean[]) =>
  watches.find(({ isOver }) => !isOver)?.report(nearness.map((isIntersecting) => ({ isIntersecting })));

function Foot({ isOn, act: load }: { isOn: boolean; act: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  useWhenNear(foot, isOn, load);
  return <div ref={foot} />;
}

const time = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const longEnough = () => time(scrollPause);

test('S-252 the end of a list that was passed and reached again within one report of the browser opens the next step', () => {
  const load = vi.fn<() => void>();
  render(<Foot isOn act={load} />);
  browserTells(false, true);
  longEnough();
  expect(load).toHaveBeenCalledOnce();
});

test('S-252 an end of a list that was only passed on the way opens nothing', () => {
  const load = vi.fn<() => void>();
  render(<Foot isOn act={load} />);
  browserTells(true, false);
  longEnough();
  browserTells(true);
  time(scrollPause - 1);
  browserTells(false);
  longEnough();
  expect(load).not.toHaveBeenCalled();
});

test('S-252 when a step has come and the end is still near, the next one follows', () => {
  const load = vi.fn<() => void>();
  const { rerender } = render(<Foot isOn act={load} />);
  browserTells(true);
  longEnough();
  rerender(<Foot isOn={false} act={load} />);
  expect(watches.every(({ isOver }) => isOver)).toBe(true);
  rerender(<Foot isOn act={load} />);
  browserTells(true);
  longEnough();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a list that has gone away opens nothing later', () => {
  const load = vi.fn<() => void>();
  const { unmount } = render(<Foot isOn act={load} />);
  browserTells(true);
  unmount();
  longEnough();
  expect(load).not.toHaveBeenCalled();
});
