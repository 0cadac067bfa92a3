/** Work that can be left off after each of its parts, so that who does it may turn to something else in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of it. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * Work that several may ask for: whoever has a turn does the next part of it, and all come to its result, or to its error.
 * @returns what each of them runs
 */
export function together<Result>(work: Steps<Result>): () => Steps<Result> {
  let end: { value: Result } | { error: unknown } | undefined;
  return function* () {
    while (!end) {
      try {
        const step = work.next();
        if (step.done === true) end = step;
      } catch (error) {
        end = { error };
      }
      if (!end) yield;
    }
    if ('error' in end) throw end.error;
    return end.value;
  };
}

/** Steps of a search in one turn: a few milliseconds' worth. */
const turn = 500;

/** Says when a search has worked long enough to let others have their turn; counted, as everything it does. */
export class Pace {
  #left = turn;

  isDue(steps: number): boolean {
    this.#left -= steps;
    if (this.#left > 0) return false;
    this.#left = turn;
    return true;
  }
}
