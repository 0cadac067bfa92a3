import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that no test can notice, because the code means the same with it. */
export interface Equivalent {
  file: string;
  from: string;
  to: string;
  reason: string;
}

/** Where they are listed, each with its reason. */
export const listed = 'scripts/mutants/equivalent.json';

export const readEquivalents = (root: string): Equivalent[] =>
  JSON.parse(readFileSync(join(root, listed), 'utf8')) as Equivalent[];

/** True for the entry of this mutant; a line may move, its code may not change. */
export const isListed = (mutant: { file: string; from: string; to: string }, { file, from, to }: Equivalent): boolean =>
  file === mutant.file && from === mutant.from && to === mutant.to;
