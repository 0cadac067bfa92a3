const { FRESH_SEED: fresh } = process.env;

/**
 * How many cases a property is tried on, and from which seed: a fixed one, so that the gate repeats itself, or the one that
 * `test:all` draws and prints. fast-check prints it too, with a case that fails.
 */
export const drawn = (numRuns: number, seed: number): { numRuns: number; seed: number } => ({
  numRuns,
  seed: fresh === undefined ? seed : Number(fresh),
});
