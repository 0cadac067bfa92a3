import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
      { name: 'Number', at: 'tbody td', note: 'at the end, in tabular digits' },
      { name: 'Sum', at: '[data-strong] td', note: 'above an ink line' },
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
    because: 'Align numbers at the end, so people can compare them.',
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
    because: 'Don’t use a table for a list with actions; cards or a List read better on a phone.',
  },
  related: ['List', 'DefinitionList', 'ScrollArea', 'Pagination'],
};
