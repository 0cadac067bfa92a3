import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Checkbox } from './index.ts';

function Consent({ error }: { error?: string }) {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="I accept the Official Rules" checked={checked} onChange={setChecked} error={error} />;
}

test('its label checks it, and so does Space', async () => {
  render(<Consent />);
  const box = screen.getByRole('checkbox', { name: 'I accept the Official Rules' });
  expect(box).not.toBeChecked();
  await userEvent.click(screen.getByText('I accept the Official Rules'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a missing consent is announced at the box', () => {
  render(<Consent error="Accept the rules to opt in" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the rules to opt in');
});

fieldSuite({
  role: 'checkbox',
  lacks: ['success', 'labelHidden'],
  Field: ({ success: _none, labelHidden: _shown, ...props }) => (
    <Checkbox {...props} checked={false} onChange={() => {}} />
  ),
});
