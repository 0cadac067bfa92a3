import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './index.ts';

test('a press with the pointer, Enter or Space does what the button says', async () => {
  const press = vi.fn<() => void>();
  render(
    <Button tone="primary" onClick={press}>
      Play now!
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play now!' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a busy button says what it is doing, keeps focus, and ignores presses', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Button tone="primary" type="submit" busy={busy} busyLabel="Opting in" onClick={press}>
        Opt in
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole('button').focus();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Opting in' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('a disabled button is out of the Tab order', async () => {
  render(
    <>
      <Button tone="primary" disabled>
        Play now!
      </Button>
      <Button tone="outline">Pick for me</Button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pick for me' })).toHaveFocus();
});

test('a button in a form does not submit it by default', async () => {
  const send = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button tone="plain">Not now</Button>
      <Button tone="primary" type="submit">
        Continue
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(send).toHaveBeenCalledOnce();
});
