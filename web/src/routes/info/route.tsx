import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { errorAt, query } from '../../app/data/query.ts';
import { RulesBlocks } from '../../features/content/Rules/RulesBlocks.tsx';
import { useMessages } from '../../messages/messages.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { DocumentDocument, useDocumentData } from './Document.generated.ts';
import * as styles from './info.css.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, DocumentDocument, { name: args.params['name'] ?? '' });
  const failure = errorAt(errors, 'document');
  if (failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.document) throw response(null, { status: 404 });
  return null;
}

const anchor = (index: number): string => `section-${index + 1}`;

/** `/info/:name`: a public text page in the banner's words, to read, link to, and print. */
export function Component() {
  const { footer: texts } = useMessages().frame;
  const { name = '' } = useParams();
  const { document } = useDocumentData({ name });
  if (!document) return null;
  const { title, version, effectiveFromString, lead, sections } = document;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="landing">
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
        <Text tone="soft" size="meta">
          {texts.version(version, effectiveFromString)}
        </Text>
        <div className={styles.actions}>
          <Button tone="outline" size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <aside className={styles.contents}>
          <Card padding="medium">
            <nav aria-label={texts.contents}>
              <Heading level={2} size="lead">
                {texts.contents}
              </Heading>
              <ol className={styles.list}>
                {sections.map((section, index) => (
                  <li key={section.title}>
                    <TextLink href={`#${anchor(index)}`} size="meta" standalone quiet>
                      {section.title}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </nav>
          </Card>
        </aside>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <section
              key={section.title}
              id={anchor(index)}
              className={styles.section}
              aria-labelledby={`${anchor(index)}-title`}
            >
              <Heading level={2} size="small" id={`${anchor(index)}-title`}>
                {section.title}
              </Heading>
              <div className={styles.text}>
                <RulesBlocks blocks={section.blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
