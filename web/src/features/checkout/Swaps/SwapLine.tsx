import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import type { CheckoutLine } from '../steps.ts';
import * as styles from './Swaps.css.ts';
import { substitutionKinds } from './swap-default.ts';
import type { Choice } from './useSubstitution.ts';

const ReplacementFinder = lazyPart(
  async () => (await import('./ReplacementFinder.tsx')).ReplacementFinder,
  'src/features/checkout/Swaps/ReplacementFinder.tsx',
);

/** Stands for an item that is still to be found. */
const another = 'ANOTHER';

interface SwapLineProps {
  line: CheckoutLine;
  onChoose: (choice: Choice) => Promise<void>;
}

/** What happens to one item if it's out: the closest one, one that the shopper finds by its name, the shopper's yes, or a refund. */
export function SwapLine({ line, onChoose }: SwapLineProps) {
  const { items } = useCheckoutTexts();
  const [isFinding, setIsFinding] = useState(false);
  const { id, name, metaText, substitution } = line;
  const specific = substitution?.product;
  const kind = isFinding ? another : (substitution?.kind ?? 'BEST_MATCH');
  const choose = (value: string) => {
    setIsFinding(value === another);
    if (value === another || value === substitution?.kind) return;
    const wanted = substitutionKinds.find((one) => one === value) ?? 'BEST_MATCH';
    void onChoose({ lines: [line], kind: wanted, announcement: items.kept(name, items.kind[wanted]) });
  };
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Text size="meta" tone="soft" as="span">
          {metaText}
        </Text>
      </div>
      <div className={styles.choice}>
        <Select
          name={`out-${id}`}
          label={items.choose(name)}
          labelHidden
          options={[
            { value: 'BEST_MATCH', label: items.kind.BEST_MATCH },
            ...(specific ? [{ value: 'SPECIFIC_ITEM', label: specific.fullName }] : []),
            { value: another, label: items.another },
            { value: 'ASK', label: items.kind.ASK },
            { value: 'REFUND', label: items.kind.REFUND },
          ]}
          value={kind}
          onChange={choose}
        />
      </div>
      {isFinding && (
        <div className={styles.finder}>
          <Suspense fallback={null}>
            <ReplacementFinder
              line={line}
              onChoose={(product) => {
                setIsFinding(false);
                void onChoose({
                  lines: [line],
                  kind: 'SPECIFIC_ITEM',
                  product,
                  announcement: items.kept(name, product.fullName),
                });
              }}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}
