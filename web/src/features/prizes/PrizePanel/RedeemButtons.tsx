import { Button } from '@larder/design-system/Button';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { Balance, type PointLabels } from '../Balance/Balance.tsx';
import { HeldRow } from '../HoldCard/HeldRow.tsx';
import type { RedeemFlow } from '../Redeem/useRedeem.ts';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';

interface SpendProps {
  prize: PrizePanel_PrizeFragment;
  flow: RedeemFlow;
}

/** Redeems for points: the cost on the button, the points left afterward below it. */
export function RedeemForPoints({
  prize,
  flow,
  balance,
  labels,
}: SpendProps & { balance: number | null; labels: PointLabels }) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const cost = games.points(prize.costPoints, labels);
  return (
    <Stack gap={3}>
      {prize.hold ? (
        <>
          <HeldRow {...prize.hold} />
          <Text>{prizes.hold.ready}</Text>
        </>
      ) : null}
      <Button
        tone="primary"
        size="large"
        block
        busy={flow.busy === 'redeem'}
        busyLabel={prizes.redeeming}
        onClick={() => flow.send({ kind: 'redeem', quantity: 1, expectedCost: prize.costPoints })}
      >
        {prizes.redeemFor(cost)}
      </Button>
      <Balance balance={balance} cost={prize.costPoints} labels={labels} />
      <HandsOver prize={prize} />
    </Stack>
  );
}

/** Redeems a prize won, which costs nothing. */
export function RedeemWon({ prize, flow, winId }: SpendProps & { winId: string }) {
  const prizes = usePrizeTexts();
  return (
    <Stack gap={3}>
      <Button
        tone="primary"
        size="large"
        block
        busy={flow.busy === 'redeem'}
        busyLabel={prizes.redeeming}
        onClick={() => flow.send({ kind: 'redeem', quantity: 1, expectedCost: 0, winId })}
      >
        {prizes.redeemFree}
      </Button>
      <Text size="meta" tone="soft" align="center">
        {prizes.noPointsNeeded}
      </Text>
      <HandsOver prize={prize} />
    </Stack>
  );
}

/** When the shopper gets what was redeemed. */
function HandsOver({ prize: { prizeType } }: { prize: PrizePanel_PrizeFragment }) {
  const text = usePrizeTexts().handsOver[prizeType];
  return text ? <Note icon="shield-check">{text}</Note> : null;
}
