import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { knownData } from '../../../app/data/answers.ts';
import { query } from '../../../app/data/query.ts';
import { loadGameParts, openGame } from '../../../features/games/game-loader.ts';
import { PlayArea } from '../../../features/games/PlayArea/PlayArea.tsx';
import { GamePlayDocument, useGamePlayData } from './GamePlay.generated.ts';

export { GameErrorBoundary as ErrorBoundary } from '../../../features/games/Unavailable/GameErrorBoundary.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, GamePlayDocument, { code: args.params['programCode'] ?? '' });
  await openGame(data.me?.program, errors);
  return null;
}

/** The picture's code is there before the browser takes over the page that the server has drawn. */
export const prepare: Prepare = async ({ client, params }) => {
  const answer = knownData(client, GamePlayDocument, { code: params['programCode'] ?? '' });
  await loadGameParts(answer?.me?.program);
};

/** A game and nothing else: where a program's own game link leads (N-20). */
export function Component() {
  const { programCode = '' } = useParams();
  const data = useGamePlayData({ code: programCode });
  const program = data.me?.program;
  if (!program) return null;
  return (
    <>
      <PageTitle>{program.title}</PageTitle>
      <PlayArea key={program.code} program={program} />
    </>
  );
}
