/** The time for an answer was over before the answer was there. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/**
 * Waits for work no longer than that, whatever the work does: our own timer decides, and the signal only tells the work.
 * @throws DeadlineError when the time is over; what the work throws when it fails before
 */
export async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DeadlineError(milliseconds));
    abort.abort();
  }, milliseconds);
  try {
    return await Promise.race([work(abort.signal), timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** The chunks of a stream; each has that long to come once it is asked for. @throws DeadlineError when one does not */
export async function* chunksInTime<Chunk>(
  stream: AsyncIterable<Chunk>,
  milliseconds: number,
): AsyncGenerator<Chunk, void, undefined> {
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await withDeadline(milliseconds, () => chunks.next());
    if (done) return;
    yield value;
  }
}
