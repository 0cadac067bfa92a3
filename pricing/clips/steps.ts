/** Work that can be left off after each of its parts, so that who does it may turn to something else in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all of it. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
