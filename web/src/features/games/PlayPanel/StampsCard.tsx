import { Card } from '@larder/design-system/Card';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { useGameTexts } from '../../../messages/play/games.ts';
import { nextGift } from '../motion/trail.ts';
import { stampsRow } from './PlayPanel.css.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';

export interface StampsCardProps {
  program: PlayPanel_ProgramFragment;
  stamps: number;
}

/** Stamps of a collecting game as progress and words. */
export function StampsCard({ program: { game, points }, stamps }: StampsCardProps) {
  const { collect } = useGameTexts();
  if (!game?.board || !points) return null;
  const ahead = nextGift(game.board.gifts, stamps);
  return (
    <Card padding="small">
      <Stack gap={3}>
        <ProgressBar
          label={collect.stamps}
          value={stamps}
          max={game.board.stamps}
          valueText={collect.value(stamps, game.board.stamps)}
        />
        <div className={stampsRow}>
          <Text tone="soft">{ahead ? collect.nextGift(ahead.stampsToGo) : collect.allGifts}</Text>
          {ahead ? <SavingsBadge>{ahead.gift.label}</SavingsBadge> : null}
        </div>
      </Stack>
    </Card>
  );
}
