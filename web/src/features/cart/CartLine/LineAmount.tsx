import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { useAddingTexts } from '../../../messages/adding.ts';
import { isCounted, misfitOf } from '../misfits.ts';
import type { Wanted } from '../keeper/view.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';

interface LineAmountProps {
  line: Line;
  /** What the shopper wants of it, before the server has answered. */
  wanted: Wanted | undefined;
  /** The last press takes it out, where there is no room for a button that does. */
  removes: boolean;
  /** Lets an edit through, or holds it. */
  pass: (quantity: number, edit: () => void) => void;
}

/** How much of a line: packages, or pounds. */
export function LineAmount({ line, wanted, removes, pass }: LineAmountProps) {
  const texts = useAddingTexts();
  const keeper = useKeeper();
  const { id, name, spokenName, product, maximumQuantity } = line;
  const out = {
    ...(removes ? { removeLabel: texts.removeOf(spokenName) } : {}),
    onRemove: () => pass(0, () => keeper().remove(id)),
    onMisfit: misfitOf(name),
  };
  const quantity = wanted?.quantity ?? line.quantity;
  if (isCounted({ weight: line.weight, quantity }))
    return (
      <QuantityStepper
        {...out}
        label={texts.quantityOf(spokenName)}
        decrementLabel={texts.removeOne(spokenName)}
        incrementLabel={texts.addOne(spokenName)}
        value={quantity}
        unit={line.weight === null ? undefined : texts.packages}
        max={maximumQuantity}
        onChange={(next, isExact) => pass(next, () => keeper().setLine(id, exactly({ quantity: next }, isExact)))}
      />
    );
  return (
    <QuantityStepper
      {...out}
      measure="weight"
      unit={texts.pounds}
      label={texts.weightOf(spokenName)}
      decrementLabel={texts.less(spokenName)}
      incrementLabel={texts.more(spokenName)}
      valueText={texts.spokenPounds}
      value={wanted?.weight ?? Number(line.weight)}
      min={Number(product?.minimumWeight ?? 0.25)}
      max={maximumQuantity}
      onChange={(weight, isExact) => keeper().setLine(id, exactly({ weight }, isExact))}
    />
  );
}

/** What was typed means exactly this much. */
const exactly = <To extends object>(to: To, isExact: boolean): To & { isExact?: true } =>
  isExact ? { ...to, isExact } : to;
