import { parseArgs } from 'node:util';

/** What somebody asks of the gate. */
export interface Wish {
  /** Everything, the checks alone, or what a change of `paths` needs. */
  kind: 'whole' | 'checks' | 'part';
  /** Every story in every look, and more of what is random. */
  all: boolean;
  paths: readonly string[];
  /** The tests of `paths` with this title, and nothing else. */
  title?: string;
  /** Files of tests come in a random order, the same for the same seed. */
  seed?: number;
  /** Whatever a change of `paths` can break, however long it takes. */
  wide: boolean;
}

/** Reads the words after `npm test --`. Throws a sentence when they can't be understood. */
export function readWish(words: readonly string[]): Wish {
  const { values, positionals: paths } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      title: { type: 'string', short: 't' },
      seed: { type: 'string' },
      wide: { type: 'boolean', default: false },
    },
  });
  const { all, fast, title, seed, wide } = values;
  if (title !== undefined && paths.length === 0)
    throw new Error('-t needs the path of the tests: npm test -- PATH -t "TITLE".');
  return {
    kind: paths.length > 0 ? 'part' : fast ? 'checks' : 'whole',
    all,
    paths,
    wide,
    ...(title === undefined ? {} : { title }),
    ...(seed === undefined ? {} : { seed: readSeed(seed) }),
  };
}

/** A seed, a whole number from 1. Throws a sentence for anything else. */
export function readSeed(word: string): number {
  const seed = Number(word);
  if (/^\d{1,9}$/.test(word) && seed > 0) return seed;
  throw new Error(`A seed is a whole number from 1 to 999999999, not "${word}".`);
}
