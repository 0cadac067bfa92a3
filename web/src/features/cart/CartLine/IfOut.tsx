import { OptionCards } from '@larder/design-system/OptionCards';
import { formatPrice } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import type { SubstitutionKind } from '../../../graphql/schema-types.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { centsOf } from '../../../ui/cents.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import { useLineSwaps } from './useLineSwaps.ts';

const kinds = ['BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'] as const satisfies readonly SubstitutionKind[];

interface IfOutProps {
  line: Line;
  /** What the shopper has just chosen, before the server has answered. */
  chosen: SubstitutionKind | undefined;
}

/** What to do if a line is out: the closest one, one that the shopper chooses, or nothing (N-60). */
export function IfOut({ line, chosen }: IfOutProps) {
  const texts = useCartTexts();
  const more = useCartAdviceTexts();
  const keeper = useKeeper();
  const [isChoosing, setChoosing] = useState(false);
  const specific = line.substitution?.product;
  const kind = isChoosing ? 'SPECIFIC_ITEM' : (chosen ?? line.substitution?.kind ?? 'BEST_MATCH');
  const swaps = useLineSwaps(line.productId, kind === 'SPECIFIC_ITEM');
  const choose = (value: string) => {
    if (value === 'SPECIFIC_ITEM') return setChoosing(true);
    setChoosing(false);
    keeper().setLine(line.id, { substitution: value as SubstitutionKind });
  };
  return (
    <>
      <OptionCards
        legend={more.ifOutOf(line.spokenName)}
        legendHidden
        chooses="one"
        columns={2}
        options={kinds.map((value) => ({
          value,
          label: texts.substitution[value],
          note: (value === 'SPECIFIC_ITEM' && specific?.fullName) || more.substitution[value],
        }))}
        chosen={[kind]}
        onChange={choose}
      />
      {kind === 'SPECIFIC_ITEM' && swaps && swaps.length > 0 && (
        <OptionCards
          legend={more.chooseItem}
          chooses="one"
          columns={3}
          options={swaps.map((swap) => ({
            value: swap.id,
            label: swap.fullName,
            note: swap.price ? formatPrice(centsOf(swap.price.amount)) : undefined,
          }))}
          chosen={specific ? [specific.id] : []}
          onChange={(substituteId) => keeper().setLine(line.id, { substitution: 'SPECIFIC_ITEM', substituteId })}
        />
      )}
      {kind === 'SPECIFIC_ITEM' && swaps !== undefined && !swaps?.length && (
        <Text size="meta" tone="soft">
          {swaps === null ? more.swapsFailed : more.noItems}
        </Text>
      )}
    </>
  );
}
