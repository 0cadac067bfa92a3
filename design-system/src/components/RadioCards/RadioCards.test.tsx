import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldGroupSuite } from '../../testing/field-suite.tsx';
import { RadioCards } from './index.ts';

function Channel({ legendHidden = false }: { legendHidden?: boolean }) {
  const [channel, setChannel] = useState<'sms' | 'email' | ''>('');
  return (
    <RadioCards
      legend="How shall we send the code?"
      legendHidden={legendHidden}
      value={channel}
      onChange={setChannel}
      options={[
        { value: 'sms', title: 'Text message', description: '(•••) •••-4821', icon: 'smartphone' },
        { value: 'email', title: 'Email', description: 'm•••@example.com', icon: 'mail' },
      ]}
    />
  );
}

test('one choice of a named group, each with its description', async () => {
  render(<Channel />);
  expect(screen.getByRole('group', { name: 'How shall we send the code?' })).toBeInTheDocument();
  const sms = screen.getByRole('radio', { name: 'Text message' });
  expect(sms).toHaveAccessibleDescription('(•••) •••-4821');
  await userEvent.click(screen.getByText('(•••) •••-4821'));
  expect(sms).toBeChecked();
});

test('arrows move the choice', async () => {
  render(<Channel />);
  await userEvent.click(screen.getByRole('radio', { name: 'Text message' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Text message' })).not.toBeChecked();
});

test('a hidden legend is still the name of the group', () => {
  render(<Channel legendHidden />);
  expect(screen.getByRole('group', { name: 'How shall we send the code?' })).toBeInTheDocument();
});

fieldGroupSuite({
  role: 'group',
  Group: (props) => (
    <RadioCards {...props} value="" onChange={() => {}} options={[{ value: 'sms', title: 'Text message' }]} />
  ),
});
