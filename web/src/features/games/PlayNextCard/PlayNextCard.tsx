import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { Link } from 'react-router-dom';
import { useGameOverTexts } from '../../../messages/game-over.ts';
import { useMessages } from '../../../messages/messages.ts';
import { gamePath } from '../GameCard/next-step.ts';
import { Picture } from '../Picture/Picture.tsx';
import { link } from './PlayNextCard.css.ts';
import type { PlayNextCard_ProgramFragment } from './PlayNextCard.generated.ts';

/** Another game, in one line, as a way on. */
export function PlayNextCard({ program }: { program: PlayNextCard_ProgramFragment }) {
  const { games } = useMessages();
  const texts = useGameOverTexts();
  const { game, points, playability, pointLabels } = program;
  const fact = () => {
    if (playability.canPlay && points) return games.playsLeft(points.playsLeft);
    if (program.gameStatus === 'NOT_STARTED' && program.hasBegun) return game?.optInText;
    if (playability.pointsToNextPlay > 0)
      return texts.pointsToGo(games.points(playability.pointsToNextPlay, pointLabels));
    return null;
  };
  return (
    <Card as="li" padding="none">
      <Link to={gamePath(program)} className={link}>
        <Tile size="medium">
          <Picture imageId={game?.odds.find((o) => o.isPrize)?.imageId ?? 'wrapped-gift'} size={48} />
        </Tile>
        <div>
          <Heading level={3} size="label">
            {program.title}
          </Heading>
          <Text size="meta" tone="soft">
            {[fact()?.replace(/\.$/, ''), program.endDateString].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Icon name="chevron-right" />
      </Link>
    </Card>
  );
}
