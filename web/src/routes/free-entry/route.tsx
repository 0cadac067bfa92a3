import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useState } from 'react';
import { data as response, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '../../app/routing/paths.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { query } from '../../app/data/query.ts';
import { nothingTyped, type TypedFreeEntry } from '../../features/draws/FreeEntryForm/free-entry.ts';
import { FreeEntryForm } from '../../features/draws/FreeEntryForm/FreeEntryForm.tsx';
import { useFreeEntryTexts } from '../../messages/play/free-entry.ts';
import { pictureSrc } from '../../art/pictures.ts';
import { Entered } from './Entered.tsx';
import * as styles from './free-entry.css.ts';
import {
  FreeEntryDocument,
  FreeEntryMemberDocument,
  type FreeEntry_DrawFragment,
  useFreeEntryData,
} from './FreeEntry.generated.ts';
import { type StateOption, stateOptions } from '../../features/content/useStates.ts';
import { knownAnswers } from './known-answers.ts';
import { useFreeEntry } from './useFreeEntry.ts';

interface LoaderData {
  /** What a member's account answers; null for visitors. */
  known: TypedFreeEntry | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<LoaderData> {
  const { data } = await query(args, FreeEntryDocument, { programCode: args.params['programCode'] ?? '' });
  if (!data.draws[0]) throw response(null, { status: 404 });
  if (!data.viewer.isAuthorized) return { known: null };
  // An empty form is better than no page.
  const member = await query(args, FreeEntryMemberDocument).catch(() => null);
  return { known: member && knownAnswers(member.data) };
}

/** Entering without a purchase, for members and visitors alike (N-28): the same entries, the same odds. */
export function Component() {
  const { programCode = '' } = useParams();
  const data = useFreeEntryData({ programCode });
  const [draw] = data.draws;
  return draw ? <FreeEntry draw={draw} states={stateOptions(data.referenceData)} /> : null;
}

function FreeEntry({ draw, states }: { draw: FreeEntry_DrawFragment; states: StateOption[] }) {
  const texts = useFreeEntryTexts();
  const { known: answered } = useLoaderData<LoaderData>();
  // When a session expires, the form keeps its answers.
  const [known] = useState(answered);
  const { busy, refusal, result, send } = useFreeEntry(draw.programCode);
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text size="lead">{texts.lead(draw.programTitle)}</Text>
        <Text tone="soft">
          {texts.noPurchase} {texts.sameOdds(draw.freeEntries)}
        </Text>
      </header>
      <div className={styles.form}>
        {result ? (
          <Entered {...result} drawsAtString={draw.drawsAtString} />
        ) : draw.isOpen ? (
          <Card padding="large" as="section">
            {known ? (
              <div className={styles.known}>
                <Note icon="info">{texts.known}</Note>
              </div>
            ) : null}
            <FreeEntryForm
              initial={known ?? nothingTyped}
              states={states}
              freeEntries={draw.freeEntries}
              busy={busy}
              refusal={refusal}
              onSend={(answers) => void send(answers)}
            />
          </Card>
        ) : (
          <EmptyState
            title={texts.closed}
            headingLevel={2}
            actions={
              <ButtonLink tone="primary" href={pathTo('verify', { drawId: draw.id })}>
                {texts.checkDraw}
              </ButtonLink>
            }
          >
            {texts.closedText}
          </EmptyState>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.art}>
          <img className={styles.image} src={pictureSrc(draw.imageId)} alt="" fetchPriority="high" />
        </div>
        <dl className={styles.facts}>
          <Fact label={texts.prize}>{texts.prizeWorth(draw.prizeName, draw.prizeValueString)}</Fact>
          <Fact label={texts.draw}>{draw.drawsAtString}</Fact>
          <Fact label={texts.soFar}>{texts.count(draw.entryCount)}</Fact>
          <Fact label={texts.odds}>{draw.oddsString ?? draw.newEntryOddsString}</Fact>
          <Fact label={texts.limit}>{texts.count(draw.entryLimit)}</Fact>
        </dl>
        <div className={styles.links}>
          <TextLink href={pathTo('verify', { drawId: draw.id })} size="meta" standalone>
            {texts.checkDraw}
          </TextLink>
          <TextLink href={pathTo('officialRules', { programCode: draw.programCode })} size="meta" standalone>
            {texts.rules}
          </TextLink>
        </div>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
