import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { historyKey } from './history-entry.ts';

/**
 * Opens a page once something is done: not if it fails, and not if the shopper has gone somewhere else in the meantime.
 * @returns settles once the page is open, or nothing is to be opened
 */
export function useGoOn(): (done: Promise<boolean>, to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (done, to, options) => {
    const from = historyKey();
    if ((await done) && historyKey() === from) await navigate(to, options);
  };
}
