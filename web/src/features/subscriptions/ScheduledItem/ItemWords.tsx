import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import * as styles from './ScheduledItem.css.ts';

interface ItemWordsProps {
  /** Heading of its list, and one more. */
  level: 3 | 4;
  name: string;
  /** Its product's page; undefined where it has none. */
  href: string | undefined;
  tone: keyof typeof styles.name;
  /** What stands in small below its name; what isn't known is left out. */
  meta: readonly (string | null | undefined)[];
  /** What the shopper should know of it; null for nothing. */
  warning: string | null;
}

/** What is said of something that comes again and again: its name, its facts, and what to mind. */
export function ItemWords({ level, name, href, tone, meta, warning }: ItemWordsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.words}>
      <Heading className={styles.name[tone]}>
        {href === undefined ? (
          name
        ) : (
          <Link className={styles.link} href={href}>
            {name}
          </Link>
        )}
      </Heading>
      <Text size="meta" tone="soft">
        {meta.filter(Boolean).join(' · ')}
      </Text>
      {warning && (
        <p className={styles.warning}>
          <Icon name="circle-alert" size={16} />
          {warning}
        </p>
      )}
    </div>
  );
}
