import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { NumberField, type NumberFieldProps } from './index.ts';

function Guests(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value === undefined ? 2 : props.value);
  return (
    <>
      <NumberField label="Guests" name="guests" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

fieldSuite({ role: 'spinbutton', Field: (props) => <Guests {...props} /> });

const field = () => screen.getByRole('spinbutton');
const answer = () => screen.getByRole('status');

test('arrow keys step, Page Up and Page Down go ten times as far, Home and End go to the ends', async () => {
  render(<Guests min={0} max={50} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue('3');
  await userEvent.keyboard('{PageUp}{PageUp}{PageDown}');
  expect(field()).toHaveAttribute('aria-valuenow', '13');
  await userEvent.keyboard('{End}');
  expect(field()).toHaveValue('50');
  await userEvent.keyboard('{Home}');
  expect(field()).toHaveValue('0');
});

test('the buttons step for the pointer and stop at the ends', async () => {
  render(<Guests min={1} max={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field()).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(field()).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
});

test('a value out of bounds is corrected when the field is left, not while typing', async () => {
  render(<Guests min={1} max={12} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '40');
  expect(field()).toHaveValue('40');
  await userEvent.tab();
  expect(field()).toHaveValue('12');
  expect(answer()).toHaveTextContent('12');
});

test('text that is no number is cleared when the field is left', async () => {
  render(<Guests />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'two');
  expect(answer()).toHaveTextContent('null');
  await userEvent.tab();
  expect(field()).toHaveValue('');
});

test('a weight has its decimals and its unit, and takes a comma', async () => {
  render(<Guests value={1.5} decimals={2} step={0.25} unit="lb" />);
  expect(field()).toHaveValue('1.50');
  expect(field()).toHaveAttribute('aria-valuetext', '1.50 lb');
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveValue('2.25');
  await userEvent.clear(field());
  await userEvent.type(field(), '0,75');
  expect(answer()).toHaveTextContent('0.75');
});
