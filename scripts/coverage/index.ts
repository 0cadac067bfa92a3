// Writes docs/coverage.md from the tests; `--check` compares. A row that has lost its last test fails in either case.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedIn, pageOf, unheldOf } from './page.ts';
import { byEye } from './by-eye.ts';
import { byRow, type Row, sectionsOf, withoutComments } from './rows.ts';
import { callsOf, fieldsOf, screenOf, storiesOf } from './seen.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/coverage.md');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|graphql)$/.test(file) && existsSync(join(root, file)))
  .sort();
/** Tests, and the tables that several tests in `tests/` share. A story only shows a row, so it doesn't count. */
const isTest = (file: string): boolean =>
  !file.startsWith('scripts/coverage/') && (/\.test\.tsx?$/.test(file) || /^tests\/.*\.tsx?$/.test(file));

const tests = byRow(files.filter(isTest).map((file) => [file, withoutComments(read(file))]));
const screens = byRow(files.flatMap((file) => (screenOf(file) ? [[`/${screenOf(file)}`, read(file)]] : [])));
const stories = byRow(files.flatMap((file) => (storiesOf(file) ? [[storiesOf(file)!, read(file)]] : [])));
const fields = byRow(fieldsOf(read('schema.graphql')));
const calls = byRow(callsOf(read('services/openapi.json')));

const sections = sectionsOf(read('docs/requirements.md'));
const seen = new Map<Row, string[]>();
for (const row of sections.flatMap(({ rows }) => rows))
  seen.set(row, screens.get(row) ?? fields.get(row) ?? calls.get(row) ?? stories.get(row) ?? []);

const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
const page = pageOf({ sections, tests, seen, byEye });
const listed = listedIn(before ?? page);
const lost = unheldOf({ sections, tests, byEye }).filter((row) => !listed.has(row));
if (lost.length > 0) {
  console.error(`No test names ${lost.join(', ')}: what a test has held stays held, and a new row has a test.`);
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) writeFileSync(path, page);
else if (page !== before) {
  console.error('docs/coverage.md is stale: run "npm run coverage".');
  process.exitCode = 1;
}
