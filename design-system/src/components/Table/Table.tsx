import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Key extends string = string> {
  key: Key;
  title: string;
  /** The title is heard only, when the cells say it themselves. */
  titleHidden?: boolean | undefined;
  /** Numbers stand at the end, in one column of digits. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
}

export interface TableRow<Key extends string = string> {
  key: string;
  /** Cells by column; the first column's is the row's heading. */
  cells: Partial<Record<Key, ReactNode>>;
  /** A part of the row above it. */
  indented?: boolean | undefined;
  /** A sum: larger, over a line of ink. */
  strong?: boolean | undefined;
}

export interface TableProps<Key extends string = string> {
  /** What the table shows: its accessible name. */
  caption: string;
  /** What the amounts are of: "1 apple, 182 g". */
  captionNote?: string | undefined;
  /** The caption is heard only, when a heading above says the same. */
  captionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Key>[];
  /** The rows, in order. */
  rows: readonly TableRow<Key>[];
  /** The column that the rows are sorted by, and which way; the parent sorts them. */
  sort?: { column: Key; direction: 'ascending' | 'descending' } | undefined;
  /** A sortable column was pressed; it turns round when it is sorted already. */
  onSort?: ((sort: { column: Key; direction: 'ascending' | 'descending' }) => void) | undefined;
  /** Said where there are no rows. */
  emptyLabel?: string | undefined;
}

/** Figures that are compared along rows and columns. */
export function Table<Key extends string = string>({
  caption,
  captionNote,
  captionHidden = false,
  columns,
  rows,
  sort,
  onSort,
  emptyLabel,
}: TableProps<Key>) {
  const press = (column: Key) =>
    onSort?.({
      column,
      direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (
    <ScrollArea label={caption}>
      <table className={styles.table}>
        <caption className={captionHidden ? visuallyHidden : styles.caption}>
          {caption}
          {captionNote && (
            <>
              {' '}
              <span className={styles.captionNote}>{captionNote}</span>
            </>
          )}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const sorted = sort?.column === column.key ? sort.direction : undefined;
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={cx(styles.head, column.align === 'end' && styles.end)}
                  {...(column.sortable ? { 'aria-sort': sorted ?? 'none' } : {})}
                >
                  {column.sortable && onSort ? (
                    <button type="button" className={styles.sorter} onClick={() => press(column.key)}>
                      {column.title}
                      <span className={styles.direction} data-sorted={sorted !== undefined || undefined}>
                        <Icon name={sorted === 'descending' ? 'chevron-down' : 'chevron-up'} size={16} />
                      </span>
                    </button>
                  ) : column.titleHidden ? (
                    <VisuallyHidden>{column.title}</VisuallyHidden>
                  ) : (
                    column.title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={styles.row} data-strong={row.strong}>
              {columns.map(({ key, align }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={cx(styles.rowHead, row.indented && styles.indented)}>
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} className={cx(styles.cell, align === 'end' && styles.end)}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && emptyLabel && (
            <tr className={styles.row}>
              <td className={styles.cell} colSpan={columns.length}>
                {emptyLabel}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}
