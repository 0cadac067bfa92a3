import { Link } from '@larder/design-system/LinkProvider';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../../app/loading/loadable.tsx';
import { whenIdle } from '../../../../app/loading/when-idle.ts';
import { useListsTexts } from '../../../../messages/lists.ts';
import { chip } from '../../../../ui/Chips/Chips.css.ts';
import { type ListView, showsSoldOut, withSoldOut } from '../view/list-view.ts';
import * as styles from './InStockChoice.css.ts';

// Nobody turns it before the page has settled.
const InStockSwitch = lazyPart(async () => (await import('./InStockSwitch.tsx')).InStockSwitch);

interface InStockChoiceProps {
  view: ListView;
  onChange: (view: ListView) => void;
  hrefOf: (view: ListView) => string;
}

/** Above a list, the switch that leaves out what is sold out (S-263); without a script a link does the same. */
export function InStockChoice({ view, onChange, hrefOf }: InStockChoiceProps) {
  const texts = useListsTexts();
  const isShown = showsSoldOut(view);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  const place = (
    <span className={styles.place} aria-hidden="true">
      <span className={styles.track} />
      {texts.inStockOnly}
    </span>
  );
  return (
    <>
      <span className={styles.withScript}>
        {isSettled ? (
          <Suspense fallback={place}>
            <InStockSwitch view={view} onChange={onChange} />
          </Suspense>
        ) : (
          place
        )}
      </span>
      <Link href={hrefOf(withSoldOut(view, !isShown))} className={`${chip} ${styles.link}`}>
        {isShown ? texts.inStockOnly : texts.soldOutToo}
      </Link>
    </>
  );
}
