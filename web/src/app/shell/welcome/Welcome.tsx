import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { Outlet, useLocation } from 'react-router-dom';
import { isAt } from '../../routing/paths.ts';
import { useWelcomeTexts } from '../../../messages/frame/welcome.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import * as styles from './Welcome.css.ts';

const ways = ['demo', 'files'] as const;

/** Before a store is open: a welcome in place of every screen that would show one. */
export function Welcome() {
  const { pathname } = useLocation();
  return isAt(pathname, 'help', 'document') ? <Outlet /> : <Ways />;
}

/** For shoppers that the store opens soon, and for its owner the ways in. */
function Ways() {
  const texts = useWelcomeTexts();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <div className={styles.words}>
        <Heading level={1} size="landing">
          {texts.title}
        </Heading>
        <Text size="lead" tone="soft">
          {texts.lead}
        </Text>
      </div>
      <div className={styles.ways}>
        <Heading level={2} size="title">
          {texts.ways}
        </Heading>
        <div className={styles.cards}>
          {ways.map((way) => (
            <Card key={way} as="section">
              <div className={styles.way}>
                <Heading level={3} size="small">
                  {texts[way].title}
                </Heading>
                <Text tone="soft">{texts[way].text}</Text>
                <ol className={styles.steps}>
                  {texts[way].steps.map(({ text, command }) => (
                    <li key={text}>
                      {text}
                      {command !== null && <code className={styles.command}>{command}</code>}
                    </li>
                  ))}
                </ol>
              </div>
            </Card>
          ))}
        </div>
        <Text tone="soft">{texts.guide}</Text>
      </div>
    </div>
  );
}
