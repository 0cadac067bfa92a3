import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintStyles } from './token-lint.ts';

const source = join(import.meta.dirname, '../../src');
const styleFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css.ts'),
);

test('there are style files to look at', () => {
  expect(styleFiles.length).toBeGreaterThan(25);
});

test.each(styleFiles)('%s stands on tokens and logical properties only', (file) => {
  expect(lintStyles(readFileSync(join(source, file), 'utf8'))).toEqual([]);
});

test.each([
  "  color: '#c4122f',",
  "  backgroundColor: 'rgb(0 0 0 / .5)',",
  "  color: 'white',",
  '  zIndex: 10,',
  "  fontFamily: 'Arial',",
  '  fontSize: 13,',
  "  lineHeight: '20px',",
  '  fontWeight: 650,',
  '  marginLeft: vars.space[2],',
  '  left: 0,',
  '  width: 20,',
  "  textAlign: 'left',",
])('a style that leaves the tokens is found: %s', (line) => {
  expect(lintStyles(line)).toHaveLength(1);
});
