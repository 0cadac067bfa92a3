/** Is the text a whole ZIP code, five digits or five and four (N-7)? */
export const isWholeZip = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text);
