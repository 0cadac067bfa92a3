import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { useEffect, useEffectEvent } from 'react';
import { useAddingTexts } from '../../../messages/adding.ts';
import type { InCart } from '../known/known-carts.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import { isCounted, misfitOf } from '../misfits.ts';

interface CardStepperProps {
  product: {
    id: string;
    fullName: string;
    spokenName?: string;
    minimumWeight: string | null;
    maximumQuantity?: number;
  };
  inCart: InCart;
  /** It is counted in cases. */
  byCase?: boolean;
  /** It stands on the page now. */
  onShown: () => void;
}

/** How much of a product is in the cart, on its card; the last press takes it out. */
export function CardStepper({ product, inCart, byCase = false, onShown }: CardStepperProps) {
  const { id, fullName, spokenName = fullName, minimumWeight, maximumQuantity } = product;
  const texts = useAddingTexts();
  const keeper = useKeeper();
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  const common = {
    removeLabel: texts.removeOf(spokenName),
    onRemove: (isExact: boolean) => keeper().setProduct(id, fullName, { quantity: 0, isExact }),
    onMisfit: misfitOf(fullName),
    ...(maximumQuantity === undefined ? {} : { max: maximumQuantity }),
  };
  if (inCart.weight === null || isCounted(inCart))
    return (
      <QuantityStepper
        {...common}
        label={texts.quantityOf(spokenName)}
        decrementLabel={texts.removeOne(spokenName)}
        incrementLabel={texts.addOne(spokenName)}
        value={inCart.quantity}
        unit={inCart.weight !== null ? texts.packages : byCase ? texts.cases(inCart.quantity) : undefined}
        onChange={(quantity, isExact) => keeper().setProduct(id, fullName, { quantity, isExact })}
      />
    );
  return (
    <QuantityStepper
      {...common}
      measure="weight"
      unit={texts.pounds}
      label={texts.weightOf(spokenName)}
      decrementLabel={texts.less(spokenName)}
      incrementLabel={texts.more(spokenName)}
      valueText={texts.spokenPounds}
      value={inCart.weight}
      min={Number(minimumWeight ?? 0.25)}
      onChange={(weight, isExact) => keeper().setProduct(id, fullName, { weight, isExact })}
    />
  );
}
