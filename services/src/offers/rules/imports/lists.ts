/** The parts of a list, each once, by commas, semicolons, or spaces between them; null for none: everywhere. */
export function idsIn(text: string): string[] | null {
  const ids = [...new Set(text.split(/[\s,;|]+/).filter((each) => each !== ''))];
  return ids.length === 0 ? null : ids;
}
