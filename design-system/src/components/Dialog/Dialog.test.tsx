import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { overlaySuite } from '../../testing/overlay-suite.tsx';
import { Dialog } from './index.ts';

overlaySuite({
  Overlay: (props) => <Dialog {...props} title="When were you born?" closeLabel="Close" />,
  firstFocus: () => screen.getByRole('heading', { name: 'When were you born?' }),
  closeLabel: 'Close',
});

test('a dialog has its title as its name and reads its description', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Official Rules" description="Version 3" closeLabel="Close">
      Rules
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Official Rules' })).toHaveAccessibleDescription('Version 3');
});

test('a press beside it closes it', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(<Dialog open onOpenChange={change} title="How it works" closeLabel="Close" />);
  const backdrop = screen.getByRole('dialog').parentElement;
  if (backdrop) await userEvent.click(backdrop);
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('S-38 a question whose quiet answer is Escape has no close button and ignores a press beside it', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <Dialog
      open
      onOpenChange={change}
      title="Your session has timed out"
      closeLabel="Close"
      dismissible="escape"
      actions={<button type="button">Sign in</button>}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  const backdrop = screen.getByRole('dialog').parentElement;
  if (backdrop) await userEvent.click(backdrop);
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('a dialog that must be answered closes by its own buttons only', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(<Dialog open onOpenChange={change} title="Sign in again" closeLabel="Close" dismissible={false} />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(change).not.toHaveBeenCalled();
});
