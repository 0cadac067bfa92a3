/** How many imports lie between each file and the nearest of `files`, along arrows that are turned around; those of `files` are 0 away. */
export function distances(
  files: Iterable<string>,
  importedBy: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const found = new Map([...files].map((file) => [file, 0]));
  // A map takes what is added while it is walked, the nearest first.
  for (const [file, distance] of found)
    for (const other of importedBy.get(file) ?? []) if (!found.has(other)) found.set(other, distance + 1);
  return found;
}
