/** A text as a sentence, or a heading, of its own: Today, 2 to 3 PM. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
