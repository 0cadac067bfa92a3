import { Button } from '@larder/design-system/Button';
import { Drawer } from '@larder/design-system/Drawer';
import { Select } from '@larder/design-system/Select';
import { Tag } from '@larder/design-system/Tag';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import { useClosedWithColumn } from '../useClosedWithColumn.ts';
import * as styles from './FilterDrawer.css.ts';
import type { OpenState } from './FiltersButton.tsx';

interface FilterDrawerProps extends OpenState {
  /** What is chosen, each with what takes it back. */
  chosen: readonly { id: string; label: string; onRemove: () => void }[];
  onClear: () => void;
  /** "Show 48 products". */
  showLabel: string;
  onShow: () => void;
  sort: { options: readonly { value: string; label: string }[]; value: string; onChange: (value: string) => void };
  /** The groups of filters. */
  children: ReactNode;
}

/** The filters and the order of a list, for a phone: nothing acts before "Show", and closing forgets it. */
export function FilterDrawer({
  open,
  onOpenChange,
  chosen,
  onClear,
  showLabel,
  onShow,
  sort,
  children,
}: FilterDrawerProps) {
  const texts = useListControlsTexts();
  useClosedWithColumn(onOpenChange);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title={texts.filters}
      closeLabel={texts.closeFilters}
      footer={
        <div className={styles.foot}>
          <Button tone="outline" disabled={chosen.length === 0} onClick={onClear}>
            {texts.clearAll}
          </Button>
          <Button
            tone="primary"
            block
            onClick={() => {
              onOpenChange(false);
              onShow();
            }}
          >
            {showLabel}
          </Button>
          <VisuallyHidden>
            <output>{showLabel}</output>
          </VisuallyHidden>
        </div>
      }
    >
      <div className={styles.content}>
        {chosen.length > 0 && (
          <ul className={styles.chips} aria-label={texts.chosenList}>
            {chosen.map(({ id, label, onRemove }) => (
              <li key={id}>
                <Tag tone="inverse" onRemove={onRemove} removeLabel={texts.remove(label)}>
                  {label}
                </Tag>
              </li>
            ))}
          </ul>
        )}
        <Select
          label={texts.sort}
          name="sort"
          options={[...sort.options]}
          value={sort.value}
          onChange={sort.onChange}
        />
        <div>{children}</div>
      </div>
    </Drawer>
  );
}
