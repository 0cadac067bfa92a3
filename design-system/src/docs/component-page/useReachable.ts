import { useEffect } from 'react';
import { distinctLandmarks } from './distinctLandmarks.ts';

/** A story wider than its frame can be scrolled with the keyboard, one that fits is no Tab stop, and landmarks keep apart. */
export function useReachableStories(): void {
  useEffect(() => {
    const mark = () => {
      distinctLandmarks(document);
      for (const frame of document.querySelectorAll<HTMLElement>('.docs-story')) {
        const scrolls = frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight;
        if (scrolls && frame.tabIndex < 0) frame.tabIndex = 0;
        else if (!scrolls && frame.tabIndex === 0) frame.removeAttribute('tabindex');
      }
    };
    let planned = 0;
    // A page is drawn in many small changes; it is measured once for all of a frame.
    const plan = () => {
      planned ||= requestAnimationFrame(() => {
        planned = 0;
        mark();
      });
    };
    const observer = new MutationObserver(plan);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', plan);
    document.addEventListener('load', plan, true);
    return () => {
      cancelAnimationFrame(planned);
      observer.disconnect();
      window.removeEventListener('resize', plan);
      document.removeEventListener('load', plan, true);
    };
  }, []);
}
