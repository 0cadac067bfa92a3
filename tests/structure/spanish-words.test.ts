import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The last column of the glossary, as patterns of whole words. */
const never = read('docs/spanish.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, term = '']) => term));
const pattern = new RegExp(
  `(?<!\\p{L})(?:${never.map((term) => term.replace('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
  'iu',
);

/** What texts say: neither what they are filled in with, nor where they are from. */
const textsIn = (source: string): string[] =>
  [
    ...source
      .replaceAll(/^import .*$/gm, '')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ' ')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, plain, template]) => plain ?? template ?? '');

const files = globSync(
  [
    'web/src/messages/es/**/*.ts',
    'console/src/messages/es.ts',
    'gateway/src/console/texts/es.ts',
    'gateway/src/{areas,shared}/**/texts/es.ts',
    'gateway/src/**/texts/es/*.ts',
    'gateway/src/**/texts/places/spanish-*.ts',
    'services/src/content/documents/pages/**/es*.ts',
    'services/src/content/documents/pages/es/*.ts',
    'services/src/demo/programs/es/*.ts',
    'services/src/catalog/demo/descriptions/*.ts',
    'services/src/offers/demo/names-es.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));

test('the glossary is read', () => {
  expect(never.length).toBeGreaterThan(30);
  expect(files.length).toBeGreaterThan(80);
});

test('each notion has one word in Spanish: that of the glossary', () => {
  const wrong = files.flatMap((file) =>
    textsIn(read(file)).flatMap((text) => (pattern.test(text) ? [`${file}: ${text}`] : [])),
  );
  expect(wrong.join('\n')).toBe('');
});

test('a percent stands with its number', () => {
  const parted = [...files, 'services/src/catalog/taxonomy/spanish-words.csv'].filter((file) =>
    /\d %/.test(read(file)),
  );
  expect(parted).toEqual([]);
});
