import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Note } from '@larder/design-system/Note';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';

type Program = PlayPanel_ProgramFragment;
interface FactProps {
  program: Program;
}

/** Points, plays left, prizes won, entries (G-39). */
export function PanelNumbers({ program: { points, pointLabels } }: FactProps) {
  const { panel, number, couldNotLoadPoints } = useGameTexts();
  if (!points) return <Note icon="info">{couldNotLoadPoints}</Note>;
  return (
    <DefinitionList
      items={[
        { label: pointLabels.plural, value: number(points.totalGamePoints) },
        { label: panel.playsLeft, value: number(points.gameplaysAvailable) },
        { label: panel.prizesWon, value: number(points.totalPrizesWon) },
        { label: panel.entries, value: number(points.sweepstakesEntries) },
      ]}
    />
  );
}

/** Progress to the next play, if points are missing. */
export function NextPlay({ program: { game, points, pointLabels, playability } }: FactProps) {
  const { nextPlay, nextPlayProgress } = useGameTexts();
  if (!game || !points || playability.pointsToNextPlay <= 0) return null;
  const have = Math.max(0, game.costPoints - playability.pointsToNextPlay);
  return (
    <ProgressBar
      label={nextPlay}
      value={have}
      max={game.costPoints}
      valueText={nextPlayProgress(have, game.costPoints, pointLabels.plural)}
    />
  );
}

/** Pending points, and that they may take up to 48 hours (G-126). */
export function PendingNote({ program: { points, pointLabels } }: FactProps) {
  const { panel, points: count, processingNote } = useGameTexts();
  if (!points || points.pendingGamePoints <= 0) return null;
  return (
    <Note icon="clock">
      <Text as="strong">{panel.onTheWay(count(points.pendingGamePoints, pointLabels))}</Text>{' '}
      {points.pendingSinceString ? panel.fromOrderOf(points.pendingSinceString) : null} {processingNote}
    </Note>
  );
}
