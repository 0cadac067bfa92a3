const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a person counts in a text: an emoji with its parts, or a letter with its marks, is one. */
export const characterCount = (text: string): number => Array.from(segmenter.segment(text)).length;
