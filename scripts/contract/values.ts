/**
 * Values that an answer names, by the names that parameters have: `storeId`, and `departmentId` for the `id` of an entry
 * of `departments`. The first of each name counts.
 */
export function valuesIn(answer: unknown): Map<string, string> {
  const values = new Map<string, string>();
  collect(answer, '', values);
  return values;
}

function collect(value: unknown, listName: string, values: Map<string, string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, listName, values);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const name = key === 'id' && listName.endsWith('s') ? `${listName.slice(0, -1)}Id` : key;
      if (typeof inner === 'string' || typeof inner === 'number') {
        if (!values.has(name) && inner !== '') values.set(name, String(inner));
      } else collect(inner, key, values);
    }
}
