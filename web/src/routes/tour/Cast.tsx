import { Card } from '@larder/design-system/Card';
import { Text } from '@larder/design-system/Text';
import { cast } from '../../app/tour/stops.ts';
import { useTourTexts } from '../../messages/frame/tour.ts';
import { Face } from './Face.tsx';
import * as styles from './tour.css.ts';

/** Who is in the story. */
export function Cast() {
  const texts = useTourTexts();
  return (
    <Card padding="small">
      <ul className={styles.cast} aria-label={texts.cast}>
        {cast.map((member) => {
          const { name, text } = texts.roles[member];
          return (
            <li key={member} className={styles.member}>
              <Face name={name} />
              <span className={styles.who}>
                <Text as="b">{name}</Text>
                <Text as="span" size="meta" tone="soft">
                  {text}
                </Text>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
