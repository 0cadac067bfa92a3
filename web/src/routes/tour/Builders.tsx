import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { builderPages } from '../../app/tour/builder-pages.ts';
import { useTourTexts } from '../../messages/frame/tour.ts';
import * as styles from './tour.css.ts';

const doors = ['sandbox', 'library', 'docs', 'outbox', 'store'] as const;

/** Doors for those who build. None of them is a screen of the shop. */
export function Builders() {
  const { builders } = useTourTexts();
  return (
    <section className={styles.aside}>
      <Heading level={2} size="lead">
        {builders.title}
      </Heading>
      <Text tone="soft">{builders.text}</Text>
      <ul className={styles.doors}>
        {doors.map((door) => (
          <li key={door}>
            <a className={styles.door} href={builderPages[door]}>
              {builders[door]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
