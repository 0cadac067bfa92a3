import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The code of a dialog loads when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// Files share one document: what a test has put there by hand goes with it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
