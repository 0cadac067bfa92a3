import { Readable } from 'node:stream';

/** One message of a stream of server-sent events. */
export interface ServerSentEvent {
  event: string;
  /** One line, as JSON is; empty for none. */
  data: string;
}

export interface EventStreamOptions {
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
  /** Asked at each sign of life: may whoever listens go on listening? The stream ends when not, and when it fails. */
  goesOn?: () => Promise<boolean>;
}

/** A reader who takes nothing for so many signs of life is gone. */
const mostMissedBeats = 3;

/**
 * A stream of server-sent events. What its reader isn't ready for waits here, and of events with the same key only the
 * newest does: a slow reader costs no more than it follows things.
 */
export class EventStream extends Readable {
  readonly #waiting = new Map<string, string>();
  readonly #beat: NodeJS.Timeout;
  readonly #goesOn: () => Promise<boolean>;
  #isWanted = false;
  #isEnding = false;
  #missedBeats = 0;
  #drained: (() => void)[] = [];

  constructor({ heartbeatMs, goesOn = async () => true }: EventStreamOptions) {
    super({ highWaterMark: 16 * 1024 });
    this.#goesOn = goesOn;
    this.#beat = setInterval(() => void this.#live(), heartbeatMs);
    // The headers leave with the first bytes.
    this.push(': open\n\n');
  }

  /** Sends an event as soon as the reader takes it, in the place of an older one with the same key. */
  put(key: string, { event, data }: ServerSentEvent): void {
    if (this.#isEnding) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, `event: ${event}\ndata: ${data}\n\n`);
    this.#flush();
  }

  /** Settles once nothing waits, or the stream is over. */
  async drained(): Promise<void> {
    if (this.#waiting.size === 0 || this.destroyed) return;
    await new Promise<void>((resolve) => void this.#drained.push(resolve));
  }

  /** Sends what waits, and ends. */
  end(): void {
    this.#isEnding = true;
    clearInterval(this.#beat);
    this.#flush();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#missedBeats = 0;
    this.#flush();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#beat);
    this.#waiting.clear();
    this.#settle();
    done(error);
  }

  #flush(): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.#waiting.size > 0 && this.#isWanted) {
      const text = [...this.#waiting.values()].join('');
      this.#waiting.clear();
      this.#isWanted = this.push(text);
      this.#settle();
    }
    if (this.#isEnding && this.#waiting.size === 0) this.push(null);
  }

  #settle(): void {
    for (const resolve of this.#drained.splice(0)) resolve();
  }

  async #live(): Promise<void> {
    if (!(await this.#goesOn().catch(() => false))) return this.end();
    if (this.#isEnding || this.destroyed) return;
    if (this.#isWanted) this.#isWanted = this.push(':\n\n');
    else if (++this.#missedBeats >= mostMissedBeats) this.destroy();
  }
}
