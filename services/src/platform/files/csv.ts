const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];
/** A longer quoted field is treated as never closed. */
const longestRecord = 64 * 1024;

/** What may stand between the fields of a record. */
export const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;
export type Delimiter = keyof typeof delimiters;

/** Where the record that begins here ends, with its line end; -1 if the data ends first. */
export type CsvRecordEnd = (data: Buffer, begin: number, isLast: boolean) => number;

/**
 * Finds ends of records: a line feed, a carriage return, or both. Inside quotes they are part of a field (RFC 4180); a quoted
 * field that never closes costs only its own line.
 */
export function csvRecordEnd(delimiter: Delimiter = ','): CsvRecordEnd {
  const between = delimiter.charCodeAt(0);
  return (data, begin, isLast) => {
    let isQuoted = false;
    let isFieldStart = true;
    for (let at = begin; at < data.length; at++) {
      const byte = data[at];
      if (isQuoted) {
        if (byte !== quote) continue;
        if (data[at + 1] === quote) at++;
        else isQuoted = false;
      } else if (byte === lineFeed || byte === carriageReturn) return endAt(data, at, isLast);
      else if (byte === quote && isFieldStart) isQuoted = true;
      isFieldStart = byte === between && !isQuoted;
    }
    if (isQuoted && (isLast || data.length - begin > longestRecord)) return lineEnd(data, begin, isLast);
    return isLast ? data.length : -1;
  };
}

/** Where the line that begins here ends; -1 if the data ends first. */
export function lineEnd(data: Buffer, begin: number, isLast: boolean): number {
  const feed = data.indexOf(lineFeed, begin);
  const before = data.subarray(begin, feed < 0 ? data.length : feed).indexOf(carriageReturn);
  if (before >= 0) return endAt(data, begin + before, isLast);
  if (feed >= 0) return feed + 1;
  return isLast ? data.length : -1;
}

/** Behind a line end. A carriage return at the end of the data may have its line feed to come. */
function endAt(data: Buffer, at: number, isLast: boolean): number {
  if (data[at] === lineFeed) return at + 1;
  if (at + 1 === data.length && !isLast) return -1;
  return data[at + 1] === lineFeed ? at + 2 : at + 1;
}

/** A record's fields, strictly by RFC 4180, or why it isn't one, in words. */
export function csvFields(record: string, delimiter: Delimiter = ','): string[] | string {
  const text = withoutLineEnd(record);
  const fields: string[] = [];
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      const [whole = '', inside = ''] = /^"((?:[^"]|"")*)"(?!")/.exec(text.slice(at)) ?? [];
      if (whole === '') return 'a quoted field is never closed';
      at += whole.length;
      if (at < text.length && text[at] !== delimiter)
        return `there is text between a quoted field and the next ${delimiters[delimiter]}`;
      fields.push(inside.replaceAll('""', '"'));
    } else {
      const next = text.indexOf(delimiter, at);
      const field = text.slice(at, next < 0 ? undefined : next);
      if (field.includes('"')) return 'there is a quote in an unquoted field';
      fields.push(field);
      at = next < 0 ? text.length : next;
    }
    if (at >= text.length) return fields;
  }
}

/** A record as it is written, without the end of its line. */
export const withoutLineEnd = (record: string): string => record.replace(/(?:\r\n|\n|\r)$/, '');
