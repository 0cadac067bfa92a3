const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person counts in a text: an emoji with its parts, or a letter with its marks, is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Is a text longer than so many characters, as a person counts them? Most texts needn't be counted. */
export const isLongerThan = (text: string, most: number): boolean => text.length > most && characterCount(text) > most;

/** The beginning of a text, cut between two characters. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (++count > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
