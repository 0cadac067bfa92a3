import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Select } from './index.ts';

const states = [
  { value: 'WA', label: 'Washington' },
  { value: 'OR', label: 'Oregon' },
] as const;

function State({ error }: { error?: string }) {
  const [state, setState] = useState<'WA' | 'OR' | ''>('');
  return (
    <Select
      label="State"
      name="state"
      options={states}
      value={state}
      onChange={setState}
      placeholder="Select"
      error={error}
    />
  );
}

test('nothing is chosen until one chooses', async () => {
  render(<State />);
  const list = screen.getByRole('combobox', { name: 'State' });
  expect(list).toHaveDisplayValue('Select');
  await userEvent.selectOptions(list, 'Oregon');
  expect(list).toHaveValue('OR');
});

test('an error is read with the list and marks it', () => {
  render(<State error="Choose a state" />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a state');
});

fieldSuite({
  role: 'combobox',
  Field: (props) => <Select {...props} name="answer" options={states} value="WA" onChange={() => {}} />,
});
