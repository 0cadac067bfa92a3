import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';

/** Pending points toward a prize, and that they may take up to 48 hours (G-126). */
export function PendingPoints({ program }: Pick<PrizePanel_PrizeFragment, 'program'>) {
  const games = useGameTexts();
  const pending = program?.points?.pendingGamePoints ?? 0;
  if (!program || pending <= 0) return null;
  const since = program.points?.pendingSinceString;
  return (
    <Note icon="clock">
      <Text as="strong">{games.panel.onTheWay(games.points(pending, program.pointLabels))}</Text>{' '}
      {since ? games.panel.fromOrderOf(since) : null} {games.processingNote}
    </Note>
  );
}
