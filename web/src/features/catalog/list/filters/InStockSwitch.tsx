import { Link } from '@larder/design-system/LinkProvider';
import { Switch } from '@larder/design-system/Switch';
import { useListsTexts } from '../../../../messages/lists.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
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

/** The same above a list, where a link does it without a script. */
export function InStockChoice({ hrefOf, ...choice }: InStockSwitchProps & { hrefOf: (view: ListView) => string }) {
  const texts = useListsTexts();
  const isShown = showsSoldOut(choice.view);
  return (
    <>
      <span className={styles.withScript}>
        <InStockSwitch {...choice} />
      </span>
      <Link href={hrefOf(withSoldOut(choice.view, !isShown))} className={`${chip} ${styles.link}`}>
        {isShown ? texts.inStockOnly : texts.soldOutToo}
      </Link>
    </>
  );
}
