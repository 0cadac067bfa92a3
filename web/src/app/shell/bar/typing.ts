import { useEffect } from 'react';

/** A phone's keyboard takes more of the window than this, in CSS px; a browser's own bars that come and go take less. */
const leastKeyboard = 160;

/** Says on the document while a phone's keyboard covers the page's foot, for what would stand in the way above it. */
export function useTyping(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const { dataset } = document.documentElement;
    const look = () => {
      // Zoomed in, less of the page is seen, but nothing covers it.
      const covered = window.innerHeight - seen.height * seen.scale;
      if (covered > leastKeyboard) dataset['typing'] = '';
      else delete dataset['typing'];
    };
    look();
    seen.addEventListener('resize', look);
    return () => {
      seen.removeEventListener('resize', look);
      delete dataset['typing'];
    };
  }, []);
}
