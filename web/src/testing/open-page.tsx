import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStorefront } from './storefront.tsx';

/** Opens a path of the storefront in front of a gateway that answers with these values on the real schema. */
export function openPage(...asked: Parameters<typeof openStorefront>) {
  const { element, ...rest } = openStorefront(...asked);
  return { ...render(element), ...rest, shopper: userEvent.setup() };
}
