import { Switch } from '@larder/design-system/Switch';
import { useListsTexts } from '../../../../messages/lists.ts';
import { type ListView, showsSoldOut, withSoldOut } from '../view/list-view.ts';
import * as styles from './InStockSwitch.css.ts';

interface InStockSwitchProps {
  view: ListView;
  onChange: (view: ListView) => void;
}

/** Leaves out what is sold out, as every list does by itself (S-263), or shows it, too; the address says so. */
export function InStockSwitch({ view, onChange }: InStockSwitchProps) {
  const texts = useListsTexts();
  return (
    <Switch
      label={<span className={styles.label}>{texts.inStockOnly}</span>}
      side="start"
      checked={!showsSoldOut(view)}
      onChange={(isOnly) => onChange(withSoldOut(view, !isOnly))}
    />
  );
}
