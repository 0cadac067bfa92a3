import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import type { PointLabels } from '../Balance/Balance.tsx';
import type { RedeemFlow } from '../Redeem/useRedeem.ts';
import { StockAlert } from '../StockAlert/StockAlert.tsx';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';

export interface SoldOutProps {
  prize: PrizePanel_PrizeFragment;
  flow: RedeemFlow;
  balance: number | null;
  labels: PointLabels;
}

/** None left: nothing was taken, and shoppers can ask for an alert when more arrive. */
export function SoldOut({ prize, flow, balance, labels }: SoldOutProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  return (
    <Stack gap={3}>
      <Button tone="quiet" size="large" block disabled icon="ban">
        {prizes.soldOut.button}
      </Button>
      <StockAlert
        isOn={prize.hasStockAlert}
        busy={flow.busy === 'alert'}
        onSet={(isOn) => flow.send({ kind: 'alert', isOn })}
      />
      {balance === null ? null : (
        <Text size="meta" tone="soft" align="center">
          {prizes.soldOut.noPoints} <Text as="strong">{games.points(balance, labels)}</Text>.
        </Text>
      )}
    </Stack>
  );
}

export interface ClosedProps {
  prize: PrizePanel_PrizeFragment;
  gamePath: string;
}

/** Why the prize can't be redeemed for points, and the way on. */
export function Closed({ prize, gamePath }: ClosedProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const { state, stateText, program } = prize;
  const wayOn =
    state === 'NOT_OPTED_IN'
      ? games.optIn
      : state === 'ONLY_WON'
        ? games.playNow
        : state === 'NEGATIVE_BALANCE'
          ? games.shopToEarn
          : null;
  const isOpen = program?.gameStatus !== 'GAME_OVER';
  return (
    <Stack gap={4}>
      {stateText ? <Note icon={state === 'NOT_STARTED' ? 'calendar' : 'info'}>{stateText}</Note> : null}
      {wayOn && isOpen ? (
        <ButtonLink
          tone="primary"
          size="large"
          block
          href={state === 'NEGATIVE_BALANCE' ? `${gamePath}#shop-to-earn` : gamePath}
        >
          {wayOn}
        </ButtonLink>
      ) : (
        <ButtonLink tone="outline" size="large" block href={`${gamePath}#prizes`}>
          {prizes.result.seePrizes}
        </ButtonLink>
      )}
    </Stack>
  );
}
