import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldGroupSuite } from '../../testing/field-suite.tsx';
import { DateField, type DatePart } from './index.ts';

function Birth({ error, errorPart }: { error?: string; errorPart?: DatePart }) {
  const [date, setDate] = useState({ month: '', day: '', year: '' });
  return <DateField legend="Date of birth" value={date} onChange={setDate} error={error} errorPart={errorPart} />;
}

const part = (name: RegExp) => screen.getByRole('textbox', { name });

test('N-15 three empty fields ask without an example, a default or a list of years', () => {
  render(<Birth />);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeInTheDocument();
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('placeholder');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  }
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'))).toEqual([
    'bday-month',
    'bday-day',
    'bday-year',
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('focus moves on after 2, 2 and 4 typed digits', async () => {
  render(<Birth />);
  await userEvent.click(part(/Month/));
  await userEvent.keyboard('0');
  expect(part(/Month/)).toHaveFocus();
  await userEvent.keyboard('2');
  expect(part(/Day/)).toHaveFocus();
  await userEvent.keyboard('141990');
  expect(part(/Month/)).toHaveValue('02');
  expect(part(/Day/)).toHaveValue('14');
  expect(part(/Year/)).toHaveValue('1990');
  expect(part(/Year/)).toHaveFocus();
});

test('focus stays where something is pasted', async () => {
  render(<Birth />);
  await userEvent.click(part(/Month/));
  await userEvent.paste('12');
  expect(part(/Month/)).toHaveValue('12');
  expect(part(/Month/)).toHaveFocus();
});

test('letters are not taken', async () => {
  render(<Birth />);
  await userEvent.type(part(/Year/), '19x9');
  expect(part(/Year/)).toHaveValue('199');
});

test('an error names and marks the field that it is about', () => {
  render(<Birth error="February has no day 31. Check the day." errorPart="day" />);
  expect(part(/Day/)).toBeInvalid();
  expect(part(/Day/)).toHaveAccessibleDescription('February has no day 31. Check the day.');
  expect(part(/Month/)).toBeValid();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('February has no day 31. Check the day.');
});

test('an error about the whole date marks all three', () => {
  render(<Birth error="Enter your date of birth." />);
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeInvalid();
});

fieldGroupSuite({
  role: 'group',
  Group: (props) => <DateField {...props} value={{ month: '', day: '', year: '' }} onChange={() => {}} />,
});
