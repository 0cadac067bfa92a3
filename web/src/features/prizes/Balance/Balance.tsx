import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../../messages/messages.ts';
import { usePrizeTexts } from '../../../messages/prizes.ts';

export interface PointLabels {
  singular: string;
  plural: string;
}

interface BalanceProps {
  /** Points that the shopper has; null when they can't be loaded. */
  balance: number | null;
  /** Points that the button above takes; 0 leaves only the balance. */
  cost: number;
  labels: PointLabels;
}

/** Under every spend: what there is, and what is left after it. */
export function Balance({ balance, cost, labels }: BalanceProps) {
  const { games } = useMessages();
  const prizes = usePrizeTexts();
  return (
    <Text size="meta" tone="soft" align="center">
      {balance === null ? (
        prizes.balanceUnknown
      ) : (
        <>
          {prizes.youHave} <Text as="strong">{games.points(balance, labels)}</Text>.{' '}
          {cost > 0 && balance >= cost ? prizes.leftAfterThis(balance - cost) : null}
        </>
      )}
    </Text>
  );
}
