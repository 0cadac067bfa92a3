import type { Check as FileCheck, Verdict } from '../../../../draw-proof/draw-file-check.ts';
import { replay } from '../../../../draw-proof/replay.ts';
import { plainHashes } from '../../../../draw-proof/plain-hashes.ts';

export type CheckName = 'commitment' | 'root' | 'randomness' | 'winners' | 'mine';
export interface Check {
  name: CheckName;
  matches: boolean;
  computed: string;
  published: string;
}
/** `check` goes through the published list; `redraw` draws again from a list that differs from it. */
export type CheckStep = 'check' | 'redraw';
export interface DrawReport {
  checks: readonly Check[];
  /** Entries that have been changed, at most ten. */
  changedEntries: readonly string[];
}

interface CheckOptions {
  /** The shopper's own entries, checked if there are any. */
  mine?: readonly string[];
  /** Gives the entry in the middle to another household, as someone tampering with the file would. */
  tampers?: boolean;
  /** Receives how many entries are done. */
  onProgress?: (step: CheckStep, done: number, all: number) => void;
}

/**
 * Replays a published draw from its file alone (N-30, T-56), as `npm run ops -- draw verify-file` does. If a list
 * doesn't match its root, winners are drawn from it as it is, in a second pass, so that a change shows in everything after it.
 * Nothing of the file stays in memory but what `DrawFileCheck` holds.
 *
 * @param open reads the file from the start
 * @returns the report; `malformed` if a line is neither a draw's header nor an entry
 */
export async function checkDraw(
  open: () => AsyncIterable<string>,
  { mine = [], tampers = false, onProgress = () => undefined }: CheckOptions = {},
): Promise<DrawReport | 'malformed'> {
  const read = (step: CheckStep, root?: string) =>
    replay(plainHashes, open(), {
      root,
      lookFor: mine,
      change: tampers ? withMiddleChanged : undefined,
      onProgress: (done, all) => onProgress(step, done, all),
    });
  const verdict = await read('check');
  const problems = verdict.findings.map(({ problem }) => problem);
  if (problems.includes('NOT_A_HEAD') || problems.includes('NOT_AN_ENTRY') || verdict.checks.length === 0)
    return 'malformed';
  const root = checkOf(verdict, 'ROOT');
  const list = checkOf(verdict, 'LIST');
  const drawn = root.ok ? verdict : await read('redraw', root.computed);
  return {
    changedEntries: verdict.findings.flatMap(({ problem, entryId }) =>
      problem === 'CHANGED' && entryId !== undefined ? [entryId] : [],
    ),
    checks: [
      shown('commitment', checkOf(verdict, 'COMMITMENT')),
      shown('root', root.ok ? (list.ok ? root : list) : root),
      shown('randomness', checkOf(drawn, 'RANDOMNESS')),
      winners(checkOf(drawn, 'PLACES')),
      ...(mine.length > 0 ? [own(verdict.found, mine.length)] : []),
    ],
  };
}

function checkOf({ checks }: Verdict, name: FileCheck['name']): FileCheck {
  const found = checks.find((check) => check.name === name);
  if (!found) throw new Error(`There is no check ${name}.`);
  return found;
}

const shown = (name: CheckName, { ok, computed, published }: FileCheck): Check => ({
  name,
  matches: ok,
  computed,
  published,
});

/** The places by their entries alone, unless something else about them differs. */
function winners(places: FileCheck): Check {
  const [computed, published] = [entriesOf(places.computed), entriesOf(places.published)];
  if (!places.ok && computed === published) return shown('winners', places);
  return shown('winners', { ...places, computed, published });
}

const entriesOf = (places: string): string => [...places.matchAll(/E-\d{9,}/g)].map(([entryId]) => entryId).join(', ');

function own(found: number, all: number): Check {
  const [computed, published] = [`${found} of ${all}`, `${all} of ${all}`];
  return { name: 'mine', matches: found === all, computed, published };
}

function withMiddleChanged(text: string, line: number, expected: number): string {
  if (line !== Math.floor(expected / 2) + 2) return text;
  return text.replace(/[0-9a-f](?=","[0-9a-f]{8}"\]$)/, (last) => (last === '0' ? '1' : '0'));
}
