/** One thing that an act changed; null where it wasn't there before, or is gone. */
export interface Change {
  name: string;
  before: string | null;
  after: string | null;
}

type Facts = Readonly<Record<string, unknown>>;

/** What differs between before and after, by name; everything of what is new or gone. @param before JSON, as the service keeps it */
export function changesOf(before: string | null, after: string | null): Change[] {
  const [was, is] = [factsIn(before), factsIn(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({ name, before: asText(was[name]), after: asText(is[name]) }))
    .filter((change) => change.before !== change.after);
}

/** Facts by name, as text. */
export const detailsOf = (detail: string | null): { name: string; value: string }[] =>
  Object.entries(factsIn(detail)).flatMap(([name, value]) => {
    const text = asText(value);
    return text === null ? [] : [{ name, value: text }];
  });

function factsIn(json: string | null): Facts {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : { value };
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((each) => asText(each) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
