import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../../app/routing/paths.ts';
import { activityPath, type ActivityView } from '../../../features/games/Activity/activity-path.ts';
import { useActivityTexts } from '../../../messages/play/activity.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { shelf, stillLife } from './activity.css.ts';

/** Nothing matches the filters (G-125): what to do, and back to everything. */
export function NothingHere({ filter, programCode }: ActivityView) {
  const games = useGameTexts();
  const activity = useActivityTexts();
  const isAll = filter === 'ALL' && programCode === null;
  return (
    <EmptyState
      title={games.nothingHereYet}
      headingLevel={2}
      picture={
        <svg className={stillLife} viewBox="0 0 170 100" aria-hidden="true">
          <rect y="90" width="170" height="8" rx="4" className={shelf} />
          <image href={pictureSrc('jar')} x="37" y="-4" width="96" height="96" />
        </svg>
      }
      actions={
        <>
          <ButtonLink tone="primary" href={screens.gameGrid}>
            {filter === 'REWARDS' ? activity.seeBonusPath : activity.seeGames}
          </ButtonLink>
          {isAll ? null : (
            <ButtonLink tone="outline" href={activityPath({ filter: 'ALL', programCode: null })}>
              {activity.seeAllActivity}
            </ButtonLink>
          )}
        </>
      }
    >
      {activity.empty[filter]}
    </EmptyState>
  );
}
