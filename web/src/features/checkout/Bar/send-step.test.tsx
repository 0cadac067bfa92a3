import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stepForm } from '../step-props.ts';
import { CheckoutBar } from './CheckoutBar.tsx';

test('S-165 the bar sends a step whose code comes after the press, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = vi.fn<() => void>();
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function send(this: HTMLFormElement) {
    this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
  render(
    <>
      <form id={stepForm} method="dialog" />
      <CheckoutBar totalLabel="Total" total="$5.00" text={undefined} label="Review order" isBusy={false} busyLabel="" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Review order' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).not.toHaveBeenCalled();
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent();
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
