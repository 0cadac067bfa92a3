import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { ScrollArea } from '@larder/design-system/ScrollArea';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo } from '../../app/routing/paths.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { errorAt, query } from '../../app/data/query.ts';
import { DrawTimeline } from '../../features/draws/DrawTimeline/DrawTimeline.tsx';
import { WinnersTable } from '../../features/draws/WinnersTable/WinnersTable.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useDrawCheckTexts } from '../../messages/play/draw-check.ts';
import { CheckDraw } from './CheckDraw.tsx';
import { Downloads } from './Downloads.tsx';
import { momentsOf } from './moments.ts';
import * as styles from './verify.css.ts';
import { useVerifyData, VerifyDocument } from './Verify.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, VerifyDocument, { drawId: args.params['drawId'] ?? '' });
  const failure = errorAt(errors, 'draw');
  if (!data.draw && failure && failure.code !== 'NOT_FOUND')
    throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.draw) throw response(null, { status: 404 });
  return null;
}

/** A draw on paper (N-30): what was fixed when, who was drawn, and the means to repeat it, here or anywhere else. */
export function Component() {
  const verify = useDrawCheckTexts();
  const { drawId = '' } = useParams();
  const data = useVerifyData({ drawId });
  const { draw } = data;
  if (!draw) return null;
  const open = draw.state === 'OPEN' || draw.state === 'CLOSED' || draw.state === 'SEALED';
  // Who has a place stands in the table.
  const hasPlace = draw.places.some(({ household }) => household === draw.myEntries?.household);
  const ownPlace = hasPlace ? null : draw.myEntries?.bestPlaceText;
  return (
    <div className={styles.page}>
      <PageTitle>{verify.title(draw.programTitle)}</PageTitle>
      <header className={styles.head}>
        <Status kind={draw.state === 'OPEN' ? 'active' : draw.state === 'PUBLISHED' ? 'done' : 'todo'} as="p">
          {verify.states[draw.state]}
        </Status>
        <Heading level={1} size="landing">
          {verify.title(draw.programTitle)}
        </Heading>
        <Text tone="soft">
          {verify.lead(draw.prizeName, draw.prizeValueString)} {verify.drawId}{' '}
          <span className={styles.id}>{draw.id}</span>, {verify.counts(draw.entryCount, draw.householdCount)}
        </Text>
        <div>
          <TextLink href={pathTo('officialRules', { programCode: draw.programCode })} size="meta" standalone>
            {verify.rules}
          </TextLink>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <CheckDraw draw={draw} />
        </div>
        <div className={styles.main}>
          <Section title={verify.whatWasFixed} lead={verify.whatWasFixedLead}>
            <DrawTimeline moments={momentsOf(draw, verify)} />
          </Section>
          <Section title={verify.winners} id="winners">
            {ownPlace ? <Text>{ownPlace}</Text> : null}
            {draw.places.length > 0 ? (
              <WinnersTable
                label={verify.winners}
                places={draw.places.map(
                  ({ place, isAlternate, alternateNumber, entryId, score, household, status }) => ({
                    place,
                    isAlternate,
                    number: alternateNumber ?? place,
                    entryId,
                    score,
                    household,
                    isMine: household === draw.myEntries?.household,
                    state: verify.placeStates[status],
                    isVerified: status === 'VERIFIED' || status === 'FULFILLED',
                  }),
                )}
              />
            ) : (
              <Text tone="soft">{open ? verify.noWinnersYet : verify.notPublishedYet}</Text>
            )}
          </Section>
          <Section title={verify.without} lead={verify.withoutLead} id="without">
            <ScrollArea label={verify.formulaLabel}>
              <pre className={styles.formula}>{verify.formula}</pre>
            </ScrollArea>
            {draw.file ? <Downloads file={draw.file} entries={draw.entryCount} /> : null}
          </Section>
          <Card padding="medium">
            <div className={styles.limits}>
              <Heading level={2} size="lead">
                {verify.limits}
              </Heading>
              <Text tone="soft">{verify.limitsText}</Text>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
