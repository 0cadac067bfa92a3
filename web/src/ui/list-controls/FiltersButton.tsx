import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { type ReactNode, Suspense, useState } from 'react';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import { chip } from '../Chips/Chips.css.ts';
import * as styles from './FiltersButton.css.ts';

/** Whether a drawer is open, and how it says that it wants to be. */
export interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface FiltersButtonProps {
  /** How many values are chosen. */
  count: number;
  /** The drawer; drawn, and so loaded, when someone first asks for it. */
  drawer: (state: OpenState) => ReactNode;
}

/** Opens the filters as a drawer, below 990 px. Without a script it leads to them, below the list. */
export function FiltersButton({ count, drawer }: FiltersButtonProps) {
  const texts = useListControlsTexts();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${chip} ${styles.filters}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="sliders-horizontal" size={18} />
        {texts.filters}{' '}
        {count > 0 && (
          <>
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
            <VisuallyHidden>{texts.filtersChosen(count)}</VisuallyHidden>
          </>
        )}
      </button>
      <a href="#filters" className={`${chip} ${styles.below}`}>
        <Icon name="sliders-horizontal" size={18} />
        {texts.filters}
      </a>
      {wanted && <Suspense>{drawer({ open, onOpenChange: setOpen })}</Suspense>}
    </>
  );
}
