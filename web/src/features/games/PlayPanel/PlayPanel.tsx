import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import type { Ref } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import type { GameDialog } from '../PlayArea/game-dialog.ts';
import { FreePlayButton } from '../FreePlay/FreePlayButton.tsx';
import { PlayResult } from '../PlayResult/PlayResult.tsx';
import { Receipt } from '../PlayResult/Receipt.tsx';
import type { PlayFlow } from '../play/usePlay.ts';
import { NextPlay, PanelNumbers, PendingNote, StampsCard } from './PanelFacts.tsx';
import { PanelLinks } from './PanelLinks.tsx';
import { PlayButtons } from './PlayButtons.tsx';
import { go, lesson, panel, underButton } from './PlayPanel.css.ts';

export interface PlayPanelProps {
  flow: PlayFlow;
  /** Stamps on the board as they are shown. */
  stamps: number;
  onOpen: (dialog: GameDialog) => void;
  onPlayAgain: () => void;
  /** A free play waits to be played. */
  onFreePlay: () => void;
  resultRef: Ref<HTMLElement>;
  playButtonRef: Ref<HTMLButtonElement>;
}

/** Beside the picture: what can be done, what came of it, and how the shopper stands. */
export function PlayPanel({ flow, stamps, onOpen, onPlayAgain, onFreePlay, resultRef, playButtonRef }: PlayPanelProps) {
  const { games } = useMessages();
  const { program, phase, play, problem } = flow;
  const isResting = phase === 'settled' && play !== null;
  return (
    <div className={panel}>
      {isResting ? (
        <PlayResult
          play={play}
          program={program}
          onPlayAgain={onPlayAgain}
          onSeeOdds={() => onOpen('odds')}
          ref={resultRef}
        />
      ) : (
        <NextStep flow={flow} onOpen={onOpen} playButtonRef={playButtonRef} />
      )}
      {offersFreePlay(flow) ? <FreePlayButton programCode={program.code} onTaken={onFreePlay} /> : null}
      {program.sweepstakes?.isOpen ? (
        <ButtonLink tone="outline" size="large" block href={`/free-entry/${encodeURIComponent(program.code)}`}>
          {games.panel.freeEntry}
        </ButtonLink>
      ) : null}
      {problem ? <PlayFailed problem={problem} /> : null}
      {isResting ? <Receipt play={play} program={program} onCheck={() => onOpen('check')} /> : null}
      {phase === 'idle' && program.lastPlay ? (
        <Receipt play={program.lastPlay} program={program} isLast onCheck={() => onOpen('check')} />
      ) : null}
      <StampsCard program={program} stamps={stamps} />
      <PanelNumbers program={program} />
      <NextPlay program={program} />
      <PendingNote program={program} />
      <PanelLinks program={program} onOpen={onOpen} />
    </div>
  );
}

/** Beside a play that costs points stands the free way (N-28); where a draw is open and points are there, it is the free entry. */
function offersFreePlay({ program: { playability, links, sweepstakes }, phase }: PlayFlow): boolean {
  if (phase !== 'idle' && phase !== 'settled') return false;
  if (links.game && !links.game.startsWith('/')) return false;
  return playability.canTakeFreePlay && !(sweepstakes?.isOpen && playability.canPlay);
}

type NextStepProps = Pick<PlayPanelProps, 'flow' | 'onOpen' | 'playButtonRef'>;

/** What the shopper can do now: opt in, play, or why neither. */
function NextStep({ flow, onOpen, playButtonRef }: NextStepProps) {
  const { games } = useMessages();
  const { program, phase } = flow;
  const { game, playability, links, optInStatus, hasBegun } = program;
  if (!hasBegun) return playability.reasonText ? <Note icon="calendar">{playability.reasonText}</Note> : null;
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
  if (playability.canPlay || phase !== 'idle') return <PlayButtons flow={flow} ref={playButtonRef} />;
  const needsPoints = playability.pointsToNextPlay > 0;
  return (
    <div className={lesson}>
      {playability.reasonText ? <Text weight="strong">{playability.reasonText}</Text> : null}
      {needsPoints ? (
        <ButtonLink tone="outline" size="large" block href={`/games/game-details/${program.code}#shop-to-earn`}>
          {games.shopToEarn}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** A play that did not happen says first what became of the points. */
function PlayFailed({ problem }: { problem: NonNullable<PlayFlow['problem']> }) {
  const { games } = useMessages();
  return (
    <Alert tone="error" title={games.couldNotPlay}>
      {problem.message} {problem.isUncertain ? games.playIsKept : null}
    </Alert>
  );
}
