/** A shortened value: the start and end of a hash, or some entries of many. */
export interface Excerpt {
  value: string;
  /** How many entries are left out. */
  more: number;
}

const mostEntries = 5;
const separator = ', ';

/** What is shown of a value next to the one it is compared with: for a long list, the entries from the first difference on. */
export function excerptOf(value: string, other: string): Excerpt {
  if (value.length === 64) return { value: `${value.slice(0, 8)}…${value.slice(-4)}`, more: 0 };
  const entries = value.split(separator);
  if (entries.length <= mostEntries) return { value, more: 0 };
  const others = other.split(separator);
  const different = entries.findIndex((entry, index) => entry !== others[index]);
  const from = Math.min(Math.max(different, 0), entries.length - mostEntries);
  return { value: entries.slice(from, from + mostEntries).join(separator), more: entries.length - mostEntries };
}
