/** Milliseconds that the slowest step of its kind takes on a quiet machine with two cores. */
const quiet = {
  /** Something that a test waits for: the first wait of a file may load the code of a screen. */
  wait: 2000,
  /** A test, or a hook. */
  test: 6000,
};

/** When a wait or a test is given up: after ten times what it takes, on a machine that is `speed` times slower. */
export function patience(speed: number): typeof quiet {
  return { wait: Math.round(quiet.wait * 10 * speed), test: Math.round(quiet.test * 10 * speed) };
}

/** Longer waits are told of at the end of a run: what is slow is looked at before it fails. */
export const longWait = 2000;
