import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFields, csvRecordEnd as recordEndOf, type Delimiter, lineEnd } from './csv.ts';

const csvRecordEnd = recordEndOf();

const written = (field: string, quoted: boolean) =>
  quoted || /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

function recordsOf(text: string): string[] {
  const data = Buffer.from(text);
  const records: string[] = [];
  for (let begin = 0; begin < data.length;) {
    const end = csvRecordEnd(data, begin, true);
    records.push(data.toString('utf8', begin, end));
    begin = end;
  }
  return records;
}

test('N-10 fields survive a round trip, with commas, quotes, and line feeds inside', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '"', '\n', '\r') });
  const record = fc.array(fc.tuple(field, fc.boolean()), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(record, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      (records, end) => {
        const text = records.map((fields) => `${fields.map((each) => written(...each)).join(',')}${end}`).join('');
        expect(recordsOf(text).map((each) => csvFields(each))).toEqual(
          records.map((fields) => fields.map(([each]) => each)),
        );
      },
    ),
  );
});

test.each([
  ['', ['']],
  ['a,,c', ['a', '', 'c']],
  ['a,', ['a', '']],
  ['"a",""', ['a', '']],
  ['"5"" pipe"', ['5" pipe']],
  [' "a"', 'there is a quote in an unquoted field'],
  ['5" pipe,b', 'there is a quote in an unquoted field'],
  ['"a"b,c', 'there is text between a quoted field and the next comma'],
  ['"a,b', 'a quoted field is never closed'],
  ['"', 'a quoted field is never closed'],
  ['a,"b""', 'a quoted field is never closed'],
])('N-10 %j is %j', (record, fields) => {
  expect(csvFields(record)).toEqual(fields);
});

test('N-10 a record is complete only when its end has arrived', () => {
  const data = Buffer.from('a,"b\nc",d\ne');
  expect(csvRecordEnd(data.subarray(0, 8), 0, false)).toBe(-1);
  expect(csvRecordEnd(data, 0, false)).toBe(10);
  expect(csvRecordEnd(data, 10, false)).toBe(-1);
  expect(csvRecordEnd(data, 10, true)).toBe(11);
});

test('N-10 an unclosed or misplaced quote costs only its own line', () => {
  expect(recordsOf('a,"b\nc,d\ne,f\n')).toEqual(['a,"b\n', 'c,d\n', 'e,f\n']);
  expect(recordsOf('a,5" pipe\nc,d\n')).toEqual(['a,5" pipe\n', 'c,d\n']);
  const long = `a,"b\n${'c,d\n'.repeat(20_000)}`;
  expect(csvRecordEnd(Buffer.from(long), 0, false)).toBe(5);
});

test.each([
  [';', 'a;"b;c";d'],
  ['\t', 'a\t"b\tc"\td'],
  ['|', 'a|"b|c"|d'],
] as const satisfies [Delimiter, string][])('fields may have %j between them', (delimiter, record) => {
  expect(csvFields(record, delimiter)).toEqual(['a', `b${delimiter}c`, 'd']);
  const data = Buffer.from(`${record.replace('c"', 'c\n"')}\nx`);
  expect(recordEndOf(delimiter)(data, 0, true)).toBe(data.length - 1);
});

test('a line ends in LF, CR, or CRLF, and a CR at the end of what is there may have its LF to come', () => {
  for (const endOf of [csvRecordEnd, lineEnd]) {
    expect(['a\nb', 'a\rb', 'a\r\nb'].map((text) => endOf(Buffer.from(text), 0, false))).toEqual([2, 2, 3]);
    expect([endOf(Buffer.from('a\r'), 0, false), endOf(Buffer.from('a\r'), 0, true)]).toEqual([-1, 2]);
  }
});
