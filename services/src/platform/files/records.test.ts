import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRecordEnd, lineEnd } from './csv.ts';
import { type FileRecord, recordsOf } from './records.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'larder-records-'))));
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer, start = 0, endOf = csvRecordEnd()): Promise<FileRecord[]> {
  const file = join(folder, 'file.csv');
  await writeFile(file, content);
  const records: FileRecord[] = [];
  for await (const record of recordsOf(file, start, endOf)) records.push(record);
  return records;
}
const told = (records: readonly FileRecord[]) => records.map(({ text, problem }) => problem ?? text);

test('records begin where the last ended, and their bytes add up to the file', async () => {
  const content = '\uFEFFa,b\r\n"1\n2",3\r\nlast';
  const records = await read(content);
  expect(records.map(({ text, lines }) => [text, lines])).toEqual([
    ['a,b\r\n', 1],
    ['"1\n2",3\r\n', 2],
    ['last', 1],
  ]);
  expect(records.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(Buffer.byteLength(content));
  expect(told(await read(content, records[0]?.bytes))).toEqual(['"1\n2",3\r\n', 'last']);
});

test('a line of 10 MB, with or without an open quote, costs only itself', async () => {
  for (const opening of ['', 'a,"']) {
    const long = `${opening}${'x'.repeat(10 * 1024 * 1024)}\n`;
    for (const endOf of [csvRecordEnd(), lineEnd]) {
      const records = await read(`first\n${long}then\nlast`, 0, endOf);
      expect(told(records)).toEqual(['first\n', 'is longer than 256 KB', 'then\n', 'last']);
      expect(records[1]).toMatchObject({ bytes: long.length, lines: 1 });
      expect(records[1]?.text.length).toBeLessThanOrEqual(1000);
    }
    const atTheEnd = await read(`first\n${long.trimEnd()}`);
    expect(told(atTheEnd)).toEqual(['first\n', 'is longer than 256 KB']);
  }
});

test('a line in another encoding, or with a NUL character, says so', async () => {
  const content = Buffer.concat([Buffer.from('a\n'), Buffer.from('Jalape\xf1o\n', 'latin1'), Buffer.from('x\0y\nb\n')]);
  expect(told(await read(content))).toEqual(['a\n', "isn't valid UTF-8", 'contains a NUL character', 'b\n']);
});

test('an empty file has no records', async () => {
  expect(await read('')).toEqual([]);
});
