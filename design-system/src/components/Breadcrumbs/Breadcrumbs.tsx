import { Icon } from '../Icon/index.ts';
import { TextLink } from '../TextLink/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  title: string;
  /** Without it: where one is. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** The pages on the way, the current one last. */
  items: readonly BreadcrumbItem[];
  /** Name of the landmark: "Breadcrumb". */
  label: string;
}

/** The path from the home page to this one. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.place}>
      <ol className={styles.list}>
        {items.map(({ title, href }) => (
          <li key={href ?? 'here'} className={styles.item}>
            <Icon name="chevron-right" size={16} />
            {href === undefined ? (
              <span className={styles.here} aria-current="page">
                {title}
              </span>
            ) : (
              <TextLink href={href} size="meta" standalone>
                {title}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
