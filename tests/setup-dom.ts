import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share one document: what a test has put there by hand goes with it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
