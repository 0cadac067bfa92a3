/** Five digits, or five and four (N-7), as a JSON Schema pattern. */
export const zipPattern = '^\\d{5}(-\\d{4})?$';

const zipCode = new RegExp(zipPattern);

/** Is it written like a ZIP code (N-7)? */
export const isZipCode = (text: string): boolean => zipCode.test(text);
