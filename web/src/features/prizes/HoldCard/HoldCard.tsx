import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import type { PointLabels } from '../Balance/Balance.tsx';
import { HeldRow } from './HeldRow.tsx';

export interface HoldCardProps {
  costPoints: number;
  balance: number;
  pointLabels: PointLabels;
  quantityLeft: number | null;
  /** Can the prize be held now, with 90% of the points? */
  canHold: boolean;
  /** This household's hold: its end as an instant and formatted. */
  held: { until: string; untilString: string } | null;
  /** Where to earn points. */
  shopHref: string;
  /** The action in progress. */
  busy: string | null;
  onHold: () => void;
  onRelease: () => void;
}

/** Missing points: how many, how to earn them, and a hold for shoppers who are almost there. */
export function HoldCard({
  costPoints,
  balance,
  pointLabels,
  quantityLeft,
  canHold,
  held,
  shopHref,
  busy,
  onHold,
  onRelease,
}: HoldCardProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const texts = prizes.hold;
  const missing = costPoints - balance;
  const have = Math.max(0, balance);
  const next = held ? texts.reach(games.points(costPoints, pointLabels)) : canHold ? texts.orHold : texts.shop;
  return (
    <Card>
      <Stack gap={4}>
        {held ? <HeldRow {...held} /> : null}
        <ProgressBar
          label={texts.yourPoints(pointLabels.plural)}
          value={have}
          max={costPoints}
          valueText={prizes.limit.of(have, costPoints)}
        />
        <Text>
          {texts.toGo(games.points(missing, pointLabels))} {next}
        </Text>
        <Stack gap={2}>
          {canHold && !held ? (
            <Button
              tone="primary"
              size="large"
              block
              busy={busy === 'hold'}
              busyLabel={prizes.redeeming}
              onClick={onHold}
            >
              {texts.hold}
            </Button>
          ) : null}
          <ButtonLink tone={canHold && !held ? 'outline' : 'primary'} size="large" block href={shopHref}>
            {games.shopToEarn}
          </ButtonLink>
          {held ? (
            <Button tone="plain" block busy={busy === 'release'} busyLabel={texts.releasing} onClick={onRelease}>
              {texts.release}
            </Button>
          ) : null}
        </Stack>
        {canHold || held ? (
          <Text size="meta" tone="soft" align="center">
            {held ? texts.once : texts.explains(quantityLeft)}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
