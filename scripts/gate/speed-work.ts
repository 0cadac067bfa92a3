import { parentPort } from 'node:worker_threads';

/** A fixed piece of work, as tests do it: objects made, sorted, written out, and read. @returns what no compiler can leave out */
export function work(): number {
  let sum = 0;
  for (let round = 0; round < 12; round += 1) {
    let seed = round + 1;
    const rows = Array.from({ length: 2000 }, (_, at) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return { id: `row-${seed}`, at, words: [String(seed % 97), String(seed % 89)] };
    });
    const read = JSON.parse(JSON.stringify(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) as typeof rows;
    sum += read.reduce((total, { at, words }) => total + at * words.join('').length, 0);
  }
  return sum;
}

/** Milliseconds that each round took, the first ones left out: they are compiled. */
export function rounds(count = 5): number[] {
  work();
  return Array.from({ length: count }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

parentPort?.postMessage(rounds());
