import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '../../../app/routing/paths.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { errorAt, query } from '../../../app/data/query.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import * as styles from '../../../features/content/SectionedText/SectionedText.css.ts';
import { rulesLanguage } from '../../../features/content/Rules/language.ts';
import { SectionedText } from '../../../features/content/SectionedText/SectionedText.tsx';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { fingerprint } from './official-rules.css.ts';
import { OfficialRulesPageDocument, useOfficialRulesPageData } from './OfficialRules.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const programCode = args.params['programCode'] ?? '';
  const { data, errors } = await query(args, OfficialRulesPageDocument, { programCode });
  const failure = errorAt(errors, 'officialRules');
  if (failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.officialRules) throw response(null, { status: 404 });
  return null;
}

/** The official rules of a program on a page of their own, for members and visitors, to read, to link to and to print (N-27). */
export function Component() {
  const games = useGameTexts();
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
      <SectionedText
        sections={sections}
        anchor="rules"
        contents={texts.contents}
        titleOf={texts.numbered}
        lang={rulesLanguage}
      >
        <div className={fingerprint}>
          <Text size="meta" tone="soft">
            {texts.fingerprint}
          </Text>
          <Hash value={hash} />
        </div>
      </SectionedText>
    </div>
  );
}
