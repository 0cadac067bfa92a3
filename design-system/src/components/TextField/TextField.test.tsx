import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { TextField } from './index.ts';

function Zip({ error, success }: { error?: string; success?: string }) {
  const [zip, setZip] = useState('');
  return (
    <TextField
      label="ZIP code"
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      hint="5 digits"
      value={zip}
      onChange={setZip}
      error={error}
      success={success}
    />
  );
}

test('typing by the name of the field', async () => {
  render(<Zip />);
  await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '94103');
  expect(screen.getByRole('textbox')).toHaveValue('94103');
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('5 digits');
});

test('an error is read with the field and marks it', () => {
  render(<Zip error="Enter a 5-digit ZIP code" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a 5-digit ZIP code 5 digits');
});

test('a success message is read with the field, unless something is wrong', () => {
  const { rerender } = render(<Zip success="Seattle, WA" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('5 digits Seattle, WA');
  rerender(<Zip success="Seattle, WA" error="We do not deliver there" />);
  expect(screen.queryByText('Seattle, WA')).not.toBeInTheDocument();
});

fieldSuite({
  role: 'textbox',
  Field: (props) => <TextField {...props} name="answer" value="" onChange={() => {}} />,
});
