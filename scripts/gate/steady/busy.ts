import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy until what it answers is called; that answers the exit code of each thread. */
export function keepBusy(cores = availableParallelism()): () => Promise<number[]> {
  const threads = Array.from({ length: cores }, () => new Worker(join(import.meta.dirname, 'busy-loop.ts')));
  return () => Promise.all(threads.map((thread) => thread.terminate()));
}
