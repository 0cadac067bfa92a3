const [quote, comma, lineFeed, carriageReturn] = [0x22, 0x2c, 0x0a, 0x0d];
/** A longer quoted field is treated as never closed. */
const longestRecord = 64 * 1024;

/**
 * Where the record that begins here ends, including its line feed; -1 if the data ends first. A line feed inside
 * quotes is part of a field (RFC 4180); a quoted field that never closes costs only its own line.
 */
export function csvRecordEnd(data: Buffer, begin: number, isLast: boolean): number {
  let isQuoted = false;
  let isFieldStart = true;
  for (let at = begin; at < data.length; at++) {
    const byte = data[at];
    if (isQuoted) {
      if (byte !== quote) continue;
      if (data[at + 1] === quote) at++;
      else isQuoted = false;
    } else if (byte === lineFeed) return at + 1;
    else if (byte === quote && isFieldStart) isQuoted = true;
    isFieldStart = byte === comma && !isQuoted;
  }
  if (isQuoted && (isLast || data.length - begin > longestRecord)) return lineEnd(data, begin, isLast);
  return isLast ? data.length : -1;
}

/** Where the line that begins here ends; -1 if the data ends first. */
export function lineEnd(data: Buffer, begin: number, isLast: boolean): number {
  const end = data.indexOf(lineFeed, begin);
  if (end >= 0) return end + 1;
  return isLast ? data.length : -1;
}

/** A record's fields, strictly by RFC 4180, or why it isn't one, in words. */
export function csvFields(record: string): string[] | string {
  const text = withoutEnd(record);
  const fields: string[] = [];
  for (let at = 0; ; at++) {
    if (text[at] === '"') {
      const [whole = '', inside = ''] = /^"((?:[^"]|"")*)"(?!")/.exec(text.slice(at)) ?? [];
      if (whole === '') return 'a quoted field is never closed';
      at += whole.length;
      if (at < text.length && text[at] !== ',') return 'there is text between a quoted field and the next comma';
      fields.push(inside.replaceAll('""', '"'));
    } else {
      const next = text.indexOf(',', at);
      const field = text.slice(at, next < 0 ? undefined : next);
      if (field.includes('"')) return 'there is a quote in an unquoted field';
      fields.push(field);
      at = next < 0 ? text.length : next;
    }
    if (at >= text.length) return fields;
  }
}

function withoutEnd(record: string): string {
  let end = record.length;
  if (record.charCodeAt(end - 1) === lineFeed) end--;
  if (record.charCodeAt(end - 1) === carriageReturn) end--;
  return record.slice(0, end);
}
