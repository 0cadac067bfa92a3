import { Card } from '@larder/design-system/Card';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { line } from './LimitCard.css.ts';

export interface LimitCardProps {
  redeemed: number;
  limit: number;
  /** Is it the daily limit? */
  daily: boolean;
  /** When it's available again, formatted: tomorrow, 12:00 AM PT; null if never. */
  againFrom: string | null;
}

/** A limit that has been reached: how often it was redeemed, and when it's available again. */
export function LimitCard({ redeemed, limit, daily, againFrom }: LimitCardProps) {
  const texts = usePrizeTexts().limit;
  return (
    <Card padding="small">
      <Stack gap={3}>
        <ProgressBar
          label={daily ? texts.today : texts.inAll}
          value={redeemed}
          max={limit}
          valueText={texts.of(redeemed, limit)}
          segments={limit <= 5 ? limit : 1}
        />
        {againFrom ? (
          <div className={line}>
            <Text as="span" tone="soft">
              {texts.againFrom}
            </Text>
            <Text as="strong">{againFrom}</Text>
          </div>
        ) : (
          <Text>{texts.never}</Text>
        )}
      </Stack>
    </Card>
  );
}
