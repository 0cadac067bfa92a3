import { Alert } from '@larder/design-system/Alert';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { markOf } from '../../../art/marks.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { loadPlayResult } from '../PlayPanel/panel-parts.ts';
import { PlayPanel } from '../PlayPanel/PlayPanel.tsx';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { resultText } from '../play/result-text.ts';
import { usePlay } from '../play/usePlay.ts';
import { soundSetting } from '../../../storage/sound-setting.ts';
import { buzz } from '../../../ui/haptics.ts';
import { Stage } from '../stages/Stage.tsx';
import type { GameDialog } from '../play/game-dialog.ts';
import { GameDialogs } from './GameDialogs.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { area, beside, head, picture, tagline } from './PlayArea.css.ts';

interface PlayAreaProps {
  program: PlayPanel_ProgramFragment;
  /** Opens "How it works" automatically for a shopper who is new to the game (G-90). */
  introduces?: boolean;
}

/** A game in play: its title, its picture, and the panel beside it. */
export function PlayArea({ program: asked, introduces = false }: PlayAreaProps) {
  const games = useGameTexts();
  const announce = useAnnounce();
  const mark = markOf(useFrame().banner.id);
  const flow = usePlay(asked, loadPlayResult);
  const { program, phase, play, problem, isFresh } = flow;
  const result = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLElement>(null);
  const { game, optInStatus, optInRefusal, hasBegun, gameStatus } = program;
  const isNew = optInStatus === 'NOT_OPTED_IN' && hasBegun && !optInRefusal && gameStatus !== 'GAME_OVER';
  const asksForRules = useLocation().hash === '#official-rules';
  const [dialog, setDialog] = useState<GameDialog | null>(() => {
    if (asksForRules) return 'rules';
    return introduces && isNew && game && !program.howItWorksSeen ? 'how' : null;
  });
  const stamps =
    phase === 'settled' && play?.reveal.__typename === 'CollectReveal'
      ? play.reveal.stampsAfter
      : (program.points?.stamps ?? 0);

  // Words first: screen reader users know the result while the picture is still moving.
  const tell = useEffectEvent(() => {
    if (!play || game?.kind === 'SCRATCH') return;
    const { kicker, heading } = resultText(play, program, games);
    announce(`${kicker}: ${heading}`);
  });
  const rest = useEffectEvent(() => {
    if (!isFresh) return;
    result.current?.focus({ preventScroll: true });
    bringIntoView(result.current, next.current);
    if (play?.outcome !== 'WIN') return;
    buzz('win');
    if (soundSetting.read()) void import('../sound/sound.ts').then(({ soundOf }) => soundOf.chime());
  });
  useEffect(() => {
    if (phase === 'busy') bringIntoView(stage.current, next.current);
    if (phase === 'revealing') tell();
    if (phase === 'settled') rest();
  }, [phase]);
  // A refusal may remove the pressed button; whatever replaces it then takes focus.
  useEffect(() => {
    if (problem && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [problem, program.playability.canPlay]);

  const wasOptedIn = useRef(optInStatus);
  useEffect(() => {
    if (wasOptedIn.current === optInStatus || dialog) return;
    wasOptedIn.current = optInStatus;
    // The dialog has just returned focus to a button that is gone by now.
    const timer = setTimeout(() => playButton.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [optInStatus, dialog]);

  const playAgain = () => {
    if (game?.kind !== 'PICK3') return flow.start();
    flow.clear();
    setTimeout(() => {
      playButton.current?.focus({ preventScroll: true });
      bringIntoView(stage.current, next.current);
    }, 0);
  };

  return (
    <div className={area}>
      <header className={head}>
        <Status kind={gameStatus === 'IN_PROGRESS' ? 'active' : gameStatus === 'GAME_OVER' ? 'over' : 'todo'} as="p">
          {program.gameStatusLabel}
        </Status>
        <Heading level={1} size="landing">
          <span lang={program.language}>{program.title}</span>
        </Heading>
        <Text tone="soft">
          {program.tagline ? (
            <span className={tagline} lang={program.language}>
              {program.tagline}{' '}
            </span>
          ) : null}
          {program.endDateTimeString}.
        </Text>
      </header>
      <div className={picture} ref={stage}>
        {game ? (
          <Stage
            game={game}
            mark={mark}
            phase={phase}
            play={play}
            celebrates={phase === 'settled' && isFresh && play?.outcome === 'WIN'}
            picks={flow.picks}
            stamps={stamps}
            onToggle={flow.toggleJar}
            onProgress={flow.setSquaresOpen}
            onSettled={flow.settle}
            announce={announce}
          />
        ) : (
          <Alert tone="info" title={games.emptySummary} live={false} />
        )}
      </div>
      <div className={beside}>
        <PlayPanel
          flow={flow}
          stamps={stamps}
          onOpen={setDialog}
          onPlayAgain={playAgain}
          resultRef={result}
          nextRef={next}
          onFreePlay={() => setTimeout(() => (playButton.current ?? next.current)?.focus(), 0)}
          playButtonRef={playButton}
        />
      </div>
      <GameDialogs open={dialog} program={program} play={play ?? program.lastPlay} onOpen={setDialog} />
    </div>
  );
}
