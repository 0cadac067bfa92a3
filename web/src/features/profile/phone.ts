/** `(206) 555-4821` of ten digits; anything else as it is. */
export const phoneText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
