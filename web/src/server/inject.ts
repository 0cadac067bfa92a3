import { Transform } from 'node:stream';

const end = Buffer.from('</head>');

/** Puts HTML at the end of the head of a streamed document, wherever the chunks are cut. */
export function injectIntoHead(html: string): Transform {
  let held: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!held) return next(null, chunk);
      held = Buffer.concat([held, chunk]);
      const at = held.indexOf(end);
      if (at < 0) return next();
      const whole = Buffer.concat([held.subarray(0, at), Buffer.from(html), held.subarray(at)]);
      held = undefined;
      next(null, whole);
    },
    flush(next) {
      next(null, held);
    },
  });
}
