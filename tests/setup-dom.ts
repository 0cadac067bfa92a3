import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// The code of a dialog loads when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Files share one document: what a test has put there by hand goes with it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// An overlay that was still open when its test ended leaves its step on the history, as no window ever gets the focus back.
beforeAll(() => {
  const state = window.history.state as { larderOverlay?: number } | null;
  if (state?.larderOverlay !== undefined) window.history.replaceState(null, '');
});
