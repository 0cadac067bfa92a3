import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';

export interface PointLabels {
  singular: string;
  plural: string;
}

interface BalanceProps {
  /** The shopper's points; null if they can't be loaded. */
  balance: number | null;
  /** Points the button above spends; 0 shows only the balance. */
  cost: number;
  labels: PointLabels;
}

/** Under every spend: the balance, and what is left afterward. */
export function Balance({ balance, cost, labels }: BalanceProps) {
  const games = useGameTexts();
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
