import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useId } from 'react';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import type { Outcome } from '../useQuickAdd.ts';
import type { UsualRow_CostFragment as Cost } from '../UsualRow/UsualCost.generated.ts';
import { ResultRow } from './ResultRow.tsx';
import * as styles from './ResultLists.css.ts';

/** What was added from the usuals: first what needs the shopper, then what is in the cart (N-68). */
export function ResultLists({ outcomes, costs = [] }: { outcomes: readonly Outcome[]; costs?: readonly Cost[] }) {
  const { result: texts } = useQuickAddTexts();
  return (
    <div className={styles.lists}>
      <List title={texts.needsYou} outcomes={outcomes.filter(({ result }) => !result.added)} costs={costs} />
      <List title={texts.added} outcomes={outcomes.filter(({ result }) => result.added)} costs={costs} />
    </div>
  );
}

function List({ title, outcomes, costs }: { title: string; outcomes: readonly Outcome[]; costs: readonly Cost[] }) {
  const id = useId();
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <Card padding="none">
        <ul className={styles.rows}>
          {outcomes.map((outcome) => (
            <ResultRow
              key={outcome.line.productId}
              outcome={outcome}
              cost={costs.find(({ productId }) => productId === outcome.line.productId)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
