import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes, commas, and line breaks stay inside their cell', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['say "hi", then', 'two\nlines'],
    ]),
  ).toBe('a,b\r\n"say ""hi"", then","two\nlines"');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('what a spreadsheet would run stays text: %j', (text) => {
  expect(csvOf([[text]]).replaceAll('"', '')).toBe(`'${text}`);
});
