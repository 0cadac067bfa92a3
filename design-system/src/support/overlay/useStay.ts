import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Keeps what closes in the document until its way out has been shown; `ref` belongs on what moves. */
export function useStay<Panel extends HTMLElement>(open: boolean): { isThere: boolean; ref: RefObject<Panel | null> } {
  const ref = useRef<Panel>(null);
  const [isThere, setThere] = useState(open);
  if (open && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (open || !isThere) return undefined;
    let isLeaving = true;
    const goes = () => {
      if (isLeaving) setThere(false);
    };
    const moves = ref.current?.getAnimations?.() ?? [];
    if (moves.length === 0) goes();
    else void Promise.allSettled(moves.map(({ finished }) => finished)).then(goes);
    return () => {
      isLeaving = false;
    };
  }, [open, isThere]);
  return { isThere: open || isThere, ref };
}
