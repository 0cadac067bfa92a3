import { copiedAt, keptAt } from '../../storage/kept-pages.ts';
import { whenIdle } from './when-idle.ts';

/** Is the storefront open as an app of the phone? */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/**
 * For whoever has the storefront as an app or keeps pages on the phone: the worker that answers without a connection, and
 * new copies of what is kept. Nobody else pays for it.
 * @param renew keeps new copies, when asked so also with the worker that shows them @param refresh asks again for what the page shows: it may be a copy
 */
export function stayReadable(renew: (withWorker: boolean) => Promise<void>, refresh: () => void): void {
  if (import.meta.env.DEV || (!isInstalled() && !keptAt())) return;
  if (copiedAt() && navigator.onLine) refresh();
  // Until then, the page says how old it is.
  else if (copiedAt()) window.addEventListener('online', refresh, { once: true });
  whenIdle(() => void renew(true).catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void renew(false).catch(() => undefined);
  });
}
