import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Table, type TableProps } from './index.ts';

type Key = 'name' | 'amount' | 'value';
const nutrition: TableProps<Key> = {
  caption: 'Nutrition facts',
  captionNote: '1 apple, 182 g',
  columns: [
    { key: 'name', title: 'Nutrient', titleHidden: true },
    { key: 'amount', title: 'Amount', align: 'end', sortable: true },
    { key: 'value', title: 'Daily value', align: 'end' },
  ],
  rows: [
    { key: 'calories', cells: { name: 'Calories', amount: '95' }, strong: true },
    { key: 'fiber', cells: { name: 'Dietary fiber', amount: '4.4 g', value: '16 %' }, indented: true },
  ],
};

test('figures stand under their columns and beside their rows', () => {
  render(<Table {...nutrition} />);
  const table = screen.getByRole('table', { name: 'Nutrition facts 1 apple, 182 g' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Nutrient', 'Amount', 'Daily value']);
  const row = screen.getByRole('row', { name: 'Dietary fiber 4.4 g 16 %' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Dietary fiber');
});

test('a table wider than its place is scrolled by key: its place has the name of the table', async () => {
  render(<Table {...nutrition} />);
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Nutrition facts' })).toHaveFocus();
});

test('a press on a column sorts by it, the next one the other way round', async () => {
  function Sorted() {
    const [sort, setSort] = useState<TableProps<Key>['sort']>();
    return <Table {...nutrition} sort={sort} onSort={setSort} />;
  }
  render(<Sorted />);
  const column = () => screen.getByRole('columnheader', { name: 'Amount' });
  expect(column()).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  expect(column()).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(column()).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Daily value' })).not.toHaveAttribute('aria-sort');
});

test('a table of nothing says so', () => {
  render(<Table {...nutrition} rows={[]} emptyLabel="Nothing measured" />);
  expect(screen.getByRole('cell', { name: 'Nothing measured' })).toHaveAttribute('colspan', '3');
});
