import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useMessages } from '../../../messages/messages.ts';
import { Picture } from '../Picture/Picture.tsx';
import { bottom, picture, prize as layout } from './PrizeCard.css.ts';
import type { PrizeCard_PrizeFragment } from './PrizeCard.generated.ts';

/** A prize that can be won or redeemed: what it costs and how many are left. */
export function PrizeCard({ prize }: { prize: PrizeCard_PrizeFragment }) {
  const { details, number } = useMessages().games;
  const tone = prize.available ? 'ink' : 'soft';
  return (
    <Card as="li" padding="none">
      <div className={layout}>
        <Tile size="banner" pale={!prize.available}>
          <span className={picture}>
            <Picture imageId={prize.imageId} size={64} />
          </span>
        </Tile>
        <Heading level={3} size="label" tone={tone}>
          {prize.name}
        </Heading>
        <div className={bottom}>
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
      </div>
    </Card>
  );
}
