import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { overlaySuite } from '../../testing/overlay-suite.tsx';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const trigger = <Button tone="plain">Why this price</Button>;

overlaySuite({
  Overlay: (props) => <Popover {...props} trigger={trigger} title="Your price" closeLabel="Close" />,
  firstFocus: () => screen.getByRole('heading', { name: 'Your price' }),
  closeLabel: 'Close',
  modal: false,
});

test('its trigger opens and closes it, and gets focus back', async () => {
  render(
    <Popover trigger={trigger} title="Your price" closeLabel="Close">
      Sale price, then the coupon.
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Why this price' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Your price' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
