import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { usePrizeTexts } from '../../../messages/prizes.ts';
import { failureOf } from '../../writes/failure.ts';
import { SetStockAlertDocument } from './StockAlert.generated.ts';

export interface StockAlertProps {
  prizeId: string;
  isOn: boolean;
}

/** Asks to be told when more of a prize arrive, or takes it back; one button, which keeps its place and the focus. */
export function StockAlert({ prizeId, isOn }: StockAlertProps) {
  const client = useApolloClient();
  const announce = useAnnounce();
  const { stockAlert: texts } = usePrizeTexts();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const set = async (wanted: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await client.mutate({
        mutation: SetStockAlertDocument,
        variables: { input: { prizeId, isOn: wanted } },
      });
      const refusal = data?.setStockAlert.userErrors[0];
      announce(refusal ? refusal.message : wanted ? texts.isOn : texts.isOff);
      if (refusal) setProblem(refusal.message);
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setProblem(failure.message ?? technicalDifficulties);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={2}>
      <Button tone="outline" size="large" block icon="bell" busy={busy} onClick={() => void set(!isOn)}>
        {isOn ? texts.stop : texts.ask}
      </Button>
      {isOn && !problem ? (
        <Text size="meta" tone="success" align="center">
          {texts.isOn}
        </Text>
      ) : null}
      {problem ? (
        <Text size="meta" tone="error" align="center" role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
