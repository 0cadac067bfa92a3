import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Tile } from '@larder/design-system/Tile';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { BonusPathCard_BonusPathFragment } from './BonusPathCard.generated.ts';
import { list, row, top, words } from './BonusPathList.css.ts';

/** A few challenges in one card, a row each (S-6, S-47). */
export function BonusPathList({ bonusPaths }: { bonusPaths: readonly BonusPathCard_BonusPathFragment[] }) {
  return (
    <Card padding="none">
      <ul className={list}>
        {bonusPaths.map((bonusPath) => (
          <BonusPathRow key={bonusPath.id} bonusPath={bonusPath} />
        ))}
      </ul>
    </Card>
  );
}

function BonusPathRow({ bonusPath }: { bonusPath: BonusPathCard_BonusPathFragment }) {
  const { title, language, imageId, rewardText, isCompleted, statusLabel, progress } = bonusPath;
  return (
    <li className={row}>
      <Tile size="medium">
        <Picture imageId={imageId} size={44} />
      </Tile>
      <div className={words}>
        <div className={top}>
          <Heading level={3} size="label">
            <span lang={language}>{title}</span>
          </Heading>
          <SavingsBadge>{rewardText}</SavingsBadge>
        </div>
        <ProgressBar
          label={isCompleted ? statusLabel : progress.prefix}
          valueText={progress.valueText}
          value={progress.value}
          max={progress.target}
          segments={progress.segments ?? undefined}
          complete={isCompleted}
        />
      </div>
    </li>
  );
}
