import { type PointerEvent, useRef } from 'react';

import { type Point, opensAt, rub, type Rubbed, scratchCoverage, squareSide } from './foil.ts';

const untouched: Rubbed = new Set();
/** A pointer that moves less than this has tapped. */
const tap = 6;
/** How far beside a square the coin still counts. */
const margin = 20;

interface Scratching {
  isOpen: (square: number) => boolean;
  onOpen: (square: number) => void;
  /** Something of a square can be seen for the first time. */
  onBegin: (square: number) => void;
}

/** One square while the coin is at work. */
interface SquareState {
  svg: SVGSVGElement | null;
  line: SVGPathElement | null;
  rubbed: Rubbed;
  drawn: string;
  last: Point | null;
}

const pointText = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * The coin: rubs the foil of every square that the pressed pointer passes, straight in the DOM, for a finger moves more
 * often than React should render. A tap is left to the square's own click, so that no one has to drag.
 */
export function useScratching(count: number, { isOpen, onOpen, onBegin }: Scratching) {
  const squares = useRef<SquareState[]>(
    Array.from({ length: count }, () => ({ svg: null, line: null, rubbed: untouched, drawn: '', last: null })),
  );
  const coin = useRef<HTMLImageElement>(null);
  const pressedAt = useRef<Point | null>(null);
  const dragged = useRef(false);

  const rubSquare = (square: SquareState, index: number, { clientX, clientY }: PointerEvent): void => {
    const matrix = square.svg?.getScreenCTM?.();
    if (!matrix) return;
    const to = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const from = square.last;
    square.last = to;
    const isAway = [to.x, to.y].some((value) => value < -margin || value > squareSide + margin);
    if (isAway || isOpen(index)) return;
    const before = square.rubbed;
    square.rubbed = rub(before, from ?? to, to);
    square.drawn += `M${pointText(from ?? to)}L${pointText(to)}`;
    square.line?.setAttribute('d', square.drawn);
    if (before.size === 0 && square.rubbed.size > 0) onBegin(index);
    if (scratchCoverage(square.rubbed) >= opensAt) onOpen(index);
  };

  const moveCoin = ({ clientX, clientY }: PointerEvent): void => {
    const image = coin.current;
    const card = image?.parentElement;
    if (!image || !card) return;
    // The card is turned by a few degrees: its corner is measured from the middle of its turned box.
    const box = card.getBoundingClientRect();
    const x = clientX - box.left - (box.width - card.offsetWidth) / 2;
    const y = clientY - box.top - (box.height - card.offsetHeight) / 2;
    image.dataset['shown'] = 'true';
    image.style.translate = `${x}px ${y}px`;
  };

  const lift = () => {
    for (const square of squares.current) square.last = null;
  };

  return {
    setSquare: (index: number, element: SVGSVGElement | null): void => {
      const square = squares.current[index];
      if (square) square.svg = element;
    },
    setLine: (index: number, element: SVGPathElement | null): void => {
      const square = squares.current[index];
      if (square) square.line = element;
    },
    setCoin: coin,
    /** Whether the pointer, since it was pressed, has moved too far for a tap. */
    wasDrag: (): boolean => dragged.current,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      pressedAt.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
      lift();
      moveCoin(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      moveCoin(event);
      const start = pressedAt.current;
      if (event.buttons === 0 || !start) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > tap) dragged.current = true;
      if (dragged.current) squares.current.forEach((square, index) => rubSquare(square, index, event));
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>): void => {
      if (coin.current && event.buttons === 0) coin.current.dataset['shown'] = 'false';
    },
  };
}
