import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOfDraw, headOfDraw } from './draw-tables.ts';

const vectors = join(import.meta.dirname, '../../../../../docs/draw-vectors.json');
const { file } = JSON.parse(readFileSync(vectors, 'utf8')) as { file: string };
const bytes = Buffer.from(file.replace('Free groceries', 'Free crème brûlée'));

async function* piecesOf(size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test.each([1, 100, 100_000])(
  'T-56 entries and head come out of the file, whatever its pieces: %d bytes',
  async (size) => {
    const csv = (await whole(entriesOfDraw(piecesOf(size)))).split('\r\n');
    expect(csv).toHaveLength(15);
    expect(csv.slice(0, 2)).toEqual(['entry,household,leaf', 'E-000000101,7b037916a5c85574fb4f,b1ee79ac']);
    expect(csv.slice(-2)).toEqual(['E-000000137,7b037916a5c85574fb4f,e242c8ea', '']);
    const head = JSON.parse(await whole(headOfDraw(piecesOf(size)))) as object;
    expect(head).toMatchObject({ drawId: 'vectors', prizeName: 'Free crème brûlée for a month', entryCount: 13 });
  },
);

test('T-56 for the head of a large file, only the head is read', async () => {
  let read = 0;
  async function* counted() {
    for await (const piece of piecesOf(1000)) {
      read += piece.length;
      yield piece;
    }
  }
  await whole(headOfDraw(counted()));
  expect(read).toBeLessThan(bytes.length);
});

test('T-56 a file whose last line has no end is read to its end, and the head stands in lines of two more spaces', async () => {
  async function* open() {
    yield Buffer.from('{"drawId":"d","list":[1]}\n["E-1","h1","aa"]\n["E-2","h2","bb"]');
  }
  expect(await whole(entriesOfDraw(open()))).toBe('entry,household,leaf\r\nE-1,h1,aa\r\nE-2,h2,bb\r\n');
  expect(await whole(headOfDraw(open()))).toBe('{\n  "drawId": "d",\n  "list": [\n    1\n  ]\n}\n');
});
