import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { errorAt, query } from '../../app/data/query.ts';
import * as styles from '../../features/content/SectionedText/SectionedText.css.ts';
import { SectionedText } from '../../features/content/SectionedText/SectionedText.tsx';
import { useDocumentTexts } from '../../messages/frame/documents.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { DocumentDocument, useDocumentData } from './Document.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, DocumentDocument, { name: args.params['name'] ?? '' });
  const failure = errorAt(errors, 'document');
  if (failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.document) throw response(null, { status: 404 });
  return null;
}

/** `/info/:name`: a public text page in the banner's words, to read, link to, and print. */
export function Component() {
  const texts = useDocumentTexts();
  const { name = '' } = useParams();
  const { document } = useDocumentData({ name });
  if (!document) return null;
  const { title, version, effectiveFromString, lead, language, sections } = document;
  return (
    <div className={styles.page} lang={language}>
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
      <SectionedText sections={sections} anchor="section" contents={texts.contents} />
    </div>
  );
}
