import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './index.ts';

test('an icon that is pressed has a name in words', async () => {
  const press = vi.fn<() => void>();
  render(<IconButton label="Menu" icon="menu" onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(press).toHaveBeenCalledOnce();
});
