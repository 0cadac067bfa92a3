import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Table } from './Table.tsx';

const rows = [
  { key: 'sub', cells: { name: 'Subtotal', sum: '$42.10' } },
  { key: 'total', cells: { name: 'Total', sum: '$44.18' }, strong: true },
];

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Table
        caption="Order 40102"
        columns={[
          { key: 'name', title: 'Item' },
          { key: 'sum', title: 'Amount', align: 'end' },
        ]}
        rows={rows}
      />
    ),
    parts: [
      { name: 'Caption', at: 'caption' },
      { name: 'Column heading', at: 'thead th' },
      { name: 'Row heading', at: 'tbody th' },
      { name: 'Number', at: 'tbody td', note: 'at the end, in digits of one width' },
      { name: 'Sum', at: '[data-strong] td', note: 'over a line of ink' },
    ],
  },
  do: {
    picture: (
      <Table
        caption="Order 40102"
        captionHidden
        columns={[
          { key: 'name', title: 'Item' },
          { key: 'sum', title: 'Amount', align: 'end' },
        ]}
        rows={rows}
      />
    ),
    because: 'Line numbers up at the end, so that they can be compared.',
  },
  dont: {
    picture: (
      <Table
        caption="Games"
        captionHidden
        columns={[
          { key: 'name', title: 'Game' },
          { key: 'go', title: 'Action' },
        ]}
        rows={[{ key: '1', cells: { name: 'Harvest Spin', go: 'Play' } }]}
      />
    ),
    because: 'Don’t lay out a list with actions as a table; cards or a List read better on a phone.',
  },
  related: ['List', 'FactNumbers', 'ScrollArea', 'Pagination'],
};
