import { pageNow } from '../../page/clock.ts';
import { pageState } from '../../page/page.ts';
import { lastReload } from '../../storage/last-reload.ts';
import { untilRetried } from './connection.ts';

/** What becomes of code that could not be loaded. */
type Fate = 'reloading' | 'unreachable' | 'broken';

/** Does the storefront's server answer? */
const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

interface Deciding {
  decide: () => Promise<Fate>;
  deciding?: Promise<Fate> | undefined;
}
const page = pageState((): Deciding => ({ decide: async () => ((await serverAnswers()) ? 'broken' : 'unreachable') }));
/** Asks once for all code that fails together. */
function fate(): Promise<Fate> {
  const state = page();
  return (state.deciding ??= state.decide().finally(() => {
    state.deciding = undefined;
  }));
}

const onFailure = () => void fate();

/**
 * Loads the document anew when a chunk of code can't be had although the server answers, as after a new release has
 * replaced it; not twice within half a minute, so that a real outage ends in an error page and not in a loop.
 */
export function reloadOnStaleChunk(
  target: () => string,
  load: (path: string) => void = (path) => window.location.assign(path),
  isReachable: () => Promise<boolean> = serverAnswers,
): void {
  page().decide = async () => {
    if (!(await isReachable())) return 'unreachable';
    if (lastReload.isRecent(pageNow())) return 'broken';
    lastReload.write(pageNow());
    load(target());
    return 'reloading';
  };
  // The same listener is added once, however often this is called.
  window.addEventListener('vite:preloadError', onFailure);
}

/**
 * Loads code, however long the connection is away: the page stays meanwhile and says why nothing happens. While the
 * document is being loaded anew it never answers.
 *
 * @throws what `load` throws when the server answers and the document has only just been loaded anew
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const became = typeof window === 'undefined' ? 'broken' : await fate();
    if (became === 'broken') throw error;
    await (became === 'reloading' ? new Promise(() => undefined) : untilRetried());
    return loadCode(load);
  }
}
