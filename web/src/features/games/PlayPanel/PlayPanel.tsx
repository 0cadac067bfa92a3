import type { Ref } from 'react';
import type { GameDialog } from '../play/game-dialog.ts';
import { freeWaysOf, WithoutPurchasePart } from '../FreePlay/free-ways.ts';
import { Receipt } from '../PlayResult/Receipt.tsx';
import type { PlayFlow } from '../play/usePlay.ts';
import { NextPlay, PanelNumbers, PendingNote } from './PanelFacts.tsx';
import { PlayResultPart, StampsCardPart } from './panel-parts.ts';
import { PanelLinks } from './PanelLinks.tsx';
import { NextStep } from './NextStep.tsx';
import { panel } from './PlayPanel.css.ts';

export interface PlayPanelProps {
  flow: PlayFlow;
  /** Stamps shown on the board. */
  stamps: number;
  onOpen: (dialog: GameDialog) => void;
  onPlayAgain: () => void;
  /** A free play is waiting. */
  onFreePlay: () => void;
  resultRef: Ref<HTMLElement>;
  nextRef: Ref<HTMLElement>;
  playButtonRef: Ref<HTMLButtonElement>;
}

/** Beside the picture: what to do, the result, and the shopper's numbers. */
export function PlayPanel({
  flow,
  stamps,
  onOpen,
  onPlayAgain,
  onFreePlay,
  resultRef,
  nextRef,
  playButtonRef,
}: PlayPanelProps) {
  const { program, phase, play } = flow;
  const free = freeWaysOf(program);
  const hasPlay = free.play && (phase === 'idle' || phase === 'settled');
  const isResting = phase === 'settled' && play !== null;
  return (
    <div className={panel}>
      <NextStep flow={flow} onOpen={onOpen} onPlayAgain={onPlayAgain} playButtonRef={playButtonRef} ref={nextRef} />
      {isResting ? (
        <PlayResultPart play={play} program={program} onSeeOdds={() => onOpen('odds')} ref={resultRef} />
      ) : null}
      {isResting ? <Receipt play={play} program={program} onCheck={() => onOpen('check')} /> : null}
      {phase === 'idle' && program.lastPlay ? (
        <Receipt play={program.lastPlay} program={program} isLast onCheck={() => onOpen('check')} />
      ) : null}
      {hasPlay || free.entry ? (
        <WithoutPurchasePart program={program} hasPlay={hasPlay} hasEntry={free.entry} onFreePlay={onFreePlay} />
      ) : null}
      {program.game?.board ? <StampsCardPart program={program} stamps={stamps} /> : null}
      <PanelNumbers program={program} />
      <NextPlay program={program} />
      <PendingNote program={program} />
      <PanelLinks program={program} onOpen={onOpen} />
    </div>
  );
}
