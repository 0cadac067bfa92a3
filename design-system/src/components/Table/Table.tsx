import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import { ScrollArea } from '../ScrollArea/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './Table.css.ts';

export interface TableColumn<Key extends string = string> {
  key: Key;
  title: string;
  /** Hides the title visually, when the cells speak for themselves. */
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
  /** A total: larger, above an ink line. */
  strong?: boolean | undefined;
}

export interface TableProps<Key extends string = string> {
  /** What the table shows: its accessible name. */
  caption: string;
  /** What the amounts refer to: "1 apple, 182 g". */
  captionNote?: string | undefined;
  /** Hides the caption visually, when a heading above says the same. */
  captionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Key>[];
  /** The rows, in order. */
  rows: readonly TableRow<Key>[];
  /** The column that the rows are sorted by, and which way; the parent sorts them. */
  sort?: { column: Key; direction: 'ascending' | 'descending' } | undefined;
  /** Called when a sortable heading is pressed; pressing it again reverses the order. */
  onSort?: ((sort: { column: Key; direction: 'ascending' | 'descending' }) => void) | undefined;
  /** Shown when there are no rows. */
  emptyLabel?: string | undefined;
}

/** Figures to compare along rows and columns. */
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
