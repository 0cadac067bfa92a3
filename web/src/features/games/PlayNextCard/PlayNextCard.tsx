import { useGameOverTexts } from '../../../messages/play/game-over.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { LinkCard } from '../../../ui/LinkCard/LinkCard.tsx';
import { gamePath } from '../GameCard/next-step.ts';
import type { PlayNextCard_ProgramFragment } from './PlayNextCard.generated.ts';

/** Another game, in one line, as a way on. */
export function PlayNextCard({ program }: { program: PlayNextCard_ProgramFragment }) {
  const games = useGameTexts();
  const texts = useGameOverTexts();
  const { game, points, playability, pointLabels } = program;
  const fact = () => {
    if (playability.canPlay && points) return games.playsLeft(points.gameplaysAvailable);
    if (program.gameStatus === 'NOT_STARTED' && program.hasBegun) return game?.optInText;
    if (playability.pointsToNextPlay > 0)
      return texts.pointsToGo(games.points(playability.pointsToNextPlay, pointLabels));
    return null;
  };
  return (
    <LinkCard
      href={gamePath(program)}
      imageId={game?.odds.find((o) => o.isPrize)?.imageId ?? 'wrapped-gift'}
      title={program.title}
      note={[fact()?.replace(/\.$/, ''), program.endDateString].filter(Boolean).join(' · ')}
    />
  );
}
