import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { prizePath } from '../../../app/routing/paths.ts';
import { type GameTexts, useGameTexts } from '../../../messages/play/games.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { costAndStock, link, name, picture, prize as layout } from './PrizeCard.css.ts';
import type { PrizeCard_PrizeFragment } from './PrizeCard.generated.ts';

/** A prize to win or redeem: what it costs and how many are left. */
export function PrizeCard({ prize }: { prize: PrizeCard_PrizeFragment }) {
  const { details, number, prizeCard } = useGameTexts();
  const state = stateText(prize, prizeCard);
  const tone = prize.available ? 'ink' : 'soft';
  return (
    <Card as="li" padding="none" rows={4}>
      <div className={layout}>
        <Tile size="banner" pale={!prize.available}>
          <span className={picture}>
            <Picture imageId={prize.imageId} size={64} />
          </span>
        </Tile>
        <div className={name}>
          <Heading level={3} size="label" tone={tone}>
            <Link href={prizePath(prize)} className={link} lang={prize.language}>
              {prize.name}
            </Link>
          </Heading>
        </div>
        <div className={costAndStock}>
          <Text as="span" tone={tone}>
            <Text as="strong">{number(prize.costPoints)}</Text>{' '}
            <Text as="span" size="meta">
              {details.prizePoints}
            </Text>
          </Text>
          <Text
            as="span"
            size="meta"
            tone={prize.isLow ? 'warning' : 'soft'}
            weight={prize.isLow ? 'strong' : undefined}
          >
            {prize.quantityLeftText}
          </Text>
        </div>
        {state ? (
          <Text size="meta" tone="soft">
            {state}
          </Text>
        ) : null}
      </div>
    </Card>
  );
}

/** The shopper's status with a prize, if there is anything special. */
function stateText({ state, pointsMissing }: PrizeCard_PrizeFragment, texts: GameTexts['prizeCard']): string | null {
  if (state === 'HELD') return texts.held;
  if (state === 'LIMIT_REACHED') return texts.limit;
  if (state === 'REDEEMABLE') return texts.ready;
  if (state === 'INSUFFICIENT_POINTS') return texts.toGo(pointsMissing);
  if (state === 'EMPLOYEE_EXCLUDED' || state === 'AGE_NOT_MET') return texts.notOpen;
  return state === 'ONLY_WON' ? texts.wonByPlaying : null;
}
