import { copiedAt, keptAt } from '../../storage/kept-pages.ts';
import { keptPaths } from '../routing/kept-pages.ts';
import { whenIdle } from './when-idle.ts';

/** Is the storefront open as an app of the phone? */
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whose page it is. */
type Owner = () => Promise<string>;

/** Few visits need the code. */
async function renew(owner: Owner, { withWorker = false } = {}): Promise<void> {
  const { refreshKeptPages, startWorker } = await import('../../storage/keep-pages.ts');
  if (withWorker) await startWorker();
  await refreshKeptPages(keptPaths, await owner());
}

/**
 * For whoever has the storefront as an app or keeps pages on the phone: the worker that answers without a connection, and
 * new copies of what is kept. Nobody else pays for it.
 * @param refresh asks again for what the page shows: it may be a copy
 */
export function stayReadable(owner: Owner, refresh: () => void): void {
  if (import.meta.env.DEV || (!isInstalled() && !keptAt())) return;
  if (copiedAt() && navigator.onLine) refresh();
  whenIdle(() => void renew(owner, { withWorker: true }).catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void renew(owner).catch(() => undefined);
  });
}
