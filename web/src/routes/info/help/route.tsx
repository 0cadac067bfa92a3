import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { SearchField } from '@larder/design-system/SearchField';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useState } from 'react';
import { data as response, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { errorAt, query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { SectionedText } from '../../../features/content/SectionedText/SectionedText.tsx';
import { loadPendingOrder, PendingOrder } from '../../../features/orders/PendingOrder/PendingOrder.tsx';
import { useDocumentTexts } from '../../../messages/frame/documents.ts';
import { useHelpTexts } from '../../../messages/frame/help.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Answer } from './Answer.tsx';
import { Answers, AskedMost, OfTheSameTopic } from './Questions.tsx';
import { findArticles, type Help, helpView, type HelpViewProps, maximumText, searchPath } from './help-view.ts';
import { HelpPageDocument, useHelpPageData } from './HelpPage.generated.ts';
import * as styles from './help.css.ts';
import { TalkToUs } from './TalkToUs.tsx';
import { Topics } from './Topics.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const [{ data, errors }] = await Promise.all([query(args, HelpPageDocument), loadPendingOrder(args)]);
  const failure = errorAt(errors, 'document');
  if (failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.document) throw response(null, { status: 404 });
  return null;
}

/**
 * `/info/help`: topics, answers, and a search through them; `?q=refund`, `?topic=orders`, `?article=snap`, and `?all=1`
 * to print. Works without JavaScript.
 */
export function Component() {
  const { document: help, shop } = useHelpPageData();
  const [search] = useSearchParams();
  if (!help) return null;
  const view = helpView(help, search);
  return (
    <div className={styles.page}>
      <Head help={help} view={view} />
      {view.shows === 'topics' && (
        <>
          <PendingOrder />
          <Topics help={help} />
        </>
      )}
      {view.shows === 'all' ? (
        <AllAnswers help={help} />
      ) : (
        <div className={styles.below}>
          <div className={styles.answers}>
            <Shown help={help} view={view} />
          </div>
          <TalkToUs shop={shop} />
        </div>
      )}
    </div>
  );
}

/** The title of what is shown, with the search. */
function Head({ help, view }: HelpViewProps) {
  const texts = useHelpTexts();
  const title =
    view.shows === 'found'
      ? texts.found(view.text)
      : view.shows === 'topic'
        ? view.topic.title
        : view.shows === 'article'
          ? (view.article.question ?? view.article.title)
          : help.title;
  const text = view.shows === 'found' ? view.text : '';
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      {view.shows === 'found' && <meta name="robots" content="noindex, follow" />}
      {view.shows !== 'topics' && help.topics.length > 0 && (
        <TextLink href={screens.help} standalone>
          {texts.back}
        </TextLink>
      )}
      <div lang={view.shows === 'found' ? undefined : help.language}>
        <Heading level={1} size={view.shows === 'topics' ? 'landing' : 'page'}>
          {title}
        </Heading>
      </div>
      {help.topics.length > 0 && <HelpSearch key={text} text={text} />}
    </header>
  );
}

/** A form that the browser can send on its own. */
function HelpSearch({ text }: { text: string }) {
  const texts = useHelpTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  return (
    <div className={styles.search}>
      <SearchField
        label={texts.search}
        placeholder={texts.placeholder}
        clearLabel={texts.clear}
        value={typed}
        onChange={(value) => setTyped(value.slice(0, maximumText))}
        action={screens.help}
        onSearch={(value) => void navigate(searchPath(value))}
      />
    </div>
  );
}

/** What the address asks for. */
function Shown({ help, view }: HelpViewProps) {
  if (view.shows === 'found') return <Found help={help} text={view.text} />;
  if (view.shows === 'topic')
    return (
      <Answers help={help} articles={help.sections.filter(({ topicId }) => topicId === view.topic.id)} level={2} />
    );
  if (view.shows !== 'article') return <AskedMost help={help} />;
  return (
    <>
      <Answer article={view.article} language={help.language} />
      <OfTheSameTopic help={help} article={view.article} />
    </>
  );
}

function Found({ help, text }: { help: Help; text: string }) {
  const texts = useHelpTexts();
  const articles = findArticles(help, text);
  return (
    <div className={styles.part}>
      <Text tone="soft">{articles.length === 0 ? texts.nothing(text) : texts.count(articles.length)}</Text>
      {articles.length === 0 ? <Text>{texts.nothingText}</Text> : <Answers help={help} articles={articles} level={2} />}
      {articles.length === 0 && <Topics help={help} />}
    </div>
  );
}

/** Everything, to read through and to print. */
function AllAnswers({ help }: { help: Help }) {
  const texts = useDocumentTexts();
  return (
    <>
      <div className={styles.actions}>
        <Text tone="soft" size="meta">
          {texts.version(help.version, help.effectiveFromString)}
        </Text>
        <Button tone="outline" size="small" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div lang={help.language}>
        <SectionedText sections={help.sections} anchor="section" contents={texts.contents} />
      </div>
    </>
  );
}
