import { prizePath } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { LinkCard, LinkCards } from '../../../ui/LinkCard/LinkCard.tsx';
import type { PointLabels } from '../Balance/Balance.tsx';
import type { OtherPrizes_PrizeFragment } from './OtherPrizes.generated.ts';

interface OtherPrizesProps {
  prizes: readonly OtherPrizes_PrizeFragment[];
  pointLabels: PointLabels;
}

/** Other prizes of the game, each in one line, as a way on. */
export function OtherPrizes({ prizes: others, pointLabels }: OtherPrizesProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  return (
    <LinkCards>
      {others.map((prize) => (
        <LinkCard
          key={prize.id}
          href={prizePath(prize)}
          imageId={prize.imageId}
          title={prize.name}
          note={prizes.others.costAndLeft(games.points(prize.costPoints, pointLabels), prize.quantityLeftText)}
        />
      ))}
    </LinkCards>
  );
}
