/** Reads records by our names for their fields. */
export interface FieldNames<Name extends string> {
  /** Our name for a column; undefined for one that nothing is read from. */
  fieldOf: (column: string) => Name | undefined;
  /** Fields from pairs of our names and values, without spaces at the ends; a field that the file lacks is empty. */
  fieldsFrom: (pairs: Iterable<readonly [Name, string]>) => Readonly<Record<Name, string>>;
}

/** @param aliases names that columns have in other people's files, by ours; compared without capitals, spaces, and underscores */
export function fieldNames<Name extends string>(aliases: Readonly<Record<Name, string>>): FieldNames<Name> {
  const all = Object.keys(aliases) as Name[];
  const byAlias = new Map(all.flatMap((name) => aliases[name].split(' ').map((alias) => [alias, name] as const)));
  const none = Object.fromEntries(all.map((name) => [name, ''])) as Record<Name, string>;
  return {
    fieldOf: (column) => byAlias.get(column.toLowerCase().replaceAll(/[^a-z0-9]/g, '')),
    fieldsFrom(pairs) {
      const fields = { ...none };
      for (const [name, value] of pairs) fields[name] = value.trim();
      return fields;
    },
  };
}
