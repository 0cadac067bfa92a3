import { Suspense } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { Wanted } from '../keeper/view.ts';
import { PriceSteps } from '../Sums/PriceSteps.tsx';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import { IfOut } from './IfOut.tsx';
import * as styles from './CartLine.css.ts';

const SubscribeHere = lazyPart(
  async () => (await import('../../subscriptions/SubscribeHere.tsx')).SubscribeHere,
  'src/features/subscriptions/SubscribeHere.tsx',
);

/** What can be opened below a line. */
export type Part = 'price' | 'out' | 'subscribe';

interface OpenedProps {
  part: Part;
  line: Line;
  wanted: Wanted | undefined;
  onClose: () => void;
}

/** What the menu of a line has opened below it: why it costs what it does, what to do if it's out, or its schedule. */
export function Opened({ part, line, wanted, onClose }: OpenedProps) {
  const { line: texts } = useCartAdviceTexts();
  const keeper = useKeeper();
  return (
    <div className={styles.opened}>
      {part === 'price' && <PriceSteps steps={line.priceSteps} amount={line.amount} />}
      {part === 'out' && <IfOut line={line} chosen={wanted?.substitution} />}
      {part === 'subscribe' && (
        <Suspense>
          <SubscribeHere
            productId={line.productId}
            name={line.name}
            quantity={wanted?.quantity ?? line.quantity}
            onSubscribed={(stays) => {
              onClose();
              if (!stays) keeper().remove(line.id);
            }}
          />
        </Suspense>
      )}
      <div>
        <LinkButton aria-label={texts.closeOf(line.spokenName)} onClick={onClose}>
          {texts.close}
        </LinkButton>
      </div>
    </div>
  );
}
