import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useMessages } from '../../../messages/messages.ts';
import { usePrizeTexts } from '../../../messages/prizes.ts';
import { Picture } from '../../games/Picture/Picture.tsx';
import { link, list } from '../../games/PlayNextCard/PlayNextCard.css.ts';
import type { PointLabels } from '../Balance/Balance.tsx';
import { prizePath } from '../prize-path.ts';
import type { OtherPrizes_PrizeFragment } from './OtherPrizes.generated.ts';

interface OtherPrizesProps {
  prizes: readonly OtherPrizes_PrizeFragment[];
  pointLabels: PointLabels;
}

/** Other prizes of the game, each in one line, as a way on. */
export function OtherPrizes({ prizes: others, pointLabels }: OtherPrizesProps) {
  const { games } = useMessages();
  const prizes = usePrizeTexts();
  return (
    <ul className={list}>
      {others.map((prize) => (
        <Card key={prize.id} as="li" padding="none">
          <Link href={prizePath(prize)} className={link}>
            <Tile size="medium">
              <Picture imageId={prize.imageId} size={48} />
            </Tile>
            <div>
              <Heading level={3} size="label">
                {prize.name}
              </Heading>
              <Text size="meta" tone="soft">
                {prizes.others.costAndLeft(games.points(prize.costPoints, pointLabels), prize.quantityLeftText)}
              </Text>
            </div>
            <Icon name="chevron-right" />
          </Link>
        </Card>
      ))}
    </ul>
  );
}
