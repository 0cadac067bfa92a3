import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { OptionCards } from '@larder/design-system/OptionCards';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { StepAlert } from '../StepAlert/StepAlert.tsx';
import type { Checkout } from '../steps.ts';
import { defaultKinds, defaultOf, exceptionsOf, followersOf } from './swap-default.ts';
import { SwapLine } from './SwapLine.tsx';
import * as styles from './Swaps.css.ts';
import { useSubstitution } from './useSubstitution.ts';

/** What happens if something is out (N-60): one choice for all items, and one of its own where a shopper wants it. */
export function Swaps({ checkout }: { checkout: Checkout }) {
  const { items } = useCheckoutTexts();
  const { choose, problem } = useSubstitution();
  const { lines } = checkout.cart;
  const [isOpen] = useState(() => exceptionsOf(lines).length > 0);
  const holds = defaultOf(lines);
  return (
    <section className={styles.swaps} aria-labelledby="review-swaps">
      <Heading level={3} size="label" id="review-swaps">
        {items.title}
      </Heading>
      {problem && <StepAlert attempt={problem}>{problem}</StepAlert>}
      <OptionCards
        legend={items.all}
        legendHidden
        chooses="one"
        look="chips"
        name="if-out"
        options={defaultKinds.map((value) => ({ value, label: items.forAll[value] }))}
        chosen={[holds]}
        onChange={(value) => {
          const kind = defaultKinds.find((one) => one === value) ?? 'BEST_MATCH';
          if (kind !== holds) void choose({ lines: followersOf(lines), kind, announcement: items.forAll[kind] });
        }}
      />
      <Text size="meta" tone="soft">
        {checkout.substitutionText}
      </Text>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.foldTitle}>
          {items.single}
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <ul className={styles.lines}>
          {lines.map((line) => line.substitution && <SwapLine key={line.id} line={line} onChoose={choose} />)}
        </ul>
      </details>
    </section>
  );
}
