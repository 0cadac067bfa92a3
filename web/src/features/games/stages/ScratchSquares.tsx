import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { pictureSrc } from '../../../pictures.ts';
import { moveInGrid } from '../motion/grid-keys.ts';
import { pictureName } from '../picture-name.ts';
import { soundOf } from '../sound/sound.ts';
import type { Phase } from './phase.ts';
import { coin, square, squares } from './scratch.css.ts';
import { ScratchSquare } from './ScratchSquare.tsx';
import { useScratching } from './useScratching.ts';

const count = 6;
const columns = 3;
const covered = Array.from({ length: count }, () => false);
const mark = (list: readonly boolean[], index: number) => list.map((value, i) => value || i === index);

interface ScratchSquaresProps {
  glyph: string;
  phase: Phase;
  /** What lies under the foil; null before the server has answered. */
  reveal: { imageIds: readonly string[]; matches: readonly number[] } | null;
  isWin: boolean;
  onProgress: (open: number) => void;
  onSettled: () => void;
  announce: (text: string) => void;
}

/** Six real buttons under foil: arrows move, Enter or a tap opens, a drag scratches. */
export function ScratchSquares({ glyph, phase, reveal, isWin, onProgress, onSettled, announce }: ScratchSquaresProps) {
  const texts = useMessages().games.scratch;
  const [open, setOpen] = useState(covered);
  const [begun, setBegun] = useState(covered);
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const isPlaying = phase === 'revealing';
  const isOpen = (index: number) => phase === 'settled' || open[index] === true;
  const name = (index: number) => pictureName(reveal?.imageIds[index] ?? '');

  const openSquare = (index: number) => {
    if (!isPlaying || open[index]) return;
    soundOf.pop();
    setOpen((list) => mark(list, index));
    announce(texts.opened(index + 1, name(index), mark(open, index).filter(Boolean).length, count));
  };
  const { setSquare, setLine, setCoin, wasDrag, ...pointer } = useScratching(count, {
    isOpen,
    onOpen: openSquare,
    onBegin: (index) => setBegun((list) => mark(list, index)),
  });

  const progress = useEffectEvent((opened: number) => {
    onProgress(opened);
    if (opened === count) onSettled();
  });
  useEffect(() => {
    if (isPlaying) buttons.current[0]?.focus({ preventScroll: true });
  }, [isPlaying]);
  useEffect(() => {
    if (isPlaying) progress(open.filter(Boolean).length);
  }, [isPlaying, open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInGrid(event.key, current, columns, count);
    if (next === null) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };
  const labelOf = (index: number) => {
    if (isOpen(index)) return texts.squareOpen(index + 1, name(index));
    return begun[index] ? texts.squareHalf(index + 1) : texts.squareCovered(index + 1);
  };

  return (
    <>
      <fieldset aria-label={texts.card} className={squares}>
        {covered.map((_, index) => (
          <button
            key={index}
            type="button"
            className={square}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            disabled={!isPlaying}
            tabIndex={index === current ? 0 : -1}
            aria-label={labelOf(index)}
            data-open={isOpen(index)}
            data-known={isOpen(index) || begun[index]}
            data-match={phase === 'settled' && isWin && reveal?.matches.includes(index)}
            onFocus={() => setCurrent(index)}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              // A press by keyboard has no clicks to count.
              if (event.detail === 0 || !wasDrag()) openSquare(index);
            }}
            {...pointer}
          >
            <ScratchSquare
              mark={glyph}
              imageId={reveal?.imageIds[index] ?? null}
              svg={(element) => setSquare(index, element)}
              line={(element) => setLine(index, element)}
            />
          </button>
        ))}
      </fieldset>
      <img ref={setCoin} className={coin} src={pictureSrc('coin')} alt="" data-shown={false} />
    </>
  );
}
