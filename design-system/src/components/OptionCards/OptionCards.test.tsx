import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fieldGroupSuite } from '../../testing/field-suite.tsx';
import { OptionCards } from './index.ts';

const options = [
  { value: 'avocado', label: 'Avocado', note: '+$1.75' },
  { value: 'pickles', label: 'Pickles', note: 'Free', disabled: true },
];

test('one choice is a group of radio buttons, and the note is said with the label', async () => {
  const change = vi.fn<(value: string, isChosen: boolean) => void>();
  render(<OptionCards legend="Extra" rule="Choose 1" chooses="one" options={options} chosen={[]} onChange={change} />);
  expect(screen.getByRole('group', { name: 'Extra Choose 1' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Avocado +$1.75' }));
  expect(change).toHaveBeenCalledWith('avocado', true);
});

test('several choices are checkboxes that say when they are taken back; one that is disabled can not be pressed', async () => {
  const change = vi.fn<(value: string, isChosen: boolean) => void>();
  render(<OptionCards legend="Extras" chooses="several" options={options} chosen={['avocado']} onChange={change} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Avocado +$1.75' }));
  expect(change).toHaveBeenCalledWith('avocado', false);
  expect(screen.getByRole('checkbox', { name: 'Pickles Free' })).toBeDisabled();
});

fieldGroupSuite({
  role: 'group',
  Group: (props) => <OptionCards {...props} chooses="one" chosen={[]} onChange={() => {}} options={options} />,
});
