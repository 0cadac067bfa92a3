import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import type { ReactNode, Ref } from 'react';
import { pathTo } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { GameDialog } from '../play/game-dialog.ts';
import type { PlayFlow } from '../play/usePlay.ts';
import { PlayButtons } from './PlayButtons.tsx';
import { go, lesson, next, underButton } from './PlayPanel.css.ts';

export interface NextStepProps {
  flow: PlayFlow;
  onOpen: (dialog: GameDialog) => void;
  onPlayAgain: () => void;
  playButtonRef: Ref<HTMLButtonElement>;
  /** Takes focus when the pressed button is gone. */
  ref: Ref<HTMLElement>;
}

/** What the shopper can do now. On a phone it stays at the bottom of the window, so that Play is always within reach. */
export function NextStep({ ref, ...props }: NextStepProps) {
  const games = useGameTexts();
  const { problem, program } = props.flow;
  const isClosed = !program.hasBegun || program.optInRefusal !== null;
  return (
    <section className={next({ stays: !isClosed })} aria-label={games.panel.next} tabIndex={-1} ref={ref}>
      {problem ? (
        <Alert tone="error" size="small" title={games.couldNotPlay}>
          {problem.message} {problem.isUncertain ? games.playIsKept : null}
        </Alert>
      ) : null}
      <Step {...props} />
    </section>
  );
}

/** Opt in, play, or why neither is possible. */
function Step({ flow, onOpen, onPlayAgain, playButtonRef }: Omit<NextStepProps, 'ref'>): ReactNode {
  const games = useGameTexts();
  const { program, phase } = flow;
  const { game, playability, links, optInStatus, optInRefusal, hasBegun } = program;
  if (!hasBegun) return playability.reasonText ? <Note icon="calendar">{playability.reasonText}</Note> : null;
  if (optInRefusal)
    return (
      <Note icon="info">
        <Text as="strong">{optInRefusal.message}</Text> {games.staysAsItIs}
      </Note>
    );
  if (optInStatus === 'NOT_OPTED_IN')
    return (
      <div className={go}>
        <Button tone="primary" size="large" block onClick={() => onOpen('opt-in')}>
          {games.optIn}
        </Button>
        {game ? <div className={underButton}>{game.optInText}</div> : null}
      </div>
    );
  if (links.game && !links.game.startsWith('/'))
    return (
      <div className={go}>
        <ButtonLink tone="primary" size="large" block href={links.game} icon="external-link">
          {games.playNow}
        </ButtonLink>
        <div className={underButton}>{games.panel.playElsewhere}</div>
      </div>
    );
  if (!game) return null;
  if (playability.canPlay || phase === 'busy' || phase === 'revealing')
    return <PlayButtons flow={flow} onPlayAgain={onPlayAgain} ref={playButtonRef} />;
  return (
    <div className={lesson}>
      {playability.reasonText ? <Text weight="strong">{playability.reasonText}</Text> : null}
      {playability.pointsToNextPlay > 0 ? (
        <ButtonLink
          tone="outline"
          size="large"
          block
          href={`${pathTo('gameDetails', { programCode: program.code })}#shop-to-earn`}
        >
          {games.shopToEarn}
        </ButtonLink>
      ) : null}
    </div>
  );
}
