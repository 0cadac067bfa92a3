import { scrollPause } from '../../constants.ts';
import { type RefObject, useEffect, useRef } from 'react';

/** Acts once the element is about to come into view, while `isOn`; never for a visitor who saves data. */
export function useWhenNear(target: RefObject<Element | null>, isOn: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = target.current;
    if (!isOn || !element || typeof IntersectionObserver === 'undefined' || savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // On a busy page several come at once, the newest last.
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => latest.current(), scrollPause);
      },
      { rootMargin: '0px 0px 1000px' },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [target, isOn]);
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
