import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Tile } from '@larder/design-system/Tile';
import { useId } from 'react';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { layout, progress as progressClass, words } from './BonusPathCard.css.ts';
import type { BonusPathCard_BonusPathFragment } from './BonusPathCard.generated.ts';

/** A challenge: what to do, what it earns, and progress so far (S-6, S-47). */
export function BonusPathCard({ bonusPath }: { bonusPath: BonusPathCard_BonusPathFragment }) {
  const { title, language, imageId, rewardText, isCompleted, statusLabel, progress } = bonusPath;
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <div className={layout}>
        <Tile size="medium">
          <Picture imageId={imageId} size={48} />
        </Tile>
        <div className={words}>
          <Heading level={3} size="label" id={id}>
            <span lang={language}>{title}</span>
          </Heading>
          <SavingsBadge>{rewardText}</SavingsBadge>
        </div>
        <div className={progressClass}>
          <ProgressBar
            label={isCompleted ? statusLabel : progress.prefix}
            valueText={progress.valueText}
            value={progress.value}
            max={progress.target}
            segments={progress.segments ?? undefined}
            complete={isCompleted}
          />
        </div>
      </div>
    </Card>
  );
}
