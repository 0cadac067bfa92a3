import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useGridKeys } from '../../support/grid/useGridKeys.ts';
import { FoilSquare } from './FoilSquare.tsx';
import * as styles from './ScratchCard.css.ts';
import { useScratching } from './useScratching.ts';

export interface ScratchContent {
  /** What is under the foil, in words: "lemon". */
  name: string;
  /** Address of its picture. */
  picture: string;
}

export interface ScratchCardProps {
  /** What the card is: "Scratch card". */
  label: string;
  /** How many squares, in rows of `columns`. */
  count?: number | undefined;
  /** How many squares stand side by side. */
  columns?: 2 | 3 | undefined;
  /** What is under the foil; undefined until known. */
  contents: readonly ScratchContent[] | undefined;
  /** `waiting`: foil, no square can be opened. `playing`: they can. `open`: all are. */
  state: 'waiting' | 'playing' | 'open';
  /** Squares that won, ringed when all are open. */
  matches?: readonly number[] | undefined;
  /** The name of a square, counted from 1, while it is covered, begun, open. */
  squareLabel: (square: number, state: 'covered' | 'begun' | 'open', name: string) => string;
  /** Called when a square is opened, the `opened`th so far. */
  onOpen?: ((square: number, opened: number) => void) | undefined;
  /** Called when all are open: the result may be announced. */
  onAllOpen: () => void;
  /** Printed on the card above the squares. */
  caption?: ReactNode;
  /** Mark on the foil: SVG around the origin, 52 across. */
  sign?: ReactNode;
  /** Address of the picture of the coin that follows the pointer. */
  coin?: string | undefined;
}

const marked = (list: readonly boolean[], index: number) => list.map((value, i) => value || i === index);

/** A card of squares under foil: real buttons to scratch, tap, or open with a key. */
export function ScratchCard({
  label,
  count = 6,
  columns = 3,
  contents,
  state,
  matches = [],
  squareLabel,
  onOpen,
  onAllOpen,
  caption,
  sign,
  coin,
}: ScratchCardProps) {
  const [open, setOpen] = useState(() => Array.from({ length: count }, () => false));
  const [begun, setBegun] = useState(open);
  const { buttonProps, focus } = useGridKeys(columns, count);
  const isPlaying = state === 'playing';
  const isOpen = (index: number) => state === 'open' || open[index] === true;

  const openSquare = (index: number) => {
    if (!isPlaying || open[index]) return;
    const next = marked(open, index);
    setOpen(next);
    onOpen?.(index, next.filter(Boolean).length);
  };
  const { setSquare, setLine, setCoin, wasDrag, ...pointer } = useScratching(count, {
    isOpen,
    onOpen: openSquare,
    onBegin: (index) => setBegun((list) => marked(list, index)),
  });

  const finish = useEffectEvent(onAllOpen);
  const focusFirst = useEffectEvent(() => focus(0));
  useEffect(() => {
    if (isPlaying) focusFirst();
  }, [isPlaying]);
  useEffect(() => {
    if (isPlaying && open.every(Boolean)) finish();
  }, [isPlaying, open]);

  const nameOf = (index: number) => {
    const look = isOpen(index) ? 'open' : begun[index] ? 'begun' : 'covered';
    return squareLabel(index + 1, look, look === 'covered' ? '' : (contents?.[index]?.name ?? ''));
  };

  return (
    <div className={styles.card}>
      {caption && <p className={styles.caption}>{caption}</p>}
      <fieldset aria-label={label} className={styles.squares[columns]}>
        {open.map((_, index) => (
          <button
            key={index}
            type="button"
            className={styles.square}
            {...buttonProps(index)}
            disabled={!isPlaying}
            aria-label={nameOf(index)}
            data-open={isOpen(index)}
            data-known={isOpen(index) || begun[index]}
            data-match={state === 'open' && matches.includes(index)}
            onClick={(event) => {
              // a press by keyboard has no clicks to count
              if (event.detail === 0 || !wasDrag()) openSquare(index);
            }}
            {...pointer}
          >
            <FoilSquare
              sign={sign}
              picture={contents?.[index]?.picture}
              svg={(element) => setSquare(index, element)}
              line={(element) => setLine(index, element)}
            />
          </button>
        ))}
      </fieldset>
      {coin && <img ref={setCoin} className={styles.coin} src={coin} alt="" data-shown={false} />}
    </div>
  );
}
