import { TextLink } from '@larder/design-system/TextLink';
import { useHelpTexts } from '../../../messages/frame/help.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Answer } from './Answer.tsx';
import { type Article, allPath, type Help } from './help-view.ts';
import * as styles from './help.css.ts';
import { Links } from './Topics.tsx';

/** Answers that open, the first one at once. */
export function Answers({ help, articles, level }: { help: Help; articles: readonly Article[]; level: 2 | 3 }) {
  return (
    <div>
      {articles.map((article, at) => (
        <Fold
          key={article.id}
          title={<span lang={help.language}>{article.question ?? article.title}</span>}
          headingLevel={level}
          isOpen={at === 0}
        >
          <Answer article={article} language={help.language} />
        </Fold>
      ))}
    </div>
  );
}

/** What shoppers ask most, in their words. */
export function AskedMost({ help }: { help: Help }) {
  const texts = useHelpTexts();
  return (
    <>
      <Section title={texts.askedMost}>
        <Answers help={help} articles={help.sections.filter(({ question }) => question !== null)} level={3} />
      </Section>
      <div className={styles.actions}>
        <TextLink href={allPath} standalone>
          {texts.all}
        </TextLink>
      </div>
    </>
  );
}

/** What else the topic of an answer has. */
export function OfTheSameTopic({ help, article: { id, topicId } }: { help: Help; article: Article }) {
  const texts = useHelpTexts();
  const others = help.sections.filter((other) => other.topicId === topicId && other.id !== id);
  const topic = help.topics.find((each) => each.id === topicId);
  if (!topic || others.length === 0) return null;
  return (
    <Section title={texts.inTopic(topic.title)}>
      <Links articles={others} language={help.language} />
    </Section>
  );
}
