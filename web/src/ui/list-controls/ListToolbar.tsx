import { SegmentedLinks } from '@larder/design-system/SegmentedControl';
import type { ReactNode } from 'react';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import type { ListLayout } from './layout.ts';
import * as styles from './ListToolbar.css.ts';

interface ListToolbarProps {
  /** What is or can be chosen. */
  children: ReactNode;
  /** The order and look of the list; on a phone they are in the drawer. */
  end: ReactNode;
}

/** The row above a list. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <div className={styles.end}>{end}</div>
    </div>
  );
}

interface ViewLinksProps {
  layout: ListLayout;
  hrefOf: (layout: ListLayout) => string;
}

/** Shows a list as a grid or one below the other. */
export function ViewLinks({ layout, hrefOf }: ViewLinksProps) {
  const texts = useListControlsTexts();
  return (
    <span className={styles.views}>
      <SegmentedLinks
        label={texts.view}
        iconsOnly
        current={hrefOf(layout)}
        segments={[
          { href: hrefOf('grid'), label: texts.grid, icon: 'layout-grid' },
          { href: hrefOf('list'), label: texts.list, icon: 'list' },
        ]}
      />
    </span>
  );
}
