import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toast } from './index.ts';

test('says what happened, takes no focus, and offers one action', async () => {
  const see = vi.fn<() => void>();
  render(<Toast action={{ label: 'View in My List', onClick: see }}>Coupon clipped</Toast>);
  expect(screen.getByRole('status')).toHaveTextContent('Coupon clipped');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'View in My List' }));
  expect(see).toHaveBeenCalledOnce();
});
