import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { overlaySuite } from '../../testing/overlay-suite.tsx';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const texts = {
  title: 'Leave this game?',
  description: 'The play that you have started counts.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

overlaySuite({
  Overlay: (props) => <AlertDialog {...props} {...texts} onConfirm={() => {}} />,
  role: 'alertdialog',
  beside: 'ignored',
  firstFocus: () => screen.getByRole('button', { name: 'Stay' }),
  closeLabel: 'Stay',
});

const shown = (props: Partial<AlertDialogProps> = {}) =>
  render(<AlertDialog open onOpenChange={() => {}} onConfirm={() => {}} {...texts} {...props} />);

test('reads the question and its consequence, and waits on the safe answer', async () => {
  shown();
  expect(screen.getByRole('alertdialog', { name: 'Leave this game?' })).toHaveAccessibleDescription(
    'The play that you have started counts.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
});

test('doing it stays with the parent: the dialog does not go before it is done', async () => {
  const [confirm, change] = [vi.fn<() => void>(), vi.fn<(open: boolean) => void>()];
  shown({ onConfirm: confirm, onOpenChange: change });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

test('while it is in progress a second press does nothing', async () => {
  const confirm = vi.fn<() => void>();
  shown({ onConfirm: confirm, busy: true, busyLabel: 'Leaving' });
  await userEvent.click(screen.getByRole('button', { name: 'Leaving' }));
  expect(confirm).not.toHaveBeenCalled();
});
