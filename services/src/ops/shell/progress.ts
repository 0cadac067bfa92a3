import cliProgress from 'cli-progress';

/** A progress bar for work that takes a while; nothing without a terminal. */
export function progressBar(name: string) {
  const bar = new cliProgress.SingleBar(
    { format: `${name} {bar} {percentage}% {value}/{total}`, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  let begun = false;
  return {
    update: (done: number, all: number) => {
      if (!process.stderr.isTTY || all === 0) return;
      if (!begun) bar.start(all, 0);
      begun = true;
      bar.update(Math.min(done, all));
    },
    stop: () => bar.stop(),
  };
}
