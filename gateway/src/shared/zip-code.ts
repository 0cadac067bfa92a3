/** Five digits, or five and four (N-7). */
export const isZipCode = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text);
