import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Dialog } from '../Dialog/index.ts';
import { SearchField, type SearchFieldProps } from './index.ts';

function Search(props: Partial<SearchFieldProps>) {
  const [words, setWords] = useState('');
  return <SearchField label="Search products" clearLabel="Clear search" {...props} value={words} onChange={setWords} />;
}

fieldSuite({
  role: 'searchbox',
  lacks: ['success', 'disabled', 'required'],
  Field: ({ label, error, hint, labelHidden = false }) => <Search {...{ label, error, hint, labelHidden }} />,
});

const field = () => screen.getByRole('searchbox', { name: 'Search products' });

test('Enter searches for the words', async () => {
  const search = vi.fn<(words: string) => void>();
  const { container } = render(<Search onSearch={search} />);
  expect(container.querySelector('search')).toContainElement(field());
  await userEvent.type(field(), 'oat milk{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('oat milk');
});

test('the clear button empties it and leaves focus in it', async () => {
  render(<Search />);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(field(), 'oat milk');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('Escape empties it first, and only then closes the dialog around it', async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={change} title="Choose a store" closeLabel="Close">
      <Search />
    </Dialog>,
  );
  await userEvent.type(field(), 'oat');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});
