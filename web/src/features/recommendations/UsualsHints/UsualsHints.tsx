import { Icon } from '@larder/design-system/Icon';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { UsualsHints_HintFragment as Hint } from './UsualsHints.generated.ts';
import * as styles from './UsualsHints.css.ts';

interface UsualsHintsProps {
  /** As the services say; empty for none. */
  hints: readonly Hint[];
  /** Are they being added? Nothing can be chosen meanwhile. */
  isBusy?: boolean;
  onAdd: (productId: string, quantity: number) => void;
}

/** What little more of something due would be worth: one more is free (N-42, N-81). */
export function UsualsHints({ hints, isBusy = false, onAdd }: UsualsHintsProps) {
  const { hint: texts } = useQuickAddTexts();
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label={texts.title}>
      {hints.map(({ productId, addQuantity, text }) => (
        <li key={productId} className={styles.hint}>
          <Icon name="lightbulb" size={20} />
          <span>{text}</span>
          {!isBusy && (
            <span data-needs-scripts="">
              <LinkButton aria-label={texts.addFor(addQuantity, text)} onClick={() => onAdd(productId, addQuantity)}>
                {texts.add(addQuantity)}
              </LinkButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
