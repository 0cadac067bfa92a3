import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';
import { directionOf } from '../direction.ts';
import { moveInGrid } from './moveInGrid.ts';

interface GridKeys {
  /** Props for a button of the grid, by its index: the ref, and one Tab stop for all of them. */
  buttonProps: (index: number) => {
    ref: RefCallback<HTMLButtonElement>;
    tabIndex: 0 | -1;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Moves the focus to a button without scrolling to it. */
  focus: (index: number) => void;
}

/**
 * Arrow keys, Home, and End in a grid of buttons: the grid is one Tab stop, and the sideways keys follow the reading
 * direction.
 *
 * @param count number of buttons, row by row
 */
export function useGridKeys(columns: number, count: number): GridKeys {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  return {
    buttonProps: (index) => ({
      ref: (element) => void (buttons.current[index] = element),
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
      onKeyDown: (event) => {
        const next = moveInGrid(event.key, index, columns, count, directionOf(event.currentTarget));
        if (next === undefined) return;
        event.preventDefault();
        buttons.current[next]?.focus();
      },
    }),
    focus: (index) => buttons.current[index]?.focus({ preventScroll: true }),
  };
}
