import { useEffect } from 'react';

/** A story that is wider than its frame on the page can be scrolled with the keyboard; one that fits is no stop of Tab. */
export function useReachableStories(): void {
  useEffect(() => {
    const mark = () => {
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
