import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { type Ref, useId } from 'react';
import { prizePath, screens } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { resultText } from '../play/result-text.ts';
import { action, actions, body, prize, words } from './PlayResult.css.ts';
import type { PlayResult_PlayFragment } from '../play/PlayResult.generated.ts';

export interface PlayResultProps {
  play: PlayResult_PlayFragment;
  program: PlayPanel_ProgramFragment;
  onSeeOdds: () => void;
  /** Takes focus when the picture has come to rest (T-103). */
  ref: Ref<HTMLElement>;
}

/** The result in words. A win has an ink edge, a loss a control edge; color alone never says which. */
export function PlayResult({ play, program, onSeeOdds, ref }: PlayResultProps) {
  const games = useGameTexts();
  const id = useId();
  const isWin = play.outcome === 'WIN';
  const text = resultText(play, program, games);
  const { canPlay } = program.playability;
  const seesPrize = isWin && play.prize?.winId ? play.prize : null;
  return (
    <Card edge={isWin ? 'ink' : 'control'} as="section" aria-labelledby={id} tabIndex={-1} ref={ref}>
      <div className={body}>
        <div className={prize}>
          <Tile size="large" tone={isWin ? 'peach' : 'tile'}>
            <Picture imageId={text.imageId} size={60} />
          </Tile>
          <div className={words} id={id}>
            <Text size="meta" tone="soft">
              {text.kicker}
            </Text>
            <Heading level={2} size="feature">
              {text.heading}
            </Heading>
          </div>
        </div>
        <Text>{text.body}</Text>
        {seesPrize || !isWin || !canPlay ? (
          <div className={actions}>
            {seesPrize ? (
              <div className={action}>
                <ButtonLink
                  tone={canPlay ? 'outline' : 'primary'}
                  block
                  href={prizePath({ id: seesPrize.prizeId, programCode: program.code })}
                >
                  {games.prizeCard.seePrize}
                </ButtonLink>
              </div>
            ) : null}
            <div className={action}>
              {isWin ? null : (
                <Button tone="outline" block onClick={onSeeOdds}>
                  {games.panel.odds}
                </Button>
              )}
              {isWin ? (
                <ButtonLink tone="outline" block href={canPlay ? screens.wallet : screens.gameGrid}>
                  {canPlay ? games.myPrizes : games.seeAllGames}
                </ButtonLink>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
