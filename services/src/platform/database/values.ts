import pg from 'pg';

type Parse = (text: string) => unknown;

/** The type of `date[]`, which the library has no name for. */
const datesType = 1182;

const parsers = new Map<number, Parse>([
  [pg.types.builtins.TIMESTAMPTZ, (text) => Temporal.Instant.from(text)],
  [pg.types.builtins.DATE, (text) => text],
  [datesType, (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))],
  [pg.types.builtins.INT8, Number],
]);

/** How a value of this type is read: `Temporal.Instant` (timestamptz), `YYYY-MM-DD` (date, and each of date[]), and numbers (bigint). */
export function typeParser(oid: number, format?: string): unknown {
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
}

/** A value of a statement whose text never changes. */
export type Value = string | number | boolean | Temporal.Instant | null | readonly string[];

/** A value as the server reads it. */
export function textOf(value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  // An instant too is what it reads like.
  return Array.isArray(value) ? `{${value.map(quoted).join(',')}}` : String(value);
}

const quoted = (element: string): string => `"${element.replace(/["\\]/g, String.raw`\$&`)}"`;
