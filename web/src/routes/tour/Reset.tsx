import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useTourTexts } from '../../messages/frame/tour.ts';
import * as styles from './tour.css.ts';

/** How to begin again. */
export function Reset() {
  const { reset } = useTourTexts();
  return (
    <section className={styles.aside}>
      <Heading level={2} size="lead">
        {reset.title}
      </Heading>
      <Text tone="soft">{reset.text}</Text>
      <code className={styles.command} translate="no">
        {reset.command}
      </code>
    </section>
  );
}
