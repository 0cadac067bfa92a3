import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Numeral } from '@larder/design-system/Numeral';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { QuantityStepper } from '@larder/design-system/QuantityStepper';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useId, useState } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { misfitOf } from '../../cart/misfits.ts';
import { Balance, type PointLabels } from '../Balance/Balance.tsx';
import { count, limitBar, quantity, stepper, top, words } from './EnterCard.css.ts';
import { mostEntries } from './most-entries.ts';

export interface EnterCardProps {
  entries: number;
  /** Most entries per household; null = no limit. */
  limit: number | null;
  /** Points per entry. */
  costPoints: number;
  /** The shopper's points; null if they can't be loaded. */
  balance: number | null;
  pointLabels: PointLabels;
  /** Where to enter without a purchase; as prominent as the paid way (N-28). */
  freeEntryHref: string;
  /** Where to earn points. */
  shopHref: string;
  busy: boolean;
  onEnter: (count: number) => void;
}

/** Entering a draw: current entries, how many more, what they cost, and the points left afterward. */
export function EnterCard({
  entries,
  limit,
  costPoints,
  balance,
  pointLabels,
  freeEntryHref,
  shopHref,
  busy,
  onEnter,
}: EnterCardProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const texts = prizes.enter;
  const id = useId();
  const [wanted, setWanted] = useState(1);
  const most = mostEntries({ entries, limit, costPoints, balance });
  const chosen = Math.min(Math.max(1, wanted), Math.max(1, most));
  const cost = chosen * costPoints;
  const isFull = limit !== null && entries >= limit;
  return (
    <Card>
      <Stack gap={4}>
        <div className={top}>
          <div className={count}>
            <Text size="meta" tone="soft" id={id}>
              {texts.yourEntries}
            </Text>
            <Numeral size="hero">{games.number(entries)}</Numeral>
          </div>
          {limit === null ? null : (
            <div className={limitBar}>
              <ProgressBar label={texts.limit} value={entries} max={limit} valueText={texts.of(entries, limit)} />
            </div>
          )}
        </div>
        {isFull ? <Text>{texts.limitReached}</Text> : null}
        {most > 0 ? (
          <div className={quantity}>
            <div className={words}>
              <Text weight="strong">{entries > 0 ? texts.more : texts.first}</Text>
              <Text size="meta" tone="soft">
                {texts.each(games.points(costPoints, pointLabels))}
              </Text>
            </div>
            <div className={stepper}>
              <QuantityStepper
                label={texts.stepper}
                decrementLabel={texts.less}
                incrementLabel={texts.plus}
                valueText={texts.valueText}
                value={chosen}
                max={most}
                onChange={setWanted}
                onMisfit={misfitOf(texts.what)}
              />
            </div>
          </div>
        ) : null}
        <Stack gap={2}>
          {most > 0 ? (
            <Button
              tone="primary"
              size="large"
              block
              busy={busy}
              busyLabel={prizes.redeeming}
              onClick={() => onEnter(chosen)}
            >
              {texts.button(games.points(cost, pointLabels))}
            </Button>
          ) : null}
          {most === 0 && !isFull ? (
            <>
              <Text>{prizes.hold.toGo(games.points(costPoints - Math.max(0, balance ?? 0), pointLabels))}</Text>
              <ButtonLink tone="primary" size="large" block href={shopHref}>
                {games.shopToEarn}
              </ButtonLink>
            </>
          ) : null}
          <ButtonLink tone="outline" size="large" block href={freeEntryHref}>
            {texts.free}
          </ButtonLink>
        </Stack>
        <Balance balance={balance} cost={most > 0 ? cost : 0} labels={pointLabels} />
      </Stack>
    </Card>
  );
}
