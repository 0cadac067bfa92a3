import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '../../../app/routing/paths.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { errorAt, query } from '../../../app/data/query.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import { RulesBlocks } from '../../../features/content/Rules/RulesBlocks.tsx';
import { useGameDialogTexts } from '../../../messages/game-dialogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import * as styles from './official-rules.css.ts';
import { OfficialRulesPageDocument, useOfficialRulesPageData } from './OfficialRules.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const programCode = args.params['programCode'] ?? '';
  const { data, errors } = await query(args, OfficialRulesPageDocument, { programCode });
  const failure = errorAt(errors, 'officialRules');
  if (failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.officialRules) throw response(null, { status: 404 });
  return null;
}

const anchor = (index: number): string => `rules-${index + 1}`;

/** The official rules of a program on a page of their own, for members and visitors, to read, to link to and to print (N-27). */
export function Component() {
  const { games } = useMessages();
  const texts = useGameDialogTexts().rules;
  const { programCode = '' } = useParams();
  const data = useOfficialRulesPageData({ programCode });
  const { officialRules: rules, draws } = data;
  if (!rules) return null;
  const { programTitle, version, effectiveFromString, hash, sections } = rules;
  return (
    <div className={styles.page}>
      <PageTitle>{texts.titleOf(programTitle)}</PageTitle>
      <header className={styles.head}>
        <Text weight="strong">{programTitle}</Text>
        <Heading level={1} size="landing">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.version(version, effectiveFromString)}</Text>
        <div className={styles.actions}>
          {draws.some(({ isOpen }) => isOpen) ? (
            <TextLink href={pathTo('freeEntry', { programCode })} standalone>
              {games.panel.freeEntry}
            </TextLink>
          ) : null}
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
                {sections.map(({ title }, index) => (
                  <li key={title}>
                    <TextLink href={`#${anchor(index)}`} size="meta" standalone quiet>
                      {texts.numbered(index + 1, title)}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </nav>
          </Card>
        </aside>
        <div className={styles.sections}>
          {sections.map(({ title, blocks }, index) => (
            <section
              key={title}
              id={anchor(index)}
              className={styles.section}
              aria-labelledby={`${anchor(index)}-title`}
            >
              <Heading level={2} size="small" id={`${anchor(index)}-title`}>
                {texts.numbered(index + 1, title)}
              </Heading>
              <div className={styles.text}>
                <RulesBlocks blocks={blocks} />
              </div>
            </section>
          ))}
          <div className={styles.fingerprint}>
            <Text size="meta" tone="soft">
              {texts.fingerprint}
            </Text>
            <Hash value={hash} />
          </div>
        </div>
      </div>
    </div>
  );
}
