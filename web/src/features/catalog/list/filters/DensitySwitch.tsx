import { Icon } from '@larder/design-system/Icon';
import { useSyncExternalStore } from 'react';
import { useListControlsTexts } from '../../../../messages/list-controls.ts';
import { isCompact } from '../../../../storage/looks/density.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
import * as styles from './DensitySwitch.css.ts';

/** Shows as many products as fit, here and on every later page; the server draws them so, by a cookie. */
export function DensitySwitch() {
  const { compact } = useListControlsTexts();
  const isOn = useSyncExternalStore(isCompact.subscribe, isCompact.read, isCompact.readOnServer);
  return (
    <button
      type="button"
      className={`${chip} ${styles.density}`}
      aria-pressed={isOn}
      aria-label={compact}
      title={compact}
      data-needs-scripts
      onClick={() => isCompact.choose(!isOn)}
    >
      <Icon name="grid-3x3" size={18} />
    </button>
  );
}
