import { Icon } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
import * as styles from './Pagination.css.ts';
import { pageSlots } from './pages.ts';

export interface PaginationProps {
  /** Name of the landmark: "Pages of coupons". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
  /** Labels of its parts; English by default. */
  labels?:
    | {
        previous: string;
        next: string;
        /** Name of the link to a page. */
        page: (page: number) => string;
        /** Where one is, on a phone. */
        status: (page: number, pages: number) => string;
      }
    | undefined;
}

const englishLabels: NonNullable<PaginationProps['labels']> = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  status: (page, pages) => `Page ${page} of ${pages}`,
};

/** Links to the pages of a long list. */
export function Pagination({ label, page, pages, hrefOf, labels = englishLabels }: PaginationProps) {
  const step = (to: number, name: string, icon: 'chevron-left' | 'chevron-right', rel: 'prev' | 'next') => (
    <li>
      {to >= 1 && to <= pages ? (
        <Link href={hrefOf(to)} rel={rel} aria-label={name} className={styles.step}>
          <Icon name={icon} />
        </Link>
      ) : (
        <span className={styles.off} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {step(page - 1, labels.previous, 'chevron-left', 'prev')}
        <li className={styles.status}>{labels.status(page, pages)}</li>
        {pageSlots(page, pages).map((slot) =>
          'page' in slot ? (
            <li key={slot.page} className={styles.wide}>
              <Link
                href={hrefOf(slot.page)}
                aria-label={labels.page(slot.page)}
                aria-current={slot.page === page ? 'page' : undefined}
                className={styles.step}
              >
                {slot.page}
              </Link>
            </li>
          ) : (
            <li key={`before-${slot.gapBefore}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        {step(page + 1, labels.next, 'chevron-right', 'next')}
      </ul>
    </nav>
  );
}
