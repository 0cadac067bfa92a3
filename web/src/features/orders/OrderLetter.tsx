import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { useOrdersTexts } from '../../messages/orders.ts';
import * as styles from './OrderLetter.css.ts';
import type { OrderLetter_OrderFragment } from './OrderLetter.generated.ts';
import { Swap } from './SwapCard/Swap.tsx';

/** A letter about a changed order: each swap with its ways on, the sum, and what stays although it's something else (N-41). */
export function OrderLetter({ order }: { order: OrderLetter_OrderFragment }) {
  const { swaps: texts } = useOrdersTexts();
  const swaps = order.swaps.filter(({ decision, canDecide }) => decision !== null || canDecide);
  const first = swaps.find(({ decision }) => decision === null);
  const touches = [...new Set(swaps.flatMap((swap) => swap.touches))];
  return (
    <div className={styles.letter}>
      {swaps.map((swap, index) => (
        <Swap key={swap.id} orderNumber={order.id} swap={swap} isFirst={swap === first} isTold>
          {index === 0 && <Sums sums={order.changedSums} />}
        </Swap>
      ))}
      {(swaps.length === 0 || first === undefined) && <Sums sums={order.changedSums} />}
      {first && (
        <Text size="meta" tone="soft">
          {first.untilText}
        </Text>
      )}
      {touches.length > 0 && (
        <div className={styles.part}>
          <Heading level={3} size="label">
            {texts.touches}
          </Heading>
          <ul className={styles.touches}>
            {touches.map((touch) => (
              <li key={touch} className={styles.touch}>
                <Icon name="check" size={18} />
                {touch}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** From what the order cost to what it costs now. */
function Sums({ sums }: { sums: OrderLetter_OrderFragment['changedSums'] }) {
  const { money } = useOrdersTexts();
  if (sums.length === 0) return null;
  return (
    <dl className={styles.tile}>
      {sums.map(({ kind, text, amount }) => (
        <div key={`${kind} ${text}`} className={kind === 'NOW' ? styles.now : styles.row}>
          <dt>{text}</dt>
          <dd className={styles.amount}>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
