import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldGroupSuite } from '../../testing/field-suite.tsx';
import { RadioGroup, type RadioGroupProps } from './index.ts';

type Substitution = 'similar' | 'same' | 'none';

function IfOut(props: Partial<RadioGroupProps<Substitution>>) {
  const [value, setValue] = useState<Substitution | ''>('');
  return (
    <RadioGroup
      legend="If out of stock"
      {...props}
      value={value}
      onChange={setValue}
      options={[
        { value: 'similar', label: 'Pick something similar' },
        { value: 'same', label: 'Same brand only', description: 'Another size may come' },
        { value: 'none', label: 'Leave it out' },
      ]}
    />
  );
}

fieldGroupSuite({ role: 'radiogroup', Group: (props) => <IfOut {...props} /> });

test('nothing is chosen at first; the label of an option chooses it', async () => {
  render(<IfOut />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.click(screen.getByText('Leave it out'));
  expect(screen.getByRole('radio', { name: 'Leave it out' })).toBeChecked();
});

test('the group is one Tab stop, arrow keys choose', async () => {
  render(
    <>
      <IfOut />
      <button type="button">After</button>
    </>,
  );
  await userEvent.click(screen.getByText('Leave it out'));
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Same brand only' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Same brand only' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('an option has its description; a missing answer marks the group', () => {
  render(<IfOut error="Choose what we do" required />);
  expect(screen.getByRole('radio', { name: 'Same brand only' })).toHaveAccessibleDescription('Another size may come');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toBeRequired();
});
