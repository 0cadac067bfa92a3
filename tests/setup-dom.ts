import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { patience } from '../scripts/gate/patience.ts';
import { givenSpeed } from '../scripts/gate/speed.ts';
import { endPage, startPage } from '../web/src/page/page.ts';
import { emptyBrowser, startOfTests } from '../web/src/testing/page.ts';
import './act-environment.ts';
import { timed } from './long-waits.ts';
import './short-misses.ts';

configure({
  asyncUtilTimeout: patience(givenSpeed()).wait,
  // What an event sets off may wait for code that loads. React drops the rest of such work, for good, unless it is told to go on.
  eventWrapper(event) {
    let result: unknown;
    const flushed: PromiseLike<void> = act(() => {
      result = event();
    }) as unknown as PromiseLike<void>;
    flushed.then(
      () => undefined,
      () => undefined,
    );
    return result;
  },
});

const { asyncWrapper } = getConfig();
const nextTurn = setImmediate;

// React runs the effects of what has been drawn, such as a heading's taking focus, a few turns later: who waits for it waits
// for them, too, and finds it again if they have replaced it. Files share this configuration.
if (asyncWrapper.name !== 'withEffects')
  configure({
    asyncWrapper: function withEffects(wait) {
      return asyncWrapper(async () => {
        for (;;) {
          const result = await timed('testing-library', wait);
          for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((next) => void nextTurn(next));
          if (!(result instanceof Element) || result.isConnected) return result;
        }
      });
    },
  });

// jsdom draws, and mends the focus, by an interval that it begins with the first thing to draw and ends with the last. One
// that begins while timers are held would never draw again: it begins here, once for each window, and goes on.
const drawing = Symbol.for('larder.tests.drawing');
if (!(drawing in window)) {
  const { requestAnimationFrame: nextFrame } = window;
  const draw = () => void nextFrame(draw);
  draw();
  Object.assign(window, { [drawing]: true });
}

// Each test has a page of its own. Its clock, and with it every date, stands until the test moves it: by fake timers, or by
// setting the time.
const now = () => vi.getMockedSystemTime()?.getTime() ?? startOfTests;
function begin() {
  vi.setSystemTime(startOfTests);
  startPage({ now, openedAt: now() });
}
// What a file computes before its first test.
begin();
beforeEach(begin);
// Files share one document: what a test has left there goes with its page.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  endPage();
  // What was answered before the page ended may still be about to be stored.
  await new Promise<void>((next) => void nextTurn(next));
  emptyBrowser();
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Files share one window: what the one before has left on its history, an overlay that was still open or a router, says
// nothing about this one.
beforeAll(() => window.history.replaceState(null, ''));
