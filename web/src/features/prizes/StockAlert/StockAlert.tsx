import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';

interface StockAlertProps {
  isOn: boolean;
  busy: boolean;
  onSet: (isOn: boolean) => void;
}

/** Sets or cancels an alert for when more of a prize arrive; one button, which keeps its place and focus. */
export function StockAlert({ isOn, busy, onSet }: StockAlertProps) {
  const { stockAlert: texts } = usePrizeTexts();
  return (
    <Stack gap={2}>
      <Button tone="outline" size="large" block icon="bell" busy={busy} onClick={() => onSet(!isOn)}>
        {isOn ? texts.stop : texts.ask}
      </Button>
      {isOn ? (
        <Text size="meta" tone="success" align="center">
          {texts.isOn}
        </Text>
      ) : null}
    </Stack>
  );
}
