import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { TextLink } from '@larder/design-system/TextLink';
import { useHelpTexts } from '../../../messages/frame/help.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { type Article, articlePath, type Help, topicPath } from './help-view.ts';
import * as styles from './help.css.ts';

/** What help is about: cards with their answers, on a phone rows that lead to them. */
export function Topics({ help: { topics, sections, language } }: { help: Help }) {
  const texts = useHelpTexts();
  return (
    <Section title={texts.topics}>
      <ul className={styles.topics} lang={language}>
        {topics.map(({ id, title, imageId }) => (
          <li key={id} className={styles.topic}>
            <span className={styles.sign}>
              <Picture imageId={imageId} size={32} />
            </span>
            <Heading level={3} size="lead">
              <Link href={topicPath(id)} className={styles.topicLink}>
                {title}
              </Link>
            </Heading>
            <span className={styles.arrow}>
              <Icon name="chevron-right" />
            </span>
            <div className={styles.inCard}>
              <Links articles={sections.filter(({ topicId }) => topicId === id)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links to answers. */
export function Links({ articles, language }: { articles: readonly Article[]; language?: string }) {
  return (
    <ul className={styles.links} lang={language}>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={articlePath(id)} standalone>
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
