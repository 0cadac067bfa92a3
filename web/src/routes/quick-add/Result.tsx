import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { formatPrice } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { useEffect, useId, useRef } from 'react';
import { screens } from '../../app/routing/paths.ts';
import { SumRow } from '../../features/cart/Sums.tsx';
import type { UsualRow_CostFragment as Cost } from '../../features/recommendations/UsualRow/UsualCost.generated.ts';
import { ResultLists } from '../../features/recommendations/ResultLists/ResultLists.tsx';
import type { QuickAdded } from '../../features/recommendations/useQuickAdd.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import * as styles from './quick-add.css.ts';
import { UndoToast } from './UndoToast.tsx';

interface ResultProps {
  result: QuickAdded;
  /** What the lines were priced at when they were added. */
  costs: readonly Cost[];
  onUndo: () => void;
  onBack: () => void;
}

/** What was added and what wasn't, line by line, and what the cart holds now (N-68). */
export function Result({ result, costs, onUndo, onBack }: ResultProps) {
  const { result: texts } = useQuickAddTexts();
  const { outcomes } = result;
  const added = outcomes.filter((each) => each.result.added);
  const packages = outcomes.reduce((sum, { result: { addedQuantity } }) => sum + addedQuantity, 0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: what came of it is next.
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="page" tabIndex={-1} ref={title}>
          {texts.title(added.length, outcomes.length)}
        </Heading>
        <Text tone="soft">{texts.lead(added.length, outcomes.length - added.length)}</Text>
      </header>
      <div className={styles.columns}>
        <ResultLists outcomes={outcomes} costs={costs} />
        <div className={styles.rail}>
          <CartNow result={result} packages={packages} />
          <Button tone="outline" block onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </div>
      {packages > 0 && <UndoToast onUndo={onUndo}>{texts.title(added.length, outcomes.length)}</UndoToast>}
    </div>
  );
}

/** The cart before and now. */
function CartNow({ result: { before, after }, packages }: { result: QuickAdded; packages: number }) {
  const { result: texts, total } = useQuickAddTexts();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.cart}>
        <Heading level={2} size="small" id={id}>
          {texts.cart}
        </Heading>
        {after && (
          <dl className={styles.sums}>
            {before && (
              <>
                <SumRow look="line" label={texts.before(before.itemCount)}>
                  {formatPrice(before.totalCents)}
                </SumRow>
                <SumRow look="part" label={texts.addedItems(packages)}>
                  {texts.plus(formatPrice(Math.max(0, after.totalCents - before.totalCents)))}
                </SumRow>
              </>
            )}
            <SumRow look="result" label={total}>
              {formatPrice(after.totalCents)}
            </SumRow>
          </dl>
        )}
        <ButtonLink tone="primary" size="large" block href={screens.cart}>
          {texts.toCart}
        </ButtonLink>
      </div>
    </Card>
  );
}
