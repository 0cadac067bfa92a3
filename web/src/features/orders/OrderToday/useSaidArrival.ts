import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useRef } from 'react';
import { pageNow } from '../../../page/clock.ts';

/** A new arrival is said aloud at most so often, in milliseconds. */
const every = 60_000;

/** Says politely when an order will be here as that changes, at most once a minute; the page shows it at once. */
export function useSaidArrival(title: string | undefined): void {
  const announce = useAnnounce();
  const said = useRef({ title, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (title === undefined || title === said.current.title) return undefined;
    const tell = () => {
      said.current = { title, at: pageNow() };
      announce(title);
    };
    const left = said.current.at + every - pageNow();
    if (left <= 0) return tell();
    const timer = setTimeout(tell, left);
    return () => clearTimeout(timer);
  }, [title, announce]);
}
