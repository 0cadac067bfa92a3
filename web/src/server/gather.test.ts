import { PassThrough, Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

type Target = NodeJS.WritableStream & { flush(): void };

/** A page that is written as told, to whatever it is piped to. */
const streamOf = (write: (target: Target) => void): PipeableStream => ({
  pipe: (target) => {
    write(target as unknown as Target);
    return target;
  },
  abort: () => {},
});

const pieces = () => {
  const got: string[] = [];
  const packer = () => {
    const through = new PassThrough();
    through.on('data', (chunk: Buffer) => got.push(chunk.toString()));
    return through;
  };
  return { got, packer };
};

test('a page that is ready leaves in one piece', () => {
  const { packer } = pieces();
  const page = gather(
    streamOf((target) => {
      target.write('<html>');
      target.write('</html>');
      target.end();
    }),
    packer,
  );
  expect(page).toEqual(Buffer.from('<html></html>'));
});

test('what is ready leaves at once, and the rest as it comes', async () => {
  const { got, packer } = pieces();
  let target!: Target;
  const page = gather(
    streamOf((given) => {
      target = given;
      target.write('shell ');
      target.write('of the page');
      target.flush();
    }),
    packer,
  );
  expect(page).toBeInstanceOf(Writable);
  await expect.poll(() => got).toEqual(['shell of the page']);
  target.write('a part ');
  target.write('that came late');
  target.flush();
  await expect.poll(() => got.slice(1)).toEqual(['a part that came late']);
  target.write('x'.repeat(16 * 1024));
  await expect.poll(() => got.length).toBe(3);
  target.end();
  await expect.poll(() => (page as PassThrough).writableFinished).toBe(true);
});
