import { Icon } from '@larder/design-system/Icon';
import { useId } from 'react';
import { useActivityTexts } from '../../../messages/play/activity.ts';
import { Chips } from '../../../ui/Chips/Chips.tsx';
import { activityPath, type ActivityView } from './activity-path.ts';
import * as styles from './ActivityFilters.css.ts';
import type { ActivityFilters_ActivityFragment } from './ActivityFilters.generated.ts';

interface FilterProps {
  activity: ActivityFilters_ActivityFragment;
  view: ActivityView;
}

/** The filters, each with its count, including zeros; links, so that the address says what is shown. */
export function ActivityFilters({ activity: { counts }, view }: FilterProps) {
  const texts = useActivityTexts();
  const chips = counts.map(({ filter, count }) => ({
    id: filter,
    href: activityPath({ ...view, filter }),
    label: texts.filter[filter],
    count: texts.number(count),
    countLabel: texts.count(count),
    isCurrent: filter === view.filter,
  }));
  return <Chips label={texts.filters} chips={chips} />;
}

/** Which game, or all of them. */
export function ActivityGames({ activity, view, onChoose }: FilterProps & { onChoose: (code: string | null) => void }) {
  const texts = useActivityTexts();
  const id = useId();
  const codes = activity.programs.map(({ code }) => code);
  const isUnknown = view.programCode !== null && !codes.includes(view.programCode);
  return (
    <div className={styles.game}>
      <label htmlFor={id} className={styles.gameLabel}>
        {texts.game}
      </label>
      <select
        id={id}
        className={styles.gameChoice}
        value={view.programCode ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      >
        <option value="">{texts.allGames}</option>
        {activity.programs.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
        {isUnknown ? <option value={view.programCode ?? ''}>{view.programCode}</option> : null}
      </select>
      <span className={styles.arrow}>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}
