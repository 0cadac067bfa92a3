import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import type { ReactNode, Ref } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import { jarsPicked } from '../motion/pick.ts';
import type { PlayFlow } from '../play/usePlay.ts';
import { jarsAreReady } from '../play/usePlay.ts';
import { Key, KeyHint } from './KeyHint.tsx';
import { go, pair, pairPart, underButton } from './PlayPanel.css.ts';

interface PlayButtonsProps {
  flow: PlayFlow;
  onPlayAgain: () => void;
  /** The button that starts a play; it takes focus after opting in. */
  ref: Ref<HTMLButtonElement>;
}

/**
 * The page's one filled button, with what a play costs and how many are left. It is the same button before, during,
 * and after a play, so that it keeps focus: while the picture moves, it skips to the result.
 */
export function PlayButtons({ flow, onPlayAgain, ref }: PlayButtonsProps) {
  const games = useGameTexts();
  const { panel } = games;
  const { program, phase } = flow;
  const kind = program.game?.kind ?? 'WHEEL';
  const isRevealing = phase === 'revealing';
  const picksJars = kind === 'PICK3' && (phase === 'idle' || phase === 'busy');
  return (
    <div className={go}>
      <div className={pair}>
        <div className={pairPart}>
          <Button
            tone={isRevealing && kind !== 'SCRATCH' ? 'outline' : 'primary'}
            size="large"
            block
            busy={phase === 'busy'}
            busyLabel={panel.deciding}
            disabled={picksJars && phase === 'idle' && !jarsAreReady(flow)}
            onClick={isRevealing ? flow.settle : phase === 'settled' ? onPlayAgain : flow.start}
            ref={picksJars ? undefined : ref}
          >
            {isRevealing ? (kind === 'SCRATCH' ? panel.revealAll : panel.showResult) : games.playNow}
          </Button>
        </div>
        {picksJars ? (
          <div className={pairPart}>
            <Button tone="outline" size="large" block onClick={flow.pickForMe} disabled={phase === 'busy'} ref={ref}>
              {panel.pickForMe}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={underButton}>
        {isRevealing ? <Safe flow={flow} /> : <Price flow={flow} />}
        <Hint flow={flow} />
      </div>
    </div>
  );
}

/** What the next play costs, and how many are left. */
function Price({ flow: { program, phase, picks } }: { flow: PlayFlow }) {
  const games = useGameTexts();
  const { panel, pick } = games;
  const { game, points, pointLabels } = program;
  const isFree = (points?.freePlays ?? 0) > 0;
  const free = points?.gameplaysUsed === 0 ? panel.welcomePlay : panel.freePlay;
  return (
    <>
      {game?.kind === 'PICK3' && phase === 'idle' ? (
        <span>
          <Text as="strong">{pick.progress(picks.jars.length, jarsPicked)}</Text>{' '}
          {picks.refused === null ? pick.more(jarsPicked - picks.jars.length) : pick.refused}
        </span>
      ) : null}
      <span>{isFree ? free : panel.cost(games.points(game?.costPoints ?? 0, pointLabels))}</span>
      {points ? <span>{games.playsLeft(points.gameplaysAvailable)}</span> : null}
    </>
  );
}

/** While the picture moves: the result is safe, and no one has to wait for it. */
function Safe({ flow }: { flow: PlayFlow }) {
  const { panel } = useGameTexts();
  return (
    <span>
      {flow.program.game?.kind === 'SCRATCH' ? <Text as="strong">{panel.squaresOpen(flow.squaresOpen, 6)}</Text> : null}{' '}
      {panel.resultIsSafe}
    </span>
  );
}

/** What the keys do here. */
function Hint({ flow: { program, phase } }: { flow: PlayFlow }): ReactNode {
  const { panel } = useGameTexts();
  const kind = program.game?.kind ?? 'WHEEL';
  if (phase === 'revealing')
    return kind === 'SCRATCH' ? (
      <KeyHint>
        <Key>{panel.arrows}</Key> {panel.move} <Key>{panel.enter}</Key> {panel.scratches}
      </KeyHint>
    ) : null;
  if (phase === 'settled') return null;
  return kind === 'PICK3' ? (
    <KeyHint>
      <Key>{panel.arrows}</Key> {panel.move} <Key>{panel.space}</Key> {panel.picks}
    </KeyHint>
  ) : (
    <KeyHint>
      {panel.press} <Key>{panel.enter}</Key> {panel.toDo[kind]}
    </KeyHint>
  );
}
