import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** So much is written at once, in bytes; React writes 2 KB at a time. */
const piece = 16 * 1024;

/** A page as React writes it, its small pieces gathered. */
class Gathered extends Writable {
  #held: Buffer[] = [];
  #size = 0;
  #next: Writable | undefined;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#held.push(chunk);
    this.#size += chunk.length;
    if (this.#next && this.#size >= piece) this.flush();
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    this.#next?.end();
    done();
  }

  /** React calls this when it has written all that is ready. */
  flush(): void {
    if (this.#next && this.#size > 0) this.#next.write(this.take());
  }

  /** What has been written and not sent on yet. */
  take(): Buffer {
    const held = Buffer.concat(this.#held);
    this.#held = [];
    this.#size = 0;
    return held;
  }

  /** Sends what there is, and all that comes, on to `next`. */
  goOnTo<Next extends Writable>(next: Next): Next {
    this.#next = next;
    this.flush();
    return next;
  }
}

/** The page when all of it is ready, in one piece; else what is ready at once and the rest as it comes, through `packer`. */
export function gather<Packed extends Writable>(stream: PipeableStream, packer: () => Packed): Buffer | Packed {
  const gathered = new Gathered();
  stream.pipe(gathered);
  if (gathered.writableEnded) return gathered.take();
  const packed = packer();
  packed.on('error', (error) => stream.abort(error));
  packed.on('close', () => gathered.destroy());
  return gathered.goOnTo(packed);
}
