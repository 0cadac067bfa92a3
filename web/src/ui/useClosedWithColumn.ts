import { useEffect } from 'react';

/** From this width on a column stands where a drawer would open. */
const column = '(min-width: 990px)';

/** Closes a drawer where the window becomes as wide as its column: nothing unseen may hold the focus (T-104). */
export function useClosedWithColumn(onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    const wide = window.matchMedia(column);
    const close = () => {
      if (wide.matches) onOpenChange(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onOpenChange]);
}
