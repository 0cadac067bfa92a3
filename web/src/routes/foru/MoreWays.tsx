import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { Link } from 'react-router-dom';
import { useFrame } from '../../app/data/frame.ts';
import { screens } from '../../app/routing/paths.ts';
import { iconOf } from '../../ui/icon-of.ts';
import { Section } from '../../ui/Section/Section.tsx';
import * as styles from './foru.css.ts';

/** The pages of the left navigation, where there is none (G-23): all but this one and the account's. */
export function MoreWays({ title }: { title: string }) {
  const { leftNavigation } = useFrame();
  const others = leftNavigation.filter(({ href }) => href !== screens.forU && href !== screens.profile);
  if (others.length === 0) return null;
  return (
    <div className={styles.more}>
      <Section title={title}>
        <Card padding="none">
          <nav aria-label={title}>
            <ul className={styles.list}>
              {others.map(({ id, href, title: name, icon }) => (
                <li key={id}>
                  <Link to={href} discover="none" className={styles.link}>
                    <span className={styles.icon}>
                      <Icon name={iconOf(icon)} size={22} />
                    </span>
                    {name}
                    <span className={styles.arrow}>
                      <Icon name="chevron-right" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Card>
      </Section>
    </div>
  );
}
