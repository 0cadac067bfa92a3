import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * A wait asks again and again, and each miss would print the whole document: a fifth of a page's test. Only the last miss,
 * which fails the test, is printed.
 */
function shortMiss(message: string | null, container: Element): Error {
  // Testing Library sets this while a wait asks; its types leave it out.
  if (!(getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics)
    return getElementError(message, container);
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

// Files share this configuration.
if (getElementError.name !== 'shortMiss') configure({ getElementError: shortMiss });
