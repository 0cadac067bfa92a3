import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Dialog } from '../Dialog/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const stores = [
  { value: 's1', label: 'Ballard', description: '1423 NW Market St' },
  { value: 's2', label: 'Capitol Hill', description: '1401 Broadway' },
  { value: 's3', label: 'Cañon Park', description: 'Closed', disabled: true },
  { value: 's4', label: 'Queen Anne', description: '2100 Queen Anne Ave N' },
] as const;

function Store(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string>(props.value ?? '');
  return (
    <>
      <Combobox label="Store" name="store" options={stores} {...props} value={value} onChange={setValue} />
      <p data-testid="chosen">{value}</p>
    </>
  );
}

fieldSuite({ role: 'combobox', Field: (props) => <Store {...props} /> });

const field = () => screen.getByRole('combobox', { name: 'Store' });
const names = () => screen.getAllByRole('option').map((option) => option.firstElementChild?.firstChild?.textContent);
const chosen = () => screen.getByTestId('chosen').textContent;

test('typing narrows the list; arrows go past what is disabled; Enter chooses', async () => {
  render(<Store />);
  await userEvent.click(field());
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'));
  expect(names()).toEqual(['Ballard', 'Capitol Hill', 'Cañon Park', 'Queen Anne']);
  await userEvent.type(field(), 'ca');
  expect(names()).toEqual(['Capitol Hill', 'Cañon Park']);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Capitol Hill/ })).toHaveAttribute('data-highlighted');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Capitol/ }).id);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('s2');
  expect(field()).toHaveValue('Capitol Hill');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('words of the description find it too, in any case and without accents', async () => {
  render(<Store />);
  await userEvent.type(field(), 'broadway');
  expect(names()).toEqual(['Capitol Hill']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'CANON');
  expect(names()).toEqual(['Cañon Park']);
});

test('the list opens with its button and with Arrow Down, shows all, and says what is chosen', async () => {
  render(<Store value="s4" />);
  expect(field()).toHaveValue('Queen Anne');
  await userEvent.click(screen.getByRole('button', { name: 'Show choices' }));
  expect(screen.getByRole('listbox', { name: 'Store' })).toBeInTheDocument();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Queen Anne');
  expect(screen.getByRole('status')).toHaveTextContent('4 choices');
  await userEvent.click(screen.getByRole('option', { name: /Ballard/ }));
  expect(chosen()).toBe('s1');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

test('leaving the field chooses nothing and shows the choice again; emptying it takes the choice away', async () => {
  render(<Store value="s1" />);
  await userEvent.clear(field());
  expect(chosen()).toBe('');
  await userEvent.type(field(), 'quee{ArrowDown}');
  await userEvent.tab();
  expect(chosen()).toBe('');
  expect(field()).toHaveValue('');
});

test('nothing found, and a search in progress, are announced', async () => {
  const { rerender } = render(<Store />);
  await userEvent.type(field(), 'tacoma');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  rerender(<Store busy />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
});

test('the results of a search are requested and shown as they come', async () => {
  const ask = vi.fn<(query: string) => void>();
  render(<Store onQueryChange={ask} />);
  await userEvent.type(field(), 'zip');
  expect(ask).toHaveBeenLastCalledWith('zip');
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

test('Escape closes the list first, and only then the dialog around it', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={change} title="Your store" closeLabel="Close">
      <Store />
    </Dialog>,
  );
  await userEvent.type(field(), 'ball');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('the value, not the words, is sent with the form', () => {
  const { container } = render(
    <form>
      <Store value="s2" />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('store')).toBe('s2');
});
