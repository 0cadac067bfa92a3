import { pageNews } from '../../../page/news.ts';
import { pageState } from '../../../page/page.ts';

const page = pageState(() => ({ takers: 0 }));
const { subscribe, tell } = pageNews();

/**
 * Where notices about the carts are drawn: on the page, or in the drawer while it is open, which keeps the keyboard to itself.
 */
export const toastPlace = {
  /** The drawer draws them from now on. @returns gives them back */
  take(): () => void {
    const place = page();
    place.takers += 1;
    tell();
    return () => {
      place.takers -= 1;
      tell();
    };
  },
  isTaken: (): boolean => page().takers > 0,
  subscribe,
};
