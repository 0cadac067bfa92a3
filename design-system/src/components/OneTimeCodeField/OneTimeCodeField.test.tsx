import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { OneTimeCodeField } from './index.ts';

interface CodeProps {
  start?: string;
  state?: 'wrong' | 'expired' | undefined;
  error?: string;
  onComplete?: (code: string) => void;
}

function Code({ start = '', state, error, onComplete }: CodeProps) {
  const [code, setCode] = useState(start);
  return (
    <OneTimeCodeField
      label="Code"
      length={6}
      value={code}
      onChange={setCode}
      onComplete={onComplete}
      state={state}
      error={error}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test('one field for the whole code, which the phone can fill in', () => {
  render(<Code />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

test('digits only, as many as the code has, and the last one completes it once', async () => {
  const complete = vi.fn<(code: string) => void>();
  render(<Code onComplete={complete} />);
  await userEvent.type(field(), '40a7 1929');
  expect(field()).toHaveValue('407192');
  expect(complete).toHaveBeenCalledExactlyOnceWith('407192');
});

test('a pasted code with blanks is taken whole', async () => {
  const complete = vi.fn<(code: string) => void>();
  render(<Code onComplete={complete} />);
  await userEvent.click(field());
  await userEvent.paste(' 407 192 ');
  expect(field()).toHaveValue('407192');
  expect(complete).toHaveBeenCalledExactlyOnceWith('407192');
});

test('a wrong code keeps its digits, all selected, so that typing starts anew', async () => {
  const { rerender } = render(<Code start="407192" />);
  rerender(<Code start="407192" state="wrong" error="That code isn't right. 3 tries left." />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('407192');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("That code isn't right. 3 tries left.");
  await userEvent.keyboard('5');
  expect(field()).toHaveValue('5');
});

test('an expired code takes no digits', () => {
  render(<Code state="expired" error="This code has expired." />);
  expect(field()).toBeDisabled();
});

test('the drawn cells show the digits and are not read out', async () => {
  const { container } = render(<Code start="407" />);
  const cells = container.querySelector('[aria-hidden="true"]');
  expect(cells?.childElementCount).toBe(6);
  expect([...(cells?.children ?? [])].map((cell) => cell.textContent)).toEqual(['4', '0', '7', '', '', '']);
});

fieldSuite({
  role: 'textbox',
  lacks: ['success', 'labelHidden', 'required'],
  Field: ({ label, error, hint, disabled = false }) => (
    <OneTimeCodeField {...{ label, error, hint, disabled }} length={6} value="" onChange={() => {}} />
  ),
});
