import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import type { Ref } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { jarsPicked } from '../motion/pick.ts';
import type { PlayFlow } from '../play/usePlay.ts';
import { jarsAreReady } from '../play/usePlay.ts';
import { Key, KeyHint } from './KeyHint.tsx';
import { go, underButton } from './PlayPanel.css.ts';

interface PlayButtonsProps {
  flow: PlayFlow;
  /** The button that begins a play: focus comes here after opting in. */
  ref: Ref<HTMLButtonElement>;
}

/** The one filled button of the page, with what a play costs and what the keys do. */
export function PlayButtons({ flow, ref }: PlayButtonsProps) {
  const { games } = useMessages();
  const { program, phase } = flow;
  const kind = program.game?.kind ?? 'WHEEL';
  if (phase === 'revealing') return <Revealing flow={flow} />;

  const isFree = (program.points?.freePlays ?? 0) > 0;
  const cost = games.panel.cost(games.points(program.game?.costPoints ?? 0, program.pointLabels));
  const free = program.points?.gameplaysUsed === 0 ? games.panel.welcomePlay : games.panel.freePlay;
  const toDo = isFree ? free : cost;
  const waitsForJars = kind === 'PICK3' && !jarsAreReady(flow);
  return (
    <div className={go}>
      <Button
        tone="primary"
        size="large"
        block
        busy={phase === 'busy'}
        busyLabel={games.panel.deciding}
        disabled={waitsForJars && phase === 'idle'}
        onClick={flow.start}
        ref={kind === 'PICK3' ? undefined : ref}
      >
        {games.playNow}
      </Button>
      {kind === 'PICK3' ? (
        <Button tone="outline" block onClick={flow.pickForMe} disabled={phase === 'busy'} ref={ref}>
          {games.panel.pickForMe}
        </Button>
      ) : null}
      <div className={underButton}>
        {kind === 'PICK3' ? (
          <span>
            <Text as="strong">{games.pick.progress(flow.picks.jars.length, jarsPicked)}</Text>{' '}
            {flow.picks.refused === null ? games.pick.more(jarsPicked - flow.picks.jars.length) : games.pick.refused}{' '}
            {toDo}
          </span>
        ) : (
          <span>{toDo}</span>
        )}
        {kind === 'PICK3' ? (
          <KeyHint>
            <Key>{games.panel.arrows}</Key> {games.panel.move} <Key>{games.panel.space}</Key> {games.panel.picks}
          </KeyHint>
        ) : (
          <KeyHint>
            {games.panel.press} <Key>{games.panel.enter}</Key> {games.panel.toDo[kind]}
          </KeyHint>
        )}
      </div>
    </div>
  );
}

/** While the picture moves: the result is safe, and nobody has to wait for it. */
function Revealing({ flow }: { flow: PlayFlow }) {
  const { panel } = useMessages().games;
  const isScratch = flow.program.game?.kind === 'SCRATCH';
  return (
    <div className={go}>
      <Button tone={isScratch ? 'primary' : 'outline'} size="large" block onClick={flow.settle}>
        {isScratch ? panel.revealAll : panel.showResult}
      </Button>
      <div className={underButton}>
        <span>
          {isScratch ? <Text as="strong">{panel.squaresOpen(flow.squaresOpen, 6)}</Text> : null} {panel.resultIsSafe}
        </span>
        {isScratch ? (
          <KeyHint>
            <Key>{panel.arrows}</Key> {panel.move} <Key>{panel.enter}</Key> {panel.scratches}
          </KeyHint>
        ) : null}
      </div>
    </div>
  );
}
