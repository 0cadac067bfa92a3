import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageTitle } from '../../../app/PageTitle.tsx';
import type { Prepare } from '../../../app/prepare.ts';
import { query } from '../../../app/query.ts';
import { loadGameParts, openGame } from '../../../features/games/game-loader.ts';
import { PlayArea } from '../../../features/games/PlayArea/PlayArea.tsx';
import { GamePlayDocument, useGamePlayData } from './GamePlay.generated.ts';

export { GameErrorBoundary as ErrorBoundary } from '../../../features/games/Unavailable/GameErrorBoundary.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, GamePlayDocument, { code: args.params['code'] ?? '' });
  await openGame(data.me?.program, errors);
  return null;
}

/** The picture's code is there before the browser takes over the page that the server has drawn. */
export const prepare: Prepare = async ({ client, params }) => {
  const answer = client.readQuery({ query: GamePlayDocument, variables: { code: params['code'] ?? '' } });
  await loadGameParts(answer?.me?.program);
};

/** A game and nothing else: where a program's own game link leads (N-20). */
export function Component() {
  const { code = '' } = useParams();
  const data = useGamePlayData({ code });
  const program = data.me?.program;
  if (!program) return null;
  return (
    <>
      <PageTitle>{program.title}</PageTitle>
      <PlayArea key={program.code} program={program} />
    </>
  );
}
