import { TextLink } from '@larder/design-system/TextLink';
import { useFrame } from '../../../app/data/frame.ts';
import { errorAt, type FieldError } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { markOf } from '../../../art/marks.ts';
import { useHomeTexts } from '../../../messages/home.ts';
import { useGameCardTexts } from '../../../messages/play/game-card.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { BonusPathList } from '../BonusPathCard/BonusPathList.tsx';
import { GameCard } from './GameCard.tsx';
import type { PlayRow_PlayAndEarnFragment } from './PlayRow.generated.ts';
import { row } from './PlayRow.css.ts';

interface PlayRowProps {
  /** Undefined when nothing of the member's came back. */
  playAndEarn: PlayRow_PlayAndEarnFragment | undefined;
  errors: readonly FieldError[];
}

/** The game to play next, and beside it the member's Bonus Path. What there is none of is absent; what failed says so. */
export function PlayRow({ playAndEarn, errors }: PlayRowProps) {
  const games = useGameCardTexts();
  const texts = useHomeTexts();
  const mark = markOf(useFrame().banner.id);
  const featured = playAndEarn?.featured;
  const bonusPaths = playAndEarn?.bonusPaths;
  const gamesError = playAndEarn ? errorAt(errors, 'me.playAndEarn.featured') : { message: undefined };
  const link = (text: string, href: string = screens.gameGrid) => (
    <TextLink href={href} standalone>
      {text}
    </TextLink>
  );
  const hasGames = featured || gamesError;
  const hasPaths = playAndEarn && (!bonusPaths || bonusPaths.length > 0);
  if (!hasGames && !hasPaths) return null;
  return (
    <div className={row}>
      {hasGames && (
        <Section title={games.playAndEarn} action={link(texts.allGames)}>
          {featured ? (
            <GameCard program={featured} mark={mark} feature={featured} isTeaser />
          ) : (
            <LoadFailed title={texts.couldNotLoad.games} text={gamesError?.message} />
          )}
        </Section>
      )}
      {hasPaths && (
        <Section title={games.bonusPath} action={link(texts.seeAll, screens.bonusPath)}>
          {bonusPaths ? (
            <BonusPathList bonusPaths={bonusPaths.slice(0, 3)} />
          ) : (
            <LoadFailed
              title={texts.couldNotLoad.bonusPath}
              text={errorAt(errors, 'me.playAndEarn.bonusPaths')?.message}
            />
          )}
        </Section>
      )}
    </div>
  );
}
