import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Suspense, useState } from 'react';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { knownData } from '../../../app/data/answers.ts';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { activityPath } from '../../../features/games/Activity/activity-path.ts';
import { loadGameParts, openGame } from '../../../features/games/game-loader.ts';
import { PlayArea } from '../../../features/games/PlayArea/PlayArea.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { list as wonList } from '../../../features/prizes/WonPrizeCard/WonPrizeCard.css.ts';
import { walletPath } from '../../../features/prizes/Wallet/wallet-path.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { SweepstakesPart } from '../../../features/draws/parts.ts';
import { page, twoUp } from './details.css.ts';
import { GameDetailsDocument, useGameDetailsData } from './GameDetails.generated.ts';
import { ActivityPart, FaqPart, loadParts, PrizeShelfPart, ShopToEarnPart, WonPrizePart } from './parts.ts';

export { GameErrorBoundary as ErrorBoundary } from '../../../features/games/Unavailable/GameErrorBoundary.tsx';

const PushAsk = lazyPart(async () => (await import('../../../features/phone/PushAsk.tsx')).PushAsk);

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { data, errors } = await query(args, GameDetailsDocument, { code: args.params['programCode'] ?? '' });
  await openGame(data.me?.program, errors);
  await loadParts(data.me?.program);
  return { errors };
}

/** The picture's code is there before the browser takes over the page that the server has drawn. */
export const prepare: Prepare = async ({ client, params }) => {
  const answer = knownData(client, GameDetailsDocument, { code: params['programCode'] ?? '' });
  const program = answer?.me?.program;
  await Promise.all([loadGameParts(program), loadParts(program)]);
};

/** One game (G-11): played at the top, then its prizes, what happened, and how to earn. */
export function Component() {
  const games = useGameTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { programCode = '' } = useParams();
  const data = useGameDetailsData({ code: programCode });
  const program = data.me?.program;
  if (!program) return null;
  const { prizes, activity, game } = program;
  const toRedeem = program.wonPrizes?.filter(({ status, winId }) => status === 'WON' && winId) ?? [];
  return (
    <div className={page}>
      <PageTitle>{program.title}</PageTitle>
      <PlayArea key={program.code} program={program} introduces />
      {program.sweepstakes ? (
        <JustJoined key={`joined ${program.code}`} hasJoined={program.gameStatus === 'IN_PROGRESS'} />
      ) : null}
      {toRedeem.length > 0 ? (
        <Section title={games.details.yourPrizes} id="your-prizes">
          <ul className={wonList}>
            {toRedeem.map((prize) => (
              <WonPrizePart key={prize.id} prize={prize} programCode={program.code} />
            ))}
          </ul>
        </Section>
      ) : null}
      <Section
        title={games.availablePrizes}
        id="prizes"
        action={
          <TextLink href={walletPath(program.code)} standalone>
            {games.myPrizes}
          </TextLink>
        }
      >
        {(() => {
          if (!prizes)
            return <LoadFailed title={games.couldNotLoadPrizes} text={errorAt(errors, 'me.program.prizes')?.message} />;
          return prizes.length > 0 ? (
            <PrizeShelfPart label={games.availablePrizes} prizes={prizes} />
          ) : (
            <Text tone="soft">{games.nothingHereYet}</Text>
          );
        })()}
      </Section>
      {program.sweepstakes ? <SweepstakesPart draw={program.sweepstakes} /> : null}
      <div className={twoUp}>
        <Section
          title={games.details.activity}
          lead={games.details.activityWindow}
          action={
            <TextLink href={activityPath({ filter: 'ALL', programCode: program.code })} standalone>
              {games.details.seeAllActivity}
            </TextLink>
          }
        >
          {activity ? (
            activity.length > 0 ? (
              <ActivityPart items={activity} />
            ) : (
              <Text tone="soft">{games.nothingHereYet}</Text>
            )
          ) : (
            <LoadFailed title={games.couldNotLoadActivity} text={errorAt(errors, 'me.program.activity')?.message} />
          )}
        </Section>
        {game ? <ShopToEarnPart earnText={game.earnText} /> : null}
      </div>
      <FaqPart program={program} />
    </div>
  );
}

/** Whoever has just opted in, on this page, may want to hear of a win. */
function JustJoined({ hasJoined }: { hasJoined: boolean }) {
  const [before] = useState(hasJoined);
  if (!hasJoined || before) return null;
  return (
    <Suspense>
      <PushAsk kind="WINS" />
    </Suspense>
  );
}
