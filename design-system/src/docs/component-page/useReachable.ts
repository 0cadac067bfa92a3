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
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', mark);
    document.addEventListener('load', mark, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', mark);
      document.removeEventListener('load', mark, true);
    };
  }, []);
}
