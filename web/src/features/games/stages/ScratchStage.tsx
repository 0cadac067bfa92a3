import { ScratchCard } from '@larder/design-system/ScratchCard';
import { useEffect, useEffectEvent } from 'react';
import { useScratchTexts } from '../../../messages/play/scratch.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { Confetti } from '../../../ui/Confetti/Confetti.tsx';
import { pictureName } from './picture-name.ts';
import { soundOf } from '../sound/sound.ts';
import { Mark } from './Mark.tsx';
import type { Phase, StageProps } from './phase.ts';
import { seal, table } from './scratch.css.ts';
import { backdrop, stage } from './stage.css.ts';

interface ScratchStageProps extends StageProps {
  /** How many squares are open, for the panel. */
  onProgress: (open: number) => void;
  /** Says something to those who hear the page. */
  announce: (text: string) => void;
}

const count = 6;
const states = { idle: 'waiting', busy: 'waiting', revealing: 'playing', settled: 'open' } as const satisfies Record<
  Phase,
  string
>;

/** A card with six foil squares on a table with something to drink. */
export function ScratchStage({ mark, phase, play, celebrates, onSettled, onProgress, announce }: ScratchStageProps) {
  const scratch = useScratchTexts();
  const isWin = play?.outcome === 'WIN';
  const reveal = play?.reveal.__typename === 'ScratchReveal' ? play.reveal : undefined;
  const begin = useEffectEvent(() => onProgress(0));
  useEffect(() => {
    if (phase === 'revealing') begin();
  }, [phase]);
  return (
    <div className={stage({ kind: 'SCRATCH' })}>
      <svg className={backdrop} viewBox="0 0 648 712" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={table} d="M0 470L648 380V712H0Z" />
      </svg>
      <ScratchScene />
      <ScratchCard
        // Every play is a new card.
        key={play?.id ?? 'covered'}
        label={scratch.card}
        count={count}
        contents={reveal?.imageIds.map((imageId) => ({ name: pictureName(imageId), picture: pictureSrc(imageId) }))}
        matches={isWin && reveal ? reveal.matches : []}
        state={states[phase]}
        squareLabel={(square, look, name) => {
          if (look === 'open') return scratch.squareOpen(square, name);
          return look === 'begun' ? scratch.squareHalf(square) : scratch.squareCovered(square);
        }}
        onOpen={(square, open) => {
          soundOf.pop();
          announce(scratch.opened(square + 1, pictureName(reveal?.imageIds[square] ?? ''), open, count));
          onProgress(open);
        }}
        onAllOpen={onSettled}
        caption={
          <>
            <svg className={seal} viewBox="-14 -14 28 28" aria-hidden="true">
              <circle r="14" />
              <Mark glyph={mark} size={28} />
            </svg>
            {scratch.caption}
          </>
        }
        sign={<Mark glyph={mark} size={52} />}
        coin={pictureSrc('coin')}
      />
      {celebrates ? <Confetti /> : null}
    </div>
  );
}

const corners = [
  ['cookie', '-38', '-44', '150', '160', 'xMinYMin'],
  ['lemon', '566', '-46', '150', '180', 'xMaxYMin'],
  ['bubble-tea', '-56', '520', '240', '240', 'xMinYMax'],
  ['hot-beverage', '500', '530', '230', '230', 'xMaxYMax'],
] as const;

/** Cookie, lemon, tea and coffee, cropped boldly at the four corners. */
const ScratchScene = () =>
  corners.map(([imageId, x, y, width, height, corner]) => (
    <svg
      key={imageId}
      className={backdrop}
      viewBox="0 0 648 712"
      preserveAspectRatio={`${corner} meet`}
      aria-hidden="true"
    >
      <image
        href={pictureSrc(imageId)}
        x={x}
        y={y}
        width={width}
        height={height}
        transform={imageId === 'bubble-tea' ? 'rotate(-9 60 640)' : undefined}
      />
    </svg>
  ));
