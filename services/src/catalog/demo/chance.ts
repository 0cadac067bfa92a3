/** A number from 0 up to 1 derived from a text, the same every time (FNV-1a, finished by a mixer). */
export function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high` derived from a text. */
export const wholeOf = (text: string, low: number, high: number): number =>
  low + Math.floor(chanceOf(text) * (high - low + 1));
