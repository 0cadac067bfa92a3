import { Button } from '@larder/design-system/Button';
import { formatPrice } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { useProductTexts } from '../../../messages/products/product.ts';
import { chosenAgain, chosenIn, type Customization, isSame, totalCents } from './customization.ts';
import type { CustomizedProduct } from './customized-product.ts';
import type { Customize_MadeBeforeFragment as Before } from './Customize.generated.ts';
import * as styles from './Customize.css.ts';

interface MadeBeforeProps {
  groups: CustomizedProduct['groups'];
  before: Before;
  /** Price before extras, in cents; null when there is none to tell. */
  baseCents: number | null;
  state: Customization;
  onUse: (next: Customization) => void;
}

/** How the household had it made last, to be chosen again in one tap; nothing once it's chosen. */
export function MadeBefore({ groups, before, baseCents, state, onUse }: MadeBeforeProps) {
  const texts = useProductTexts().customize;
  const again = chosenAgain(state, groups, before);
  if (isSame(again, state) || again.selectedOptions.length === 0) return null;
  const names = groups.flatMap((group) => chosenIn(group, again)).map(({ name }) => name);
  const price = baseCents === null ? '' : formatPrice(totalCents(baseCents, groups, { ...again, selectedQuantity: 1 }));
  return (
    <div className={styles.before}>
      <div>
        <Text as="strong">{texts.before(before.dayText)}</Text>
        <Text size="meta" tone="soft">
          {texts.beforeText(names, price)}
        </Text>
      </div>
      <Button tone="outline" size="small" onClick={() => onUse(again)}>
        {texts.useIt}
      </Button>
    </div>
  );
}
