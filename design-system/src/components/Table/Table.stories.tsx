import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Table, type TableProps } from './index.ts';

const meta = {
  title: 'Components/Data display/Table',
  component: Table,
  args: {
    caption: 'Nutrition facts',
    captionNote: '1 apple, 182 g',
    columns: [
      { key: 'name', title: 'Nutrient', titleHidden: true },
      { key: 'amount', title: 'Amount', align: 'end' },
      { key: 'value', title: 'Daily value', align: 'end' },
    ],
    rows: [
      { key: 'calories', cells: { name: 'Calories', amount: '95' }, strong: true },
      { key: 'carbs', cells: { name: 'Total carbohydrate', amount: '25 g', value: '9 %' } },
      { key: 'fiber', cells: { name: 'Dietary fiber', amount: '4.4 g', value: '16 %' }, indented: true },
      { key: 'sugars', cells: { name: 'Total sugars', amount: '19 g' }, indented: true },
      { key: 'protein', cells: { name: 'Protein', amount: '0.5 g' } },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Figures to compare along rows and columns.

**When to use.** For nutrition facts, receipts, store hours.

**When not.** For layout, or for a list of items with actions: List.

**Anatomy.** A caption with a note, column headings in small, soft type, rows on hairlines. Numbers are aligned at the end, in tabular figures. A total is larger, above an ink line; a detail of the row above is indented.

**Accessibility.** A real table with a caption, column headings, and row headings. Where it's wider than its container, it scrolls there, in a group with the caption's name, so the page never does. \`aria-sort\` gives the sort order.

**Keyboard.** Tab to the table; arrow keys scroll it. Tab to a sortable heading; Enter or Space sorts, and again reverses the order.`,
      },
    },
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nutrition: Story = {};
export const CaptionHeardOnly: Story = { args: { captionHidden: true } };
export const NoRows: Story = { args: { rows: [], emptyLabel: 'Nothing has been measured.' } };

const amounts: Record<string, number> = { Apples: 597, Bananas: 174, Milk: 479 };

function Sorted(args: TableProps) {
  const [sort, setSort] = useState<TableProps['sort']>({ column: 'item', direction: 'ascending' });
  const items = Object.keys(amounts).sort((a, b) =>
    sort?.column === 'price' ? (amounts[a] ?? 0) - (amounts[b] ?? 0) : a.localeCompare(b),
  );
  if (sort?.direction === 'descending') items.reverse();
  return (
    <Table
      {...args}
      sort={sort}
      onSort={setSort}
      rows={items.map((item) => ({
        key: item,
        cells: { item, price: `$${((amounts[item] ?? 0) / 100).toFixed(2)}` },
      }))}
    />
  );
}
export const Sortable: Story = {
  args: {
    caption: 'Receipt',
    captionNote: 'August 6',
    columns: [
      { key: 'item', title: 'Item', sortable: true },
      { key: 'price', title: 'Price', align: 'end', sortable: true },
    ],
  },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Bananas');
    await userEvent.click(canvas.getByRole('button', { name: 'Item' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Apples');
  },
};
