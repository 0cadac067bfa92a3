import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Vectors {
  file: string;
  tampered: { name: string; replace?: { line: number; with: string }[]; remove?: number; failed: string[] }[];
}
const { file, tampered } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../docs/draw-vectors.json'), 'utf8'),
) as Vectors;
const lines = file.trimEnd().split('\n');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify(text: string) {
  const path = join(folder, 'draw.jsonl');
  writeFileSync(path, text);
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'verify.mjs'), path], {
    encoding: 'utf8',
  });
  const failed = [...stdout.matchAll(/^FAILED (\w+)$/gm)].map(([, name]) => name);
  return { status, failed, stdout };
}

test('T-56 the published script reports that everything in a published file matches', () => {
  expect(verify(file)).toMatchObject({ status: 0, failed: [], stdout: expect.stringMatching(/^(ok {5}\w+\n){5}$/) });
});

test.each(tampered)('T-56 the script catches: $name', ({ replace = [], remove, failed }) => {
  const changed = replace.reduce((all, { line, with: text }) => all.with(line - 1, text), lines);
  const left = remove === undefined ? changed : changed.toSpliced(remove - 1, 1);
  const found = verify(`${left.join('\n')}\n`);
  expect(found.status).toBe(1);
  // What is named as changed fails the list with it.
  expect(found.failed.filter((name) => name !== 'LIST')).toEqual(failed.filter((name) => name !== 'LIST'));
});
