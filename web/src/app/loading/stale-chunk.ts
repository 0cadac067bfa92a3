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

let decide: () => Promise<Fate> = async () => ((await serverAnswers()) ? 'broken' : 'unreachable');
let deciding: Promise<Fate> | undefined;
/** Asks once for all code that fails together. */
const fate = (): Promise<Fate> =>
  (deciding ??= decide().finally(() => {
    deciding = undefined;
  }));

/**
 * Loads the document anew when a chunk of code can't be had although the server answers, as after a new release has
 * replaced it; not twice within half a minute, so that a real outage ends in an error page and not in a loop.
 */
export function reloadOnStaleChunk(
  target: () => string,
  load: (path: string) => void = (path) => window.location.assign(path),
  now: () => number = Date.now,
  isReachable: () => Promise<boolean> = serverAnswers,
): void {
  decide = async () => {
    if (!(await isReachable())) return 'unreachable';
    if (lastReload.isRecent(now())) return 'broken';
    lastReload.write(now());
    load(target());
    return 'reloading';
  };
  window.addEventListener('vite:preloadError', () => void fate());
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
