import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, redirect, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { pathTo, screens } from '../../../app/routing/paths.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { ClaimCard } from '../../../features/draws/ClaimCard/ClaimCard.tsx';
import { DrawCard } from '../../../features/draws/DrawCard/DrawCard.tsx';
import { PlayNextCard } from '../../../features/games/PlayNextCard/PlayNextCard.tsx';
import { Later } from '../../../ui/Later/Later.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { LinkCards } from '../../../ui/LinkCard/LinkCard.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { list as prizeList } from '../../../features/prizes/WonPrizeCard/WonPrizeCard.css.ts';
import { WonPrizeCard } from '../../../features/prizes/WonPrizeCard/WonPrizeCard.tsx';
import { useGameOverTexts } from '../../../messages/play/game-over.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { GameOverDocument, useGameOverData } from './GameOver.generated.ts';
import { head, numbers, page, title } from './over.css.ts';

export { GameErrorBoundary as ErrorBoundary } from '../../../features/games/Unavailable/GameErrorBoundary.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { data, errors } = await query(args, GameOverDocument, { code: args.params['programCode'] ?? '' });
  const program = data.me?.program;
  if (!program) {
    const failure = errorAt(errors, 'me.program');
    throw response({ reason: 'UNAVAILABLE' }, { status: failure && failure.code !== 'NOT_FOUND' ? 503 : 404 });
  }
  if (program.gameStatus !== 'GAME_OVER') throw redirect(pathTo('gameDetails', { programCode: program.code }));
  return { errors };
}

/** A game that has ended (G-12): what was won and until when, what ended with it, and what to play next. */
export function Component() {
  const games = useGameTexts();
  const texts = useGameOverTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { programCode = '' } = useParams();
  const data = useGameOverData({ code: programCode });
  const program = data.me?.program;
  if (!data.me || !program) return null;
  const { points, wonPrizes, pointLabels } = program;
  // What a draw gave is a prize as well; the wallet counts it, too.
  const drawn = program.sweepstakes?.myWin ?? null;
  const waiting = (wonPrizes?.filter(({ status }) => status === 'WON').length ?? 0) + (drawn?.canClaim ? 1 : 0);
  const firstWaiting = wonPrizes?.find(({ status }) => status === 'WON');
  const others = (data.me.playAndEarn.programs ?? []).filter(
    (other) => other.gameStatus !== 'GAME_OVER' && other.hasBegun && other.code !== program.code,
  );
  // Until the job has come round, points of the game still stand in its balance.
  const ended = points ? points.totalGamePoints + points.expiredGamePoints : 0;
  return (
    <div className={page}>
      <PageTitle>{program.title}</PageTitle>
      <header className={head}>
        <div className={title}>
          <Status kind="over" as="p">
            {program.gameStatusLabel}
          </Status>
          <Heading level={1} size="landing">
            {program.title}
          </Heading>
          <Text tone="soft">
            {texts.thanks(program.endDateString, data.me.firstName)} {waiting > 0 ? texts.waiting(waiting) : null}
          </Text>
        </div>
        {points ? (
          <div className={numbers}>
            <DefinitionList
              items={[
                { label: texts.plays, value: games.number(points.gameplaysUsed) },
                { label: games.panel.prizesWon, value: games.number(points.totalPrizesWon + (drawn ? 1 : 0)) },
                { label: games.panel.entries, value: games.number(points.sweepstakesEntries) },
              ]}
            />
          </div>
        ) : null}
      </header>
      {drawn ? <ClaimCard win={drawn} /> : null}
      {drawn && wonPrizes?.length === 0 ? null : (
        <Section title={texts.yourPrizes}>
          {wonPrizes ? (
            wonPrizes.length > 0 ? (
              <ul className={prizeList}>
                {wonPrizes.map((prize, index) => (
                  <WonPrizeCard key={index} prize={prize} programCode={program.code} first={prize === firstWaiting} />
                ))}
              </ul>
            ) : (
              <Text tone="soft">{texts.noPrizes}</Text>
            )
          ) : (
            <LoadFailed title={games.couldNotLoadPrizes} text={errorAt(errors, 'me.program.wonPrizes')?.message} />
          )}
        </Section>
      )}
      {program.sweepstakes ? <DrawCard draw={program.sweepstakes} /> : null}
      {points && ended > 0 ? (
        <Note icon="info">
          <Text as="strong">{texts.pointsEnded(games.points(ended, pointLabels))}</Text> {texts.othersStay}
        </Note>
      ) : null}
      {others.length > 0 ? (
        <Section
          title={texts.playNext}
          action={
            <TextLink href={screens.gameGrid} standalone>
              {games.playAndEarn}
            </TextLink>
          }
        >
          <LinkCards>
            <Later>
              {others.slice(0, 3).map((other) => (
                <PlayNextCard key={other.id} program={other} />
              ))}
            </Later>
          </LinkCards>
        </Section>
      ) : null}
    </div>
  );
}
