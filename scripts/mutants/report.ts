import { type Equivalent, isListed, listed } from './equivalents.ts';
import type { Verdict } from './known.ts';
import { folderOf, scopeOf, scopes } from './scopes.ts';

/** A mutant and how it ended. */
export interface Outcome {
  file: string;
  line: number;
  from: string;
  to: string;
  verdict: Verdict;
  /** The test that noticed it. */
  by?: string;
}

/** One row of the table. */
export interface Score {
  folder: string;
  killed: number;
  survived: number;
  equivalent: number;
  /** Per cent killed of all that aren't equivalent. */
  score: number;
}

const isKilled = ({ verdict }: Outcome): boolean => verdict === 'killed' || verdict === 'stopped';

function scoreOf(folder: string, outcomes: readonly Outcome[], equivalents: readonly Equivalent[]): Score {
  const killed = outcomes.filter(isKilled).length;
  const alive = outcomes.filter((outcome) => !isKilled(outcome));
  const equivalent = alive.filter((outcome) => equivalents.some((entry) => isListed(outcome, entry))).length;
  const survived = alive.length - equivalent;
  return {
    folder,
    killed,
    survived,
    equivalent,
    score: killed + survived ? (100 * killed) / (killed + survived) : 100,
  };
}

/** Scores by folder, and by scope: the scopes are what the floors hold for. */
export function scoresOf(
  outcomes: readonly Outcome[],
  equivalents: readonly Equivalent[],
): { folders: Score[]; totals: Score[] } {
  const byFolder = Map.groupBy(outcomes, ({ file }) => folderOf(file));
  const byScope = Map.groupBy(outcomes, ({ file }) => scopeOf(file)?.name ?? file);
  const rows = (groups: Map<string, Outcome[]>): Score[] =>
    [...groups]
      .map(([name, group]) => scoreOf(name, group, equivalents))
      .sort((one, other) => one.folder.localeCompare(other.folder));
  return { folders: rows(byFolder), totals: rows(byScope) };
}

/** Survivors that nobody has explained, in the order of the source. */
export const survivorsOf = (outcomes: readonly Outcome[], equivalents: readonly Equivalent[]): Outcome[] =>
  outcomes
    .filter((outcome) => !isKilled(outcome) && !equivalents.some((entry) => isListed(outcome, entry)))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

/** Entries of the list that say nothing true anymore: the code has changed, or a test notices the mutant. */
export function staleOf(outcomes: readonly Outcome[], equivalents: readonly Equivalent[]): Equivalent[] {
  const files = new Set(outcomes.map(({ file }) => file));
  const alive = outcomes.filter((outcome) => !isKilled(outcome));
  return equivalents.filter((entry) => files.has(entry.file) && !alive.some((outcome) => isListed(outcome, entry)));
}

/** Sentences that say why the run fails; none if it passes. */
export function failures(totals: readonly Score[], stale: readonly Equivalent[], broken: readonly string[]): string[] {
  return [
    ...totals.flatMap(({ folder, score }) => {
      const floor = scopes.find(({ name }) => name === folder)?.floor ?? 0;
      return score < floor
        ? [`${folder}: ${score.toFixed(1)} % of the mutants are noticed, fewer than ${floor} %.`]
        : [];
    }),
    ...stale.map(({ file, from, to }) => `${listed} lists a mutant of ${file} that doesn't survive: ${from} → ${to}`),
    ...broken.map((test) => `A test fails without a mutant: ${test}`),
  ];
}

/** The table of scores, as text. */
export function tableOf(scores: readonly Score[]): string {
  const width = Math.max(...scores.map(({ folder }) => folder.length), 6);
  const line = (folder: string, ...cells: string[]): string =>
    [folder.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join(' ');
  return [
    line('folder', 'killed', 'survived', 'equivalent', 'score'),
    ...scores.map(({ folder, killed, survived, equivalent, score }) =>
      line(folder, String(killed), String(survived), String(equivalent), `${score.toFixed(1)} %`),
    ),
  ].join('\n');
}
